/// Toggles for elements. If there are many, some are shown, and a search finds the others by a part of their names.
/// Enter in the search chooses the first match, and Escape clears it before it leaves the screen.
public struct SearchedToggles<Element: Identifiable>: View where Element.ID: Sendable {
    private let elements: [Element]
    private let chosen: Set<Element.ID>
    private let room: Int
    private let words: SearchWords
    private let name: (Element) -> String
    private let isPart: (_ part: String, _ name: String) -> Bool
    private let choose: @MainActor (Element, Bool) -> Void
    @State private var search = ""
    /// The number of times that a key has focused the search.
    @State private var visits = 0

    /// Creates toggles.
    ///
    /// - Parameters:
    ///   - elements: All elements, in order.
    ///   - chosen: The chosen elements.
    ///   - room: The rows for toggles; of many elements, at least five are shown.
    ///   - words: The texts around the toggles.
    ///   - name: Returns the name of an element.
    ///   - isPart: Returns whether a typed text is a part of a name.
    ///   - choose: Called with an element and whether it is chosen.
    public init(
        _ elements: [Element], chosen: Set<Element.ID>, room: Int, words: SearchWords,
        name: @escaping (Element) -> String, isPart: @escaping (_ part: String, _ name: String) -> Bool,
        choose: @escaping @MainActor (Element, Bool) -> Void
    ) {
        (self.elements, self.chosen, self.room, self.words) = (elements, chosen, room, words)
        (self.name, self.isPart, self.choose) = (name, isPart, choose)
    }

    /// The content of the view.
    public var body: some View {
        let offer = SearchOffer(of: elements, chosen: chosen, search: search, room: room) { isPart($0, name($1)) }
        VStack {
            if offer.isSearched { searchField(offer) }
            VStack {
                ForEach(offer.elements) { element in
                    Toggle(
                        name(element),
                        isOn: Binding(get: { chosen.contains(element.id) }, set: { choose(element, $0) }))
                }
            }
            .frame(minHeight: offer.rows)
            if offer.isSearched { Text(note(offer)).role(.secondary).lines(1) }
        }
    }

    private func note(_ offer: SearchOffer<Element>) -> String {
        if offer.rest > 0 { return "\(offer.rest) more. Type a name to find them." }
        return offer.first == nil && !search.isEmpty ? words.nothingFound : " "
    }

    /// Returns the action of Enter, which chooses the first match; nil for an empty search, in which Enter moves on as
    /// in every field.
    private func submission(_ offer: SearchOffer<Element>) -> (@MainActor () -> Void)? {
        guard !search.isEmpty else { return nil }
        return {
            guard let first = offer.first else { return }
            choose(first, true)
            search = ""
        }
    }

    private func searchField(_ offer: SearchOffer<Element>) -> some View {
        TextField("Search", text: $search, placeholder: "name", limit: 200, submit: submission(offer))
            .focus(onChangeOf: visits)
            .keyCommand(KeyPress("/"), words.find) { visits += 1 }
            .keyCommand(KeyPress(.escape), when: { !search.isEmpty }) { search = "" }
    }
}

/// The texts around searched toggles.
public struct SearchWords: Hashable, Sendable {
    /// The description of the search key: "Find a hero".
    public var find: String
    /// The text if there is no match: "No other hero matches."
    public var nothingFound: String

    /// Creates the texts.
    public init(find: String, nothingFound: String) {
        (self.find, self.nothingFound) = (find, nothingFound)
    }
}

/// The visible part of the elements.
struct SearchOffer<Element: Identifiable> {
    /// Whether there are so many that a search is shown.
    let isSearched: Bool
    /// The visible elements, in order: the chosen ones, and the matches.
    let elements: [Element]
    /// The rows that they take, whatever was found and chosen, so that nothing below them moves.
    let rows: Int
    /// The first that was found and is not chosen; nil if nothing was.
    let first: Element?
    /// The number of further matches.
    let rest: Int

    /// - Parameters:
    ///   - search: A part of a name; blank for all.
    ///   - room: The rows that there are.
    init(
        of all: [Element], chosen: Set<Element.ID>, search: String, room: Int,
        isPart: (_ part: String, _ element: Element) -> Bool
    ) {
        // The maximum number of elements without a search, and the minimum of visible ones with it.
        let (few, fewestRows) = (8, 5)
        isSearched = all.count > few
        rows = isSearched ? min(max(fewestRows, room), all.count) : all.count
        let part = isSearched ? search.split(whereSeparator: \.isWhitespace).joined(separator: " ") : ""
        let found = all.filter { !chosen.contains($0.id) && (part.isEmpty || isPart(part, $0)) }
        let shown = found.prefix(isSearched ? max(0, rows - chosen.count) : found.count)
        let visible = chosen.union(shown.map(\.id))
        elements = all.filter { visible.contains($0.id) }
        first = found.first
        rest = found.count - shown.count
    }
}
