// swift-tools-version: 6.1

import PackageDescription

let house: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
]

// Fetched only by those who ask for the trait.
let reactiveSwift = Target.Dependency.product(
  name: "ReactiveSwift", package: "ReactiveSwift", condition: .when(traits: ["ReactiveSwift"]))

let package = Package(
  name: "Visor",
  platforms: [.macOS(.v15), .iOS(.v18)],
  products: [
    .library(name: "Visor", targets: ["Visor"]),
    .library(name: "VisorTerminal", targets: ["VisorTerminal"]),
    .library(name: "VisorScene", targets: ["VisorScene"]),
    .library(name: "VisorTestSupport", targets: ["VisorTestSupport"]),
    .library(name: "VisorFoundation", targets: ["VisorFoundation"]),
    .library(name: "VisorReactive", targets: ["VisorReactive"]),
    .executable(name: "visor", targets: ["VisorTool"]),
  ],
  traits: [
    .trait(name: "ReactiveSwift", description: "VisorReactive: a HUD for streams of ReactiveSwift")
  ],
  dependencies: [
    .package(url: "https://github.com/ReactiveCocoa/ReactiveSwift.git", from: "7.1.1")
  ],
  targets: [
    .target(name: "Visor", swiftSettings: house),
    .target(name: "VisorFoundation", dependencies: ["Visor"], swiftSettings: house),
    .target(
      name: "VisorReactive", dependencies: ["Visor", reactiveSwift], swiftSettings: house),
    .target(name: "CVisorSystem"),
    .target(
      name: "VisorTerminal", dependencies: ["Visor", "CVisorSystem"], swiftSettings: house),
    .target(name: "VisorScene", dependencies: ["Visor"], swiftSettings: house),
    .target(
      name: "VisorCommand", dependencies: ["Visor", "VisorTerminal", "VisorScene", "CVisorSystem"],
      swiftSettings: house),
    // Named apart from its product: `Visor` and `visor` are one folder on a case-insensitive disk.
    .executableTarget(name: "VisorTool", dependencies: ["VisorCommand"], swiftSettings: house),
    // What must always be true, with a second, plain reading of the rules; for tests and `Proof`.
    .target(name: "VisorProof", dependencies: ["Visor"], swiftSettings: house),
    .executableTarget(
      name: "Proof", dependencies: ["VisorProof"], path: "Sources/ProveHistories",
      swiftSettings: house),
    .target(
      name: "VisorTestSupport", dependencies: ["Visor", "VisorTerminal"], swiftSettings: house),
    .testTarget(
      name: "VisorTests", dependencies: ["Visor", "VisorProof", "VisorTestSupport"],
      swiftSettings: house),
    .testTarget(
      name: "VisorTerminalTests", dependencies: ["VisorTerminal", "VisorTestSupport"],
      swiftSettings: house),
    .testTarget(
      name: "VisorSceneTests", dependencies: ["Visor", "VisorScene", "VisorTestSupport"],
      exclude: ["References"],
      swiftSettings: house),
    .testTarget(
      name: "VisorCommandTests",
      dependencies: ["VisorCommand", "VisorScene", "VisorProof", "VisorTestSupport", "VisorTool"],
      exclude: ["Fixtures"],
      swiftSettings: house),
    // What tests fetch from.
    .target(name: "LocalServer", path: "Tests/LocalServer", swiftSettings: house),
    .testTarget(
      name: "VisorFoundationTests",
      dependencies: ["VisorFoundation", "VisorTestSupport", "LocalServer"],
      swiftSettings: house),
    .testTarget(
      name: "VisorReactiveTests",
      dependencies: ["VisorReactive", "VisorProof", "VisorTestSupport", reactiveSwift],
      swiftSettings: house),
    .testTarget(
      name: "VisorTestSupportTests", dependencies: ["VisorTestSupport"], swiftSettings: house),
  ],
  swiftLanguageModes: [.v6]
)

// Pictures and the desktop. Nothing else depends on these, so that the rest builds where the libraries
// are missing.
#if os(Linux)
  package.products += [
    .library(name: "VisorCairo", targets: ["VisorCairo"]),
    .library(name: "VisorWebP", targets: ["VisorWebP"]),
    .executable(name: "visor-desktop", targets: ["VisorDesktopTool"]),
  ]
  package.targets += [
    .systemLibrary(
      name: "CCairo", pkgConfig: "pangocairo", providers: [.apt(["libpango1.0-dev"])]),
    .systemLibrary(name: "CWebP", pkgConfig: "libwebpmux", providers: [.apt(["libwebp-dev"])]),
    .target(
      name: "VisorCairo", dependencies: ["Visor", "VisorScene", "CCairo"], swiftSettings: house),
    // Pictures that move, apart: what draws on a screen has no need of the library for their files.
    .target(name: "VisorWebP", dependencies: ["VisorCairo", "CWebP"], swiftSettings: house),
    .target(
      name: "VisorDesktop",
      dependencies: [
        "Visor", "VisorScene", "VisorCairo", "VisorWebP", "VisorCommand", "VisorGTK",
        "CVisorSystem",
      ],
      swiftSettings: house),
    .executableTarget(
      name: "VisorDesktopTool", dependencies: ["VisorDesktop"], swiftSettings: house),
    .testTarget(
      name: "VisorCairoTests",
      dependencies: [
        "VisorScene", "VisorCairo", "CCairo", "VisorCommand", "VisorDesktop", "VisorTestSupport",
      ],
      exclude: ["References"], swiftSettings: house),
    // What tests start must not be held up by the signals of whoever runs the tests.
    .target(name: "CleanProcess", path: "Tests/CleanProcess", swiftSettings: house),
    .testTarget(
      name: "VisorDesktopTests",
      dependencies: [
        "CleanProcess", "VisorScene", "VisorCairo", "VisorWebP", "VisorCommand", "VisorDesktop",
        "VisorTool", "VisorDesktopTool",
      ],
      exclude: ["close-window.py"], swiftSettings: house),
  ]
#endif

#if os(Linux)
  package.products.append(.library(name: "VisorGTK", targets: ["VisorGTK"]))
  package.targets += [
    .systemLibrary(name: "CGTK", pkgConfig: "gtk4", providers: [.apt(["libgtk-4-dev"])]),
    .target(
      name: "VisorGTK", dependencies: ["Visor", "VisorScene", "VisorCairo", "CGTK"],
      swiftSettings: house),
    // GTK wants the main thread, a display and a process to itself: each test plays a scenario there.
    .executableTarget(
      name: "VisorGTKStage",

      dependencies: ["Visor", "VisorScene", "VisorGTK", "VisorTestSupport", "CGTK"],
      path: "Tests/VisorGTKStage",
      exclude: ["reader.py"],
      swiftSettings: house),
    .testTarget(
      name: "VisorGTKTests", dependencies: ["CleanProcess", "VisorGTKStage", "VisorTestSupport"],
      swiftSettings: house),
  ]
#endif

// An app with a HUD; its rules and its store know nothing of GTK.
#if os(Linux)
  let tagLocation = "Examples/TagLocation"
  package.targets += [
    .systemLibrary(
      name: "CSQLite", path: "Examples/CSQLite", pkgConfig: "sqlite3",
      providers: [.apt(["libsqlite3-dev"])]),
    // How the examples keep what they keep.
    .target(
      name: "ExampleSQLite", dependencies: ["CSQLite"], path: "Examples/SQLite",
      swiftSettings: house),
    // The little that their windows need of GTK.
    .target(
      name: "ExampleWidgets", dependencies: ["CGTK"], path: "Examples/Widgets",
      swiftSettings: house),
    .target(
      name: "TagLocationModel", dependencies: ["ExampleSQLite"], path: "\(tagLocation)/Model",
      swiftSettings: house),
    .target(
      name: "TagLocationWindow",
      dependencies: [
        "Visor", "VisorScene", "VisorGTK", "CGTK", "ExampleSQLite", "ExampleWidgets",
        "TagLocationModel",
      ],
      path: "\(tagLocation)/Window", swiftSettings: house),
    .executableTarget(
      name: "TagLocation",
      dependencies: [
        "VisorGTK", "CGTK", "ExampleSQLite", "TagLocationModel", "TagLocationWindow",
      ],
      path: "\(tagLocation)/App", swiftSettings: house),
    .testTarget(
      name: "TagLocationModelTests",
      dependencies: ["TagLocationModel", "ExampleSQLite", "CSQLite"],
      swiftSettings: house),
  ]
  for target in package.targets where target.name == "VisorGTKStage" {
    target.dependencies += ["ExampleSQLite", "TagLocationModel", "TagLocationWindow"]
  }
#endif

// Actions with messages and presenters that can be exchanged.
package.products.append(.library(name: "VisorScreenlets", targets: ["VisorScreenlets"]))
package.targets += [
  .target(
    name: "VisorScreenlets", dependencies: ["Visor", "VisorScene"], swiftSettings: house),
  // What every surface and presenter is to show of every action; each surface's tests play all of it.
  .target(
    name: "ScreenletTable", dependencies: ["Visor", "VisorScreenlets", "VisorTestSupport"],
    path: "Tests/ScreenletTable", swiftSettings: house),
  .testTarget(
    name: "VisorScreenletsTests",
    dependencies: ["VisorScreenlets", "VisorScene", "VisorTestSupport", "ScreenletTable"],
    swiftSettings: house),
]
for target in package.targets where target.name == "VisorTerminalTests" {
  target.dependencies += ["VisorScreenlets", "ScreenletTable"]
}

// An app with actions, and its twin on a terminal: the same actions, another screen.
#if os(Linux)
  let addBookmark = "Examples/AddBookmark"
  package.products.append(.executable(name: "visor-bookmark", targets: ["BookmarkTool"]))
  package.targets += [
    .systemLibrary(
      name: "CXML", path: "Examples/CXML", pkgConfig: "libxml-2.0",
      providers: [.apt(["libxml2-dev"])]),
    // Apart from what imports Foundation: each brings headers of another ICU.
    .target(
      name: "ExampleHTML", dependencies: ["CXML"], path: "Examples/HTML", swiftSettings: house),
    .target(
      name: "AddBookmarkModel", dependencies: ["ExampleSQLite", "ExampleHTML"],
      path: "\(addBookmark)/Model", swiftSettings: house),
    .target(
      name: "AddBookmarkActions",
      dependencies: ["Visor", "VisorScreenlets", "AddBookmarkModel", "ExampleSQLite"],
      path: "\(addBookmark)/Actions", swiftSettings: house),
    .target(
      name: "AddBookmarkWindow",
      dependencies: [
        "Visor", "VisorScene", "VisorScreenlets", "VisorGTK", "CGTK", "ExampleWidgets",
        "AddBookmarkModel", "AddBookmarkActions",
      ],
      path: "\(addBookmark)/Window", swiftSettings: house),
    .executableTarget(
      name: "AddBookmark",
      dependencies: [
        "VisorGTK", "CGTK", "ExampleSQLite", "AddBookmarkModel", "AddBookmarkWindow",
      ],
      path: "\(addBookmark)/App", swiftSettings: house),
    .executableTarget(
      name: "BookmarkTool",
      dependencies: [
        "Visor", "VisorScreenlets", "VisorTerminal", "AddBookmarkModel", "AddBookmarkActions",
      ],
      path: "\(addBookmark)/Terminal", swiftSettings: house),
    .testTarget(
      name: "BookmarkToolTests", dependencies: ["BookmarkTool", "LocalServer", "CSQLite"],
      swiftSettings: house),
    .testTarget(
      name: "AddBookmarkModelTests",
      dependencies: ["AddBookmarkModel", "ExampleSQLite", "CSQLite", "LocalServer"],
      swiftSettings: house),
  ]
  for target in package.targets where target.name == "VisorGTKStage" {
    target.dependencies += [
      "AddBookmarkModel", "AddBookmarkActions", "AddBookmarkWindow", "VisorScreenlets",
      "ScreenletTable", "LocalServer", "CSQLite",
    ]
  }
#endif

// `make sanitize`: see Tests/SanitizedMutex/sanitized_mutex.c.
#if os(Linux)
  if Context.environment["VISOR_SANITIZE"] != nil {
    package.targets.append(.target(name: "SanitizedMutex", path: "Tests/SanitizedMutex"))
    for target in package.targets where target.name == "VisorTests" {
      target.dependencies.append("SanitizedMutex")
    }
  }
#endif

// `make fuzz`: programs that libFuzzer drives, built with --sanitize=fuzzer. It brings `main`.
if Context.environment["VISOR_FUZZ"] != nil {
  let fuzz = house + [.unsafeFlags(["-parse-as-library"])]
  package.targets += [
    .executableTarget(
      name: "ReplayFuzz", dependencies: ["VisorCommand"], path: "Fuzz/ReplayFuzz",
      swiftSettings: fuzz),
    .executableTarget(
      name: "FollowFuzz", dependencies: ["Visor", "VisorCommand"], path: "Fuzz/FollowFuzz",
      swiftSettings: fuzz),
    .executableTarget(
      name: "NeutralFuzz", dependencies: ["VisorTerminal"], path: "Fuzz/NeutralFuzz",
      swiftSettings: fuzz),
    .executableTarget(
      name: "LayoutFuzz", dependencies: ["Visor", "VisorTerminal", "VisorTestSupport"],
      path: "Fuzz/LayoutFuzz", swiftSettings: fuzz),
  ]
}
