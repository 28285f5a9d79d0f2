import StoryCore

extension Blocking {
    /// Who is alone turns to whom or what they do something to.
    mutating func face() {
        for index in actors.indices {
            let number = actors[index].index
            guard play.berths[number] == nil, let aim = play.aims[number], isFree(number) else { continue }
            let goal: Double? =
                switch aim {
                case .actor(let other): actors.first { $0.index == other }?.ground.x
                case .thing(let other):
                    things.first { $0.index == play.things[other].index }?.box.middle.x
                        ?? play.things[other].fixture?
                        .box.middle.x
                }
            // A lying figure would have the head where the feet were, and perhaps behind another one.
            guard let goal, abs(goal - actors[index].ground.x) > 30, !play.actors[number].isLyingDown else { continue }
            actors[index].isMirrored = goal < actors[index].ground.x
            let box = actors[index].boxes.whole
            actors[index].ground.x += max(0, 4 - box.minX) - max(0, box.maxX - 1276)
        }
    }

    /// Returns whether no position depends on this one.
    private func isFree(_ number: Int) -> Bool {
        guard let aim = play.aims[number] else { return false }
        if case .thing(let other) = aim, play.distant.contains(other) { return true }
        let isSought = play.aims.indices.contains { play.aims[$0] == .actor(number) && play.deeds[$0].isNear }
        guard !isSought, !play.deeds[number].isNear else { return false }
        if case .thing(let other) = aim { return play.things[other].fixture != nil }
        return true
    }
}
