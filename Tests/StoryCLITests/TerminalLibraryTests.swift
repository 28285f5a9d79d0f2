import TerminalTestSupport
import TestSupport
import Testing

@Suite("The library on a real terminal", .tags(.process), .serialized, .timeLimit(.minutes(3)))
struct TerminalLibraryTests {
    private let story: StoryProcess

    init() throws {
        story = try StoryProcess()
    }

    @Test("Colours are for terminals, unless they are not wanted")
    func colors() async throws {
        // Given
        let identifier = try await story.make()
        _ = try await story.run(["library", "favorite", identifier])

        // When
        let colored = try await cells(["library", "list"])
        let plain = try await cells(["library", "list"], environment: ["NO_COLOR": "1"])
        let flag = try await cells(["library", "list", "--no-color"])

        // Then
        #expect(colored.first { $0.character == "★" }?.style.foreground == [33])
        #expect(plain.contains { $0.character == "★" })
        #expect((plain + flag).allSatisfy { $0.style == TerminalStyle() })
    }

    private func cells(_ arguments: [String], environment: [String: String] = [:]) async throws -> [TerminalCell] {
        let terminal = try story.terminal(arguments, environment: environment)
        #expect(try await terminal.ending().status == 0)
        return Array(terminal.screen.cells.joined())
    }

    @Test(
        "Deleting asks, says what goes and what stays, and only a yes is a yes",
        arguments: [
            ([.enter], false), (["n", .enter], false), ([.control("d")], false), (["ye", .enter], false),
            ([.control("c")], false), (["y", .enter], true), (["YES", .enter], true),
        ] as [([TypedKey], Bool)])
    func delete(keys: [TypedKey], isRemoved: Bool) async throws {
        // Given
        let identifier = try await story.make()

        // When
        let asked = try await story.answer(keys, ["library", "delete", identifier])

        // Then
        #expect((asked.status == 0) == isRemoved, "\(asked.lines)")
        if keys != [.control("c")] {
            let screen = asked.lines.joined(separator: "\n")
            #expect(screen.contains(identifier.prefix(8)))
            #expect(screen.contains("Heroes and events stay"))
            #expect(screen.contains("[y/N]"))
            #expect(screen.contains("Nothing was changed") == !isRemoved)
        }
        let left = try await story.run(["library", "list", "--json"]).list("stories")
        #expect(left.count == (isRemoved ? 0 : 1))
    }

    @Test("Said beforehand, nothing is asked, nor of heroes and events that are named in the question")
    func others() async throws {
        // Given
        _ = try await story.run(["hero", "add", "Mira"])
        _ = try await story.run(["event", "add", "Lost tooth"])
        let identifier = try await story.make()

        // When
        let hero = try await story.answer(["y", .enter], ["hero", "delete", "Mira"])
        let event = try await story.answer(["n", .enter], ["event", "delete", "Lost tooth"])
        let silent = try await story.terminal(["library", "delete", identifier, "--yes"]).ending()

        // Then
        #expect(hero.status == 0)
        #expect(hero.lines.contains { $0.contains("Stories about Mira stay") }, "\(hero.lines)")
        #expect(event.status == 130)
        #expect(event.lines.contains { $0.contains("Delete this event? [y/N]") }, "\(event.lines)")
        #expect(silent.status == 0)
        #expect(!silent.lines.contains { $0.contains("[y/N]") })
    }
}
