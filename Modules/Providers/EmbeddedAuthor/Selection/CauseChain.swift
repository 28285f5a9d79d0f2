/// The scenes in order, and what each character knows before each.
struct CauseChain {
    let scenes: [PlotScene]

    /// A fact that a character would have to know and does not.
    struct Gap: Hashable {
        let scene: String
        let fact: String
        let actor: String
    }

    /// What is known before the last scene, by character; "" stands for all.
    private struct Knowledge {
        private var facts: [String: Set<String>] = [:]

        mutating func learn(_ giving: PlotScene.Giving) {
            for actor in giving.to ?? [""] { facts[actor, default: []].insert(giving.fact) }
        }

        mutating func learn(_ fact: String) {
            facts["", default: []].insert(fact)
        }

        func knows(_ actor: String, _ fact: String) -> Bool {
            facts["", default: []].contains(fact) || facts[actor, default: []].contains(fact)
        }
    }

    /// Every need that no scene before it has given to the one who acts.
    var gaps: [Gap] {
        var knowledge = Knowledge()
        var gaps: [Gap] = []
        for scene in scenes {
            for fact in scene.needs where !knowledge.knows(scene.by, fact) {
                gaps.append(Gap(scene: scene.id, fact: fact, actor: scene.by))
            }
            scene.gives.forEach { knowledge.learn($0) }
            scene.plants.forEach { knowledge.learn($0) }
        }
        return gaps
    }

    /// Whether every need is given before it.
    var isWhole: Bool { gaps.isEmpty }

    /// The told facts, with the ids of the scenes.
    var told: Set<String> {
        Set(scenes.map(\.id)).union(scenes.flatMap(\.brings)).union(scenes.flatMap(\.pays))
    }

    /// The place of each scene: its own, or that of the one before.
    var places: [String?] {
        var place: String?
        return scenes.map { scene in
            place = scene.place ?? place
            return place
        }
    }
}
