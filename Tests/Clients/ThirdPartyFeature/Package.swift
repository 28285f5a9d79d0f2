// swift-tools-version: 6.2
import PackageDescription

// A package of somebody else, who adds a feature of their own to the program: a shelf of lullabies.
let package = Package(
    name: "third-party-feature",
    dependencies: [
        .package(name: "story-studio", path: "../../.."),
        .package(url: "https://github.com/groue/GRDB.swift", from: "7.10.0"),
        .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
    ],
    targets: [
        .executableTarget(
            name: "ThirdPartyFeature",
            dependencies: [
                .product(name: "StoryCLI", package: "story-studio"),
                .product(name: "GRDB", package: "GRDB.swift"),
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
            ], path: "Sources", swiftSettings: [.swiftLanguageMode(.v6), .treatAllWarnings(as: .error)])
    ]
)
