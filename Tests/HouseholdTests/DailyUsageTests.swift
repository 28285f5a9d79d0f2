import Foundation
import Household
import Testing

@Suite("What is used of a day's limits")
struct DailyUsageTests {
    private func calendar(_ zone: String = "Europe/Berlin") throws -> Calendar {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = try #require(TimeZone(identifier: zone))
        return calendar
    }

    /// A time on 2026-11-30 in Berlin, or so many days later.
    private func time(_ hour: Int, _ minute: Int = 0, days: Int = 0, month: Int = 11, day: Int = 30) throws -> Date {
        let parts = DateComponents(year: 2026, month: month, day: day + days, hour: hour, minute: minute)
        return try #require(try calendar().date(from: parts))
    }

    private func usage(at date: Date, minutes: Double = 30) throws -> DailyUsage {
        var usage = DailyUsage(of: date, in: try calendar())
        usage.listen(for: minutes * 60, at: date)
        usage.storyCount = 2
        return usage
    }

    @Test("The next day begins at midnight, with nothing used")
    func nextDay() throws {
        // Given
        var sut = try usage(at: time(23, 50))

        // When, Then
        sut.move(to: try time(23, 59), in: try calendar())
        #expect(sut.listened == 1800 && sut.storyCount == 2 && sut.day == 20_261_130)
        sut.move(to: try time(0, 0, days: 1), in: try calendar())
        #expect(sut.listened == 0 && sut.storyCount == 0 && sut.day == 20_261_201)
        #expect(sut.beganAt == (try time(0, 0, days: 1)))
        // A sitting goes on at midnight.
        #expect(sut.sitting(at: try time(0, 1, days: 1)) == 1800)
    }

    @Test("A clock that is turned back gives nothing, neither by hours nor by days")
    func turnedBack() throws {
        for date in [try time(10), try time(23, days: -1), try time(10, days: -30)] {
            // Given
            var sut = try usage(at: time(18))

            // When
            sut.move(to: date, in: try calendar())

            // Then
            #expect(sut.listened == 1800 && sut.storyCount == 2, "\(date)")
            #expect(sut.sitting(at: date) == 1800, "\(date)")
        }
    }

    @Test("A clock that is turned forward takes from the day that it goes to")
    func turnedForward() throws {
        // Given: somebody uses up tomorrow's minutes.
        var sut = try usage(at: time(18))
        sut.move(to: try time(18, days: 1), in: try calendar())
        sut.listen(for: 1800, at: try time(18, days: 1))

        // When: the clock is right again, today and tomorrow.
        sut.move(to: try time(19), in: try calendar())
        let today = sut.listened
        sut.move(to: try time(19, days: 1), in: try calendar())

        // Then
        #expect(today == 1800 && sut.listened == 1800)
        sut.move(to: try time(8, days: 2), in: try calendar())
        #expect(sut.listened == 0)
    }

    @Test(
        "Another time zone gives nothing for hours",
        arguments: ["Asia/Tokyo", "Pacific/Auckland", "America/Los_Angeles", "Pacific/Kiritimati"])
    func timeZone(zone: String) throws {
        // Given
        var sut = try usage(at: time(18))

        // When
        sut.move(to: try time(18, 5), in: try calendar(zone))
        let abroad = sut.listened
        sut.move(to: try time(18, 10), in: try calendar())

        // Then
        #expect(abroad == 1800 && sut.listened == 1800)
    }

    @Test("Whoever goes from zone to zone has no more days than there are")
    func zoneAfterZone() throws {
        // Given: each hour, the zone in which it is latest or earliest.
        var sut = DailyUsage(of: try time(0), in: try calendar())
        let zones = ["Pacific/Kiritimati", "Pacific/Pago_Pago"]
        var days = 0

        // When: ten days long.
        for hour in 0..<240 {
            let before = sut.day
            sut.move(to: try time(hour), in: try calendar(zones[hour % 2]))
            if sut.day != before { days += 1 }
        }

        // Then: ten, and one that was borrowed.
        #expect(days <= 11)
    }

    @Test("A day is a day also when clocks change by an hour")
    func daylightSaving() throws {
        for (month, day) in [(3, 29), (10, 25)] {
            // Given
            var sut = try usage(at: time(20, month: month, day: day))

            // When, Then
            sut.move(to: try time(23, 59, month: month, day: day), in: try calendar())
            #expect(sut.listened == 1800)
            sut.move(to: try time(0, 1, month: month, day: day + 1), in: try calendar())
            #expect(sut.listened == 0)
        }
    }

    @Test("A break of half an hour begins another sitting, a shorter one does not")
    func sitting() throws {
        // Given
        var sut = try usage(at: time(18), minutes: 20)

        // When, Then
        #expect(sut.sitting(at: try time(18, 29)) == 1200)
        #expect(sut.sitting(at: try time(18, 30)) == 0)
        sut.listen(for: 60, at: try time(18, 20))
        #expect(sut.sitting(at: try time(18, 49)) == 1260)
        sut.listen(for: 60, at: try time(19))
        #expect(sut.sitting(at: try time(19)) == 60 && sut.listened == 1320)
    }
}
