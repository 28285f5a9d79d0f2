import Foundation
import TerminalTestSupport
import TestSupport
import Testing

/// The program of that package is built with ours, as a target that has access to what is public alone.
@Suite("A feature in somebody else's package", .tags(.process), .timeLimit(.minutes(2)))
struct ThirdPartyFeatureTests {
    private let home: TemporaryFolder
    private let program = Program.besideTests("ThirdPartyFeature").path
    private var environment: [String: String] { ["STORY_HOME": home.url.path] }

    init() throws {
        home = try TemporaryFolder()
    }

    @Test("Its verbs answer beside the built-in ones, in JSON too, and its errors have their exit codes")
    func verbs() async throws {
        // When
        let added = try await story("lullabies", "add", "Sleep, moon", "--json")
        let listed = try await story("lullabies", "list")
        let refused = try await story("lullabies", "add", "")
        let help = try await story("--help")

        // Then
        #expect(added.text.contains("\"title\" : \"Sleep, moon\"") && added.text.contains("\"version\" : 1"))
        #expect(listed.text == "Sleep, moon\n")
        #expect(refused.status == 64)
        #expect(refused.complaint.contains("A lullaby needs a title of at most 100 characters."))
        #expect(help.text.contains("story://lullabies: the lullabies"))
        #expect(help.text.contains("Keep the lullabies that you sing.") && help.text.contains("Create a story"))
    }

    @Test("Its setting is listed and set like any other, and the built-in program keeps it")
    func setting() async throws {
        // Given
        _ = try await story("lullabies", "add", "Sleep, moon")
        _ = try await story("lullabies", "add", "The sun is asleep")

        // When
        let changed = try await story("settings", "set", "lullabies.order", "newest first")
        let other = try await Program.end(
            of: Program.built("story").path, ["settings", "set", "theme", "dark"], environment: environment)
        let listed = try await story("lullabies", "list")
        let verified = try await story("verify")
        let reset = try await story("settings", "reset", "--all")

        // Then
        #expect(changed.text == "lullabies.order: newest (was title)\n", "\(changed.complaint)")
        #expect(other.status == 0)
        #expect(listed.text == "The sun is asleep\nSleep, moon\n")
        #expect(verified.status == 0, "\(verified.text)")
        #expect(reset.text == "theme: auto (was dark)\nlullabies.order: title (was newest)\n")
        #expect(try await story("lullabies", "list").text == "Sleep, moon\nThe sun is asleep\n")
    }

    @Test("Its link leads to its tab, which shows what its table has")
    func tab() async throws {
        // Given
        _ = try await story("lullabies", "add", "Sleep, moon")
        let link = "story://lullabies"

        // When
        let target = try await story("open", link)
        let terminal = try PseudoTerminal(
            program, ["open", link],
            environment: environment.merging(["TERM": "xterm-256color", "PATH": "/usr/bin:/bin"]) { $1 })
        try await terminal.wait(for: "[Lullabies]")
        try await terminal.wait(for: "Sleep, moon")
        terminal.type("2")
        let lines = try await terminal.wait(for: "[Library]")
        terminal.type("q")

        // Then
        #expect(target.text.hasPrefix("story://lullabies opens the lullabies.\n"))
        #expect(lines.first?.contains("Library] Collections  Household  Lullabies  Settings") == true)
        #expect(try await terminal.ending().status == 0)
        await terminal.close()
    }

    @Test("Its table is verified, backed up and restored, also by a program that lacks the feature")
    func table() async throws {
        // Given
        _ = try await story("lullabies", "add", "Sleep, moon")
        let backup = home.file("backup.zip").path
        let builtIn = Program.built("story").path

        // When
        let saved = try await Program.end(of: builtIn, ["backup", backup], environment: environment)
        try FileManager.default.removeItem(at: home.file("data"))
        let restored = try await Program.end(of: builtIn, ["restore", backup], environment: environment)
        let listed = try await story("lullabies", "list")
        let verified = try await story("verify")

        // Then
        #expect(saved.status == 0, "\(saved.complaint)")
        #expect(restored.status == 0, "\(restored.complaint)")
        #expect(listed.text == "Sleep, moon\n")
        #expect(verified.status == 0, "\(verified.text)")
    }

    private func story(_ arguments: String...) async throws -> Program.Ended {
        try await Program.end(of: program, arguments, environment: environment)
    }
}

/// What building the program with ours cannot show: that its own package has everything from products.
@Suite("The package of somebody else's feature", .tags(.proof), .timeLimit(.minutes(10)))
struct ThirdPartyPackageTests {
    private let sut = ClientPackage(name: "ThirdPartyFeature")

    @Test("It resolves, and every product that it names is there")
    func plan() async throws {
        try await sut.plan()
    }

    @Test("Everything that it imports is part of the product StoryCLI, or of the other packages that it names")
    func products() async throws {
        // Given
        let description = try await Program.end(
            of: "swift", ["package", "--package-path", PackageSources.root.path, "--ignore-lock", "dump-package"])
        let manifest = try JSONDecoder().decode(Manifest.self, from: description.output)
        // When
        let offered = try #require(manifest.products.first { $0.name == "StoryCLI" }).targets
        let imported = try sut.imports()
        // Then
        #expect(imported.contains("StoryCLI"))
        #expect(imported.subtracting(offered) == ["ArgumentParser", "Foundation", "GRDB"])
    }

    private struct Manifest: Decodable {
        var products: [Product]

        struct Product: Decodable {
            var name: String
            var targets: [String]
        }
    }
}
