import CollectionsStubs
import Foundation
import Testing

@testable import Collections

@Suite("Days in a row", .timeLimit(.minutes(1)))
struct ListeningStreakTests {
    private let calendar = Calendar.stub(in: "Europe/Berlin")

    /// A time in Berlin, or elsewhere: "2026-03-28 19:30".
    private func time(_ text: String, in calendar: Calendar? = nil) throws -> Date {
        let parts = text.split { "- :".contains($0) }.compactMap { Int($0) }
        let calendar = calendar ?? self.calendar
        return try #require(
            calendar.date(
                from: DateComponents(
                    year: parts[0], month: parts[1], day: parts[2], hour: parts[3], minute: parts[4])))
    }

    private func sut(_ starts: [String], now: String) throws -> ListeningStreak {
        ListeningStreak(of: try starts.map { try time($0) }, calendar: calendar, now: try time(now))
    }

    @Test("Nobody who has listened has a streak of no days")
    func nothing() throws {
        #expect(try sut([], now: "2026-11-28 20:00") == ListeningStreak(current: 0, longest: 0, hasToday: false))
    }

    @Test("Several sessions of a day are one day")
    func sessions() throws {
        let sut = try sut(["2026-11-28 07:00", "2026-11-28 19:00", "2026-11-28 23:59"], now: "2026-11-28 23:59")
        #expect(sut == ListeningStreak(current: 1, longest: 1, hasToday: true))
    }

    @Test(
        "A streak goes on until a whole day has passed without a story",
        arguments: [
            ("2026-11-28 20:00", 3, true), ("2026-11-29 00:00", 3, false), ("2026-11-29 23:59", 3, false),
            ("2026-11-30 00:00", 0, false), ("2026-12-28 20:00", 0, false),
        ])
    func current(now: String, current: Int, hasToday: Bool) throws {
        let sut = try sut(["2026-11-26 19:00", "2026-11-27 23:59", "2026-11-28 00:00"], now: now)
        #expect(sut == ListeningStreak(current: current, longest: 3, hasToday: hasToday))
    }

    @Test("A day without a story begins anew, and the longest streak stays the longest")
    func gap() throws {
        let sut = try sut(
            ["2026-11-20 19:00", "2026-11-21 19:00", "2026-11-22 19:00", "2026-11-24 19:00", "2026-11-25 19:00"],
            now: "2026-11-25 20:00")
        #expect(sut == ListeningStreak(current: 2, longest: 3, hasToday: true))
    }

    @Test(
        "A day of 23 or of 25 hours is a day",
        arguments: [
            ["2026-03-28 00:10", "2026-03-29 23:50", "2026-03-30 00:10"],
            ["2026-10-24 00:10", "2026-10-25 23:50", "2026-10-26 00:10"],
        ])
    func clockChange(starts: [String]) throws {
        #expect(try sut(starts, now: starts[2]).longest == 3)
    }

    @Test("Where clocks are put forward at midnight, the day that begins at one o'clock follows the one before")
    func midnight() throws {
        // Given
        let calendar = Calendar.stub(in: "America/Sao_Paulo")
        let starts = try ["2018-11-03 19:00", "2018-11-04 01:00", "2018-11-05 19:00"].map {
            try time($0, in: calendar)
        }

        // When
        let sut = ListeningStreak(of: starts, calendar: calendar, now: starts[2])

        // Then
        #expect(sut == ListeningStreak(current: 3, longest: 3, hasToday: true))
    }

    @Test("Which day it is depends on where the family lives")
    func timeZone() throws {
        // Given
        let evenings = try ["2026-11-27 23:30", "2026-11-28 00:30"].map { try time($0) }

        // When
        let berlin = ListeningStreak(of: evenings, calendar: calendar, now: evenings[1])
        let lisbon = ListeningStreak(of: evenings, calendar: .stub(in: "Europe/Lisbon"), now: evenings[1])

        // Then
        #expect(berlin.longest == 2)
        #expect(lisbon.longest == 1)
    }

    @Test("Sessions that a wrong clock has dated after today end no streak")
    func future() throws {
        let sut = try sut(["2026-11-27 19:00", "2026-11-28 19:00", "2030-01-01 19:00"], now: "2026-11-28 20:00")
        #expect(sut == ListeningStreak(current: 2, longest: 2, hasToday: true))
    }
}
