import Playback
import StoryCore
import Testing

@Suite("Heard seconds", .timeLimit(.minutes(1)))
struct HeardSecondsTests {
    @Test("Each second counts once, whatever the order", arguments: [[0], [7, 8], [64, 3, 3, 65, 64], []])
    func inserting(seconds: [Int]) {
        // Given
        var sut = HeardSeconds()
        // When
        for second in seconds { sut.insert(second) }
        // Then
        #expect((0..<100).filter { sut.contains($0) } == Set(seconds).sorted())
        #expect(sut.count(ofFirst: 100) == Set(seconds).count)
        #expect(HeardSeconds(bits: sut.bits) == sut)
    }

    @Test(
        "Only the first seconds are counted that are asked for", arguments: [(0, 0), (3, 3), (9, 8), (10, 9), (99, 9)])
    func counting(seconds: Int, count: Int) {
        let sut = HeardSeconds(bits: [0xFF, 0b10])
        #expect(sut.count(ofFirst: seconds) == count)
    }

    @Test("What cannot be is left out, and damaged bits are no danger")
    func senseless() {
        var sut = HeardSeconds(bits: repeatElement(0xFF, count: 1_000_000))
        #expect(sut.count(ofFirst: .max) == HeardSeconds.limit)
        for second in [-1, .min, .max, HeardSeconds.limit] {
            sut.insert(second)
            #expect(!sut.contains(second))
        }
        #expect(sut.count(ofFirst: -5) == 0)
    }

    @Test(
        "What two have heard is heard, whoever heard more",
        arguments: [([1], [2, 9]), ([2, 9], [1]), ([], [9, 1, 2])])
    func union(one: [Int], other: [Int]) {
        // Given
        var (sut, second) = (HeardSeconds(), HeardSeconds())
        for time in one { sut.insert(time) }
        for time in other { second.insert(time) }
        // When
        sut.formUnion(second)
        // Then
        #expect((0..<20).filter { sut.contains($0) } == [1, 2, 9])
    }
}
