import StoryCore

/// From where and how near each page of a story is seen: by the feeling line, by what is done, and never the same three
/// times in a row.
struct ShotPlan {
    /// What equal choices follow from.
    let seed: UInt64

    /// Gives every scene that has none a shot.
    ///
    /// - Parameter worst: The page on which the feeling is worst.
    func choose(for scenes: inout [Scene], worst: Int?) {
        var chance = SeededGenerator(hashing: String(seed), "shots")
        var last: [Shot] = []
        for index in scenes.indices {
            var choices: [Shot] = []
            if let own = scenes[index].shot { choices.append(own) }
            if index == worst { choices.append(.closeUp) }
            if isSettingOut(index, scenes) || index == scenes.count - 1 { choices += Self.far(scenes[index]) }
            choices += Self.shots(scenes[index], turn: Int(chance.next() % 4))
            let isTired = { (shot: Shot) in last.count == 2 && last.allSatisfy { $0 == shot } }
            let shot = choices.first { !isTired($0) } ?? .full
            scenes[index].shot = shot
            last = last.suffix(1) + [shot]
        }
    }

    /// Whether the story comes to a place where it was not on the page before.
    private func isSettingOut(_ index: Int, _ scenes: [Scene]) -> Bool {
        index > 0 && scenes[index].place != scenes[index - 1].place || index == 0
    }

    private static func far(_ scene: Scene) -> [Shot] {
        let isQuiet = scene.characters.contains { asleep.contains($0.pose) || near.contains($0.pose) }
        return isQuiet ? [] : [.wide]
    }

    /// The shots that suit what is done, the best first; `turn` makes those differ that suit equally well.
    private static func shots(_ scene: Scene, turn: Int) -> [Shot] {
        guard let focus = scene.characters.first else { return [.full, .closeUp, .wide] }
        if asleep.contains(focus.pose) { return turn == 0 ? [.full, .above] : [.above, .full] }
        if near.contains(focus.pose) { return turn == 0 ? [.full, .closeUp] : [.closeUp, .full] }
        if calm.contains(focus.pose) {
            let isDusk = ["evening", "night", "dawn"].contains(scene.timeOfDay)
            switch turn {
            case 0: return isDusk ? [.silhouette, .back, .full] : [.back, .full, .wide]
            case 1: return [.back, .full, .closeUp]
            case 2: return [.full, .wide, .back]
            default: return [.closeUp, .full, .back]
            }
        }
        if low.contains(focus.pose), turn < 2 { return [.above, .full, .closeUp] }
        return turn == 3 ? [.wide, .full, .closeUp] : [.full, .closeUp, .wide]
    }

    private static let asleep: Set<Pose> = ["sleeping", "lying"]
    /// What happens in faces and hands.
    private static let near: Set<Pose> = [
        "holding", "whispering", "listening", "thinking", "crying", "laughing", "reading", "eating", "drinking",
        "hugging",
        "looking through", "peeping", "blowing", "shivering", "giving",
    ]
    /// What is as good from afar or from behind.
    private static let calm: Set<Pose> = [
        "standing", "walking", "hand in hand", "turned away", "sitting turned away", "looking up", "sitting",
        "pointing",
    ]
    private static let low: Set<Pose> = ["crawling", "kneeling", "digging", "looking down", "painting", "writing"]
}
