import Collections
import Foundation
import Testing

@Suite("The periods of a journey", .timeLimit(.minutes(1)))
struct JourneyPeriodTests {
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
