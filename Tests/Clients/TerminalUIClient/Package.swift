// swift-tools-version: 6.2
import PackageDescription

// A package of somebody else, whose program is shown on a terminal, and who wants nothing of stories.
let package = Package(
    name: "terminal-ui-client",
    dependencies: [.package(name: "story-studio", path: "../../..")],
    targets: [
        .executableTarget(
            name: "TerminalUIClient",
            dependencies: [.product(name: "TerminalUI", package: "story-studio")], path: "Sources",
            swiftSettings: [.swiftLanguageMode(.v6), .treatAllWarnings(as: .error)])
    ]
)
