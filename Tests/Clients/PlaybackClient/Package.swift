// swift-tools-version: 6.2
import PackageDescription

// A package of somebody else, who wants to play stories in a program of their own and nothing besides.
let package = Package(
    name: "playback-client",
    dependencies: [.package(name: "story-studio", path: "../../..")],
    targets: [
        .executableTarget(
            name: "PlaybackClient",
            dependencies: [.product(name: "Playback", package: "story-studio")], path: "Sources",
            swiftSettings: [.swiftLanguageMode(.v6), .treatAllWarnings(as: .error)])
    ]
)
