@testable import Generation
import StoryCore
import Testing

@Suite("The course of a reading", .timeLimit(.minutes(1)))
struct ReadingCourseTests {
    @Test("A story for bed gets 8 to 12 percent slower and 2 to 3 dB softer towards its end")
    func bedtime() {
        // Given
        let sut = ReadingCourse(wordCount: 900, isBedtime: true)
        // When
        let early = stride(from: 0, to: 600, by: 10).map { sut.slowness(after: $0) }
        let late = stride(from: 600, to: 900, by: 10).map { sut.slowness(after: $0) }
        // Then
        #expect(Set(early).count == 1)
        let slowing = late.reduce(0, +) / Double(late.count) / early[0]
        #expect((1.08...1.12).contains(slowing))
        #expect(late == late.sorted())
        #expect(sut.gain(after: 500) == 0)
        #expect((-3 ... -2).contains(sut.gain(after: 890)))
    }

    @Test("A reader who is late hurries before a story for bed slows down, and not at its end")
    func late() {
        // Given
        let course = ReadingCourse(wordCount: 100, isBedtime: true)
        var sut = ReadingClock(course: course, wordsPerMinute: 120)
        // When
        sut.pass(pause: 0, seconds: 35, words: 60)
        let before = sut.tempo
        sut.pass(pause: 0, seconds: 15, words: 20)
        // Then
        #expect(before > 1.05)
        #expect(sut.tempo > 1 && sut.tempo < 1.05)
    }

    @Test("Any other story is read evenly")
    func even() {
        let sut = ReadingCourse(wordCount: 900, isBedtime: false)
        #expect([0, 450, 899].allSatisfy { sut.slowness(after: $0) == 1 && sut.gain(after: $0) == 0 })
        #expect(abs(sut.share(through: 450) - 0.5) < 1e-9)
    }

    @Test("A story for bed takes as long as another one", arguments: [true, false])
    func whole(isBedtime: Bool) {
        let sut = ReadingCourse(wordCount: 900, isBedtime: isBedtime)
        let seconds = (0..<900).reduce(0.0) { $0 + sut.slowness(after: $1) } / 900
        #expect(abs(seconds - 1) < 0.002)
        #expect(abs(sut.share(through: 900) - 1) < 1e-9)
    }

    @Test(
        "A voice that is too slow or too fast still takes about the time that was asked for",
        arguments: [0.88, 1.0, 1.12], [1, 10])
    func clock(speed: Double, minutes: Int) {
        // Given
        let pace = ReadingPace(ageBand: .fourToSix, language: .english)
        let count = pace.wordCount(minutes: minutes)
        var sut = ReadingClock(
            course: ReadingCourse(wordCount: count, isBedtime: false), wordsPerMinute: pace.wordsPerMinute)
        var (seconds, words) = (0.0, 0)
        // When sentences of eight words, five to a page, are read by a voice of its own speed
        while words < count {
            let tempo = sut.tempo
            for _ in 0..<5 where words < count {
                let pause = sut.pause(0.68)
                let sentence = 8 / (160 * speed * tempo) * 60
                sut.pass(pause: pause, seconds: sentence, words: 8)
                (seconds, words) = (seconds + pause + sentence, words + 8)
            }
        }
        // Then
        let expected = Double(words) / pace.wordsPerMinute * 60
        #expect(abs(seconds / expected - 1) < 0.05, "\(seconds) of \(expected) s")
    }

    @Test(
        "A length has as many words as are read in it to an age",
        arguments: [
            (AgeBand.twoToFour, 100.0...120), (.fourToSix, 110...140), (.sixToTen, 130...160), (.all, 110...160),
        ])
    func paces(age: AgeBand, bounds: ClosedRange<Double>) {
        for language in [LanguageCode.english, LanguageCode(rawValue: "de")] {
            let sut = ReadingPace(ageBand: age, language: language)
            #expect(bounds.contains(sut.wordsPerMinute))
            #expect(Double(sut.wordCount(minutes: 10)) < 10 * sut.wordsPerMinute)
        }
    }
}
