import Testing

@testable import StoryGenerate

@Suite("What is derived", .timeLimit(.minutes(1)))
struct DerivationTests {
    @Test("Everything that is derived says so in its first line, and where it comes from")
    func headers() throws {
        // Given
        let package = try ReviewedPackage()

        // When
        let files = try Derivations.ofSources.flatMap { try $0.files(for: package.review) }

        // Then
        #expect(files.count > 4)
        for file in files where file.path.hasSuffix(".swift") {
            #expect(file.path.hasSuffix("+Generated.swift"))
            #expect(file.text.hasPrefix("// Derived from "), "\(file.path)")
        }
    }

    @Test("The same sources give the same files, whatever order they are found in")
    func idempotent() throws {
        // Given
        let (one, other) = (try ReviewedPackage(), try ReviewedPackage())

        // Then
        for derivation in Derivations.ofSources {
            #expect(try derivation.files(for: one.review) == derivation.files(for: other.review))
        }
    }

    @Test("Features are registered by the folders that there are")
    func features() throws {
        // When
        let files = FeatureRegistry().files(for: try ReviewedPackage().review)

        // Then
        #expect(files.map(\.path) == [FeatureRegistry.path, FeatureRegistry.screensPath])
        #expect(
            files[0].text.contains("compositions: [any FeatureCompositionContract.Type] = [SongsComposition.self]"))
        #expect(files[0].text.contains("var songs: SongsFeature { feature(SongsComposition.self) }"))
        #expect(files[1].text.contains("all: [any FeatureScreensContract.Type] = [SongsScreens.self]"))
    }

    @Test("Providers are registered by what they conform to")
    func providers() throws {
        // When
        let files = ProviderRegistry().files(for: try ReviewedPackage().review)

        // Then
        #expect(files.first?.text.contains("all: [BuiltInProvider] = [.beeper]") == true)
        #expect(files.last?.path == "Modules/Composition/StoryApp/Providers/Beeper+Generated.swift")
        #expect(files.last?.text.contains("import Beeper\nimport FeatureKit\n") == true)
        #expect(files.last?.text.contains("try registry.register(narrator: Beeper())") == true)
    }

    @Test("A type that makes several things registers each of them, at one point, wherever it says so")
    func severalKinds() throws {
        // Given
        let package = try ReviewedPackage([
            "Modules/Providers/Beeper/Drawing.swift": "extension Beeper: Illustrator {}\n"
        ])

        // When
        let files = ProviderRegistry().files(for: package.review)

        // Then
        #expect(files.map(\.path).count(where: { $0.hasSuffix("Beeper+Generated.swift") }) == 1)
        #expect(files.first?.text.contains("[.beeper]") == true)
        let text = files.last?.text ?? ""
        #expect(text.contains("registry.register(narrator: Beeper())"))
        #expect(text.contains("registry.register(illustrator: Beeper())"))
    }

    @Test("A provider whose initialiser needs paths gets them by their labels; what has a default is left to it")
    func paths() throws {
        // Given
        let package = try ReviewedPackage([
            "Modules/Providers/Beeper/Reader.swift": """
            public struct Reader: Narrator {
                public init(voices: VoicesLayout, named name: String = "x") {}
            }
            """
        ])

        // When
        let files = ProviderRegistry().files(for: package.review)

        // Then
        let reader = files.first { $0.path.hasSuffix("Reader+Generated.swift") }?.text ?? ""
        #expect(reader.contains("BuiltInProvider { registry, paths throws(RegistryError) in"))
        #expect(reader.contains("try registry.register(narrator: Reader(voices: paths.voices))"))
        let beeper = files.first { $0.path.hasSuffix("Beeper+Generated.swift") }?.text ?? ""
        #expect(beeper.contains("BuiltInProvider { registry, _ throws(RegistryError) in"))
    }

    @Test("A command is a verb unless it is part of another one")
    func verbs() throws {
        // Given
        let package = try ReviewedPackage([
            "Apps/StoryCLI/A.swift": """
            struct SongCommand: ParsableCommand { static let parts = [SongListCommand.self] }
            struct SongListCommand: AppCommand {}
            struct BackupCommand: AppCommand {}
            """
        ])

        // When
        let text = CommandList().files(for: package.review).first?.text ?? ""

        // Then
        #expect(text.contains("[\n        BackupCommand.self,\n        SongCommand.self,\n    ]"))
    }

    @Test("View states are equal case by case, with what comes with them, and every case has to be handled")
    func equality() throws {
        // When
        let file = try #require(ViewStateEquality().files(for: try ReviewedPackage().review).first)

        // Then
        #expect(file.path == "Modules/Features/Songs/Stubs/Equality/SongListViewState+Generated.swift")
        #expect(file.text.contains("case (.idle, .idle): true\n"))
        #expect(file.text.contains("case (.loaded(let left), .loaded(let right)): left == right\n"))
        #expect(
            file.text.contains(
                """
                        case (.failed(step: let left1, error: let left2), .failed(step: let right1, error: let right2)):
                            left1 == right1 && left2 == right2

                """))
        #expect(file.text.contains("case (.idle, _), (.loading, _), (.loaded, _), (.failed, _): false\n"))
    }

    @Test("What somebody wrote by hand is not derived")
    func handwritten() throws {
        // Given
        let package = try ReviewedPackage([
            "Modules/Features/Songs/Stubs/Own.swift": "extension SongListViewState: Equatable {}\n"
        ])

        // Then
        #expect(ViewStateEquality().files(for: package.review).isEmpty)
    }

    @Test("A graph has what the folder's targets know, without what they know through others")
    func graph() throws {
        // When
        let graph = ModuleGraph.graph(of: ReviewedPackage.targets, below: "Modules/Features/Songs/")

        // Then
        #expect(
            graph == """
                graph LR
                  FeatureKit --> StoryCore
                  Songs --> FeatureKit
                  SongsStubs --> Songs

                """)
    }

    @Test("A file that nothing is derived into any more is stale, and so is one that is missing or different")
    func stale() throws {
        // Given
        let package = try ReviewedPackage([
            "Modules/Features/Old+Generated.swift": "// Derived from nothing.\n",
            ProviderRegistry.path: "// Derived from something else.\n",
        ])

        // When
        let stale = try DerivedState([ProviderRegistry(), GalleryList()], for: package.review).stale

        // Then
        #expect(
            stale.map(\.path) == [
                ProviderRegistry.path, "Modules/Composition/StoryApp/Providers/Beeper+Generated.swift",
                "Modules/Features/Old+Generated.swift", GalleryList.path,
            ])
        #expect(stale.map { $0.old == nil } == [false, true, false, true])
        #expect(stale.map { $0.new == nil } == [false, false, true, false])
        #expect(stale.map(StaleText.text).allSatisfy { $0.contains("Fix: ./generate.sh derive") })
    }

    @Test("What is different is shown line by line")
    func difference() {
        #expect(
            TextDifference.lines(from: "a\nb\nc\nd", to: "a\nB\nc\nd\ne")
                == ["@@ line 2 @@", "-b", "+B", "@@ line 5 @@", "+e"])
        #expect(TextDifference.lines(from: "a\n", to: "a\n").isEmpty)
    }
}
