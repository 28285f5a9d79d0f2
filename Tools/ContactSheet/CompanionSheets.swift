import StoryCore

/// Every companion: by itself, beside a child for its size, in every pose and mood, from behind, and as a toy.
struct CompanionSheets {
    let studio: SheetRenderer

    /// One of each way in which bodies are built.
    static let builds: [Species] = [
        "cat", "bear", "hedgehog", "bat", "mole", "horse", "cow", "giraffe", "tortoise", "lizard", "robin", "heron",
        "duck", "snail",
        "snake", "worm", "caterpillar", "woodlouse", "ladybird", "wasp", "butterfly", "grasshopper", "spider", "crab",
        "hermit crab", "crayfish", "trout", "seal", "frog", "robot", "dragon", "star", "glove", "dark",
    ]
    private static let toys: [Species] = [
        "toy duck", "wooden horse", "wooden snake", "cloth rabbit", "rag doll", "teddy", "tin robot", "tin mouse",
        "cloth bird", "wooden dog",
        "weathercock", "cloth snail", "tin beetle", "cloth cow",
    ]
    private static let look = Appearance(
        hairStyle: "short", hairColor: "brown", hairTexture: "wavy", eyeColor: "blue", skinTone: "light", age: 6,
        clothing: "t-shirt and trousers", palette: ["cream", "grey"])

    /// Species that are no people.
    private static let beings = Species.known.filter { $0 != "child" && $0 != "grown-up" }

    var all: [Sheet] {
        get throws {
            let child = try SheetRenderer.sheet(Self.look)
            return [
                sheet("kinds", "by themselves", columns: 10, Self.beings.map { ($0, "standing", "calm", $0.rawValue) }),
                sheet(
                    "sizes", "beside a child of six", columns: 10,
                    Self.beings.map { ($0, "standing", "happy", $0.rawValue) },
                    child: child),
                sheet(
                    "poses", "in every pose", columns: Pose.known.count,
                    Self.builds.flatMap { species in
                        Pose.known.map { (species, $0, "calm", "\(species.rawValue), \($0.rawValue)") }
                    }),
                sheet(
                    "moods", "in every mood", columns: Mood.known.count,
                    Self.builds.flatMap { species in
                        Mood.known.map { (species, "standing", $0, "\(species.rawValue), \($0.rawValue)") }
                    }),
                sheet("acts", "that act", columns: 12, Self.acts),
                sheet(
                    "toys", "as toys", columns: 8,
                    Self.toys.flatMap { toy in
                        (["standing", "sitting", "sleeping", "waving"] as [Pose]).map {
                            (toy, $0, "happy", "\(toy.rawValue), \($0.rawValue)")
                        }
                    }),
            ]
        }
    }

    /// Every kind in the poses that stories ask for most.
    private static let acts = beings.flatMap { species in
        ([
            ("walking", "happy"), ("running", "excited"), ("sleeping", "calm"), ("hiding", "scared"),
            ("crying", "crying"),
            ("looking up", "curious"), ("eating", "calm"), ("pulling", "determined"), ("flying", "happy"),
            ("giving", "proud"),
            ("stuck", "worried"), ("turned away", "calm"),
        ] as [(Pose, Mood)]).map { (species, $0.0, $0.1, "\(species.rawValue), \($0.0.rawValue)") }
    }

    private func sheet(
        _ id: String, _ title: String, columns: Int, _ shown: [(Species, Pose, Mood, String)],
        child: CharacterSheet? = nil
    ) -> Sheet {
        let cells = shown.map { species, pose, mood, caption in
            let companion = SceneCharacter(.companion(species: species, name: nil), pose: pose, mood: mood)
            let beside = child.map { [SceneCharacter(.hero($0.hero), mood: "calm")] } ?? []
            return Sheet.Cell(
                svg: studio.specimens(
                    beside + [companion], sheets: child.map { [$0] } ?? [], width: child == nil ? 24 : 400),
                caption: caption)
        }
        return Sheet(
            id: "companions-\(id)", title: "Companions \(title)", columns: columns, shape: SheetRenderer.figureShape,
            cells: cells)
    }
}
