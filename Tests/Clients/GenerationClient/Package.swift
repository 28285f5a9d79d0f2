// swift-tools-version: 6.2
import PackageDescription

// A package of somebody else, who wants stories in a program of their own and nothing besides.
let package = Package(
    name: "generation-client",
    dependencies: [.package(name: "story-studio", path: "../../..")],
    targets: [
        .executableTarget(
            name: "GenerationClient",
            dependencies: [.product(name: "Generation", package: "story-studio")], path: "Sources",
            swiftSettings: [.swiftLanguageMode(.v6), .treatAllWarnings(as: .error)])
    ]
)
