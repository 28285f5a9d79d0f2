import StoryCore
import Testing

@testable import EmbeddedAuthor

@Suite("Pages and what is seen on them", .timeLimit(.minutes(2)))
struct SceneTests {
    private let sut = EmbeddedAuthor()

    @Test("A passage is one page: at most 500 characters and two paragraphs", arguments: AgeBand.allCases)
    func pages(age: AgeBand) async throws {
        for (_, story) in try await Sweep.stories(age: age) {
            for passage in story.passages {
                #expect(passage.text.count <= 500)
                #expect(passage.text.split(separator: "\n\n").count <= 2)
            }
        }
    }

    @Test(
        "Every hero stands in the scene of every page once, and is named on at least half of them",
        arguments: AgeBand.allCases)
    func heroes(age: AgeBand) async throws {
        for (brief, story) in try await Sweep.stories(age: age) {
            for hero in brief.heroes {
                let named = story.passages.count { $0.text.contains(hero.name) }
                #expect(named * 2 >= story.passages.count, "\(hero.name) \(story.title)")
            }
            for passage in story.passages {
                let seen = passage.scene?.characters.compactMap { character in
                    if case .hero(let identifier) = character.subject { identifier } else { nil }
                }
                #expect(seen == brief.heroes.map(\.id))
            }
        }
    }

    @Test("Where a scene is new, its text says where it is", arguments: AgeBand.allCases)
    func settings(age: AgeBand) async throws {
        let places = try Tables.of().places
        for (brief, story) in try await Sweep.stories(age: age) where brief.minutes > 1 {
            var before: Setting?
            // The last page is at home, where the way back says so.
            for passage in story.passages.dropLast(2) {
                let setting = try #require(passage.scene?.setting)
                defer { before = setting }
                guard let before, before != setting else { continue }
                let own = places.filter { $0.setting == setting }
                let arrivals = own.flatMap(\.arrivals).map(Self.words)
                let words = Set(Self.words(of: passage.text))
                let isTold = arrivals.contains { words.isSuperset(of: $0) }
                #expect(isTold, "\(setting) \(brief.seed): \(passage.text)")
            }
        }
    }

    /// The words of a line that stay the same in every telling.
    private static func words(of line: String) -> [Substring] {
        let plain = line.replacing(/\{[^}]*\}|\[[^\]]*\]/, with: " ").lowercased()
        return plain.split { !$0.isLetter && $0 != "'" }.filter { !["and", "but", "so"].contains($0) }
    }

    @Test("Whoever is in a scene is spoken of on its page")
    func companions() async throws {
        let species = try Tables.of().language.species
        for (_, story) in try await Sweep.stories(age: .fourToSix) {
            for passage in story.passages {
                let words = Set(PlainWords.keys(in: passage.text))
                for character in passage.scene?.characters ?? [] {
                    guard case .companion(let kind, let name) = character.subject else { continue }
                    let own = name.map(PlainWords.keys) ?? species[kind.rawValue] ?? []
                    #expect(!words.isDisjoint(with: own), "\(kind) \(name ?? ""): \(passage.text)")
                }
            }
        }
    }

    @Test("No helper is met where it cannot be", arguments: 1...20)
    func helpersInPlace(seed: UInt64) async throws {
        let helpers = try Tables.of().helpers
        let settings = Dictionary(try Tables.of().places.map { ($0.id, $0.setting) }) { first, _ in first }
        for passage in try await sut.story(.of(minutes: 10, seed: seed)).passages {
            guard let scene = passage.scene else { continue }
            for case .companion(let species, let name?) in scene.characters.map(\.subject) {
                let own = helpers.filter { $0.species == species && $0.names.contains(name) }
                guard !own.isEmpty, passage.text.contains("called \(name)") else { continue }
                #expect(own.flatMap(\.places).contains { settings[$0] == scene.setting }, "\(name) \(scene.setting)")
            }
        }
    }

    @Test("All terms of a scene are ones that the embedded illustrators know")
    func vocabulary() async throws {
        for (_, story) in try await Sweep.stories(age: .all) {
            for scene in story.passages.compactMap(\.scene) {
                #expect(Setting.known.contains(scene.setting))
                #expect(TimeOfDay.known.contains(scene.timeOfDay))
                #expect(Weather.known.contains(scene.weather))
                #expect(scene.props.allSatisfy(Prop.known.contains))
                #expect(scene.characters.allSatisfy { Pose.known.contains($0.pose) && Mood.known.contains($0.mood) })
            }
        }
    }

    @Test("A bedtime story ends asleep in bed, at night", arguments: 1...12)
    func bedtime(seed: UInt64) async throws {
        let story = try await sut.story(.of(.bedtime, seed: seed))
        let last = try #require(story.passages.last)
        let words = Set(PlainWords.keys(in: last.text))
        #expect(!words.isDisjoint(with: ["asleep", "slept", "sleep", "dream", "dreamed", "night"]), "\(last.text)")
        #expect(last.scene?.setting == "bedroom")
        #expect(last.scene?.timeOfDay == "night")
        #expect(last.scene?.characters.first?.pose == "sleeping")
    }

    @Test("Other stories end calmly, with nobody asleep", arguments: StoryEvent.allCases.filter { $0 != .bedtime })
    func ending(event: StoryEvent) async throws {
        let scene = try #require(try await sut.story(.of(event)).passages.last?.scene)
        #expect(scene.characters.first?.mood == "calm")
        #expect(scene.characters.first?.pose == "sitting")
    }

    @Test("A thing that the text speaks of is in the picture, unless the picture is full", arguments: 1...20)
    func props(seed: UInt64) async throws {
        let finder = PropFinder(table: try Tables.of().things)
        for passage in try await sut.story(.of(minutes: 3, seed: seed)).passages {
            let seen = passage.scene?.props ?? []
            let missed = finder.props(in: passage.text).filter { !seen.contains($0) }
            #expect(missed.isEmpty || seen.count == 4, "\(missed) \(passage.text)")
        }
    }

    @Test("It rains at home on a rainy day")
    func rain() async throws {
        let scenes = try await sut.story(.of(.rainyDay)).passages.compactMap(\.scene)
        #expect(scenes.first?.weather == "rain")
        #expect(scenes.last?.weather == "rain")
    }

    @Test("On the way, the sky does only what the text tells of", arguments: 1...12)
    func weather(seed: UInt64) async throws {
        // Given
        let crossings = try Tables.of().crossings
        let scenes = try await sut.story(.of(.weekend, minutes: 10, seed: seed)).passages
        // When
        for (before, passage) in zip(scenes, scenes.dropFirst()) {
            // A weather that goes on was told of where it began.
            guard let weather = passage.scene?.weather, weather != .clear, weather != before.scene?.weather else {
                continue
            }
            // Then
            let lines = crossings.filter { $0.weather == weather }.flatMap(\.steps).flatMap(\.any)
            let words = Set(PlainWords.keys(in: passage.text))
            let isTold = lines.contains { words.isSuperset(of: Self.words(of: $0).map(String.init)) }
            #expect(isTold, "\(weather): \(passage.text)")
        }
    }
}
