import Foundation
import Testing

@testable import StoryGenerate

@Suite("The reference of a program", .timeLimit(.minutes(1)))
struct CommandReferenceTests {
    private static let dump = """
        {"serializationVersion": 0, "command": {"commandName": "sing", "abstract": "Sings.", "discussion": "Softly.",
        "arguments": [{"kind": "flag", "names": [{"kind": "long", "name": "version"}], "valueName": "version",
        "isRepeating": false, "isOptional": true, "shouldDisplay": true}], "subcommands": [
        {"commandName": "lull", "abstract": "Sing a lullaby.", "shouldDisplay": true, "arguments": [
        {"kind": "positional", "valueName": "song", "abstract": "Which.", "isRepeating": true, "shouldDisplay": true},
        {"kind": "option", "valueName": "speed", "abstract": "How fast.", "defaultValue": "slow",
        "allValues": ["slow", "fast"], "isRepeating": false, "shouldDisplay": true,
        "names": [{"kind": "long", "name": "speed"}, {"kind": "short", "name": "s"}]},
        {"kind": "flag", "abstract": "Hidden.", "isRepeating": false, "shouldDisplay": false,
        "names": [{"kind": "long", "name": "secret"}]}]},
        {"commandName": "help", "abstract": "Help.", "shouldDisplay": true}]}}
        """

    private func files() throws -> [String: String] {
        let program = ProgramDescription(
            dump: try JSONDecoder().decode(CommandDump.self, from: Data(Self.dump.utf8)), version: "1.2",
            completions: [
                "bash": "#!/bin/bash\ncomplete\n", "zsh": "#compdef sing\n_sing\n", "fish": "function f\nend\n",
            ])
        let package = try ReviewedPackage()
        return Dictionary(
            uniqueKeysWithValues: CommandReference(program: program).files(for: package.review)
                .map { ($0.path, $0.text) })
    }

    @Test("Every command is there with what it takes; what nobody should see, and 'help', are not")
    func document() throws {
        // When
        let text = try #require(try files()["Apps/Reference/commands.md"])

        // Then
        #expect(text.contains("# The `sing` command, 1.2\n\nSings. Softly.\n"))
        #expect(text.contains("| [`sing lull`](#sing-lull) | Sing a lullaby. |\n"))
        #expect(
            text.hasSuffix(
                """

                ## sing lull

                Sing a lullaby.

                - `<song>…`: Which.
                - `-s, --speed <speed>`: How fast. One of: slow, fast. Default: slow.

                """))
    }

    @Test("A man page has no date, and nothing in it steers the page but what should")
    func manPage() throws {
        // When
        let text = try #require(try files()["Apps/Reference/story.1"])

        // Then
        #expect(text.contains(".TH SING 1 \"\" \"sing 1.2\""))
        #expect(text.contains(".SS sing lull\nSing a lullaby.\n.TP\n.B <song>…\nWhich.\n"))
        #expect(ManPage.escaped(".x\\y\n'z\n-a") == "\\&.x\\ey\n\\&'z\n\\-a")
    }

    @Test(
        "A script for a shell keeps its first line, and says then where it comes from",
        arguments: [
            ("story.bash", "#!/bin/bash\n# Derived from "), ("_story", "#compdef sing\n# Derived from "),
            ("story.fish", "# Derived from "),
        ])
    func completions(name: String, beginning: String) throws {
        #expect(try files()["Apps/Reference/completions/\(name)"]?.hasPrefix(beginning) == true)
    }
}
