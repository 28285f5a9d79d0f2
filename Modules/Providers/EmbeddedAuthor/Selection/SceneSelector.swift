import StoryCore

/// Selects the scenes of a plot for a length: tries by the heroes' traits.
struct SceneSelector {
    let plan: PlotPlan

    /// Returns every consistent selection of scenes with the maximum number of tries.
    ///
    /// Of two tries with the same result, one is told.
    func choices(for size: TellingSize) -> [[PlotScene]] {
        let scenes = scenes(for: size)
        let tries = scenes.filter { $0.kind == .try }
        var best: [[PlotScene]] = []
        var most = 0
        for subset in Self.subsets(of: tries) where subset.count >= most && subset.count <= size.mostTries {
            guard tries.allSatisfy({ !$0.isKey || subset.contains($0.id) }), !hasDoubles(subset, of: tries) else {
                continue
            }
            let chosen = scenes.filter { $0.kind != .try || subset.contains($0.id) }
            guard CauseChain(scenes: chosen).isWhole else { continue }
            if subset.count > most { best = [] }
            most = subset.count
            best.append(chosen)
        }
        return best
    }

    /// Returns the selection whose tries suit the heroes best; of equal ones the one told longest ago, then by chance.
    ///
    /// - Parameters:
    ///   - told: The ids of tries that were told lately.
    ///   - chance: A random number that breaks ties.
    func choice(for size: TellingSize, heroes: [Hero], told: Set<String>, chance: UInt64) -> [PlotScene]? {
        let choices = choices(for: size)
        guard let most = choices.map({ score($0, heroes, told) }).max() else { return nil }
        let best = choices.filter { score($0, heroes, told) == most }
        return best[Int(chance % UInt64(best.count))]
    }

    /// What suits the main hero counts for more than what suits another, and what was heard lately counts against it.
    private func score(_ scenes: [PlotScene], _ heroes: [Hero], _ told: Set<String>) -> Int {
        let main = Set(heroes.first?.traits ?? [])
        let others = Set(heroes.dropFirst().flatMap(\.traits))
        return scenes.filter { $0.kind == .try }.reduce(0) { sum, scene in
            let suits = !main.isDisjoint(with: scene.traits) ? 4 : !others.isDisjoint(with: scene.traits) ? 2 : 0
            return sum + suits - (told.contains(scene.id) ? 3 : 0)
        }
    }

    /// The scenes that a length tells, with more tries than it may have.
    private func scenes(for size: TellingSize) -> [PlotScene] {
        switch size.form {
        case .minute: plan.main
        case .main: plan.main.filter { ($0.minutes ?? 1) <= max(3, size.level) }
        case .small: plan.small.filter { ($0.minutes ?? 1) <= size.level }
        }
    }

    private func hasDoubles(_ subset: Set<String>, of tries: [PlotScene]) -> Bool {
        let results = tries.filter { subset.contains($0.id) && !$0.gives.isEmpty }.map { Set($0.gives.map(\.fact)) }
        return Set(results).count < results.count
    }

    /// All subsets, as ids.
    private static func subsets(of scenes: [PlotScene]) -> [Set<String>] {
        scenes.reduce([[]]) { subsets, scene in subsets + subsets.map { $0.union([scene.id]) } }
    }
}
