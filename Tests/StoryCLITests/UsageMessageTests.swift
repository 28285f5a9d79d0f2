import ArgumentParser
import Testing

@testable import StoryCLI

@Suite("A command line that the parser rejects, in our words", .timeLimit(.minutes(1)))
struct UsageMessageTests {
    @Test(
        "It says what is wrong and what to choose",
        arguments: [
            ("create", "'--hero' is missing."), ("library delete", "'<stories>' is missing."),
            ("create --hero", "'--hero' needs a value."), ("hero add Mira --age x", "'x' isn't a value for '--age'."),
            (
                "library list --sort size",
                "'size' isn't a value for '--sort'. Choose one of 'newest', 'oldest', 'title' or 'plays'."
            ),
        ])
    func message(line: String, expected: String) throws {
        // When
        let error = try #require(throws: (any Error).self) {
            try ParserMessages.parseAsRoot(line.split(separator: " ").map(String.init))
        }

        // Then
        let sut = UsageMessage(of: error)
        #expect(sut.message == expected)
    }

    @Test("It leads to the help of the verb")
    func help() throws {
        // When
        let error = try #require(throws: (any Error).self) { try ParserMessages.parseAsRoot(["library", "delete"]) }

        // Then
        #expect(UsageMessage(of: error).recovery == "Run 'story library delete --help' for help.")
    }
}
