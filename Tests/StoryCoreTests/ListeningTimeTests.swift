import StoryCore
import Testing

@Suite("How long somebody listened", .timeLimit(.minutes(1)))
struct ListeningTimeTests {
    @Test(
        "A time is told in hours and minutes",
        arguments: [
            (0.0, "under a minute"), (29, "under a minute"), (30, "1 min"), (60, "1 min"), (720, "12 min"),
            (3600, "1 h"), (3900, "1 h 5 min"), (360_000, "100 h"), (-1, "?"), (.infinity, "?"), (.nan, "?"),
        ])
    func words(seconds: Double, words: String) {
        #expect(StoryText.time(seconds) == words)
    }
}
