import StoryCore

/// Orders the plots that could be told: what was heard longest ago first, then what other events can spare, then what
/// suits the tone, then by seed.
struct PlotChooser {
    let history: TellingHistory
    let tone: StoryTone
    let seed: UInt64
    /// What starts the order besides the seed, so that each child has an order of their own.
    let household: String
    /// How many plots each event has left of which nobody has heard lately.
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
                    place: $0
                )
            }
            .sorted { first, second in
                let firstAge = first.age ?? .max
                let secondAge = second.age ?? .max
                // Those that nobody has heard come first; of the others, what was heard longest ago.
                if firstAge != secondAge { return firstAge > secondAge }
                if first.isSpare != second.isSpare { return first.isSpare }
                if first.suits != second.suits { return first.suits }
                return first.place < second.place
            }
            .map(\.plan)
    }

    /// Whether no other event has fewer plots left: nobody should tell for a weekend what the school will need, nor what
    /// an event of the family's own may need.
    private func isSpare(_ plan: PlotPlan) -> Bool {
        guard let event else { return true }
        return plan.archetype == nil && plan.events.allSatisfy { counts[$0, default: 0] >= counts[event, default: 0] }
    }
}
