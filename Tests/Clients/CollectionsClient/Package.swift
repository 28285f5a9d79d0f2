// swift-tools-version: 6.2
import PackageDescription

// A package of somebody else, who wants collections in a program of their own and nothing besides.
let package = Package(
    name: "collections-client",
    dependencies: [.package(name: "story-studio", path: "../../..")],
    targets: [
        .executableTarget(
            name: "CollectionsClient",
            dependencies: [.product(name: "Collections", package: "story-studio")], path: "Sources",
            swiftSettings: [.swiftLanguageMode(.v6), .treatAllWarnings(as: .error)])
    ]
)
