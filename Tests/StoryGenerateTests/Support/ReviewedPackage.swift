import Foundation

@testable import StoryGenerate

/// A small package with one feature, in which every rule is kept; tests break one at a time.
struct ReviewedPackage {
    private let package: MadePackage
    /// The package as rules see it.
    let review: Review

    /// Makes the package.
    ///
    /// - Parameters:
    ///   - changes: Files that are different, by path; nil for one that is missing.
    ///   - dependencies: What targets declare besides, by name.
    init(_ changes: [String: String?] = [:], dependencies: [String: [String]] = [:]) throws {
        var files = Self.files
        for (path, text) in changes { files[path] = text }
        package = try MadePackage(files)
        let targets = Self.targets.map { target in
            PackageManifest.Target(
                name: target.name, kind: target.kind, path: target.path,
                dependencies: target.dependencies + (dependencies[target.name] ?? []))
        }
        review = try Review(SourceTree(root: package.root), manifest: PackageManifest(targets: targets))
    }

    static let targets: [PackageManifest.Target] = [
        .init(name: "StoryCore", kind: .regular, path: "Modules/Core/StoryCore", dependencies: []),
        .init(name: "StoryCoreTests", kind: .test, path: "Tests/StoryCoreTests", dependencies: ["StoryCore"]),
        .init(name: "FeatureKit", kind: .regular, path: "Modules/Core/FeatureKit", dependencies: ["StoryCore"]),
        .init(name: "FeatureKitTests", kind: .test, path: "Tests/FeatureKitTests", dependencies: ["FeatureKit"]),
        .init(
            name: "Songs", kind: .regular, path: "Modules/Features/Songs/Sources",
            dependencies: ["StoryCore", "FeatureKit"]),
        .init(
            name: "SongsStubs", kind: .regular, path: "Modules/Features/Songs/Stubs",
            dependencies: ["Songs", "StoryCore"]),
        .init(name: "SongsTests", kind: .test, path: "Tests/SongsTests", dependencies: ["Songs", "SongsStubs"]),
        .init(name: "Gallery", kind: .executable, path: "Tools/Gallery", dependencies: ["Songs", "SongsStubs"]),
        .init(name: "Beeper", kind: .regular, path: "Modules/Providers/Beeper", dependencies: ["StoryCore"]),
        .init(name: "BeeperTests", kind: .test, path: "Tests/BeeperTests", dependencies: ["Beeper"]),
    ]

    private static let files: [String: String] = [
        "Package.swift": """
        let targets = [
            module("StoryCore", at: "Modules/Core/StoryCore"),
            feature("Songs"),
            provider(
                "Beeper",
                libraries: ["Songs"]),
        ]

        """,
        "README.md": "# Songs and more\n\n[The feature](Modules/Features/Songs/README.md#how-it-sings)\n",
        "Apps/Reference/commands.md": """
        ## story sing

        - `-l, --loud <volume>`: How loud.

        ### story sing again

        """,
        "Modules/Features/Songs/README.md": """
        # Songs

        <!-- graph: derived from Package.swift by './generate.sh derive' -->
        <!-- end of graph -->

        ## How it sings

        """,
        "Modules/Features/Songs/Sources/Song.swift": "import StoryCore\n\n/// A song.\npublic struct Song {}\n",
        "Modules/Features/Songs/Sources/SongListNavigatorContract.swift":
            "package protocol SongListNavigatorContract {}\n",
        "Modules/Features/Songs/Sources/SongListViewState.swift": """
        public enum SongListViewState: Sendable {
            case idle, loading
            case loaded([Song])
            case failed(step: Int, error: SongsError)
        }

        """,
        "Modules/Features/Songs/Stubs/SongListViewModelStub.swift": """
        public final class SongListViewModelStub: SongListViewModelContract {
            public static var all: [(name: String, stub: SongListViewModelStub)] {
                [("idle", .init(.idle)), ("loading", .init(.loading)), ("loaded", .init(.loaded([]))),
                    ("failed", .init(.failed(step: 1, error: .lost)))]
            }
        }

        """,
        "Modules/Features/Songs/Stubs/SongListNavigatorMock.swift":
            "import Songs\n\npackage final class SongListNavigatorMock: SongListNavigatorContract {}\n",
        "Modules/Providers/Beeper/Beeper.swift": "import StoryCore\n\npublic struct Beeper: Narrator {}\n",
        "Tools/Gallery/SongsScreens.swift": """
        enum SongsScreens {
            static var all: [GalleryScreen] { SongListViewModelStub.all.map { show($0) } }
        }

        """,
        "Tests/SongsTests/SongTests.swift": "@Test(\"Sings\") func sings() {}\n",
        "Tests/StoryCoreTests/CoreTests.swift": "@Test func core() {}\n",
        "Tests/FeatureKitTests/KitTests.swift": "@Test func kit() {}\n",
        "Tests/BeeperTests/BeeperTests.swift": "@Test func beep() {}\n",
    ]
}
