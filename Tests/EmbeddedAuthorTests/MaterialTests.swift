import StoryCore
import Testing

@testable import EmbeddedAuthor

@Suite("The tables", .timeLimit(.minutes(1)))
struct MaterialTests {
    private static let all = EmbeddedAuthor().languages

    @Test("There are English and German, English first")
    func languages() {
        #expect(Self.all == [.english, .german])
    }

    @Test("Every id that a table names is one of the places, gifts or props that there are", arguments: all)
    func references(language: LanguageCode) throws {
        // Given
        let material = try Tables.of(language)
        let places = Set(material.places.map(\.id))
        // When
        let named =
            material.places.flatMap(\.near) + material.helpers.flatMap(\.places) + material.gifts.flatMap(\.places)
            + material.littles.map(\.home) + material.plots.flatMap(\.turns).flatMap(\.places)
            + material.events.values.flatMap { [$0.start.place, $0.end.place] } + material.custom.places.map(\.place)
        // Then
        #expect(Set(named).subtracting(places).isEmpty)
        #expect(Set(material.helpers.flatMap(\.wishes).flatMap(\.wants)).isSubset(of: material.gifts.map(\.id)))
        #expect(material.things.props.allSatisfy { Prop.known.contains($0.prop) })
        #expect(material.places.flatMap(\.props).allSatisfy(Prop.known.contains))
    }

    @Test("A story can be told for every event, with any turn", arguments: all)
    func completeness(language: LanguageCode) throws {
        let material = try Tables.of(language)
        for event in StoryEvent.allCases.map(\.rawValue) + ["own"] {
            #expect(material.events[event] != nil, "\(event)")
        }
        for problem in Set(material.plots.flatMap(\.turns).map(\.problem)) {
            #expect(material.gifts.count { $0.uses[problem] != nil } >= 4, "\(problem)")
        }
        for place in material.places where place.distance > 0 {
            #expect(material.helpers.contains { $0.places.contains(place.id) }, "\(place.id)")
        }
        for trait in StoryCore.Trait.allCases {
            #expect(!material.traits.nature(trait).deeds.isEmpty)
        }
        for tone in StoryTone.allCases { #expect(material.tones.tones[tone.rawValue] != nil) }
    }

    @Test("A line is whole at every age: quotation marks in pairs, no sign left, a mark at its end", arguments: all)
    func wholeLines(language: LanguageCode) throws {
        // Given
        let table = try Tables.of(language).language
        let grammar = try #require(Grammars.grammar(of: language.rawValue))
        let quotes = table.quotes.open + table.quotes.close
        for line in try Tables.lines(of: language) {
            for age in AgeBand.allCases {
                // When
                let shaped = Wording(ageBand: age, grammar: grammar).shaped(line)
                // Then
                let marks = shaped.filter { quotes.contains($0) }
                #expect(marks == String(repeating: quotes, count: marks.count / 2), "\(shaped)")
                #expect(!shaped.contains { "[]|".contains($0) } && !shaped.contains("  "), "\(shaped)")
                let end = shaped.last { !quotes.contains($0) && $0 != "}" }
                #expect(
                    end.map { ".!?…".contains($0) } == true || shaped.hasSuffix("}" + table.quotes.close), "\(shaped)")
            }
        }
    }

    @Test("Every mark of a line is one that the program knows", arguments: all)
    func marks(language: LanguageCode) throws {
        // Given
        let material = try Tables.of(language)
        let cast = material.language.cast
        let nouns = ["thing", "gift", "helper", "friend", "little", "parent", "person", "subject"]
        let plain = [
            "All", "hero", "other", "speaker", "name", "giver", "skill", "skill.did", "event", "title", "can",
        ]
        let places = ["place", "goal"].flatMap { [$0, $0 + ".at", $0 + ".to"] }
        var known = Set(plain + places + nouns)
        for (_, words) in cast.pronouns {
            known.formUnion(words.keys)
            for name in ["hero", "other", "speaker"] { known.formUnion(words.keys.map { "\(name).\($0)" }) }
        }
        known.formUnion(cast.speech.values.flatMap(\.keys))
        var unknown: [String] = []
        for line in try Tables.lines(of: language) {
            // When
            _ = Marks.filled(line) { mark, _ in
                let parts = mark.split(separator: ".", maxSplits: 1)
                let noun = Noun("Ding", adjective: "rot", gender: .neuter)
                let isForm =
                    parts.count == 2 && nouns.contains(String(parts[0]))
                    && material.grammar.form(parts[1], of: noun) != nil
                if !known.contains(mark), !mark.contains("/"), !isForm { unknown.append("{\(mark)} in: \(line)") }
                return ""
            }
        }
        // Then
        #expect(unknown.isEmpty)
    }

    @Test("After a question or a call in speech no mark follows that would get a capital")
    func speech() throws {
        let marks = ["person", "thing", "helper", "gift", "little", "parent"]
        let wrong = try Tables.lines(of: .english).filter { line in
            marks.contains { line.contains("?” {\($0)") || line.contains("!” {\($0)") }
        }
        #expect(wrong.isEmpty)
    }

    @Test("There is a line that names the heroes at every age", arguments: all)
    func presences(language: LanguageCode) throws {
        let material = try Tables.of(language)
        for age in AgeBand.allCases {
            #expect(material.language.presences.count { material.vocabulary.suits($0, age) } > 3)
        }
    }

    @Test("English has at least twelve plots, and settings are of many kinds")
    func breadth() throws {
        let material = try Tables.of()
        #expect(material.plots.count >= 12)
        #expect(Set(material.places.map(\.setting)) == Set(Setting.known))
        #expect(Set(material.helpers.map(\.species)).count >= 16)
    }

    @Test("Places have what belongs there: a lighthouse has fog and gulls, a kitchen has neither")
    func linkedTables() throws {
        let material = try Tables.of()
        let gulls = material.helpers.filter { $0.species == "gull" }.flatMap(\.places)
        let lighthouse = try #require(material.place("lighthouse"))
        let kitchen = try #require(material.place("kitchen"))
        #expect(lighthouse.weather.contains("fog") && gulls.contains("lighthouse"))
        #expect(!kitchen.weather.contains("fog") && !gulls.contains("kitchen"))
    }

    @Test("Children of two to four know the words of most lines, those of six to ten all of them")
    func vocabulary() throws {
        let material = try Tables.of()
        let lines = material.plots.flatMap(\.clues) + material.places.flatMap(\.details)
        let share = { (age: AgeBand) in
            Double(lines.count { material.vocabulary.suits($0, age) }) / Double(lines.count)
        }
        #expect(share(.twoToFour) > 0.6 && share(.twoToFour) < share(.fourToSix))
        #expect(share(.fourToSix) < share(.sixToTen))
        #expect(share(.sixToTen) == 1)
    }
}
