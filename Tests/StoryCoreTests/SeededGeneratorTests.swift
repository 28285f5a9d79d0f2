import StoryCore
import Testing

@Suite("Repeatable randomness", .timeLimit(.minutes(1)))
struct SeededGeneratorTests {
    @Test("Seed 0 gives the published numbers of SplitMix64")
    func published() {
        var sut = SeededGenerator(seed: 0)
        #expect(
            [sut.next(), sut.next(), sut.next()] == [
                0xe220_a839_7b1d_cdaf, 0x6e78_9e6a_a1b9_65f4, 0x06c4_5d18_8009_454f,
            ])
    }

    @Test("Every text and the order of texts matter")
    func hashing() {
        var all = [
            SeededGenerator(hashing: "a", "b"), SeededGenerator(hashing: "b", "a"), SeededGenerator(hashing: "ab"),
            SeededGenerator(hashing: "a", "b", ""), SeededGenerator(hashing: "", "ab"), SeededGenerator(hashing: ""),
            SeededGenerator(hashing: "a", "b"),
        ]
        let first = all.indices.map { all[$0].next() }
        #expect(Set(first).count == 6)
        #expect(first.first == first.last)
    }

    @Test("The numbers of a text never change")
    func goldenHash() {
        var sut = SeededGenerator(hashing: "hero", "Mira", "0")
        #expect(sut.next() == 9_445_533_205_637_649_634)
    }
}
