import StoryCore
import Testing

@testable import VectorIllustrator

@Suite("Telling what a picture shows", .timeLimit(.minutes(1)))
struct AlternativeTextTests {
    private func request(_ scene: Scene) throws -> IllustrationRequest {
        Given.request(scene, try ["Mira", "Ole", "Ada"].map { try Given.sheet($0, id: $0.lowercased()) })
    }

    /// What is told where all things of a scene can be seen.
    private func text(_ scene: Scene) throws -> String {
        AlternativeText(for: try request(scene), things: scene.props.compactMap { Thing.known($0.rawValue) }).text
    }

    /// What is told of the picture that is drawn.
    private func drawn(_ scene: Scene) throws -> String { PageDrawing(try request(scene)).alternativeText }

    private func hero(_ id: String, _ pose: Pose = .standing, mood: Mood = .happy, holding: Prop? = nil)
        -> SceneCharacter
    {
        SceneCharacter(.hero(HeroID(rawValue: id)), pose: pose, mood: mood, holding: holding)
    }

    private func friend(_ species: Species, _ name: String? = nil) -> SceneCharacter {
        SceneCharacter(.companion(species: species, name: name))
    }

    @Test("Heroes, weather and a companion")
    func everything() throws {
        // Given
        let scene = Scene(
            setting: "garden", timeOfDay: "evening", weather: "rain",
            characters: [hero("mira"), hero("ole"), friend("fox", "Pip")])

        // When, Then
        #expect(
            try text(scene)
                == "Mira and Ole stand in the garden in the evening. It is raining. A fox called Pip is with them.")
    }

    @Test("Each of several poses has its own verb")
    func poses() throws {
        // Given
        let scene = Scene(
            setting: "beach", timeOfDay: "morning",
            characters: [hero("mira", "running"), hero("ole", "sitting"), hero("ada", "running")])

        // When, Then
        #expect(try text(scene) == "Mira and Ada run and Ole sits on the beach in the morning.")
    }

    @Test("Indoors the weather is outside, and things are listed")
    func indoors() throws {
        // Given
        let scene = Scene(
            setting: "bedroom", timeOfDay: "night", weather: "snow", characters: [hero("mira", "sleeping")],
            props: ["umbrella", "book", "lantern"])

        // When, Then
        #expect(
            try text(scene)
                == "Mira sleeps in the bedroom at night. It is snowing outside. "
                + "An umbrella, a book and a lantern can be seen."
        )
    }

    @Test(
        "A companion without a name of its own is told by what it is",
        arguments: [
            ("little rabbit", "A little rabbit"), ("old rabbit", "An old rabbit"), ("Tuck", "A rabbit called Tuck"),
            ("Little Tuck", "A rabbit called Little Tuck"), ("小 兔", "A rabbit called 小 兔"),
        ])
    func described(name: String, told: String) throws {
        // Given
        let scene = Scene(setting: "meadow", characters: [hero("mira"), friend("rabbit", name)])

        // When, Then
        #expect(try text(scene) == "Mira stands in the meadow during the day. \(told) is with Mira.")
    }

    @Test("Companions are told with the right article")
    func companions() throws {
        // Given
        let scene = Scene(
            setting: "forest", characters: [hero("mira"), friend("owl"), friend("grown-up"), friend("blob")])

        // When, Then
        #expect(
            try text(scene)
                == "Mira stands in the forest during the day. An owl, a grown-up and a creature are with Mira.")
    }

    @Test("Somebody told with an article keeps it, and a person's name says enough")
    func people() throws {
        // Given
        let scene = Scene(
            setting: "forest",
            characters: [hero("mira"), friend("child", "the little brother"), friend("grown-up", "Grandma")])

        // When, Then
        #expect(
            try text(scene) == "Mira stands in the forest during the day. The little brother and Grandma are with Mira."
        )
    }

    @Test("Companions who do something do it beside the heroes")
    func beside() throws {
        // Given
        let scene = Scene(
            setting: "meadow",
            characters: [
                hero("mira", "running"), hero("ole", "running"),
                SceneCharacter(.companion(species: "fox", name: "Pip"), pose: "running"),
                SceneCharacter(.companion(species: "bear", name: nil), pose: "hugging"),
            ])

        // When, Then
        #expect(
            try text(scene)
                == "Mira and Ole run in the meadow during the day. A fox called Pip runs beside them. "
                + "A bear cuddles up to them.")
    }

    @Test("Faces are told unless they smile or sleep, and so is what hands hold")
    func facesAndHands() throws {
        // Given
        let scene = Scene(
            setting: "meadow",
            characters: [
                hero("mira", mood: "worried", holding: "lantern"),
                hero("ole", mood: "scared", holding: "egg"),
                hero("ada", "sleeping", mood: "sad", holding: "teddy"),
                SceneCharacter(.companion(species: "owl", name: nil), mood: "proud", holding: "egg"),
            ])

        // When, Then
        #expect(
            try text(scene)
                == "Mira and Ole stand and Ada sleeps in the meadow during the day. An owl is with them. "
                + "Mira looks worried, Ole looks scared and the owl looks proud. "
                + "Mira holds a lantern, Ole and the owl each hold an egg and Ada holds a teddy.")
    }

    @Test("Tears and laughter are told by their verbs, and only once")
    func tears() throws {
        // Given
        let scene = Scene(
            setting: "meadow",
            characters: [
                hero("mira", mood: "crying"), hero("ole", "laughing", mood: "laughing"),
                SceneCharacter(.companion(species: "owl", name: nil), mood: "cheeky"),
            ])

        // When, Then
        #expect(
            try text(scene)
                == "Mira stands and Ole laughs in the meadow during the day. An owl is with them. "
                + "Mira is crying and the owl looks cheeky.")
    }

    @Test(
        "Whoever was told of before is not told of as somebody new",
        arguments: [
            ("rabbit", "little rabbit", "The little rabbit"), ("rabbit", "Tuck", "Tuck"), ("owl", nil, "The owl"),
            ("grown-up", "the teacher", "The teacher"), ("child", "a friend", "The friend"),
        ] as [(Species, String?, String)])
    func again(species: Species, name: String?, told: String) throws {
        // Given
        let scene = Scene(
            setting: "meadow",
            characters: [hero("mira"), SceneCharacter(.companion(species: species, name: name), mood: "sad")])

        // When, Then
        #expect(try text(scene).hasSuffix(" is with Mira. \(told) looks sad."))
    }

    @Test("A companion alone is the one who acts, and nobody at all leaves the place")
    func nobody() throws {
        // When, Then
        #expect(
            try text(Scene(setting: "space", characters: [friend("robot", "Bolt")]))
                == "A robot called Bolt stands in space during the day.")
        #expect(
            try text(Scene(setting: "garden", timeOfDay: "dawn", props: ["gizmo"])) == "A garden at dawn.")
        #expect(try text(Scene(setting: "space", timeOfDay: "night", weather: "rain")) == "Space at night.")
    }

    @Test("Only things that can be seen are told: a boat has no room for trees, and a bedroom has its own bed")
    func unseen() throws {
        #expect(
            try drawn(Scene(setting: "sea", characters: [hero("mira")], props: ["tree", "kite"]))
                == "Mira stands in a boat on the sea during the day. A kite can be seen.")
        #expect(
            try drawn(Scene(setting: "bedroom", characters: [hero("mira")], props: ["bed", "teddy"]))
                == "Mira stands in the bedroom during the day. A bed and a teddy can be seen.")
    }

    @Test("A hero without a sheet is a child")
    func withoutSheet() throws {
        #expect(
            try text(Scene(setting: "school", characters: [hero("nobody")]))
                == "A child stands at school during the day.")
        #expect(
            try text(Scene(setting: "school", characters: [hero("x"), hero("y"), friend("cat")]))
                == "A child and another child stand at school during the day. A cat is with them.")
        #expect(
            try text(Scene(setting: "cave", characters: [hero("x"), friend("cat")]))
                == "A child stands in a cave during the day. A cat is with the child.")
    }

    @Test("Every picture's text is a handful of whole sentences", arguments: Given.pairs(Setting.known, Pose.known))
    func sentences(setting: Setting, pose: Pose) throws {
        // Given
        let scene = Given.scene(setting: setting, weather: "wind", pose: pose, props: ["bell"])

        // When
        let text = try text(scene)

        // Then
        #expect(text.hasSuffix("."))
        #expect(text.first?.isUppercase == true)
        #expect(!text.contains("  ") && !text.contains("..") && text.count < 250)
    }
}
