import Collections
import StoryCore
import Testing

@Suite("A journey in words", .timeLimit(.minutes(1)))
struct JourneyTextTests {
    @Test(
        "What was listened to is told with what there is of it",
        arguments: [
            (ListeningTotals.nothing, [String]()),
            (
                ListeningTotals(sessionCount: 1, storyCount: 1, heardCount: 0, listened: 20),
                ["under a minute", "1 session", "1 story"]
            ),
            (
                ListeningTotals(sessionCount: 4, storyCount: 3, heardCount: 2, listened: 3900),
                ["1 h 5 min", "4 sessions", "3 stories", "2 finished"]
            ),
        ])
    func facts(totals: ListeningTotals, words: [String]) {
        #expect(JourneyText.facts(totals) == words)
    }

    @Test(
        "A streak says whether it goes on",
        arguments: [
            (ListeningStreak(current: 0, longest: 0, hasToday: false), "No streak yet."),
            (ListeningStreak(current: 0, longest: 1, hasToday: false), "No streak right now. Longest: 1 day."),
            (ListeningStreak(current: 1, longest: 1, hasToday: true), "Streak: 1 day."),
            (ListeningStreak(current: 3, longest: 7, hasToday: true), "Streak: 3 days. Longest: 7 days."),
            (
                ListeningStreak(current: 3, longest: 3, hasToday: false),
                "Streak: 3 days up to yesterday. Listen today to keep it going."
            ),
        ])
    func streak(streak: ListeningStreak, words: String) {
        #expect(JourneyText.streak(streak) == words)
    }

    @Test(
        "What is still to go is told in stories, time or days",
        arguments: [
            (ListeningMeasure.stories, 5, 4.0, "1 story"), (.stories, 5, 2, "3 stories"),
            (.hours, 1, 0.3, "42 min"), (.hours, 10, 3.5, "6 h 30 min"), (.hours, 1, 0.999, "under a minute"),
            (.streak, 7, 6, "1 day"), (.streak, 7, 0, "7 days"),
        ])
    func missing(measure: ListeningMeasure, threshold: Int, current: Double, words: String) {
        let milestone = JourneyMilestone(measure: measure, threshold: threshold, current: current, isReached: false)
        #expect(JourneyText.missing(of: milestone) == words)
    }
}
