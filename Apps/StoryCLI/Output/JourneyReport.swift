import Collections
import StoryCore

/// A journey for people: how much, the days in a row, the milestones, and what the stories are about.
struct JourneyReport {
    let journey: ReadingJourney
    /// The only period that is told; nil for all of them, and the heroes and events of all that there is.
    let period: JourneyPeriod?

    /// Writes all of it, with an empty line between two parts.
    func write(on console: Console) {
        let summary = journey.summary(of: period ?? .all)
        console.write(periods)
        console.write("\n" + JourneyText.streak(journey.streak))
        if !journey.reachedMilestones.isEmpty { write(reached, on: console) }
        if !journey.nextMilestones.isEmpty { write(next, on: console) }
        if !summary.heroes.isEmpty {
            write(
                Self.table("HERO", summary.heroes.map { (JourneyText.name(of: $0), $0.totals) }), on: console)
        }
        if !summary.events.isEmpty {
            write(Self.table("EVENT", summary.events.map { ($0.title, $0.totals) }), on: console)
        }
    }

    // MARK: - Private

    private func write(_ table: TextTable, on console: Console) {
        console.write("")
        console.write(table)
    }

    private var periods: TextTable {
        let shown = journey.chapters.filter { period == nil || $0.period == period }
        return Self.table("PERIOD", shown.map { ($0.period.displayName, $0.summary.totals) })
    }

    private var reached: TextTable {
        TextTable(
            columns: [TextTable.Column(title: "REACHED"), TextTable.Column(title: "MILESTONE", shortest: 16)],
            rows: journey.reachedMilestones.map {
                [TextTable.Cell($0.reachedAt.map(StoryText.day) ?? "-"), TextTable.Cell($0.title)]
            })
    }

    private var next: TextTable {
        TextTable(
            columns: [TextTable.Column(title: "NEXT MILESTONE", shortest: 16), TextTable.Column(title: "STILL TO GO")],
            rows: journey.nextMilestones.map {
                [TextTable.Cell($0.title), TextTable.Cell(JourneyText.missing(of: $0))]
            })
    }

    /// A line for each name, with a dash where there is nothing to count.
    private static func table(_ heading: String, _ rows: [(name: String, totals: ListeningTotals)]) -> TextTable {
        TextTable(
            columns: [
                TextTable.Column(title: heading, shortest: 12), TextTable.Column(title: "TIME"),
                TextTable.Column(title: "SESSIONS", rank: 2, isNumber: true),
                TextTable.Column(title: "STORIES", isNumber: true),
                TextTable.Column(title: "FINISHED", rank: 1, isNumber: true),
            ],
            rows: rows.map { name, totals in
                let counts = [totals.sessionCount, totals.storyCount, totals.heardCount]
                let time = totals.sessionCount == 0 ? "-" : StoryText.time(totals.listened)
                return [TextTable.Cell(name), TextTable.Cell(time)]
                    + counts.map { TextTable.Cell($0 == 0 ? "-" : String($0)) }
            })
    }
}
