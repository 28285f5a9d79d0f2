public import StoryCore
public import TerminalUI

/// Chooses heroes; among many, a part of the name finds them.
public struct HeroPicker: View {
    private let heroes: [Hero]
    private let chosen: Set<HeroID>
    private let room: Int
    private let choose: @MainActor (Hero, Bool) -> Void

    /// Makes a picker.
    ///
    /// - Parameters:
    ///   - room: The rows that there are for heroes.
    ///   - choose: Chooses a hero, or no longer.
    public init(
        _ heroes: [Hero], chosen: Set<HeroID>, room: Int, choose: @escaping @MainActor (Hero, Bool) -> Void
    ) {
        (self.heroes, self.chosen, self.room, self.choose) = (heroes, chosen, room, choose)
    }

    /// The view's content.
    public var body: some View {
        SearchedToggles(
            heroes, chosen: chosen, room: room,
            words: SearchWords(find: "Find a hero", nothingFound: "No other hero matches."),
            name: { DisplayText.line($0.name) }, isPart: StoryText.isPart, choose: choose
        )
        .padding(Insets(left: 2))
    }
}
