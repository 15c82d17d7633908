// swift-tools-version: 6.1

// The lifecycle and the tests that should notice when it is broken, and nothing that takes longer
// to build. `mutate.py` puts it in the place of the whole package, in its copy of the tree.

import PackageDescription

let house: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
]

let package = Package(
  name: "Visor",
  platforms: [.macOS(.v15), .iOS(.v18)],
  targets: [
    .target(name: "Visor", swiftSettings: house),
    .target(name: "VisorProof", dependencies: ["Visor"], swiftSettings: house),
    .target(
      name: "VisorCommand", dependencies: ["Visor"],
      sources: ["Replay/Replay.swift", "Replay/Replay+Answers.swift", "Replay/ReplayLine.swift"],
      swiftSettings: house),
    .testTarget(
      name: "VisorTests", dependencies: ["Visor", "VisorProof"],
      sources: ["Corners", "Fade", "Histories", "Outcome", "Withdrawal"].map {
        "Lifecycle/\($0)Tests.swift"
      },
      swiftSettings: house),
    .testTarget(
      name: "VisorCommandTests", dependencies: ["VisorCommand"],
      sources: ["Replay/ReplayCases.swift"], swiftSettings: house),
  ],
  swiftLanguageModes: [.v6]
)
