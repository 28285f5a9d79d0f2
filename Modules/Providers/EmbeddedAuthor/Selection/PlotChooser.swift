import StoryCore

/// Orders the plots that could be told: what was heard longest ago first, then what suits the tone, then what other
/// events can spare, then by seed.
struct PlotChooser {
    let history: TellingHistory
    let tone: StoryTone
    let seed: UInt64
    /// What starts the order besides the seed, so that each child has an order of their own.
    let household: String
    /// How many plots there are for each event.
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
                    plan: $1, age: history.age(ofPlot: $1.id), suits: $1.tones.contains(tone), left: left(without: $1),
                    place: $0
                )
            }
            .sorted { first, second in
                let firstAge = first.age ?? .max
                let secondAge = second.age ?? .max
                // Of those that nobody has heard, the tone decides; of the others, how long ago that was.
                if firstAge != secondAge { return firstAge > secondAge }
                if first.suits != second.suits { return first.suits }
                return (second.left, first.place) < (first.left, second.place)
            }
            .map(\.plan)
    }

    /// How many plots the other events of a plot have, the poorest of them: nobody should tell for a weekend what the
    /// school, with its few plots, will need.
    private func left(without plan: PlotPlan) -> Int {
        plan.events.filter { $0 != event }.compactMap { counts[$0] }.min() ?? .max
    }
}
