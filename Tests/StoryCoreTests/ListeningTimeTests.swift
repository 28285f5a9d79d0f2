import Foundation
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

    @Test("A week begins where the calendar says, and all that there is has no beginning")
    func weeks() throws {
        // Given
        var monday = Calendar(identifier: .gregorian)
        (monday.timeZone, monday.firstWeekday) = (.gmt, 2)
        var sunday = monday
        sunday.firstWeekday = 1
        let saturday = try Date("2026-11-28T20:00:00Z", strategy: .iso8601)

        // Then
        #expect(
            JourneyPeriod.week.start(at: saturday, in: monday) == (try Date("2026-11-23T00:00:00Z", strategy: .iso8601))
        )
        #expect(
            JourneyPeriod.week.start(at: saturday, in: sunday) == (try Date("2026-11-22T00:00:00Z", strategy: .iso8601))
        )
        #expect(JourneyPeriod.all.start(at: saturday, in: monday) == nil)
    }
}
