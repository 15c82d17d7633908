// swift-tools-version: 6.1

import PackageDescription

let house: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
]

let package = Package(
  name: "VisorBenchmarks",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "Visor", path: "..")],
  targets: [
    .target(name: "CBench"),
    .executableTarget(
      name: "VisorBench",
      dependencies: [
        "CBench",
        .product(name: "Visor", package: "Visor"),
        .product(name: "VisorTerminal", package: "Visor"),
      ],
      swiftSettings: house,
      // Allocations are counted: see allocations.c.
      linkerSettings: [
        .unsafeFlags(
          ["malloc", "calloc", "posix_memalign"].flatMap { ["-Xlinker", "--wrap=\($0)"] })
      ]),
    // Apart from the rest, which is one file without libraries.
    .target(name: "CBenchAllocations"),
    .executableTarget(
      name: "VisorPictureBench",
      dependencies: [
        "CBenchAllocations",
        .product(name: "Visor", package: "Visor"),
        .product(name: "VisorScene", package: "Visor"),
        .product(name: "VisorCairo", package: "Visor"),
      ],
      swiftSettings: house),
    .executableTarget(
      name: "ProgressBench",
      dependencies: [
        .product(name: "Visor", package: "Visor"),
        .product(name: "VisorFoundation", package: "Visor"),
      ],
      swiftSettings: house),
    .systemLibrary(name: "CBenchGTK", pkgConfig: "gtk4-x11"),
    .executableTarget(
      name: "VisorDesktopBench",
      dependencies: [
        "CBenchGTK",
        .product(name: "Visor", package: "Visor"),
        .product(name: "VisorScene", package: "Visor"),
        .product(name: "VisorGTK", package: "Visor"),
      ],
      swiftSettings: house),
  ],
  swiftLanguageModes: [.v6]
)
