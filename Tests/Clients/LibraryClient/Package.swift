// swift-tools-version: 6.2
import PackageDescription

// A package of somebody else, who wants to keep stories in a program of their own and nothing besides.
let package = Package(
    name: "library-client",
    dependencies: [.package(name: "story-studio", path: "../../..")],
    targets: [
        .executableTarget(
            name: "LibraryClient",
            dependencies: [.product(name: "Library", package: "story-studio")], path: "Sources",
            swiftSettings: [.swiftLanguageMode(.v6), .treatAllWarnings(as: .error)])
    ]
)
