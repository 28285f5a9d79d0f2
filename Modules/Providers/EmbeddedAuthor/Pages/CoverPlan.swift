import StoryCore

/// What a cover shows: the plot's own picture of it, but never what a page shows, too.
struct CoverPlan {
    /// The scenes of the story's pages.
    let pages: [Scene]

    /// The scene in which the main hero does something that no page shows with that thing; as it is, if there is nothing
    /// like it.
    func cover(_ scene: Scene) -> Scene {
        let taken = Set(pages.compactMap(Deed.init))
        guard let deed = Deed(scene), taken.contains(deed),
            let index = scene.characters.firstIndex(where: { $0.hero != nil })
        else { return scene }
        let other = deed.others.first { pose in
            var other = deed
            other.pose = pose
            return !taken.contains(other)
        }
        var cover = scene
        if let other { cover.characters[index].pose = other }
        return cover
    }

    /// What the first hero of a picture does, and with what.
    private struct Deed: Hashable {
        var pose: Pose
        let holding: Prop?
        let target: SceneTarget?
        let spot: SceneSpot?

        init?(_ scene: Scene) {
            guard let hero = scene.characters.first(where: { $0.hero != nil }) else { return nil }
            (pose, holding, target, spot) = (hero.pose, hero.holding, hero.target, hero.spot)
        }

        /// Like it, and as good to look at from the front.
        var others: [Pose] {
            if holding != nil { return ["holding", "lifting", "carrying", "looking down"] }
            if spot != nil { return ["sitting", "kneeling", "reaching", "peeping", "looking up"] }
            return target == nil
                ? ["walking", "waving", "looking up"] : ["reaching", "kneeling", "looking down", "pointing"]
        }
    }
}
