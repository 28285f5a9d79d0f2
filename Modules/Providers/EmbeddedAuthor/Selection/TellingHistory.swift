/// What a household was told lately, as far as the choice of the next story cares.
package struct TellingRecord: Hashable, Codable, Sendable {
    /// The id of the plot; of several, where they were chapters of one story.
    package let plots: [String]
    /// The ids of the tries.
    package let tries: [String]
    /// The names of those who were met.
    package let names: [String]
    package let title: String

    package init(plots: [String], tries: [String] = [], names: [String] = [], title: String = "") {
        self.plots = plots
        self.tries = tries
        self.names = names
        self.title = title
    }
}

/// The stories of a household, the latest one first.
package struct TellingHistory: Sendable {
    package private(set) var records: [TellingRecord]

    package init(_ records: [TellingRecord] = []) {
        self.records = records
    }

    /// Takes in a story that was told after all others.
    package mutating func add(_ record: TellingRecord) {
        records.insert(record, at: 0)
    }

    /// How many stories ago a plot was told: 0 for the latest; nil if it never was.
    func age(ofPlot id: String) -> Int? {
        records.firstIndex { $0.plots.contains(id) }
    }

    /// How many stories ago somebody had a name.
    func age(ofName name: String) -> Int? {
        records.firstIndex { $0.names.contains(name) }
    }

    /// The tries that were told when a plot was told the last time.
    func tries(ofPlot id: String) -> Set<String> {
        Set(records.first { $0.plots.contains(id) }?.tries ?? [])
    }

    func age(ofTitle title: String) -> Int? {
        records.firstIndex { $0.title == title }
    }
}
