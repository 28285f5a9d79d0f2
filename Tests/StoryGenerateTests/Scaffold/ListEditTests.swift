import Testing

@testable import StoryGenerate

@Suite("Lines in a file that is there", .timeLimit(.minutes(1)))
struct ListEditTests {
    private func edit(_ lines: [String], _ position: ListEdit.InsertionPoint, opening: String = "let names = [")
        -> ListEdit
    {
        ListEdit(path: "A.swift", opening: opening, lines: lines, position: position)
    }

    @Test(
        "A line goes where it belongs, and nothing else is touched",
        arguments: [
            (ListEdit.InsertionPoint.first, "let names = [\n    \"B\",\n    \"A\",\n    \"C\",\n]\nlet x = 1\n"),
            (.sorted, "let names = [\n    \"A\",\n    \"B\",\n    \"C\",\n]\nlet x = 1\n"),
            (.last, "let names = [\n    \"A\",\n    \"C\",\n    \"B\",\n]\nlet x = 1\n"),
        ])
    func insertions(position: ListEdit.InsertionPoint, expected: String) throws {
        // Given
        let text = "let names = [\n    \"A\",\n    \"C\",\n]\nlet x = 1\n"

        // When
        let new = try edit(["\"B\","], position).applied(to: text)

        // Then
        #expect(new == expected)
    }

    @Test("What is sorted behind all others goes to the end")
    func behind() throws {
        #expect(
            try edit(["\"Z\","], .sorted).applied(to: "let names = [\n    \"A\",\n]\n")
                == "let names = [\n    \"A\",\n    \"Z\",\n]\n")
    }

    @Test("A list that is empty is opened, also within something")
    func empty() throws {
        #expect(
            try edit(["a,"], .last).applied(to: "enum A {\n    let names = []\n}\n")
                == "enum A {\n    let names = [\n        a,\n    ]\n}\n")
        #expect(
            try edit(["case a"], .last, opening: "enum A {").applied(to: "enum A {}\n") == "enum A {\n    case a\n}\n")
    }

    @Test("An element that stood alone without a comma gets one")
    func comma() throws {
        #expect(
            try edit(["b,"], .last).applied(to: "let names = [\n    a\n]\n")
                == "let names = [\n    a,\n    b,\n]\n")
    }

    @Test("Rows of a table are not indented")
    func rows() throws {
        // Given
        var sut = edit(["| c |"], .last, opening: "|---|")
        sut.indentation = 0

        // When
        let text = try sut.applied(to: "| a |\n|---|\n| b |\n\nText\n")

        // Then
        #expect(text == "| a |\n|---|\n| b |\n| c |\n\nText\n")
    }

    @Test("A case of a switch is not indented, and goes behind the last one")
    func cases() throws {
        // Given
        var sut = edit(["case .c: 3"], .last, opening: "switch x {")
        sut.indentation = 0

        // When
        let text = try sut.applied(to: "    switch x {\n    case .a:\n        1\n    case .b: 2\n    }\n}\n")

        // Then
        #expect(text == "    switch x {\n    case .a:\n        1\n    case .b: 2\n    case .c: 3\n    }\n}\n")
    }

    @Test("What should be there once is not written again")
    func once() throws {
        // Given
        var sut = edit(["import B"], .first, opening: "import A")
        (sut.indentation, sut.isOnce) = (0, true)

        // When
        let text = try sut.applied(to: "import A\nimport C\n")

        // Then
        #expect(text == "import A\nimport B\nimport C\n")
        #expect(try sut.applied(to: text) == text)
    }

    @Test("A file without the line is an error that names both")
    func noOpening() {
        // When
        let error = #expect(throws: ScaffoldError.self) { try edit(["b"], .last).applied(to: "let other = [\n]\n") }

        // Then
        #expect(error == .noOpening(path: "A.swift", opening: "let names = ["))
        #expect(error?.description.contains("Bring that line back") == true)
    }
}
