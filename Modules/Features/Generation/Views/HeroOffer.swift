import Foundation
import StoryCore

/// The heroes that a form shows of all there are.
struct HeroOffer: Hashable {
    /// So many are shown without a search.
    private static let few = 8
    /// Of more than these, so many are shown where there is no room for more.
    private static let fewestRows = 5

    /// Whether there are so many that one has to look for them.
    let isSearched: Bool
    /// Those who are shown, in the order in which they are offered: everybody who is chosen, and those who were found.
    let heroes: [Hero]
    /// The rows that they take, whatever was found and whoever is chosen, so that nothing below them moves.
    let rows: Int
    /// The first who was found and is not chosen; nil if there is nobody.
    let first: Hero?
    /// How many more were found.
    let rest: Int

    /// - Parameters:
    ///   - search: A part of the name, in letters of any kind; nothing for everybody.
    ///   - room: The rows that there are for them.
    init(of all: [Hero], chosen: Set<HeroID>, search: String, room: Int) {
        isSearched = all.count > Self.few
        rows = isSearched ? min(max(Self.fewestRows, room), all.count) : all.count
        let part = isSearched ? search.trimmingCharacters(in: .whitespaces) : ""
        let found = all.filter { !chosen.contains($0.id) && (part.isEmpty || Self.isPart(part, of: $0.name)) }
        let shown = found.prefix(isSearched ? max(0, rows - chosen.count) : found.count)
        let visible = chosen.union(shown.map(\.id))
        heroes = all.filter { visible.contains($0.id) }
        first = found.first
        rest = found.count - shown.count
    }

    private static func isPart(_ part: String, of name: String) -> Bool {
        name.range(of: part, options: [.caseInsensitive, .diacriticInsensitive]) != nil
    }
}
