import StoryCore

@testable import VectorIllustrator

extension Given {
    /// Children who have between them every cut of hair, many outfits, and everything that makes a figure larger.
    static let looks = [
        Appearance(
            hairStyle: "afro", hairColor: "black", hairTexture: "curly", skinTone: "dark", age: 7,
            clothing: "striped shirt and shorts", palette: ["yellow", "teal"]),
        Appearance(
            hairStyle: "long", hairColor: "red", hairTexture: "wavy", eyeColor: "green", skinTone: "light", age: 2,
            clothing: "dress", palette: ["blue", "cream"], accessories: ["freckles"]),
        Appearance(
            hairStyle: "short", hairColor: "blond", skinTone: "medium", age: 12, clothing: "dungarees",
            palette: ["red", "navy"], accessories: ["glasses", "hat"]),
        Appearance(
            hairStyle: "pigtails", hairColor: "brown", hairTexture: "curly", skinTone: "tan", age: 5,
            clothing: "hoodie and trousers", palette: ["green", "orange"], accessories: ["wheelchair"]),
        Appearance(
            hairStyle: "ponytail", hairColor: "auburn", hairTexture: "curly", skinTone: "brown", age: 9,
            clothing: "raincoat and wellies", palette: ["purple", "pink"], accessories: ["cape", "hearing aid"]),
    ]

    /// The hero with one of these looks.
    static func hero(
        _ look: Appearance, _ pose: Pose = .standing, _ mood: Mood = "calm", holding: Prop? = nil,
        in setting: Setting = "meadow"
    ) throws -> Actor {
        Actor(
            SceneCharacter(.hero(HeroID(rawValue: "mira")), pose: pose, mood: mood, holding: holding),
            sheets: [try sheet(look)], in: Place(nearest: setting.rawValue))
    }

    static func companion(_ species: Species, _ pose: Pose, _ mood: Mood = "calm", holding: Prop? = nil) -> Actor {
        Actor(
            SceneCharacter(.companion(species: species, name: "Pip"), pose: pose, mood: mood, holding: holding),
            sheets: [])
    }

    /// People of every kind in a pose: children, some in wheelchairs, and grown-ups.
    static func people(_ pose: Pose, _ mood: Mood = "calm", holding: Prop? = nil) throws -> [Actor] {
        try looks.map { try hero($0, pose, mood, holding: holding) }
            + ["child", "grown-up"].map { companion($0, pose, mood, holding: holding) }
    }

    /// One of each way in which bodies are built.
    static let builds: [Species] = [
        "cat", "bear", "hedgehog", "bat", "horse", "tortoise", "lizard", "robin", "heron", "duck", "snail", "snake",
        "caterpillar", "woodlouse", "ladybird", "butterfly", "grasshopper", "spider", "crab", "hermit crab", "crayfish",
        "trout", "seal", "frog", "robot", "dragon", "star", "glove", "dark",
    ]

    /// Every build of figure in a pose.
    static func cast(_ pose: Pose, _ mood: Mood = "calm", holding: Prop? = nil) throws -> [Actor] {
        try looks.map { try hero($0, pose, mood, holding: holding) }
            + (builds + ["child", "grown-up"]).map { companion($0, pose, mood, holding: holding) }
    }
}
