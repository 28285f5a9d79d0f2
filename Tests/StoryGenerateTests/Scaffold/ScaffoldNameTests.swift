import Testing

@testable import StoryGenerate

@Suite("What something new can be called", .timeLimit(.minutes(1)))
struct ScaffoldNameTests {
    @Test(
        "A name is written as types, properties, links, paths and people have it",
        arguments: [
            ("Collections", "collections", "collections", "collections", "Collections"),
            ("ReadingCorner", "readingCorner", "readingcorner", "reading-corner", "Reading Corner"),
            ("PDFReader", "pdfReader", "pdfreader", "pdf-reader", "PDF Reader"),
            ("TV", "tv", "tv", "tv", "TV"),
            ("Top10List", "top10List", "top10list", "top10-list", "Top10 List"),
        ])
    func forms(type: String, property: String, identifier: String, slug: String, title: String) throws {
        // When
        let name = try ScaffoldName(type)

        // Then
        #expect(name.property == property)
        #expect(name.identifier == identifier)
        #expect(name.slug == slug)
        #expect(name.title == title)
    }

    @Test(
        "What is no name is refused with what a name is like",
        arguments: [
            "", " ", "X", "collections", "1Shelf", "Reading Corner", "Reading.Corner", "Reading/Corner", "../Corner",
            "/etc", "Reading-Corner", "Reading_Corner", "Größe", "Книги", "本棚", "Cafe\u{301}", "Ａ１", "Shelf\n",
            "Shelf\u{0}", "🦊", "-h", "Shelf;reboot", "$HOME", "{{Feature}}", "__Feature__",
            String(repeating: "Shelf", count: 7), "AaBbCcDdEeFfGgHhIiJjKkLlMmNn",
        ])
    func refused(text: String) {
        // When
        let error = #expect(throws: ScaffoldError.self) { try ScaffoldName(text) }

        // Then
        guard case .badName(let quoted, let rule) = error else { return #expect(Bool(false), "\(text)") }
        #expect(quoted == text)
        #expect(!rule.isEmpty)
        #expect(error?.description.contains("Nothing was written.") == true)
    }

    @Test(
        "Words and types of Swift's own are refused",
        arguments: ["Class", "Default", "Self", "Type", "Protocol", "Any", "Import", "String", "Task", "Foundation"])
    func reserved(text: String) {
        #expect {
            try ScaffoldName(text)
        } throws: { error in
            if case ScaffoldError.reserved(text, _) = error { true } else { false }
        }
    }

    @Test("An error on a terminal steers nothing")
    func harmless() {
        // When
        let error = #expect(throws: ScaffoldError.self) { try ScaffoldName("A\u{1B}[31m\u{202E}") }

        // Then
        #expect(error?.description.unicodeScalars.contains { $0.value < 0x20 || $0.value == 0x202E } == false)
    }
}
