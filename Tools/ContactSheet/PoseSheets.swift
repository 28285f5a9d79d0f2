import StoryCore

/// Every pose with every mood, on children who differ in everything else.
struct PoseSheets {
    let studio: Studio

    private static let looks = [
        Appearance(
            hairStyle: "pigtails", hairColor: "red", hairTexture: "wavy", eyeColor: "green", skinTone: "light", age: 5,
            clothing: "dress", palette: ["teal", "cream"], accessories: ["freckles"]),
        Appearance(
            hairStyle: "afro", hairColor: "black", hairTexture: "curly", eyeColor: "brown", skinTone: "dark", age: 8,
            clothing: "striped shirt and shorts", palette: ["yellow", "blue"], accessories: ["glasses"]),
        Appearance(
            hairStyle: "short", hairColor: "black", hairTexture: "straight", eyeColor: "brown", skinTone: "tan", age: 3,
            clothing: "dungarees", palette: ["red", "white"]),
        Appearance(
            hairStyle: "locs", hairColor: "brown", hairTexture: "curly", eyeColor: "hazel", skinTone: "brown", age: 11,
            clothing: "hoodie and trousers", palette: ["purple", "grey"], accessories: ["wheelchair", "hearing aid"]),
    ]
    /// What is held in ways that differ: small, tall, large, above the head, on a string.
    private static let held: [Prop] = ["lantern", "broom", "teddy", "umbrella", "balloon", "book"]

    var all: [Sheet] {
        get throws { try Self.looks.indices.map(moods) + [try holding] }
    }

    private func moods(_ index: Int) throws -> Sheet {
        let look = Self.looks[index]
        let cells = try Pose.known.flatMap { pose in
            try Mood.known.map { mood in
                Sheet.Cell(
                    svg: try studio.hero(look, pose: pose, mood: mood), caption: "\(pose.rawValue), \(mood.rawValue)")
            }
        }
        return Sheet(
            id: "poses-\(index + 1)", title: "Poses and moods: a child of \(look.age ?? 6)", columns: Mood.known.count,
            shape: Studio.figureShape, cells: cells)
    }

    private var holding: Sheet {
        get throws {
            let sheets = try Self.looks.map(Studio.sheet)
            let cells = Pose.known.enumerated().flatMap { index, pose in
                Self.held.map { prop in
                    let sheet = sheets[index % sheets.count]
                    let character = SceneCharacter(.hero(sheet.hero), pose: pose, mood: "happy", holding: prop)
                    return Sheet.Cell(
                        svg: studio.specimens([character], sheets: [sheet]),
                        caption: "\(pose.rawValue) with \(prop.rawValue)")
                }
            }
            return Sheet(
                id: "poses-holding", title: "Poses with something in the hand", columns: Self.held.count,
                shape: Studio.figureShape, cells: cells)
        }
    }
}
