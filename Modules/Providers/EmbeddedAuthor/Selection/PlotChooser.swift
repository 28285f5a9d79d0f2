import StoryCore

/// Orders the candidates: those told longest ago first, then those that other events can spare, then by tone, then by
/// seed.
struct PlotChooser {
    let history: TellingHistory
    let tone: StoryTone
    let seed: UInt64
    /// What starts the order besides the seed, so that each child has an order of their own.
    let household: String
    /// The number of plots for each event that were not told lately.
    let counts: [StoryEvent: Int]
    /// The event of the story, if it is a standard one.
    let event: StoryEvent?

    /// The plots in the order in which they should be tried.
    func ordered(_ plans: [PlotPlan]) -> [PlotPlan] {
        guard !plans.isEmpty else { return [] }
        var chance = SeededGenerator(hashing: household)
        let shuffled = plans.shuffledStably(using: &chance)
        // Seeds that follow each other begin at plots that follow each other.
        let start = Int(seed % UInt64(shuffled.count))
        let turned = Array(shuffled[start...] + shuffled[..<start])
        return turned.enumerated()
            .map {
                (
                    plan: $1, age: history.age(ofPlot: $1.id), isSpare: isSpare($1), suits: $1.tones.contains(tone),
                    index: $0
                )
            }
            .sorted { first, second in
                let firstAge = first.age ?? .max
                let secondAge = second.age ?? .max
                // Plots that were never told come first; of the others, those told longest ago.
                if firstAge != secondAge { return firstAge > secondAge }
                if first.isSpare != second.isSpare { return first.isSpare }
                if first.suits != second.suits { return first.suits }
                return first.index < second.index
            }
            .map(\.plan)
    }

    /// Returns whether no other event has fewer plots left: a weekend's story should not use up one for school, or for
    /// a custom event.
    private func isSpare(_ plan: PlotPlan) -> Bool {
        guard let event else { return true }
        return plan.archetype == nil && plan.events.allSatisfy { counts[$0, default: 0] >= counts[event, default: 0] }
    }
}
