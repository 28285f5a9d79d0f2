import StoryCore
import VectorIllustrator

/// Draws what sheets show.
struct SheetRenderer {
    let seed: UInt64
    let style: PictureStyle
    private let illustrator = VectorIllustrator()

    /// Height divided by width of single figures.
    static let figureShape = 1.2

    init(seed: UInt64, style: PictureStyle = .bright) {
        self.seed = seed
        self.style = style
    }

    /// Draws figures and things on plain paper.
    ///
    /// - Parameter width: The minimum visible width, in units of which a child of six is 355 tall.
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
        _ scene: Scene, sheets: [CharacterSheet], page: Int = 0, text: String = "", title: String? = nil,
        tone: StoryTone = .gentle, seed: UInt64? = nil
    ) -> String {
        illustrator.svg(
            for: IllustrationRequest(
                page: page, text: text, title: title,
                byline: title == nil ? nil : sheets.first.map { "A story for \($0.name)" },
                scene: scene, characters: sheets, ageBand: .fourToSix, tone: tone, language: .english, style: style,
                seed: seed ?? self.seed))
    }

    /// A story's cover.
    func cover(
        _ scene: Scene, sheets: [CharacterSheet], title: String, byline: String? = nil, tone: StoryTone = .gentle,
        seed: UInt64? = nil
    ) -> String {
        illustrator.svg(
            for: IllustrationRequest(
                page: 0, text: "", title: title, byline: byline, scene: scene, characters: sheets,
                ageBand: .fourToSix, tone: tone, language: .english, seed: seed ?? self.seed))
    }

    /// The inside of a book's covers.
    func endpaper(_ scene: Scene, seed: UInt64) -> String {
        illustrator.endpaper(
            for: IllustrationRequest(
                page: 0, text: "", scene: scene, characters: [], ageBand: .fourToSix, tone: .gentle,
                language: .english, seed: seed))
    }

    /// The sheet of a hero of whom only the look matters.
    static func sheet(_ look: Appearance) throws -> CharacterSheet {
        CharacterSheet(of: try Hero(id: HeroID(rawValue: "mira"), name: "Mira", appearance: look))
    }
}
