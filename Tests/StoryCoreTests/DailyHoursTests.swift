import Foundation
import StoryCore
import Testing

@Suite("Hours of the day")
struct DailyHoursTests {
    private let calendar: Calendar

    init() throws {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = try #require(TimeZone(identifier: "Europe/Berlin"))
        self.calendar = calendar
    }

    /// A time on Monday, 2026-11-30, or so many days later.
    private func time(_ hour: Int, _ minute: Int = 0, days: Int = 0) throws -> Date {
        try #require(
            calendar.date(
                from: DateComponents(year: 2026, month: 11, day: 30 + days, hour: hour, minute: minute)))
    }

    @Test(
        "What is typed is understood, and typed in the same way again",
        arguments: [
            ("20:00-06:30", "20:00-06:30"), ("9:05-9:06", "09:05-09:06"),
            ("20:00-06:30 tue,mon", "20:00-06:30 mon,tue"),
            ("none", "none"), ("NONE", "none"),
            ("0:00-23:59 mon,tue,wed,thu,fri,sat,sun", "00:00-23:59"),
        ])
    func text(typed: String, text: String) throws {
        let sut = try #require(DailyHours(typed))
        #expect(sut.text == text)
        #expect(DailyHours(sut.text) == sut)
        #expect(try JSONDecoder().decode(DailyHours.self, from: JSONEncoder().encode(sut)) == sut)
    }

    @Test(
        "What are no hours is refused",
        arguments: [
            "", "20:00", "20:00-", "24:00-06:00", "20:60-06:00", "20:0-06:00", "20-06", "20:00-06:30 monday",
            "20:00-06:30 mon,", "20:00-06:30 mon tue", "-1:00-06:00", "٢٠:٠٠-06:30", "20:00–06:30",
        ])
    func rubbish(text: String) {
        #expect(DailyHours(text) == nil)
    }

    @Test("Hours of an evening end at midnight of the next day's morning")
    func night() throws {
        let sut = try #require(DailyHours("20:00-06:30 mon"))
        #expect(try !sut.contains(time(19, 59), in: calendar))
        #expect(try sut.contains(time(20), in: calendar))
        #expect(try sut.contains(time(6, 29, days: 1), in: calendar))
        #expect(try !sut.contains(time(6, 30, days: 1), in: calendar))
        // The night before belongs to Sunday, the one after to Tuesday.
        #expect(try !sut.contains(time(6), in: calendar))
        #expect(try !sut.contains(time(21, days: 1), in: calendar))
        #expect(sut.endText == "6:30")
    }

    @Test("Hours of a day are of that day; none contains anything if no day is chosen; equal times are a whole day")
    func day() throws {
        let noon = try #require(DailyHours("12:00-14:00 mon,sun"))
        #expect(try noon.contains(time(12), in: calendar) && !noon.contains(time(14), in: calendar))
        #expect(try !noon.contains(time(12, days: 1), in: calendar) && noon.contains(time(13, days: 6), in: calendar))
        #expect(try !DailyHours.never.contains(time(0), in: calendar))
        #expect(try DailyHours(from: 600, to: 600).contains(time(9, 59), in: calendar))
    }

    @Test("On the night when clocks change, the clock on the wall counts")
    func daylightSaving() throws {
        // Given: at 3:00 on 2026-10-25 it was 2:00 again; at 2:00 on 2027-03-28 it will be 3:00.
        let sut = try #require(DailyHours("01:00-02:30"))
        let midnight = try #require(calendar.date(from: DateComponents(year: 2026, month: 10, day: 25)))
        let spring = try #require(calendar.date(from: DateComponents(year: 2027, month: 3, day: 28)))

        // Then
        let autumnHours = stride(from: 0.5, to: 5, by: 0.5).filter {
            sut.contains(midnight.addingTimeInterval($0 * 3600), in: calendar)
        }
        let springHours = stride(from: 0.5, to: 5, by: 0.5).filter {
            sut.contains(spring.addingTimeInterval($0 * 3600), in: calendar)
        }
        #expect(autumnHours == [1, 1.5, 2, 3])
        #expect(springHours == [1, 1.5])
    }

    @Test("A limit is a number in its range, or none")
    func limits() throws {
        let range = ParentalControls.minutesRange
        #expect(DailyLimit("30", in: range) == .upTo(30) && DailyLimit("None", in: range) == .unlimited)
        for text in ["0", "601", "-1", "1.5", "", "many"] { #expect(DailyLimit(text, in: range) == nil, "\(text)") }
        let controls = ParentalControls(minutesPerDay: .unlimited, storiesPerDay: .upTo(2))
        let household = ParentalControls(
            minutesPerDay: .upTo(30), minutesPerSitting: .upTo(10), storiesPerDay: .upTo(5))
        #expect(
            controls.filled(from: household)
                == ParentalControls(
                    minutesPerDay: .unlimited, minutesPerSitting: .upTo(10), storiesPerDay: .upTo(2)))
        #expect(try JSONDecoder().decode(ParentalControls.self, from: JSONEncoder().encode(controls)) == controls)
    }
}
