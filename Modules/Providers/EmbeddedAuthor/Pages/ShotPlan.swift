import StoryCore

/// From where and how near each page of a story is seen: by the feeling line, by what is done, and never the same three
/// times in a row.
struct ShotPlan {
    /// What equal choices follow from.
    let seed: UInt64

    /// Gives the scenes of a whole story their shots.
    func choose(for passages: inout [AuthoredPassage]) {
        let pages = passages.indices.filter { passages[$0].scene != nil }
        var scenes = pages.compactMap { passages[$0].scene }
        choose(for: &scenes)
        for (page, scene) in zip(pages, scenes) { passages[page].scene = scene }
    }

    /// Gives every scene a shot; one that it asks for is kept where it can be seen so.
    func choose(for scenes: inout [Scene]) {
        var chance = SeededGenerator(hashing: String(seed), "shots")
        // What a page may be seen by: the shot it asks for, and the one that replaces it where it cannot be drawn.
        var last: [Set<Shot>] = []
        for index in scenes.indices {
            let scene = scenes[index]
            var choices = [scene.shot].compactMap { $0 }
            if isSettingOut(index, scenes) || index == scenes.count - 1 { choices += scene.isQuiet ? [] : [.wide] }
            choices += scene.fittingShots(turn: Int(chance.next() % 4)) + [.full, .closeUp, .wide]
            let shown = choices.filter(scene.canBeSeen).map { (shot: $0, either: scene.shots($0, page: index)) }
            let chosen =
                shown.first { shot, either in
                    last.count < 2 || last.reduce(either) { $0.intersection($1) }.isEmpty
                } ?? shown.first
            scenes[index].shot = chosen?.shot ?? .full
            last = last.suffix(1) + [chosen?.either ?? [.full]]
        }
    }

    /// Returns whether the story comes to a place where it was not on the page before.
    private func isSettingOut(_ index: Int, _ scenes: [Scene]) -> Bool {
        index == 0 || scenes[index].place != scenes[index - 1].place
    }
}

extension Scene {
    /// Whether what happens is small or near, so that it would be lost from afar.
    fileprivate var isQuiet: Bool {
        characters.contains { Pose.asleep.contains($0.pose) || Pose.near.contains($0.pose) }
    }

    /// A shot and what is drawn instead where there is no room for it: whole figures on every other page, else heads and
    /// hands; these are always possible.
    fileprivate func shots(_ shot: Shot, page: Int) -> Set<Shot> {
        let isNearPossible = (1...6).contains(characters.count)
        if shot == .full || shot == .closeUp && isNearPossible { return [shot] }
        return [shot, page.isMultiple(of: 2) || !isNearPossible ? .full : .closeUp]
    }

    /// The shots that suit what is done, the best first; `turn` makes those differ that suit equally well.
    fileprivate func fittingShots(turn: Int) -> [Shot] {
        guard let focus = characters.first else { return [.full, .closeUp, .wide] }
        if Pose.asleep.contains(focus.pose) { return turn == 0 ? [.full, .above] : [.above, .full] }
        if Pose.near.contains(focus.pose) { return turn == 0 ? [.full, .closeUp] : [.closeUp, .full] }
        if Pose.distant.contains(focus.pose), focus.holding == nil {
            switch turn {
            case 0: return [.silhouette, .back, .full]
            case 1: return [.back, .full, .closeUp]
            case 2: return [.full, .wide, .back]
            default: return [.closeUp, .full, .back]
            }
        }
        return turn == 3 ? [.wide, .full, .closeUp] : [.full, .closeUp, .wide]
    }

    /// Returns whether a shot suits the scene: no small characters from afar, no silhouette without a bright sky.
    fileprivate func canBeSeen(by shot: Shot) -> Bool {
        switch shot {
        case .closeUp: (1...6).contains(characters.count)
        case .wide: !hasSmallOnes && !characters.isEmpty && setting != "sea"
        case .above:
            characters.contains { Pose.asleep.contains($0.pose) }
                && !["sea", "clouds", "space", "underwater"].contains(setting)
        case .back:
            !hasSmallOnes && setting != "sea" && characters.first?.hero != nil && characters.first?.spot == nil
                && !(characters.first.map { Pose.asleep.contains($0.pose) } ?? true)
        case .silhouette:
            !hasSmallOnes && ["evening", "night", "dawn"].contains(timeOfDay)
                && ["clear", "cloudy", "wind"].contains(weather) && Self.open.contains(setting) && characters.count <= 6
        default: true
        }
    }

    private static let open: Set<Setting> = [
        "garden", "forest", "meadow", "beach", "harbour", "mountain", "city", "playground", "castle", "street",
        "riverbank",
        "farmyard", "snowfield", "balcony", "station",
    ]

    /// Whether an important character is smaller than a hand.
    private var hasSmallOnes: Bool {
        characters.prefix(2).contains { character in
            if case .companion(let species, _) = character.subject { Species.small.contains(species) } else { false }
        }
    }
}

extension Species {
    /// Those who are smaller than 13 centimetres.
    fileprivate static let small: Set<Species> = [
        "mouse", "vole", "dormouse", "hamster", "mole", "bat", "wren", "robin", "redstart", "goldfinch", "sparrow",
        "swallow",
        "snail", "slug", "frog", "toad", "salamander", "newt", "lizard", "axolotl", "slow-worm", "crab", "hermit crab",
        "crayfish", "lugworm", "worm", "woodworm", "centipede", "woodlouse", "ant", "grasshopper", "caterpillar",
        "butterfly",
        "moth", "beetle", "stag beetle", "whirligig beetle", "stick insect", "spider", "wasp", "bumblebee", "bee",
        "cockchafer", "pond skater", "flea", "firefly", "silverfish", "cricket", "fly", "daddy-long-legs", "ladybird",
        "dragonfly", "goldfish", "blue tit", "chick", "duckling",
    ]
}

extension Pose {
    fileprivate static let asleep: Set<Pose> = ["sleeping", "lying"]
    /// What happens in faces and hands.
    fileprivate static let near: Set<Pose> = [
        "holding", "whispering", "listening", "thinking", "crying", "laughing", "reading", "eating", "drinking",
        "hugging",
        "looking through", "peeping", "blowing", "shivering", "giving",
    ]
    /// Poses that suit a view from afar or from behind: ways, and looks into the distance.
    fileprivate static let distant: Set<Pose> = [
        "walking", "hand in hand", "turned away", "sitting turned away", "looking up",
    ]
}
