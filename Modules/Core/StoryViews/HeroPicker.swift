public import StoryCore
public import TerminalUI

/// A picker for heroes, with a search field if there are many.
public struct HeroPicker: View {
    private let heroes: [Hero]
    private let chosen: Set<HeroID>
    private let room: Int
    private let choose: @MainActor (Hero, Bool) -> Void

    /// Creates a picker.
    ///
    /// - Parameters:
    ///   - room: The rows available for heroes.
    ///   - choose: Called with a hero and whether it is chosen.
    public init(
        _ heroes: [Hero], chosen: Set<HeroID>, room: Int, choose: @escaping @MainActor (Hero, Bool) -> Void
    ) {
        (self.heroes, self.chosen, self.room, self.choose) = (heroes, chosen, room, choose)
    }

    /// The content of the view.
    public var body: some View {
        SearchedToggles(
            heroes, chosen: chosen, room: room,
            words: SearchWords(find: "Find a hero", nothingFound: "No other hero matches."),
            name: { DisplayText.line($0.name) }, isPart: StoryText.isPart, choose: choose
        )
        .padding(Insets(left: 2))
    }
}
