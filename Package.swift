// swift-tools-version: 6.2
import PackageDescription

// One strict block for every target of ours.
let settings: [SwiftSetting] = [
    .swiftLanguageMode(.v6),
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
    .enableUpcomingFeature("InferIsolatedConformances"),
    .treatAllWarnings(as: .error),
]

/// What a target's folder holds for people, beside its sources.
let decisions = ["DECISIONS.md"]

/// A Swift target of ours.
func module(
    _ name: String, at path: String, _ dependencies: [Target.Dependency] = [], resources: [Resource]? = nil,
    exclude: [String] = []
) -> Target {
    .target(
        name: name, dependencies: dependencies, path: path, exclude: exclude, resources: resources,
        swiftSettings: settings)
}

/// A program of ours.
func program(
    _ name: String, at path: String, _ dependencies: [Target.Dependency], exclude: [String] = []
) -> Target {
    .executableTarget(
        name: name, dependencies: dependencies, path: path, exclude: exclude, swiftSettings: settings)
}

/// The tests of a module, in the folder of its name below Tests.
func tests(of name: String, _ dependencies: [Target.Dependency] = [], resources: [Resource]? = nil) -> Target {
    .testTarget(
        name: "\(name)Tests", dependencies: [.byName(name: name), "TestSupport"] + dependencies,
        path: "Tests/\(name)Tests",
        resources: resources, swiftSettings: settings)
}

/// A feature: its module, its stubs, its tests.
func feature(_ name: String) -> [Target] {
    [
        module(name, at: "Modules/Features/\(name)/Sources", ["StoryCore", "FeatureKit"]),
        module(
            "\(name)Stubs", at: "Modules/Features/\(name)/Stubs",
            [.byName(name: name), "StoryCore", "FeatureKit", "FeatureKitStubs"]),
        tests(of: name, [.byName(name: "\(name)Stubs"), "StoryCore", "FeatureKit", "FeatureKitStubs"]),
    ]
}

/// A feature's views on a terminal, and their tests.
func views(of name: String) -> [Target] {
    [
        module(
            "\(name)Views", at: "Modules/Features/\(name)/Views",
            [.byName(name: name), "StoryCore", "FeatureKit", "StoryViews", "TerminalUI"]),
        .testTarget(
            name: "\(name)ViewsTests",
            dependencies: [
                .byName(name: "\(name)Views"), .byName(name: name), .byName(name: "\(name)Stubs"), "StoryCore",
                "FeatureKit", "FeatureKitStubs", "StoryViews", "TerminalUI", "ViewTestSupport",
            ],
            path: "Tests/\(name)ViewsTests", swiftSettings: settings),
    ]
}

/// A feature's tables in the library, with files beside them if need be, and their tests.
func storage(of name: String, files: [Target.Dependency] = []) -> [Target] {
    [
        module(
            "\(name)Storage", at: "Modules/Features/\(name)/Storage",
            [.byName(name: name), "StoryCore", "StoryStorage", grdb] + files),
        tests(
            of: "\(name)Storage",
            [
                .byName(name: name), .byName(name: "\(name)Stubs"), "StorageTestSupport", "StoryCore", "StoryStorage",
                "MediaStore", "LibraryArchive", "FeatureKitStubs", grdb,
            ] + (name == "Library" ? [] : ["LibraryStorage"]) + files),
    ]
}

/// A provider of stories, speech or pictures: its module and its tests.
func provider(
    _ name: String, libraries: [Target.Dependency] = [], resources: [Resource]? = nil, exclude: [String] = [],
    testResources: [Resource]? = nil
) -> [Target] {
    [
        module(
            name, at: "Modules/Providers/\(name)", ["StoryCore"] + libraries, resources: resources, exclude: exclude),
        tests(of: name, ["StoryCore"] + libraries, resources: testResources),
    ]
}

/// A module that ties us to a library or to the system: its module, and its tests, which may need more.
func platform(
    _ name: String, _ dependencies: [Target.Dependency] = [], testing others: [Target.Dependency] = [],
    exclude: [String] = [], testResources: [Resource]? = nil
) -> [Target] {
    [
        module(name, at: "Modules/Platform/\(name)", ["StoryCore"] + dependencies, exclude: exclude),
        tests(of: name, ["StoryCore"] + dependencies + others, resources: testResources),
    ]
}

/// The headers of a C library that is loaded when it is first used, and so never linked.
func headers(_ name: String) -> Target {
    .systemLibrary(name: name, path: "Modules/Platform/\(name)")
}

let grdb = Target.Dependency.product(name: "GRDB", package: "GRDB.swift")
let sqlite = Target.Dependency.product(name: "GRDBSQLite", package: "GRDB.swift")
let subprocess = Target.Dependency.product(name: "Subprocess", package: "swift-subprocess")
let systemPackage = Target.Dependency.product(name: "SystemPackage", package: "swift-system")
let argumentParser = Target.Dependency.product(name: "ArgumentParser", package: "swift-argument-parser")
let logging = Target.Dependency.product(name: "Logging", package: "swift-log")
let inMemoryLogging = Target.Dependency.product(name: "InMemoryLogging", package: "swift-log")
let mustache = Target.Dependency.product(name: "Mustache", package: "swift-mustache")

let core = [
    module("TestSupport", at: "Tests/TestSupport", [subprocess, systemPackage]),
    module("StoryCore", at: "Modules/Core/StoryCore", [logging]),
    module("FeatureKit", at: "Modules/Core/FeatureKit", ["StoryCore"]),
    module("StoryDocuments", at: "Modules/Core/StoryDocuments", ["StoryCore"]),
    module(
        "FeatureKitStubs", at: "Modules/Core/FeatureKitStubs",
        ["StoryCore", "FeatureKit", "Checksums", logging, inMemoryLogging]),
    tests(of: "StoryCore"),
    tests(of: "FeatureKit", ["StoryCore", "FeatureKitStubs"]),
    tests(of: "StoryDocuments", ["StoryCore"]),
]

/// The features, each with its views and stubs; a new one is a line here.
let featureNames = [
    "Collections",
    "Generation",
    "Household",
    "Library",
    "Playback",
    "Settings",
]

/// The features with tables of their own; a new one is a line here.
let storedFeatureNames = [
    "Collections",
    "Generation",
    "Household",
    "Library",
    "Playback",
]

/// The modules with which a feature's storage keeps files beside its tables.
let fileStorage: [String: [Target.Dependency]] = ["Generation": ["SafeFiles", "Checksums"], "Library": ["SafeFiles"]]

let features =
    featureNames.flatMap { feature($0) + views(of: $0) }
    + storedFeatureNames.flatMap { storage(of: $0, files: fileStorage[$0, default: []]) }

/// The providers; a new one is a line here.
///
/// Of those that can do a job, the first is the default. A neural voice is the most natural one, but has to be
/// installed; flite is clearer than espeak-ng, but speaks only English.
let providers = [
    provider("EmbeddedAuthor", resources: [.copy("Plots")], exclude: decisions),
    provider("ChildSafety"),
    provider(
        "NeuralNarrator",
        libraries: ["DynamicLibrary", "OnnxRuntime", "CKissFFT", "CEspeakNG", "EnglishPhonemes", "VoiceStore"],
        testResources: [.copy("Recordings")]),
    provider("FliteNarrator", libraries: ["CFlite", "DynamicLibrary"]),
    provider("EspeakNarrator", libraries: ["CEspeakNG", "DynamicLibrary"]),
    provider(
        "VectorIllustrator", libraries: ["CRsvg", "DynamicLibrary"], exclude: decisions,
        testResources: [.copy("Golden")]),
].flatMap { $0 }

/// What of the features and providers a target depends on, by the ends of the names of the features' parts.
func parts(_ ends: String...) -> [Target.Dependency] {
    ends.flatMap { end in featureNames.map { .byName(name: $0 + end) } }
}

/// The features that have tables of their own, with what stands in for those tables in memory.
let storedFeatures = ["", "Stubs"].flatMap { end in
    storedFeatureNames.map { Target.Dependency.byName(name: $0 + end) }
}

/// The storage of the features that have tables of their own.
let storages = storedFeatureNames.map { Target.Dependency.byName(name: "\($0)Storage") }

let providerNames = providers.filter { !$0.isTest }.map(\.name)

let platforms =
    platform("DynamicLibrary")
    + platform("SafeFiles", exclude: decisions)
    + platform("Checksums", ["SafeFiles", "CCrypto"])
    + platform("PINHash", ["CSodium"])
    + platform("LogFile", ["SafeFiles", logging])
    + platform("ZipArchive", ["SafeFiles", "CArchive", "DynamicLibrary"])
    + platform("OnnxRuntime", ["COnnxRuntime", "DynamicLibrary"])
    + platform(
        "EnglishPhonemes", ["SafeFiles", "CZlib", "DynamicLibrary"], exclude: decisions,
        testResources: [.copy("Recordings")])
    + platform("OpusRecorder", ["SafeFiles", "COpusEnc", "CEbur128", "DynamicLibrary"], exclude: decisions)
    + [
        module(
            "MpvEngine", at: "Modules/Platform/MpvEngine", ["StoryCore", "SafeFiles", "CMpv", "DynamicLibrary"],
            exclude: decisions),
        tests(of: "MpvEngine", ["StoryCore", "FeatureKitStubs", "PlaybackStubs"]),
    ]
    + platform("MprisRemote", ["CSystemd", "DynamicLibrary"])
    + platform(
        "StoryStorage", ["SafeFiles", "Checksums", grdb],
        testing: ["StorageTestSupport", "MediaStore", "FeatureKitStubs"] + storages + storedFeatures,
        exclude: decisions, testResources: [.copy("Libraries")])
    + [
        module(
            "StorageTestSupport", at: "Tests/StorageTestSupport",
            ["TestSupport", "StoryCore", "StoryStorage", "MediaStore", "FeatureKitStubs", grdb] + storages
                + storedFeatures)
    ]
    + platform("MediaStore", ["SafeFiles", "Checksums"])
    + platform(
        "TerminalPictures", ["DynamicLibrary", "CChafa", "CGdkPixbuf"],
        testing: ["VectorIllustrator", "CWideCharacter"])
    + platform(
        "VoiceStore",
        ["SafeFiles", "Checksums", "ZipArchive", "CFileSystem", subprocess, systemPackage], exclude: decisions)
    + platform(
        "LibraryArchive", ["SafeFiles", "Checksums", "ZipArchive", "CFileSystem"],
        testing: [
            "StorageTestSupport", "StoryStorage", "MediaStore", "Generation", "GenerationStorage", "LibraryStorage",
            grdb,
        ],
        exclude: decisions)
    + [
        .systemLibrary(name: "CLibXML2", path: "Modules/Platform/CLibXML2", pkgConfig: "libxml-2.0"),
        module(
            "TestReport", at: "Modules/Platform/TestReport", ["CLibXML2"],
            resources: [
                .embedInCode("Schema/junit.xsd"), .embedInCode("Page/page.css"), .embedInCode("Page/page.js"),
            ], exclude: ["Recording/README.md"] + decisions),
        module("ReportTestSupport", at: "Tests/ReportTestSupport", ["CLibXML2"]),
        tests(
            of: "TestReport", ["ReportTestSupport", "CLibXML2"],
            resources: [.copy("Recordings"), .embedInCode("Schemas/jenkins-junit-10.xsd")]),
    ]
    + [
        module("TerminalUI", at: "Modules/Platform/TerminalUI", ["CWideCharacter"], exclude: ["README.md"] + decisions),
        module("TerminalTestSupport", at: "Tests/TerminalTestSupport", ["TerminalUI"]),
        tests(of: "TerminalUI", ["TerminalTestSupport"]),
        module("ViewTestSupport", at: "Tests/ViewTestSupport", ["TerminalUI"]),
        module("StoryViews", at: "Modules/Core/StoryViews", ["StoryCore", "FeatureKit", "TerminalUI"]),
        tests(of: "StoryViews", ["StoryCore", "FeatureKit", "FeatureKitStubs", "TerminalUI", "ViewTestSupport"]),
    ]
    + [
        "CFlite", "CEspeakNG", "COpusEnc", "CEbur128", "CRsvg", "CMpv", "CSystemd", "CWideCharacter", "CArchive",
        "CFileSystem", "CChafa", "CGdkPixbuf", "COnnxRuntime", "CKissFFT", "CZlib", "CCrypto", "CSodium",
    ].map(headers)

let composition = [
    module(
        "StoryApp", at: "Modules/Composition/StoryApp",
        [
            "StoryCore", "FeatureKit", "SafeFiles", "OpusRecorder", "MpvEngine", "MprisRemote", "StoryStorage",
            "MediaStore", "LibraryArchive", "LogFile", "PINHash", "VoiceStore",
        ] + parts("") + storages + providerNames.map { .byName(name: $0) }, exclude: decisions),
    tests(
        of: "StoryApp",
        ["AppTestSupport", "StoryCore", "FeatureKit", "FeatureKitStubs", "ChildSafety"] + parts("", "Stubs")),
    module(
        "AppTestSupport", at: "Tests/AppTestSupport",
        [
            "StoryApp", "StoryCore", "FeatureKitStubs", "CollectionsStubs", "HouseholdStubs", "LibraryStubs",
            "PlaybackStubs",
        ]),
]

/// The app on a terminal: its own screens, and the features' composed.
let terminalApp = [
    module(
        "TerminalApp", at: "Apps/TerminalApp/Sources",
        ["StoryApp", "StoryCore", "FeatureKit", "StoryViews", "TerminalUI"] + parts("", "Views")),
    module(
        "TerminalAppStubs", at: "Apps/TerminalApp/Stubs",
        [
            "TerminalApp", "StoryCore", "FeatureKitStubs", "CollectionsViews", "Generation", "GenerationStubs",
            "GenerationViews", "Library", "LibraryStubs", "LibraryViews", "Playback", "PlaybackStubs", "SettingsViews",
        ]),
    tests(
        of: "TerminalApp",
        [
            "TerminalAppStubs", "AppTestSupport", "StoryApp", "StoryCore", "FeatureKit", "FeatureKitStubs",
            "TerminalUI", "Collections",
            "CollectionsStubs", "CollectionsViews", "Generation", "GenerationStubs", "Library", "LibraryStubs",
            "LibraryViews", "Playback", "PlaybackStubs", "Settings", "SettingsStubs", "ViewTestSupport",
        ]),
]

let programs = [
    program("StoryProgram", at: "Apps/StoryProgram", ["StoryCLI"]),
    // Its own package is in its folder; here it is built with ours, without access to what is not public.
    .executableTarget(
        name: "ThirdPartyFeature",
        dependencies: [
            "StoryCLI", "StoryApp", "StoryCore", "StoryDocuments", "StoryStorage", "StoryViews", "FeatureKit",
            "TerminalApp", "TerminalUI", grdb, argumentParser,
        ],
        path: "Tests/Clients/ThirdPartyFeature/Sources", packageAccess: false,
        swiftSettings: [.swiftLanguageMode(.v6), .treatAllWarnings(as: .error)]),
    module(
        "StoryCLI", at: "Apps/StoryCLI",
        [
            "StoryApp", "StoryCore", "StoryDocuments", "FeatureKit", "TestReport", "TerminalPictures", "TerminalUI",
            "TerminalApp", argumentParser,
        ] + parts(""), exclude: decisions),
    program(
        "StoryQuality", at: "Tools/StoryQuality",
        ["EmbeddedAuthor", "StoryCore", "VectorIllustrator", argumentParser]),
    program("Phonemes", at: "Tools/Phonemes", ["EnglishPhonemes", "StoryCore", argumentParser]),
    program("Plots", at: "Tools/Plots", ["EmbeddedAuthor", "StoryCore", argumentParser]),
    .testTarget(
        name: "StoryQualityTests",
        dependencies: ["StoryQuality", "EmbeddedAuthor", "StoryCore", "TestSupport", "VectorIllustrator"],
        path: "Tests/StoryQualityTests", swiftSettings: settings),
    program(
        "ContactSheet", at: "Tools/ContactSheet", ["EmbeddedAuthor", "StoryCore", "VectorIllustrator", argumentParser]),
    .testTarget(
        name: "ContactSheetTests", dependencies: ["ContactSheet", "StoryCore", "TestSupport", argumentParser],
        path: "Tests/ContactSheetTests", swiftSettings: settings),
    program(
        "Gallery", at: "Tools/Gallery",
        ["TerminalApp", "TerminalAppStubs", "StoryApp", "StoryCore", "FeatureKit", "TerminalUI", argumentParser]
            + parts("", "Stubs", "Views")),
    .testTarget(
        name: "GalleryTests", dependencies: ["Gallery", "TerminalUI", "TestSupport"], path: "Tests/GalleryTests",
        resources: [.copy("Golden")], swiftSettings: settings),
    program(
        "JUnitReport", at: "Tools/JUnitReport", ["TestReport", argumentParser, subprocess, systemPackage]),
    .testTarget(
        name: "JUnitReportTests",
        dependencies: ["JUnitReport", "TestReport", "TestSupport", "ReportTestSupport", subprocess, systemPackage],
        path: "Tests/JUnitReportTests", swiftSettings: settings),
    .executableTarget(
        name: "StoryGenerate", dependencies: [argumentParser, mustache], path: "Tools/StoryGenerate",
        exclude: ["Templates"] + decisions, swiftSettings: settings),
    .testTarget(
        name: "StoryGenerateTests", dependencies: ["StoryGenerate", "TestSupport"], path: "Tests/StoryGenerateTests",
        swiftSettings: settings),
    program(
        "Benchmarks", at: "Tools/Benchmarks",
        [
            "StoryApp", "StoryCore", "FeatureKit", "Collections", "Generation", "Household", "Playback", "StoryStorage",
            "MediaStore", "VoiceStore", "OpusRecorder", "ChildSafety", "MpvEngine", "CMpv", "DynamicLibrary",
            "VectorIllustrator", "TestReport",
            "CLibXML2", grdb, sqlite,
        ] + storages),
    .testTarget(
        name: "StoryCLITests",
        dependencies: [
            "StoryCLI", "StoryApp", "StoryCore", "StoryDocuments", "FeatureKit", "Collections", "Generation",
            "Playback", "PlaybackStubs", "TerminalPictures", "TerminalUI", "TestReport", "TestSupport",
            "ReportTestSupport", "TerminalTestSupport", subprocess, systemPackage,
        ],
        path: "Tests/StoryCLITests", swiftSettings: settings),
    .testTarget(
        name: "ArchitectureTests", dependencies: ["TestSupport", "TerminalTestSupport"],
        path: "Tests/ArchitectureTests",
        swiftSettings: settings),
]

/// The parts that somebody may want without the rest, each a product of its own.
let plugins =
    (providerNames + [
        "OpusRecorder", "MpvEngine", "MprisRemote", "StoryStorage", "MediaStore", "LibraryArchive", "VoiceStore",
        "TerminalPictures", "TerminalUI",
    ]).map { Product.library(name: $0, targets: [$0]) }
    + storedFeatureNames.map { .library(name: "\($0)Storage", targets: ["\($0)Storage"]) }
    + featureNames.map {
        .library(name: $0, targets: [$0, "\($0)Stubs", "StoryCore", "FeatureKit", "FeatureKitStubs"])
    }

let package = Package(
    name: "story-studio",
    products: [
        .executable(name: "story", targets: ["StoryProgram"]),
        .executable(name: "story-benchmarks", targets: ["Benchmarks"]),
        .executable(name: "junit-report", targets: ["JUnitReport"]),
        .executable(name: "story-quality", targets: ["StoryQuality"]),
        .executable(name: "story-phonemes", targets: ["Phonemes"]),
        .executable(name: "story-plots", targets: ["Plots"]),
        .executable(name: "contact-sheet", targets: ["ContactSheet"]),
        .executable(name: "story-gallery", targets: ["Gallery"]),
        .executable(name: "story-generate", targets: ["StoryGenerate"]),
        .library(name: "StoryCore", targets: ["StoryCore", "FeatureKit"]),
        .library(name: "StoryDocuments", targets: ["StoryDocuments"]),
        .library(name: "TestReport", targets: ["TestReport"]),
        .library(name: "StoryApp", targets: ["StoryApp", "StoryCore", "FeatureKit", "StoryStorage", "MediaStore"]),
        .library(
            name: "StoryCLI",
            targets: [
                "StoryCLI", "TerminalApp", "StoryApp", "StoryCore", "FeatureKit", "StoryDocuments", "StoryViews",
                "TerminalUI", "StoryStorage",
            ]),
    ] + plugins,
    dependencies: [
        .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
        .package(url: "https://github.com/apple/swift-log", from: "1.16.2"),
        .package(url: "https://github.com/apple/swift-system", from: "1.8.1"),
        .package(url: "https://github.com/swiftlang/swift-subprocess", from: "1.0.2"),
        .package(url: "https://github.com/groue/GRDB.swift", from: "7.10.0"),
        .package(url: "https://github.com/hummingbird-project/swift-mustache", from: "2.1.1"),
    ],
    targets: core + features + providers + platforms + composition + terminalApp + programs
)

/// Targets that compute a lot, as they go through thousands of pictures, sounds and stories. Other tests of them only
/// call them: optimising those would take longer than it saves.
let computing = [
    "ContactSheet", "EmbeddedAuthor", "EnglishPhonemes", "NeuralNarrator", "NeuralNarratorTests", "OpusRecorder",
    "OpusRecorderTests", "StoryQuality", "VectorIllustrator", "VectorIllustratorTests",
]

// Optimises them in debug builds, too. Only with this variable, which `generate.sh` sets: a package with unsafe flags
// can't be a dependency.
if Context.environment["STORY_OPTIMIZED"] != nil {
    for target in package.targets where computing.contains(target.name) {
        target.swiftSettings?.append(.unsafeFlags(["-O"], .when(configuration: .debug)))
    }
}
