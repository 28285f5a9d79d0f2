import StoryCore

/// Finds the things, people and places that a family names when it writes of an event.
struct EventDetailsReader {
    let archetypes: ArchetypeTable
    let keepsakes: KeepsakeTable

    /// What of an event can act in a story; whatever is named first, the title before the answers.
    func details(of event: CustomStoryEvent) -> EventDetails {
        let texts = [event.title] + event.answers + event.keywords
        let tokens = texts.map(Self.tokens)
        var details = EventDetails()
        details.keepsake = event.keywords.lazy.compactMap(keepsakes.thing).first
        details.person = tokens.joined().lazy.compactMap(person).first
        details.friends = tokens.joined().compactMap(friend)
        details.thing = archetypes.thing(named: event.title) ?? keepsakes.thing(named: event.title)
        details.place = tokens.lazy.compactMap(place).first
        details.pronouns = { [archetypes] in archetypes.pronouns(of: $0) }
        return details
    }

    private func person(_ token: String) -> String? {
        archetypes.people.lazy.compactMap { $0.name(for: token.lowercased()) }.first
    }

    private func friend(_ token: String) -> EventDetails.Friend? {
        archetypes.pronouns(ofGivenName: token).map { EventDetails.Friend(name: token, pronouns: $0) }
    }

    /// The name after "to": all words that begin with a capital, if the first of them can be a place.
    private func place(_ tokens: [String]) -> String? {
        for index in tokens.indices.dropLast() where archetypes.placeAfter.contains(tokens[index].lowercased()) {
            let name = tokens[(index + 1)...].prefix { $0.first?.isUppercase ?? false }
            guard !name.isEmpty, name.count <= Self.mostWordsOfPlace,
                name.allSatisfy({ !archetypes.noPlaces.contains($0.lowercased()) && person($0) == nil })
            else { continue }
            return name.joined(separator: " ")
        }
        return nil
    }

    /// "Newcastle upon Tyne" is told as "Newcastle"; a title in capitals is no place.
    private static let mostWordsOfPlace = 2

    /// The words of a text as they are written, without the ending of whose they are: "Grandad's" is Grandad.
    private static func tokens(of text: String) -> [String] {
        text.replacing("\u{2019}", with: "'").split { !$0.isLetter && !$0.isNumber && $0 != "'" && $0 != "-" }
            .map { String($0.hasSuffix("'s") ? $0.dropLast(2) : $0.hasSuffix("'") ? $0.dropLast() : $0) }
            .filter { !$0.isEmpty }
    }
}
