import StoryCore
import Foundation
import StoryApp
import Testing

@Suite("The calendar of a family", .timeLimit(.minutes(1)))
struct FamilyCalendarTests {
    @Test("Weeks begin on Monday, in every language and country")
    func monday() throws {
        // Given
        let sut = Calendar.ofFamily
        let sunday = try #require(sut.date(from: DateComponents(year: 2026, month: 11, day: 29, hour: 12)))

        // When
        let start = try #require(sut.dateInterval(of: .weekOfYear, for: sunday)?.start)

        // Then
        #expect(
            sut.dateComponents([.year, .month, .day], from: start) == DateComponents(year: 2026, month: 11, day: 23))
    }
}
