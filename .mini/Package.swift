// swift-tools-version: 6.2
import PackageDescription
let settings: [SwiftSetting] = [
    .swiftLanguageMode(.v6), .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"), .enableUpcomingFeature("MemberImportVisibility"),
    .enableUpcomingFeature("NonisolatedNonsendingByDefault"), .enableUpcomingFeature("InferIsolatedConformances"),
    .treatAllWarnings(as: .error),
]
let arguments = Target.Dependency.product(name: "ArgumentParser", package: "swift-argument-parser")
let package = Package(
    name: "mini",
    dependencies: [
        .package(path: "/work/deps/swift-argument-parser"), .package(path: "/work/deps/swift-system"), .package(path: "/work/deps/swift-subprocess"),
    ],
    targets: [
        .systemLibrary(name: "CRsvg", path: "Modules/Platform/CRsvg"),
        .target(name: "StoryCore", path: "Modules/Core/StoryCore", swiftSettings: settings),
        .target(name: "EngineLibrary", dependencies: ["StoryCore"], path: "Modules/Platform/EngineLibrary", swiftSettings: settings),
        .target(name: "VectorIllustrator", dependencies: ["StoryCore", "CRsvg", "EngineLibrary"], path: "Modules/Providers/VectorIllustrator", swiftSettings: settings),
        .target(name: "EmbeddedAuthor", dependencies: ["StoryCore"], path: "Modules/Providers/EmbeddedAuthor", resources: [.copy("Plots")], swiftSettings: settings),
        .executableTarget(name: "ContactSheet", dependencies: ["EmbeddedAuthor", "StoryCore", "VectorIllustrator", arguments], path: "Tools/ContactSheet", swiftSettings: settings),
        .executableTarget(name: "Plots", dependencies: ["EmbeddedAuthor", "StoryCore", arguments], path: "Tools/Plots", swiftSettings: settings),
        .executableTarget(name: "Dump", dependencies: ["EmbeddedAuthor", "StoryCore"], path: "Dump"),
        .executableTarget(name: "StoryQuality", dependencies: ["EmbeddedAuthor", "StoryCore", "VectorIllustrator", arguments], path: "Tools/StoryQuality", swiftSettings: settings),
        .testTarget(name: "EmbeddedAuthorTests", dependencies: ["EmbeddedAuthor", "StoryCore", "TestSupport"], path: "Tests/EmbeddedAuthorTests", swiftSettings: settings),
        .executableTarget(name: "Dump2", dependencies: ["VectorIllustrator", "StoryCore"], path: "Dump2"),
        .target(name: "TestSupport", dependencies: [.product(name: "Subprocess", package: "swift-subprocess"), .product(name: "SystemPackage", package: "swift-system")], path: "Tests/TestSupport", swiftSettings: settings),
        .testTarget(name: "VectorIllustratorTests", dependencies: ["VectorIllustrator", "StoryCore", "CRsvg", "EngineLibrary", "TestSupport"], path: "Tests/VectorIllustratorTests", resources: [.copy("Golden")], swiftSettings: settings),
    ])
