import StoryCore
import VectorIllustrator

/// Draws what sheets show.
struct Studio {
    let seed: UInt64
    private let illustrator = VectorIllustrator()

    /// Height divided by width of single figures.
    static let figureShape = 1.2

    init(seed: UInt64) { self.seed = seed }

    /// Figures and things on plain paper.
    ///
    /// - Parameter width: How much is shown at least, in units of which a child of six is 355 tall.
    func specimens(
        _ characters: [SceneCharacter], _ props: [Prop] = [], sheets: [CharacterSheet] = [], width: Double = 400,
        shot: Shot? = nil
    ) -> String {
        illustrator.specimens(
            of: Scene(setting: "bedroom", characters: characters, props: props, shot: shot), sheets: sheets,
            width: width, height: width * Self.figureShape)
    }

    /// A hero by itself on plain paper.
    func hero(_ look: Appearance, pose: Pose = .standing, mood: Mood = .happy) throws -> String {
        let sheet = try Self.sheet(look)
        return specimens([SceneCharacter(.hero(sheet.hero), pose: pose, mood: mood)], sheets: [sheet])
    }

    /// A whole page.
    func page(
        _ scene: Scene, sheets: [CharacterSheet], page: Int = 0, text: String = "", tone: StoryTone = .gentle,
        seed: UInt64? = nil
    ) -> String {
        illustrator.svg(
            for: IllustrationRequest(
                page: page, text: text, scene: scene, characters: sheets, ageBand: .fourToSix, tone: tone,
                language: .english, seed: seed ?? self.seed))
    }

    /// The sheet of a hero of whom only the look matters.
    static func sheet(_ look: Appearance) throws -> CharacterSheet {
        CharacterSheet(of: try Hero(id: HeroID(rawValue: "mira"), name: "Mira", appearance: look))
    }
}
