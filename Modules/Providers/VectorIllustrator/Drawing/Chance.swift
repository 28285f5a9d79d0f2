import StoryCore

/// Repeatable random numbers for small things: the positions of trees, the drift of clouds.
struct Chance: Sendable {
    private var generator: SeededGenerator

    /// Creates the random numbers of one matter of one page.
    init(seed: UInt64, page: Int, matter: String) {
        generator = SeededGenerator(hashing: String(seed), String(page), matter)
    }

    @inline(never)
    mutating func number(_ range: ClosedRange<Double>) -> Double {
        let share = Double(generator.next() >> 11) / Double(1 << 53)
        return range.lowerBound + (range.upperBound - range.lowerBound) * share
    }

    /// A whole number, which takes less room in a path than its tenths would.
    mutating func whole(_ range: ClosedRange<Double>) -> Double { number(range).rounded() }

    @inline(never)
    mutating func flip() -> Bool { generator.next() & 1 == 0 }

    mutating func pick<Choice>(_ choices: [Choice], else fallback: Choice) -> Choice {
        choices.isEmpty ? fallback : choices[Int(generator.next() % UInt64(choices.count))]
    }
}
