import StoryCLI

/// `story` with a shelf of lullabies.
@main
struct LullabyStory: StoryProgram {
    static let features = [
        ProgramFeature(
            composition: LullabiesComposition.self, screens: LullabiesScreens.self, verbs: [LullabiesCommand.self])
    ]
}
