import StoryCore

/// What the lines around the chapters of a story show: nothing of any chapter but the cover of the one that follows.
struct ChapterFrame {
    let heroes: [Hero]

    /// The scene before the first chapter, which gives nothing away: the heroes in bed with a book.
    var opening: Scene {
        scene(pose: "reading", mood: "curious", holding: "book")
    }

    /// After the last one: all asleep.
    var ending: Scene {
        var scene = scene(pose: "sleeping", mood: "sleepy", holding: nil)
        scene.props = ["bed", "book"]
        scene.absent = ["lamp"]
        return scene
    }

    private func scene(pose: Pose, mood: Mood, holding thing: Prop?) -> Scene {
        let characters = heroes.enumerated().map { number, hero in
            let isFirst = number == 0 || thing == nil
            return SceneCharacter(
                .hero(hero.id), pose: isFirst ? pose : "sitting", mood: mood, holding: isFirst ? thing : nil,
                target: isFirst ? nil : thing.map(SceneTarget.prop), spot: SceneSpot("in", .prop("bed")))
        }
        return Scene(
            setting: "bedroom", place: nil, timeOfDay: "night", weather: .clear, characters: characters, props: ["bed"])
    }
}
