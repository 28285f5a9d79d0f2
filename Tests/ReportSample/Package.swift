// swift-tools-version: 6.2
import PackageDescription

// Tests that fail in every way a test can fail: what the exporter of reports is tested on.
let package = Package(
    name: "ReportSample",
    targets: [
        // Swift Testing, to its end.
        .testTarget(name: "SampleTests"),
        // Swift Testing, with a crash while other tests are running.
        .testTarget(name: "SampleCrashTests"),
        // Swift Testing, with tests that pass when they are run again.
        .testTarget(name: "SampleFlakyTests"),
        // Swift Testing, with many short tests, and one that runs into its time limit.
        .testTarget(name: "SampleSlowTests"),
        // XCTest, to its end.
        .testTarget(name: "SampleClassTests"),
        // XCTest, with a crash.
        .testTarget(name: "SampleClassCrashTests"),
    ]
)
