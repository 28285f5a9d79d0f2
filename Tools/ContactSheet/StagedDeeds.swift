import StoryCore

/// Who does what to whom on the sheets of staging.
enum StagedDeeds {
    private static let mia = HeroID(rawValue: "mia")
    private static let ole = HeroID(rawValue: "ole")

    static var sheets: [CharacterSheet] {
        get throws {
            [
                CharacterSheet(
                    of: try Hero(
                        id: mia, name: "Mia",
                        appearance: Appearance(
                            hairStyle: "pigtails", hairColor: "red", hairTexture: "wavy", eyeColor: "green",
                            skinTone: "light", age: 6, clothing: "dungarees", palette: ["teal", "yellow"],
                            accessories: ["freckles"]))),
                CharacterSheet(
                    of: try Hero(
                        id: ole, name: "Ole",
                        appearance: Appearance(
                            hairStyle: "afro", hairColor: "black", hairTexture: "curly", skinTone: "dark", age: 4,
                            clothing: "striped shirt and shorts", palette: ["orange", "navy"]))),
            ]
        }
    }

    private static func mia(
        _ pose: Pose, _ mood: Mood = "curious", with held: Prop? = nil, at target: SceneTarget? = nil,
        _ spot: SceneSpot? = nil
    ) -> SceneCharacter {
        SceneCharacter(.hero(mia), pose: pose, mood: mood, holding: held, target: target, spot: spot)
    }

    private static func ole(
        _ pose: Pose, _ mood: Mood = "happy", with held: Prop? = nil, at target: SceneTarget? = nil,
        _ spot: SceneSpot? = nil
    ) -> SceneCharacter {
        SceneCharacter(.hero(ole), pose: pose, mood: mood, holding: held, target: target, spot: spot)
    }

    private static func other(
        _ species: Species, _ pose: Pose, _ mood: Mood = "calm", with held: Prop? = nil, at target: SceneTarget? = nil,
        _ spot: SceneSpot? = nil
    ) -> SceneCharacter {
        SceneCharacter(
            .companion(species: species, name: nil), pose: pose, mood: mood, holding: held, target: target, spot: spot)
    }

    private static let toMia = SceneTarget.character(.hero(mia))
    private static let toOle = SceneTarget.character(.hero(ole))
    private static func to(_ species: Species) -> SceneTarget { .character(.companion(species: species, name: nil)) }
    private static func to(_ prop: Prop) -> SceneTarget { .prop(prop) }

    /// What a deed is called, and its scene.
    static let deeds: [(name: String, scene: Scene)] = [
        (
            "gives a cup to Ole",
            Scene(
                setting: "kitchen",
                characters: [mia("giving", "happy", with: "cup", at: toOle), ole("reaching", at: toMia)])
        ),
        (
            "pushes a cart, Ole in it",
            Scene(
                setting: "garden",
                characters: [
                    mia("pushing", "determined", at: to("cart" as Prop)),
                    ole("sitting", "laughing", SceneSpot("in", to("cart" as Prop))),
                ])
        ),
        (
            "pulls a sledge with a dog on it",
            Scene(
                setting: "meadow", weather: "snow",
                characters: [
                    mia("pulling", "happy", with: "rope", at: to("sledge" as Prop)),
                    other("dog", "sitting", "happy", SceneSpot("on", to("sledge" as Prop))),
                ])
        ),
        (
            "knocks at the door",
            Scene(setting: "city", characters: [mia("knocking", at: to("door" as Prop)), ole("standing", "worried")])
        ),
        (
            "pats the dog",
            Scene(
                setting: "garden",
                characters: [mia("reaching", "happy", at: to("dog" as Species)), other("dog", "sitting", "happy")])
        ),
        (
            "hugs a grown-up",
            Scene(
                setting: "bedroom", timeOfDay: "evening",
                characters: [
                    mia("hugging", "happy", at: to("grown-up" as Species)),
                    other("grown-up", "hugging", "happy", at: toMia),
                ])
        ),
        (
            "hugs Ole",
            Scene(setting: "meadow", characters: [mia("hugging", "happy", at: toOle), ole("hugging", at: toMia)])
        ),
        (
            "hand in hand",
            Scene(
                setting: "forest",
                characters: [mia("hand in hand", "happy", at: toOle), ole("hand in hand", at: toMia)])
        ),
        (
            "reads to the cat",
            Scene(
                setting: "bedroom",
                characters: [mia("reading", "happy", with: "book"), other("cat", "lying", "sleepy", at: toMia)])
        ),
        (
            "looks through the window",
            Scene(
                setting: "bedroom", timeOfDay: "night",
                characters: [mia("looking through", at: to("window" as Prop)), other("owl", "flying", "happy")])
        ),
        (
            "paints a picture",
            Scene(
                setting: "school",
                characters: [
                    mia("painting", "proud", with: "paintbrush", at: to("picture" as Prop)),
                    ole("looking down", "curious", at: to("picture" as Prop)),
                ])
        ),
        (
            "looks at a mouse in a jar",
            Scene(
                setting: "kitchen",
                characters: [
                    mia("looking down", "surprised", at: to("mouse" as Species)),
                    other("mouse", "standing", "proud", SceneSpot("in", to("jar" as Prop))),
                ])
        ),
        (
            "cat under the table",
            Scene(
                setting: "kitchen",
                characters: [
                    mia("kneeling", at: to("cat" as Species)),
                    other("cat", "hiding", "scared", SceneSpot("under", to("table" as Prop))),
                ])
        ),
        (
            "hides behind a tree",
            Scene(
                setting: "forest",
                characters: [
                    mia("hiding", "cheeky", at: to("tree" as Prop)),
                    ole("looking up", "curious", at: to("tree" as Prop)),
                ])
        ),
        (
            "hides behind a box",
            Scene(
                setting: "garden",
                characters: [
                    mia("peeping", "cheeky", SceneSpot("behind", to("box" as Prop))), ole("walking", "curious"),
                ])
        ),
        (
            "bird on the hat of a snowman",
            Scene(
                setting: "meadow", weather: "snow",
                characters: [
                    mia("pointing", "happy", at: to("gull" as Species)),
                    other("gull", "standing", "proud", SceneSpot("on", to("snowman" as Prop))),
                ])
        ),
        (
            "mouse on the shoulder",
            Scene(
                setting: "garden",
                characters: [
                    mia("standing", "happy"),
                    SceneCharacter(
                        .companion(species: "mouse", name: nil), pose: "sitting", mood: "happy",
                        spot: SceneSpot("on", toMia)),
                ])
        ),
        (
            "three look down over a table",
            Scene(
                setting: "school",
                characters: [
                    mia("looking down", "curious", at: to("apple" as Prop), SceneSpot("over", to("table" as Prop))),
                    ole("looking down", "surprised", at: to("apple" as Prop), SceneSpot("over", to("table" as Prop))),
                    other(
                        "child", "looking down", "curious", at: to("apple" as Prop),
                        SceneSpot("over", to("table" as Prop))),
                ])
        ),
        (
            "teacher on a chair reaches for the clock",
            Scene(
                setting: "school",
                characters: [
                    other(
                        "grown-up", "reaching", "determined", at: to("clock" as Prop),
                        SceneSpot("on", to("chair" as Prop))), mia("holding", "happy", at: to("chair" as Prop)),
                ])
        ),
        (
            "looks up at the moon, all sky",
            Scene(
                setting: "meadow", timeOfDay: "night",
                characters: [
                    mia("looking up", "surprised", at: to("kite" as Prop)), other("fox", "sitting", "curious"),
                ])
        ),
        (
            "friend over them",
            Scene(
                setting: "beach",
                characters: [
                    mia("waving", "happy", at: to("dragon" as Species)),
                    other("dragon", "flying", "happy", SceneSpot("over", toMia)),
                ])
        ),
        (
            "carries a rabbit",
            Scene(
                setting: "garden",
                characters: [mia("carrying", "happy", at: to("rabbit" as Species)), other("rabbit", "sitting", "calm")])
        ),
        (
            "in a boat at sea",
            Scene(
                setting: "sea",
                characters: [
                    mia("rowing", "determined", with: "oar"), ole("pointing", "happy", at: to("gull" as Species)),
                    other("gull", "flying"),
                ])
        ),
        (
            "child in bed, mother by it",
            Scene(
                setting: "bedroom", timeOfDay: "night",
                characters: [
                    mia("sleeping", "sleepy", SceneSpot("in", to("bed" as Prop))),
                    other("grown-up", "kneeling", "calm", at: toMia),
                ])
        ),
    ]
}
