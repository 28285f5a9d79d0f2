import EmbeddedAuthor
import StoryCore
import Testing

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

    @Test("Every hero is named on every page and stands in its scene once", arguments: AgeBand.allCases)
    func heroes(age: AgeBand) async throws {
        for (brief, story) in try await Sweep.stories(age: age) {
            for passage in story.passages {
                for hero in brief.heroes { #expect(passage.text.contains(hero.name), "\(passage.text)") }
                let seen = passage.scene?.characters.compactMap { character in
                    if case .hero(let identifier) = character.subject { identifier } else { nil }
                }
                #expect(seen == brief.heroes.map(\.id))
            }
        }
    }

    @Test("Every known place is where its first page says it is")
    func settings() async throws {
        // Given
        let words: [Setting: [String]] = [
            "garden": ["garden"], "forest": ["forest"], "meadow": ["meadow"], "beach": ["beach"], "sea": ["sea"],
            "harbour": ["harbour", "suitcase", "holidays", "Everything was new"], "mountain": ["mountain", "climbed"],
            "castle": ["castle"], "cave": ["cave"], "space": ["stars"], "clouds": ["cloud"],
        ]
        for age in AgeBand.allCases {
            for (_, story) in try await Sweep.stories(age: age) {
                var before: Setting?
                // When
                for passage in story.passages.dropFirst().dropLast(2) {
                    let setting = try #require(passage.scene?.setting)
                    // Then
                    if setting != before, let expected = words[setting], before != nil {
                        #expect(expected.contains { passage.text.contains($0) }, "\(setting): \(passage.text)")
                    }
                    before = setting
                }
            }
        }
    }

    @Test("Whoever is in a scene is spoken of on its page, and a helper who is named is in the scene")
    func companions() async throws {
        for (_, story) in try await Sweep.stories(age: .fourToSix) {
            for passage in story.passages {
                for character in passage.scene?.characters ?? [] {
                    guard case .companion(let species, let name) = character.subject else { continue }
                    let isTold = passage.text.lowercased().contains((name ?? species.rawValue).lowercased())
                    #expect(isTold || passage.text.contains("the mouse"), "\(species) \(name ?? ""): \(passage.text)")
                }
                if let called = passage.text.firstMatch(of: /[ad] (\w+) called (\w+)/) {
                    let subject = SceneCharacter.Subject.companion(
                        species: Species(rawValue: String(called.1)), name: String(called.2))
                    #expect(
                        passage.scene?.characters.contains { $0.subject == subject } == true
                            || ["sweeper", "sailor"].contains(called.1))
                }
            }
        }
    }

    @Test("No helper is met where it cannot be", arguments: ["seal", "gull", "bear", "fox"])
    func helpersInPlace(species: Species) async throws {
        let places: [Species: Set<Setting>] = [
            "seal": ["beach", "sea", "harbour"], "gull": ["harbour", "sea", "beach", "clouds"],
            "bear": ["mountain", "cave", "forest"], "fox": ["forest", "meadow", "mountain"],
        ]
        for seed in UInt64(1)...20 {
            for passage in try await sut.story(.of(minutes: 10, seed: seed)).passages {
                guard let scene = passage.scene else { continue }
                for case .companion(species, let name?) in scene.characters.map(\.subject)
                where name.first?.isUppercase == true {
                    #expect(places[species]?.contains(scene.setting) == true, "\(name) \(scene.setting)")
                }
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
        #expect(last.text.hasSuffix("asleep."))
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

    @Test("A thing that the text speaks of is in the picture")
    func props() async throws {
        var baskets = 0
        for seed in UInt64(1)...20 {
            for passage in try await sut.story(.of(minutes: 2, seed: seed)).passages
            where passage.text.contains("basket") {
                baskets += 1
                #expect(passage.scene?.props.contains("basket") == true)
            }
        }
        #expect(baskets > 0)
    }

    @Test("It rains at home on a rainy day, and not where the story goes")
    func rain() async throws {
        let scenes = try await sut.story(.of(.rainyDay)).passages.compactMap(\.scene)
        #expect(scenes.first?.weather == "rain")
        #expect(scenes.last?.weather == "rain")
        #expect(scenes.dropFirst(2).dropLast(2).allSatisfy { $0.weather == "clear" })
    }
}
