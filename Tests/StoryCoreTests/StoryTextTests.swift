import StoryCore
import Testing

@Suite("Texts for people", .timeLimit(.minutes(1)))
struct StoryTextTests {
    @Test(
        "A place in a row has the ending of its number",
        arguments: [(1, "1st"), (2, "2nd"), (3, "3rd"), (4, "4th"), (11, "11th"), (12, "12th"), (21, "21st")])
    func ordinals(place: Int, text: String) {
        #expect(StoryText.ordinal(place) == text)
    }
}
