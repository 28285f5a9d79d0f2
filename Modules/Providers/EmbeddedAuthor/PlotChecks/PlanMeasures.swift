package import StoryCore

/// What can be counted of the plan behind a telling.
package struct PlanMeasures {
    private let telling: PlotTelling
    private let chain: CauseChain

    package init(of telling: PlotTelling) {
        self.telling = telling
        chain = CauseChain(scenes: telling.scenes)
    }

    /// Whether every acting character knows what it needs.
    package var isChainWhole: Bool { chain.isWhole }

    /// The plants that no later scene uses.
    package var unpaidPlants: [String] {
        telling.scenes.enumerated().flatMap { index, scene in
            let later = telling.scenes[(index + 1)...]
            return scene.plants.filter { plant in !later.contains { ($0.needs + $0.pays).contains(plant) } }
        }
    }

    /// Whether the last scene gives what the first one wants.
    package var isWantKept: Bool {
        guard let opening = telling.scenes.first, let ending = telling.scenes.last else { return false }
        return !Set(opening.brings).isDisjoint(with: ending.pays)
    }

    /// Whether something given solves it.
    package var isSolvedByGift: Bool { telling.scenes.contains { $0.isGift } }

    /// What lines point at and no line before them tells.
    package var pointsAtUntold: [String] {
        LineDependencies(lines: telling.lines).faults.map { "\($0.key): \(telling.lines[$0.line].text)" }
    }

    /// Returns the lines that are told more than once; a refrain is more than one line of a plot.
    package func repeatedLines(wordCount: Int) -> [String] {
        let lines = telling.told(wordCount: wordCount)
        let counts = Dictionary(grouping: lines, by: \.origin)
        return counts.values.filter { $0.count > 1 }.map { $0[0].text }.sorted()
    }

    /// Returns whether a scene with a family's event is told between 60 and 90 percent of the words.
    package func happensLate(wordCount: Int) -> Bool {
        let lines = telling.told(wordCount: wordCount)
        let total = lines.reduce(0) { $0 + $1.wordCount }
        // A minute has no scenes: it is too short to go anywhere else.
        guard telling.size.form != .minute else { return true }
        var before = 0
        for line in lines {
            let isInside = telling.scenes[line.scene].isArena ?? false
            if isInside, before * 100 <= 90 * total, (before + line.wordCount) * 100 >= 60 * total { return true }
            before += line.wordCount
        }
        return false
    }

    /// The share of scenes that play where an event is.
    package func arenaShare(_ event: StoryEvent, arenas: Arenas) -> Double {
        let inside = zip(telling.scenes, chain.places).count { scene, place in
            scene.isArena ?? place.map { arenas.contains($0, event: event) } ?? false
        }
        return telling.scenes.isEmpty ? 0 : Double(inside) / Double(telling.scenes.count)
    }

    /// What two plans have in common, from 0 to 1: what they want, what stands in the way, and how it is tried.
    package static func likeness(_ first: PlotTelling, _ second: PlotTelling) -> Double {
        let links = [first, second].map { telling in
            Set(
                [telling.plot.plan.want, telling.plot.plan.obstacle]
                    + telling.scenes.filter { [.try, .turn, .trouble].contains($0.kind) }.flatMap {
                        $0.gives.map(\.fact)
                    })
        }
        let common = links[0].intersection(links[1]).count
        let all = links[0].union(links[1]).count
        return all == 0 ? 0 : Double(common) / Double(all)
    }
}
