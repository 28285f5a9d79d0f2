import Foundation
import StoryCore

/// The heroes that a form shows of all there are.
struct HeroOffer: Hashable {
    /// So many are shown without a search.
    private static let few = 8
    /// Of more than these, so many who are not chosen are shown.
    private static let longest = 5

    /// Whether there are so many that one has to look for them.
    let isSearched: Bool
    /// Those who are shown, in the order in which they are offered: everybody who is chosen, and those who were found.
    let heroes: [Hero]
    /// The first who was found and is not chosen; nil if there is nobody.
    let first: Hero?
    /// How many more were found.
    let rest: Int

    /// - Parameter search: A part of the name, in letters of any kind; nothing for everybody.
    init(of all: [Hero], chosen: Set<HeroID>, search: String) {
        isSearched = all.count > Self.few
        let part = isSearched ? search.trimmingCharacters(in: .whitespaces) : ""
        let found = all.filter { !chosen.contains($0.id) && (part.isEmpty || Self.isPart(part, of: $0.name)) }
        let shown = isSearched ? found.prefix(Self.longest) : found[...]
        let visible = chosen.union(shown.map(\.id))
        heroes = all.filter { visible.contains($0.id) }
        first = found.first
        rest = found.count - shown.count
    }

    private static func isPart(_ part: String, of name: String) -> Bool {
        name.range(of: part, options: [.caseInsensitive, .diacriticInsensitive]) != nil
    }
}
