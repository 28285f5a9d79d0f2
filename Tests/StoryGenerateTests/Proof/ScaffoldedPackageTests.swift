import Foundation
import TestSupport
import Testing

@testable import StoryGenerate

@Suite("A package with new features, a screen of each kind and new providers", .tags(.proof), .timeLimit(.minutes(30)))
struct ScaffoldedPackageTests {
    @Test("A feature or a provider touches nothing but Package.swift and what is derived")
    func touched() async throws {
        // Given
        let sut = try await ScaffoldedPackage.made.value

        // Then
        for command in ["feature ReadingCorner", "provider Piper --kind narrator", "provider Quill --kind author"] {
            #expect(sut.touched(by: command) == ["Package.swift"], "\(command)")
        }
        let foreign = sut.changed.keys.flatMap(sut.touched).filter { !$0.contains("ReadingCorner") }
        #expect(Set(foreign) == ["Package.swift"])
    }

    @Test("A feature that stores something changes eight files, of which all but Package.swift are derived")
    func storedFeature() async throws {
        // Given
        let sut = try await ScaffoldedPackage.made.value

        // Then
        let command = ScaffoldedPackage.storedFeature.joined(separator: " ")
        #expect(
            sut.changed[command] == [
                "Package.swift",
                "Apps/Reference/json.md",
                "Apps/Reference/story.schema.json",
                "Apps/StoryCLI/BuiltInCommands+Generated.swift",
                "Apps/TerminalApp/Sources/Features/FeatureScreens+Generated.swift",
                "Modules/Composition/StoryApp/BuiltInFeatures+Generated.swift",
                "Tests/StoryCLITests/JSONLists+Generated.swift",
                "Tools/Gallery/GalleryScreen+Generated.swift",
            ])
        #expect(sut.stored.count > 60)
        #expect(sut.stored.allSatisfy { $0.lowercased().contains("lullab") }, "\(sut.stored)")
    }

    @Test("What a stored feature keeps is there for the command, for links and in the library")
    func kept() async throws {
        // Given
        let sut = try await ScaffoldedPackage.made.value

        // When
        let added = try sut.story(["lullabies", "add", "Sleep, moon", "--json"])
        defer { _ = try? sut.story(["lullabies", "delete", "Sleep", "--yes"]) }

        // Then
        #expect(added.contains("\"title\" : \"Sleep, moon\""))
        #expect(try sut.story(["lullabies", "list"]).contains("Sleep, moon"))
        #expect(try sut.position(of: "story://lullabies").hasPrefix("story://lullabies opens the lullabies.\n"))
        #expect(try sut.story(["verify"]).contains("everything is in order"))
    }

    @Test("It builds, and its tests pass, with those of the gallery")
    func tests() async throws {
        // Given
        let sut = try await ScaffoldedPackage.made.value

        // Then
        #expect(sut.tests.status == 0, "\(sut.tests.output.suffix(4000))")
    }

    @Test(
        "The check, which has the lint in it, says where a rule is broken, and nothing once that is fixed",
        .enabled(if: CommandLine.has("shellcheck"), "the check needs what './generate.sh' installs for it"))
    func check() async throws {
        // Given
        let sut = try await ScaffoldedPackage.made.value
        let notes = sut.tree.url("notes.md")
        try Data("# Notes\n\nSee [it](Nowhere.md).\n".utf8).write(to: notes)

        // When
        let broken = try sut.check()
        try FileManager.default.removeItem(at: notes)
        let fixed = try sut.check()

        // Then
        #expect(broken.status == 1)
        #expect(broken.output.contains("notes.md:3: the link 'Nowhere.md' leads to nothing.\n    Fix: "))
        #expect(fixed.status == 0, "\(fixed.output)\(fixed.complaint)")
        #expect(fixed.output.isEmpty)
    }

    @Test(
        "A link leads to each of its screens",
        arguments: [
            ("", "where Reading Corner begins"), ("/shelf-list", "the screen Shelf List"),
            ("/shelf-detail/abc", "the screen Shelf Detail"), ("/welcome", "the screen Welcome"),
        ])
    func link(path: String, position: String) async throws {
        // Given
        let sut = try await ScaffoldedPackage.made.value

        // Then
        let link = "story://readingcorner\(path)"
        #expect(try sut.position(of: link).hasPrefix("\(link) opens \(position).\n"))
    }

    @Test("The feature appears in the program's help, and the narrator among those who can be asked")
    func help() async throws {
        // Given
        let sut = try await ScaffoldedPackage.made.value

        // Then
        #expect(try sut.output(of: "story", ["--help"]).contains("\n  readingcorner "))
        #expect(try sut.output(of: "story", ["readingcorner", "--help"]).contains("Reading Corner: say here"))
        let registry = try sut.tree.text("Modules/Composition/StoryApp/BuiltInProviders+Generated.swift")
        #expect(registry.contains(".fliteNarrator,\n        .espeakNarrator,\n"))
        #expect(registry.contains("\n        .piperNarrator,\n"))
    }

    @Test(
        "Its screens appear in the gallery",
        arguments: [
            ("shelf-detail", "Shelf Detail", "The first"), ("shelf-list", "Shelf List", "▌ The first"),
            ("welcome", "Welcome", "[ Done ]"),
        ])
    func gallery(screen: String, title: String, text: String) async throws {
        // Given
        let sut = try await ScaffoldedPackage.made.value

        // When
        let shown = try sut.output(of: "story-gallery", ["--screen", "readingcorner-\(screen)", "--size", "40x20"])

        // Then
        #expect(shown.contains("│\(title)"))
        #expect(shown.contains("│\(text)"))
    }

    @Test("What is there already is not written again, and the copy stays as it was")
    func again() async throws {
        // Given
        let sut = try await ScaffoldedPackage.made.value
        let files = sut.tree.files(below: "Modules")

        // When
        let feature = try sut.generate(["feature", "ReadingCorner"])
        let screen = try sut.generate(["screen", "ReadingCorner", "ShelfList", "--kind", "list"])
        let kind = try sut.generate(["screen", "ReadingCorner", "Other", "--kind", "other"])

        // Then
        #expect(feature.status == 1)
        #expect(feature.complaint.contains("'ReadingCorner' is taken by the feature ReadingCorner"))
        #expect(screen.status == 1)
        #expect(screen.complaint.contains("'ShelfList' is taken by "))
        #expect(kind.status == 64)
        #expect(sut.tree.files(below: "Modules") == files)
    }
}

extension CommandLine {
    /// Whether a shell finds a program.
    fileprivate static func has(_ program: String) -> Bool {
        let folders = ProcessInfo.processInfo.environment["PATH"]?.split(separator: ":") ?? []
        return folders.contains { FileManager.default.isExecutableFile(atPath: "\($0)/\(program)") }
    }
}
