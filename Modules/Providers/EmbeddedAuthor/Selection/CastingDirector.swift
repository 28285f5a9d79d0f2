import StoryCore

/// Gives names to the cast: those that were heard longest ago, and no hero's.
struct CastingDirector {
    let heroes: [Hero]
    let history: TellingHistory
    let seed: UInt64
    /// The children whom the family's event names.
    var friends: [EventDetails.Friend] = []

    /// A name for each cast member, by mark.
    func names(for plot: Plot) -> [String: String] {
        let text = plot.text
        var taken = Set(heroes.map { $0.name.lowercased() })
        var names: [String: String] = [:]
        for (mark, member) in plot.plan.cast.sorted(by: { $0.key < $1.key }) {
            let friend = friends.first { member.isNamed(by: $0) && !taken.contains($0.name.lowercased()) }
            guard let friend else { continue }
            names[mark] = friend.name
            taken.insert(friend.name.lowercased())
        }
        for mark in text.cast.keys.sorted() where names[mark] == nil {
            var chance = SeededGenerator(hashing: String(seed), "cast", mark)
            let list = (text.cast[mark]?.names ?? []).shuffledStably(using: &chance)
            let free = list.filter { !taken.contains($0.lowercased()) }
            guard let name = longestAgo(free) ?? list.first else { continue }
            names[mark] = name
            taken.insert(name.lowercased())
        }
        return names
    }

    /// Returns the name that was never used, or else the one used longest ago.
    func longestAgo(_ names: [String]) -> String? {
        names.max { age($0) < age($1) }
    }

    private func age(_ name: String) -> Int { history.age(ofName: name) ?? .max }
}

extension PlotPlan.CastMember {
    /// Returns whether a child of a family's event can be this one.
    func isNamed(by friend: EventDetails.Friend) -> Bool {
        fromEvent == .they || fromEvent == friend.pronouns
    }
}
