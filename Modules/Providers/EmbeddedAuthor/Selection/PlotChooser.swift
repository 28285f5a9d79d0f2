import StoryCore

/// Orders the plots that could be told: what was heard longest ago first, then what suits the tone, then by seed.
struct PlotChooser {
    let history: TellingHistory
    let tone: StoryTone
    let seed: UInt64
    /// What starts the order besides the seed, so that each child has an order of their own.
    let household: String

    /// The plots in the order in which they should be tried.
    func ordered(_ plans: [PlotPlan]) -> [PlotPlan] {
        guard !plans.isEmpty else { return [] }
        var chance = SeededGenerator(hashing: household)
        let shuffled = plans.shuffledStably(using: &chance)
        // Seeds that follow each other begin at plots that follow each other.
        let start = Int(seed % UInt64(shuffled.count))
        let turned = Array(shuffled[start...] + shuffled[..<start])
        return turned.enumerated()
            .map { (plan: $1, age: history.age(ofPlot: $1.id), suits: $1.tones.contains(tone), place: $0) }
            .sorted { first, second in
                let firstAge = first.age ?? .max
                let secondAge = second.age ?? .max
                // Of those that nobody has heard, the tone decides; of the others, how long ago that was.
                if firstAge != secondAge { return firstAge > secondAge }
                if first.suits != second.suits { return first.suits }
                return first.place < second.place
            }
            .map(\.plan)
    }
}
