import Foundation
import TestSupport
import Testing

@testable import StoryGenerate

@Suite("What cannot be scaffolded", .tags(.process), .timeLimit(.minutes(2)))
struct BadInputTests {
    private let package: TemplatedPackage
    private var tree: SourceTree { package.tree }

    init() throws {
        package = try TemplatedPackage()
    }

    @Test(
        "A feature cannot have a name that something has",
        arguments: [
            ("Library", "the feature Library"), ("LIBRARY", "the feature Library"),
            ("Hero", "Modules/Core/StoryCore/Hero.swift"),
            ("Play", "'commandName: \"play\"' in Apps/StoryCLI/PlayCommand.swift"),
            ("Settings", "'let settings' in Modules/Composition/StoryApp/AppContainer.swift"),
            ("TerminalUI", "a module in Package.swift"), ("Fliteⅼ", ""),
        ])
    func taken(name: String, owner: String) throws {
        // Given
        let before = try package.texts

        // When
        let error = #expect(throws: ScaffoldError.self) {
            try package.write(FeatureScaffold.make(ScaffoldName(name), in: tree))
        }

        // Then
        if owner.isEmpty {
            guard case .badName = error else { return #expect(Bool(false), "\(String(describing: error))") }
        } else {
            #expect(error == .taken(name, by: owner))
        }
        #expect(try package.texts == before)
    }

    @Test("A feature cannot be called like a part of a feature", arguments: ["SongViews", "SongStubs", "SongTests"])
    func part(name: String) {
        #expect {
            try FeatureScaffold.make(ScaffoldName(name), in: tree)
        } throws: { error in
            if case ScaffoldError.reserved(name, _) = error { true } else { false }
        }
    }

    @Test("A screen needs a feature, and those that there are are named")
    func noFeature() {
        // When
        let error = #expect(throws: ScaffoldError.self) {
            try ScreenScaffold.make(ScaffoldName("Song"), of: .list, for: "../Songs", in: tree)
        }

        // Then
        #expect(error == .noFeature("../Songs", known: ["Library"]))
        #expect(error?.description.contains("There are Library") == true)
    }

    @Test("A screen is written once, and not beside another one of its name", arguments: ScreenScaffold.Kind.allCases)
    func twice(kind: ScreenScaffold.Kind) throws {
        // Given
        try package.writeFeature()
        try package.write(ScreenScaffold.make(ScaffoldName("Song"), of: .detail, for: "Songs", in: tree))
        let before = try package.texts

        // Then
        #expect {
            try package.write(ScreenScaffold.make(ScaffoldName("Song"), of: kind, for: "Songs", in: tree))
        } throws: { error in
            if case ScaffoldError.taken = error { true } else { false }
        }
        #expect(try package.texts == before)
    }

    @Test(
        "A screen cannot be called as one of the feature's routes, exits or lists",
        arguments: [
            ("Home", "'case home' in Modules/Features/Songs/Sources/SongsRoute.swift"),
            ("Back", "'case back' in Modules/Features/Songs/Sources/SongsRoute.swift"),
            ("Paths", "'static let paths' in Modules/Features/Songs/Sources/SongsRoute.swift"),
            ("All", "'static let all' in Tools/Gallery/SongsScreens.swift"),
        ])
    func position(name: String, owner: String) throws {
        // Given
        try package.writeFeature()

        // Then
        #expect(throws: ScaffoldError.taken(name, by: owner)) {
            try ScreenScaffold.make(ScaffoldName(name), of: .list, for: "Songs", in: tree)
        }
    }

    @Test("A provider cannot have the module of another", arguments: ["Flite", "FliteNarrator"])
    func providerModule(name: String) {
        #expect(throws: ScaffoldError.taken("FliteNarrator", by: "a module in Package.swift")) {
            try ProviderScaffold.make(name, of: .narrator, in: tree)
        }
    }

    @Test("A provider cannot have the identifier of another of its kind; one of another kind can")
    func providerIdentifier() throws {
        // Then
        #expect {
            try ProviderScaffold.make("Rain", of: .narrator, in: tree)
        } throws: { error in
            if case ScaffoldError.taken("Rain", _) = error { true } else { false }
        }
        #expect(throws: Never.self) { try ProviderScaffold.make("Rain", of: .author, in: tree) }
    }

    @Test("A list that somebody rewrote is an error that names it, and nothing is written")
    func noOpening() throws {
        // Given
        let package = try TemplatedPackage(["Package.swift": "let names = []\n"])
        let before = try package.texts

        // Then
        #expect(throws: ScaffoldError.noOpening(path: "Package.swift", opening: FeatureScaffold.list.opening)) {
            try package.writeFeature()
        }
        #expect(try package.texts == before)
    }

    @Test("A template that is damaged or missing is an error that names it")
    func badTemplate() throws {
        // Given
        let path = "\(TemplatePart.folder)/feature/Tests/Damaged.swift.mustache"
        let package = try TemplatedPackage([path: "{{#Feature}}"])

        // Then
        #expect {
            try package.writeFeature()
        } throws: { error in
            if case ScaffoldError.badTemplate(path, _) = error { true } else { false }
        }
        #expect {
            _ = try TemplatePart(name: "nothing").files(in: package.tree, TemplateWords(feature: ScaffoldName("Songs")))
        } throws: { error in
            if case ScaffoldError.badTemplate = error { true } else { false }
        }
    }

    @Test("A file with changes that are not committed is not changed, unless that is allowed")
    func uncommitted() throws {
        // Given
        for arguments in [
            ["init", "--quiet"], ["add", "--all"],
            ["-c", "user.name=test", "-c", "user.email=test@example.org", "commit", "--quiet", "--message", "All"],
        ] {
            #expect(try ProgramRun.of("git", arguments, in: tree.root).status == 0)
        }
        let sut = GitStatus(tree: tree)
        #expect(try sut.uncommitted(["Package.swift"]) == [])

        // When
        try Data("changed\n".utf8).write(to: tree.url("Package.swift"))
        try Data("new\n".utf8).write(to: tree.url("Apps/New.swift"))

        // Then
        #expect(try sut.uncommitted(["Package.swift", ".swift-format"]) == ["Package.swift"])
        #expect(try sut.uncommitted(["Apps/New.swift"]) == ["Apps/New.swift"])
        #expect(ScaffoldError.uncommitted(paths: ["Package.swift"]).description.contains("--allow-dirty"))
    }

    @Test("What was written here and is still so is nobody else's change")
    func own() throws {
        // Given
        let change = FileChange.replace("Package.swift", old: try tree.text("Package.swift"), new: "new\n")
        let sut = WrittenFiles(tree: tree)
        #expect(!sut.isUntouched("Package.swift"))

        // When
        try tree.write([change])
        try sut.remember([change])

        // Then
        #expect(sut.isUntouched("Package.swift"))
        #expect(!sut.isUntouched(".swift-format"))
        try Data("theirs\n".utf8).write(to: tree.url("Package.swift"))
        #expect(!sut.isUntouched("Package.swift"))
    }

    @Test("Where there is no repository, nothing is uncommitted")
    func noRepository() throws {
        #expect(try GitStatus(tree: tree).uncommitted(["Package.swift"]) == [])
    }
}
