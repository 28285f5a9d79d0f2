import Testing

struct SampleError: Error, CustomStringConvertible {
    var description: String { "the <sample> error & \"its\" text" }
}

@Suite("Expectations")
struct Expectations {
    @Test func passes() {
        #expect(1 + 1 == 2)
    }

    @Test func failsWithComment() {
        let sum = 1 + 1
        #expect(sum == 3, "sums are <hard> & \"odd\"")
    }

    @Test func failsThreeTimes() {
        let letters = ["a", "b"]
        #expect(letters.isEmpty)
        #expect(letters.count == 3)
        #expect(letters.first == "z", "first letter")
    }

    @Test func throwsAnError() throws {
        throw SampleError()
    }

    @Test func requires() throws {
        let nothing: Int? = Int("nothing")
        let number = try #require(nothing, "a number is needed")
        #expect(number == 1)
    }

    @Test func recordsAnIssue() {
        Issue.record("recorded by hand")
    }

    @Test func comparesText() {
        let text = "red \u{1B}[31mtext\u{1B}[0m and \u{7} bell, \u{FFFE} no character, 🦊 fox"
        #expect(text == "plain\r\nlines")
    }
}
