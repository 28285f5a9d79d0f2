import StoryCore

/// Gives names to the cast: those that were heard longest ago, and no hero's.
struct CastingDirector {
    let heroes: [Hero]
    let history: TellingHistory
    let seed: UInt64

    /// A name for each cast member, by mark.
    func names(for text: PlotText) -> [String: String] {
        var taken = Set(heroes.map { $0.name.lowercased() })
        var names: [String: String] = [:]
        for mark in text.cast.keys.sorted() {
            var chance = SeededGenerator(hashing: String(seed), "cast", mark)
            let list = (text.cast[mark]?.names ?? []).shuffledStably(using: &chance)
            let free = list.filter { !taken.contains($0.lowercased()) }
            guard let name = longestAgo(free) ?? list.first else { continue }
            names[mark] = name
            taken.insert(name.lowercased())
        }
        return names
    }

    /// The one of which nobody has heard, or else for the longest time.
    func longestAgo(_ names: [String]) -> String? {
        names.max { age($0) < age($1) }
    }

    private func age(_ name: String) -> Int { history.age(ofName: name) ?? .max }
}
