import StoryCore
import Testing

@testable import VectorIllustrator

@Suite("Telling in German what a picture shows", .timeLimit(.minutes(1)))
struct GermanAlternativeTextTests {
    private func text(_ scene: Scene, _ language: String = "de") throws -> String {
        let sheets = try ["Mira", "Ole", "Ada"].map { try Given.sheet($0, id: $0.lowercased()) }
        var request = Given.request(scene, sheets)
        request.language = LanguageCode(rawValue: language)
        return PageDrawing(request).alternativeText
    }

    private func hero(_ id: String, _ pose: Pose = .standing, mood: Mood = .happy, holding: Prop? = nil)
        -> SceneCharacter
    {
        SceneCharacter(.hero(HeroID(rawValue: id)), pose: pose, mood: mood, holding: holding)
    }

    private func friend(_ species: Species, _ name: String? = nil, _ pose: Pose = .standing) -> SceneCharacter {
        SceneCharacter(.companion(species: species, name: name), pose: pose)
    }

    @Test("Heroes, place, time, weather and a companion")
    func everything() throws {
        // Given
        let scene = Scene(
            setting: "garden", timeOfDay: "evening", weather: "rain",
            characters: [hero("mira"), hero("ole"), friend("fox", "Fips")])

        // When, Then
        #expect(
            try text(scene)
                == "Mira und Ole stehen am Abend im Garten. Es regnet. Ein Fuchs namens Fips ist bei ihnen.")
    }

    @Test("A verb's second part stands where German wants it")
    func verbs() throws {
        // Given
        func scene(_ first: Pose, _ second: Pose) -> Scene {
            Scene(
                setting: "beach", timeOfDay: "morning",
                characters: [
                    hero("mira", first), hero("ole", second),
                    hero("ada", first),
                ])
        }

        // When, Then
        #expect(
            try text(scene("sitting", "reaching"))
                == "Mira und Ada sitzen und Ole streckt sich am Morgen am Strand nach oben.")
        #expect(
            try text(scene("reaching", "running"))
                == "Mira und Ada strecken sich nach oben und Ole rennt am Morgen am Strand.")
    }

    @Test("Moods are adjectives, tears are told by their verb")
    func moods() throws {
        // Given
        let scene = Scene(
            setting: "meadow",
            characters: [
                hero("mira", mood: "crying"), hero("ole", mood: "cheeky"),
                SceneCharacter(.companion(species: "owl", name: nil), mood: "angry"),
            ])

        // When, Then
        #expect(try text(scene).hasSuffix("Mira weint, Ole sieht verschmitzt aus und die Eule sieht wütend aus."))
    }

    @Test("Faces and hands: adjectives and the accusative")
    func facesAndHands() throws {
        // Given
        let scene = Scene(
            setting: "meadow", timeOfDay: "dawn",
            characters: [
                hero("mira", mood: "worried", holding: "ball"),
                hero("ole", mood: "worried", holding: "teddy"),
                SceneCharacter(.companion(species: "owl", name: nil), mood: "sleepy", holding: "lantern"),
            ])

        // When, Then
        #expect(
            try text(scene)
                == "Mira und Ole stehen im Morgengrauen auf der Wiese. Eine Eule ist bei ihnen. "
                + "Mira und Ole sehen besorgt aus und die Eule sieht müde aus. "
                + "Mira hält einen Ball, Ole hält einen Teddybären und die Eule hält eine Laterne.")
    }

    @Test("Indoors the weather is outside, and what can be seen is one thing or many")
    func indoors() throws {
        // Given
        func scene(_ props: [Prop]) -> Scene {
            Scene(
                setting: "bedroom", timeOfDay: "night", weather: "snow",
                characters: [hero("mira", "sleeping")], props: props)
        }
        let beginning = "Mira schläft bei Nacht im Schlafzimmer. Draußen schneit es. "

        // When, Then
        #expect(try text(scene(["umbrella"])) == beginning + "Zu sehen ist ein Regenschirm.")
        #expect(
            try text(scene(["boots", "soup", "key"]))
                == beginning + "Zu sehen sind ein Paar Stiefel, eine Schüssel Suppe und ein Schlüssel.")
    }

    @Test(
        "A description shows its gender, a calling is no name, and other names are names",
        arguments: [
            ("rabbit", "kleines Kaninchen", "Ein kleines Kaninchen"), ("fox", "alter Fuchs", "Ein alter Fuchs"),
            ("owl", "kleine Eule", "Eine kleine Eule"), ("dragon", "Funki", "Ein Drache namens Funki"),
            ("grown-up", "Oma", "Oma"), ("grown-up", "Nachbarin", "Eine Nachbarin"), ("child", "Baby", "Ein Baby"),
            ("fox", "Rote Socke", "Ein Fuchs namens Rote Socke"),
        ] as [(Species, String, String)])
    func described(species: Species, name: String, told: String) throws {
        // Given
        let scene = Scene(setting: "forest", characters: [hero("mira"), friend(species, name)])

        // When, Then
        #expect(try text(scene) == "Mira steht bei Tag im Wald. \(told) ist bei Mira.")
    }

    @Test(
        "Whoever was told of before has the definite article, and its adjective another ending",
        arguments: [
            ("rabbit", "kleines Kaninchen", "Das kleine Kaninchen"), ("fox", "alter Fuchs", "Der alte Fuchs"),
            ("owl", "kleine Eule", "Die kleine Eule"), ("dragon", "Funki", "Funki"), ("bear", nil, "Der Bär"),
            ("grown-up", nil, "Die erwachsene Person"), ("child", "Baby", "Das Baby"),
        ] as [(Species, String?, String)])
    func again(species: Species, name: String?, told: String) throws {
        // Given
        let scene = Scene(
            setting: "forest",
            characters: [hero("mira"), SceneCharacter(.companion(species: species, name: name), mood: "sad")])

        // When, Then
        #expect(try text(scene).hasSuffix(" ist bei Mira. \(told) sieht traurig aus."))
    }

    @Test("Companions do things beside the heroes, or cuddle up to them")
    func beside() throws {
        // Given
        let scene = Scene(
            setting: "clouds",
            characters: [
                hero("nobody", "flying"), friend("star", nil, "flying"),
                friend("bear", nil, "hugging"), friend("mouse", nil, "reaching"),
            ])

        // When, Then
        #expect(
            try text(scene)
                == "Ein Kind fliegt bei Tag zwischen den Wolken. Ein Stern fliegt neben dem Kind. "
                + "Ein Bär kuschelt sich an das Kind. Eine Maus streckt sich neben dem Kind nach oben.")
    }

    @Test("Nobody at all leaves the place, with things in the dative")
    func nobody() throws {
        #expect(
            try text(Scene(setting: "garden", timeOfDay: "dawn", props: ["gizmo", "teddy", "tree"]))
                == "Ein Garten im Morgengrauen, mit einem Teddybären und einem Baum.")
        #expect(
            try text(Scene(setting: "space", timeOfDay: "night", weather: "rain")) == "Der Weltraum bei Nacht.")
    }

    @Test("A region does not matter, and other languages fall back to English", arguments: ["fr", "", "deutsch"])
    func languages(other: String) throws {
        // Given
        let scene = Scene(setting: "cave", characters: [hero("mira")])

        // When, Then
        #expect(try text(scene, "de-AT") == "Mira steht bei Tag in einer Höhle.")
        #expect(try text(scene, other) == "Mira stands in a cave during the day.")
    }

    @Test(
        "Every picture's text is whole sentences without an English word",
        arguments: Given.pairs(Setting.known, Pose.known))
    func sentences(setting: Setting, pose: Pose) throws {
        for weather in Weather.known {
            // Given
            let scene = Given.scene(
                setting: setting, weather: weather, pose: pose, mood: "proud", holding: "kite", props: ["watering can"])

            // When
            let text = try text(scene)
            let words = Set(text.split { !$0.isLetter }.map(String.init))

            // Then
            #expect(text.hasSuffix(".") && text.first?.isUppercase == true)
            #expect(!text.contains("  ") && !text.contains("..") && text.count < 350)
            #expect(words.isDisjoint(with: ["the", "and", "is", "with", "of", "looks", "holds", "proud", "kite"]))
        }
    }
}
