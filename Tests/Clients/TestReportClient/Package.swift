// swift-tools-version: 6.2
import PackageDescription

// A package of somebody else, whose checks are to be test cases, and who wants nothing of stories.
let package = Package(
    name: "test-report-client",
    dependencies: [.package(name: "story-studio", path: "../../..")],
    targets: [
        .executableTarget(
            name: "TestReportClient",
            dependencies: [.product(name: "TestReport", package: "story-studio")], path: "Sources",
            swiftSettings: [.swiftLanguageMode(.v6), .treatAllWarnings(as: .error)])
    ]
)
