import Foundation
import TestSupport
import Testing

@testable import StoryGenerate

@Suite("Features, screens, use cases and providers as they are written", .tags(.process), .timeLimit(.minutes(2)))
struct ScaffoldTests {
    private let package: TemplatedPackage
    private var tree: SourceTree { package.tree }

    init() throws {
        package = try TemplatedPackage()
    }

    @Test("A feature touches one file that was there, by one line")
    func feature() throws {
        // Given
        let manifest = try tree.text("Package.swift")

        // When
        let changes = try FeatureScaffold.make(ScaffoldName("Songs"), in: tree).changes(in: tree)

        // Then
        let changed = changes.filter { $0.old != nil }
        #expect(changed.map(\.path) == ["Package.swift"])
        #expect(changed.first?.new == manifest.replacing("    \"Theatre\"", with: "    \"Songs\",\n    \"Theatre\""))
        let new = Set(changes.map(\.path))
        for path in ["README.md", "Sources/SongsFeature.swift", "Stubs/SongsDependencies+Stub.swift"] {
            #expect(new.contains("Modules/Features/Songs/\(path)"))
        }
        #expect(new.contains("Apps/StoryCLI/Commands/Songs/SongsCommand.swift"))
        #expect(new.contains("Apps/TerminalApp/Sources/Features/SongsScreens.swift"))
        #expect(new.contains("Modules/Composition/StoryApp/Features/SongsComposition.swift"))
        #expect(new.contains("Tools/Gallery/SongsScreens.swift"))
        #expect(new.contains("Tests/SongsTests/SongsFeatureTests.swift"))
    }

    @Test("A feature that stores something touches the same file, by a line in each of the two lists")
    func storedFeature() throws {
        // Given
        let manifest = try tree.text("Package.swift")
        let name = try ScaffoldName("Songs")

        // When
        let changes = try FeatureScaffold.make(name, storing: StoredItem(nil, of: name), in: tree).changes(in: tree)

        // Then
        let changed = changes.filter { $0.old != nil }
        #expect(changed.map(\.path) == ["Package.swift"])
        #expect(
            changed.first?.new
                == manifest.replacing("    \"Theatre\"", with: "    \"Songs\",\n    \"Theatre\"")
                .replacing("    \"Puppets\",\n]", with: "    \"Puppets\",\n    \"Songs\",\n]"))
        let new = Set(changes.map(\.path))
        for path in [
            "Sources/Domain/Models/Song.swift", "Storage/SongsStorage.swift", "Storage/SongStore.swift",
            "Stubs/SongRepositoryFake.swift", "Views/SongForm/SongFormView.swift",
        ] {
            #expect(new.contains("Modules/Features/Songs/\(path)"), "\(path)")
        }
        #expect(new.contains("Tests/SongsStorageTests/SongContractTests.swift"))
        #expect(new.contains("Tests/StoryCLITests/SongsVerbTests.swift"))
    }

    @Test("A screen can be added to a feature that stores something", arguments: ScreenScaffold.Kind.allCases)
    func storedScreen(kind: ScreenScaffold.Kind) throws {
        // Given
        let name = try ScaffoldName("Songs")
        try package.write(FeatureScaffold.make(name, storing: StoredItem(nil, of: name), in: tree))

        // When
        try package.write(ScreenScaffold.make(ScaffoldName("Choir"), of: kind, for: "Songs", in: tree))

        // Then
        #expect(try tree.text("Modules/Features/Songs/Sources/SongsRoute.swift").contains("pathToChoir"))
        let composition = try tree.text("Modules/Composition/StoryApp/Features/SongsComposition.swift")
        #expect(composition.contains("case .choir: return RouteDescription(\"the screen Choir\")"))
        #expect(composition.ranges(of: "case .choir:").count == 1)
    }

    @Test("No name of a template is left in what is written, in its path or its text")
    func filled() throws {
        // Given
        try package.writeFeature()

        // When
        for kind in ScreenScaffold.Kind.allCases {
            try package.write(
                ScreenScaffold.make(ScaffoldName("Song\(kind.rawValue)"), of: kind, for: "Songs", in: tree))
        }
        for kind in ProviderScaffold.Kind.allCases {
            try package.write(ProviderScaffold.make("Piper", of: kind, in: tree))
        }

        // Then
        let own = try package.texts.filter { !$0.key.hasPrefix(TemplatePart.folder) }
        #expect(own.count > 45)
        for (path, text) in own {
            #expect(!path.contains("__"), "\(path)")
            #expect(!text.contains("{{"), "\(path)")
        }
    }

    @Test("A screen is known to its feature and to the gallery", arguments: ScreenScaffold.Kind.allCases)
    func screen(kind: ScreenScaffold.Kind) throws {
        // Given
        try package.writeFeature()

        // When
        try package.write(ScreenScaffold.make(ScaffoldName("OldSong"), of: kind, for: "Songs", in: tree))

        // Then
        let route = try tree.text("Modules/Features/Songs/Sources/SongsRoute.swift")
        #expect(route.contains("    case oldSong"))
        #expect(route.contains("pathToOldSong"))
        #expect(route.contains("case oldSongItem(OldSongID)") == (kind == .list))
        #expect(try tree.text("Tools/Gallery/SongsScreens.swift").contains("oldSong"))
        #expect(try tree.text("Modules/Features/Songs/README.md").contains("| Old Song | `OldSongViewModel` |"))
        let dependencies = try tree.text("Modules/Features/Songs/Sources/SongsDependencies.swift")
        #expect(dependencies.contains("any OldSongRepositoryContract") == (kind != .stateless))
    }

    @Test(
        "A screen is a route of the app, and every way out of it leads somewhere",
        arguments: [
            (
                ScreenScaffold.Kind.detail, "case .song(let identifier):", "of: identifier, navigate: leave",
                "        case .back: .back\n        }"
            ),
            (.list, "case .song:", "navigate: leave", "        case .songItem: .songs(.song)\n        }"),
            (.stateless, "case .song:", "navigate: leave", "        case .songDone: .back\n        }"),
        ])
    func position(kind: ScreenScaffold.Kind, opening: String, call: String, exits: String) throws {
        // Given
        try package.writeFeature()

        // When
        try package.write(ScreenScaffold.make(ScaffoldName("Song"), of: kind, for: "Songs", in: tree))

        // Then
        let screens = try tree.text("Apps/TerminalApp/Sources/Features/SongsScreens.swift")
        #expect(screens.contains("import StoryApp\nimport Songs\nimport SongsViews\n"))
        #expect(screens.contains(opening))
        #expect(screens.contains("push { SongView(viewModel: feature.makeSongViewModel(\(call))) }"))
        let routing = try tree.text("Modules/Composition/StoryApp/Features/SongsComposition.swift")
        #expect(routing.contains(exits))
        #expect(routing.contains("case .song: return RouteDescription(\"the screen Song\")"))
    }

    @Test("A screen takes the use cases that were there before it, and leaves them as they are")
    func shared() throws {
        // Given
        try package.writeFeature()
        for kind in [UseCaseScaffold.Kind.get, .refresh] {
            try package.write(UseCaseScaffold.make(ScaffoldName("Song"), of: kind, for: "Songs", in: tree))
        }
        let position = "Modules/Features/Songs/Sources/Domain/UseCases/GetSongUseCase.swift"
        let mine = try tree.text(position) + "// mine\n"
        try Data(mine.utf8).write(to: tree.url(position))

        // When
        try package.write(ScreenScaffold.make(ScaffoldName("Song"), of: .detail, for: "Songs", in: tree))

        // Then
        #expect(try tree.text(position) == mine)
        let dependencies = try tree.text("Modules/Features/Songs/Sources/SongsDependencies.swift")
        #expect(dependencies.ranges(of: "any SongRepositoryContract").count == 1)
    }

    @Test("A feature that was written by hand gets what its screens build on, and keeps what it has")
    func handwritten() throws {
        // Given
        let folder = "Modules/Features/Library"
        let stub = "// My own stub.\n"
        let package = try TemplatedPackage([
            "\(folder)/Sources/LibraryRoute.swift": """
            public enum LibraryRoute: Hashable, Sendable {
                case list
            }

            public enum LibraryExit: Hashable, Sendable {
                case back
            }

            extension LibraryRoute {
                private static let paths: [@Sendable ([String]) -> LibraryRoute?] = [
                    pathToStory
                ]
            }

            """,
            "\(folder)/Sources/LibraryDependencies.swift": "public struct LibraryDependencies: Sendable {}\n",
            "\(folder)/Stubs/LibraryDependencies+Stub.swift": stub,
            "\(folder)/Sources/Domain/Errors/OwnLibraryError.swift": "public enum OwnLibraryError: Error {}\n",
            "\(folder)/README.md": "# Library\n\n|---|---|---|---|\n",
            "Modules/Composition/StoryApp/Features/LibraryComposition.swift": """
            switch exit {
            case .back: .back
            }
            switch route {
            case .list: return RouteDescription("the library")
            }

            """,
            "Apps/TerminalApp/Sources/Features/LibraryScreens.swift": """
            import Library

            func presentation(of route: LibraryRoute) -> Presentation {
                switch route {
                case .list: .root(of: .library)
                }
            }

            """,
            "Tools/Gallery/LibraryScreens.swift":
                "enum LibraryScreens {\n    static let all: [GalleryScreen] = []\n}\n",
        ])
        let tree = package.tree

        // When
        try package.write(ScreenScaffold.make(ScaffoldName("Shelf"), of: .list, for: "Library", in: tree))

        // Then
        #expect(try tree.text("\(folder)/Stubs/LibraryDependencies+Stub.swift") == stub)
        #expect(
            try tree.text("\(folder)/Sources/Presentation/Shelf/ViewModels/ShelfViewState.swift")
                .contains("ListViewState<ShelfPage, OwnLibraryError>"))
        let route = try tree.text("\(folder)/Sources/LibraryRoute.swift")
        #expect(route.contains("[\n        pathToShelf,\n        pathToStory,\n    ]"))
        let screens = try tree.text("Apps/TerminalApp/Sources/Features/LibraryScreens.swift")
        #expect(screens.hasPrefix("import Library\nimport LibraryViews\n"))
    }

    @Test("A provider is the last of its list, so that it is nobody's default, and is called what it is")
    func provider() throws {
        for name in ["Piper", "LoudNarrator"] {
            try package.write(ProviderScaffold.make(name, of: .narrator, in: tree))
        }

        // Then
        let manifest = try tree.text("Package.swift")
        #expect(manifest.contains("    provider(\"PiperNarrator\"),\n    provider(\"LoudNarrator\"),\n]"))
        let text = try tree.text("Modules/Providers/LoudNarrator/LoudNarrator.swift")
        #expect(text.contains("identifier: ProviderIdentifier = \"loud\""))
    }

    @Test("What is written is as the lint wants it, for the shortest and for the longest names", arguments: [2, 26])
    func lint(length: Int) throws {
        // Given
        func name(_ letter: Character) -> String {
            String(letter).uppercased() + String(repeating: letter, count: length - 1)
        }
        let feature = name("f")
        try package.write(FeatureScaffold.make(ScaffoldName(feature), in: tree))
        for (letter, kind) in zip("qsw" as String, ScreenScaffold.Kind.allCases) {
            try package.write(ScreenScaffold.make(ScaffoldName(name(letter)), of: kind, for: feature, in: tree))
        }
        try package.write(UseCaseScaffold.make(ScaffoldName(name("z")), of: .action, for: feature, in: tree))
        let stored = try ScaffoldName(name("v"))
        let item = try StoredItem(String(name("y").prefix(24)), of: stored)
        try package.write(FeatureScaffold.make(stored, storing: item, in: tree))

        // When
        let paths = [
            "Apps", "Modules/Features/\(feature)", "Modules/Features/\(stored.type)",
            "Modules/Composition/StoryApp/Features", "Modules/Core/StoryDocuments", "Tests", "Tools",
        ]
        let run = try ProgramRun.of("swift", ["format", "lint", "--strict", "--recursive"] + paths, in: tree.root)

        // Then
        #expect(run.status == 0, "\(run.complaint)")
    }
}
