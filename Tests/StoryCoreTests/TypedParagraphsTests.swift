import StoryCore
import Testing

@Suite("Paragraphs that were typed in an editor", .timeLimit(.minutes(1)))
struct TypedParagraphsTests {
    @Test(
        "An empty line divides paragraphs; other ends of lines and spaces around words mean nothing",
        arguments: [
            ("", []), (" \n\n ", []), ("One.", ["One."]), ("One\ntwo.\n", ["One two."]),
            ("One.\n\nTwo.\n", ["One.", "Two."]), ("\n\n One. \n \t \n\nTwo\r\nthree.", ["One.", "Two three."]),
        ])
    func paragraphs(text: String, paragraphs: [String]) {
        #expect(TypedParagraphs.paragraphs(of: text) == paragraphs)
    }
}
