// swift-tools-version: 6.1

import PackageDescription

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
      swiftSettings: [
        .enableUpcomingFeature("ExistentialAny"),
        .enableUpcomingFeature("InternalImportsByDefault"),
        .enableUpcomingFeature("MemberImportVisibility"),
        .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
      ]),
  ],
  swiftLanguageModes: [.v6]
)
