package import StoryCore

/// The stories of a household, the latest one first.
package struct TellingHistory: Sendable {
    package private(set) var records: [TellingRecord]

    package init(_ records: [TellingRecord] = []) {
        self.records = records
    }

    /// Adds a story that was told after all others.
    package mutating func add(_ record: TellingRecord) {
        records.insert(record, at: 0)
    }

    /// The told plots.
    var plots: Set<String> { Set(records.flatMap(\.plots)) }

    /// Returns how many stories ago a plot was told: 0 for the latest; nil if it never was.
    func age(ofPlot id: String) -> Int? {
        records.firstIndex { $0.plots.contains(id) }
    }

    /// Returns how many stories ago a character had a name.
    func age(ofName name: String) -> Int? {
        records.firstIndex { $0.names.contains(name) }
    }

    /// Returns the tries that were told with a plot the last time.
    func tries(ofPlot id: String) -> Set<String> {
        Set(records.first { $0.plots.contains(id) }?.tries ?? [])
    }

    func age(ofTitle title: String) -> Int? {
        records.firstIndex { $0.title == title }
    }
}
