import StoryCore

/// How well a stranger would know a page by one of its pictures.
struct PictureWorth {
    let telling: PlotTelling
    /// The marks of those whom the page names.
    let named: Set<String>
    /// The lines with the worst moment and with the story's last words; nil if they have no picture.
    let peaks: Set<String>

    /// The worth of the picture of a line.
    func worth(of picture: PlotPicture, on line: TellableLine) -> Int {
        let deeds = picture.actors.map(Self.deed)
        let focus = deeds.first ?? 0
        let others = deeds.dropFirst().max() ?? 0
        let hasHero = picture.actors.contains { ["hero", "all"].contains($0.who) }
        let hasNamed = picture.actors.contains { $0.who.map { named.contains(telling.role(of: $0)) } ?? false }
        return 2 * focus + others + (hasHero ? 2 : 0) + (hasNamed ? 2 : 0) + (line.rank == 0 ? 2 : 0)
            + (isBeat(line) ? 4 : 0)
    }

    /// Returns how active a character is: most with something in the hands, least when standing or pointing.
    private static func deed(_ actor: PlotPicture.Actor) -> Int {
        guard Pose.stock.contains(actor.pose) else {
            if actor.with != nil || actor.at != nil { return 4 }
            return actor.spot == nil ? 2 : 3
        }
        if actor.with != nil { return 2 }
        return actor.at == nil && actor.spot == nil ? 0 : 1
    }

    /// Returns whether the story turns, is worst, or ends here.
    private func isBeat(_ line: TellableLine) -> Bool {
        guard telling.size.form != .minute, telling.scenes.indices.contains(line.scene) else { return false }
        return peaks.contains(line.origin) || telling.scenes[line.scene].kind == .turn
    }
}

/// The action of a picture, by any character: the same actions with the same things make the same picture, also
/// mirrored.
struct PictureDeed: Hashable {
    private struct Part: Hashable {
        let pose: Pose
        let with: Prop?
        let at: PlotPicture.Anchor?
        let spot: PlotPicture.Spot?
    }

    private let parts: Set<Part>

    init(_ picture: PlotPicture) {
        let heroes = picture.actors.filter { ["hero", "pal", "all"].contains($0.who) }
        parts = Set(
            (heroes.isEmpty ? picture.actors : heroes).map {
                Part(pose: $0.pose, with: $0.with, at: $0.at, spot: $0.spot)
            })
    }
}

extension Pose {
    /// Poses that are on pages of any book, and so do not distinguish a page.
    fileprivate static let stock: Set<Pose> = [
        "standing", "walking", "jumping", "pointing", "waving", "shrugging", "looking up", "looking down",
        "turned away",
        "sitting", "sitting turned away", "lying", "listening", "thinking", "laughing", "whispering",
    ]
}

extension PlotTelling {
    /// Returns the cast member of a picture's mark: "friend" is the one who comes along.
    func role(of mark: String) -> String {
        mark == "friend" ? plot.plan.companion ?? mark : mark
    }

    /// The picture of a line; nil if it has none.
    func picture(of line: TellableLine) -> PlotPicture? {
        line.look.flatMap { plot.pictures[$0] }
    }
}
