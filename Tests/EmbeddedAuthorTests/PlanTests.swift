import StoryCore
import Testing

@testable import EmbeddedAuthor

@Suite("The plan of a story", .timeLimit(.minutes(1)))
struct PlanTests {
    @Test("What is needed where it turns was given by somebody who was met", arguments: 1...40)
    func giftOfTheTurn(seed: UInt64) throws {
        // When
        let (facts, journey) = try plan(.of(minutes: 5, seed: seed), words: 640)
        // Then
        let (gift, giver) = try #require(journey.gift)
        #expect(gift.uses[facts.turn.problem] != nil)
        let meeting = try #require(journey.meetings.first { $0.name == giver })
        #expect(meeting.gift?.id == gift.id)
    }

    @Test("Who wishes for something gets what somebody else gave before", arguments: 1...20)
    func wishes(seed: UInt64) throws {
        // Given
        let (_, journey) = try plan(.of(minutes: 12, seed: seed), words: 1500)
        var carried: [String] = []
        var granted = 0
        for meeting in journey.meetings {
            // When
            if case .wish(let wish, let gift) = meeting.favour {
                granted += 1
                // Then
                #expect(carried.contains(gift.id) && wish.wants.contains(gift.id))
                carried.removeAll { $0 == gift.id }
            }
            carried += [meeting.gift?.id].compactMap { $0 }
        }
        #expect(granted > 0)
    }

    @Test("Nobody is met twice, and nobody bears a hero's name", arguments: 1...20)
    func names(seed: UInt64) throws {
        let (facts, journey) = try plan(
            .of(heroes: [.named("Pip"), .named("Ivo")], minutes: 15, seed: seed), words: 1900)
        let names = journey.meetings.map(\.name) + [facts.companion?.name].compactMap { $0 }
        #expect(Set(names).count == names.count)
        #expect(!names.contains("Pip") && !names.contains("Ivo"))
    }

    @Test("Most steps of the way lead to a place near the one before", arguments: 1...20)
    func path(seed: UInt64) throws {
        let (facts, journey) = try plan(.of(minutes: 10, seed: seed), words: 1250)
        let places = [facts.start] + journey.meetings.map(\.place)
        let near = zip(places.dropFirst(), places.dropFirst(2)).count { first, second in
            first.near.contains(second.id) || second.near.contains(first.id)
        }
        #expect(near * 2 >= places.count - 2, "\(places.map(\.id))")
    }

    @Test("Small children get a refrain, and it returns; bigger ones get none", arguments: 1...10)
    func refrains(seed: UInt64) async throws {
        let author = EmbeddedAuthor()
        for (age, isWanted) in [(AgeBand.twoToFour, true), (.sixToTen, false)] {
            // Given
            let brief = try StoryBrief.of(age: age, minutes: 6, seed: seed)
            // When
            let refrains = try author.outline(brief).refrains
            let text = try await author.story(brief).text
            // Then
            #expect(refrains.isEmpty != isWanted)
            if let refrain = refrains.first { #expect(text.ranges(of: refrain).count >= 2, "\(refrain)") }
        }
    }

    @Test("A friend who comes along is told of at the beginning and at the end", arguments: 1...10)
    func companion(seed: UInt64) async throws {
        let brief = try StoryBrief.of(.weekend, minutes: 6, seed: seed)
        guard let name = try EmbeddedAuthor().outline(brief).companion else { return }
        let passages = try await EmbeddedAuthor().story(brief).passages
        #expect(passages.prefix(4).contains { $0.text.contains(name) })
        #expect(passages.suffix(3).contains { $0.text.contains(name) })
    }

    @Test("A friend comes along in most stories of one hero or two, and in none of three")
    func companions() throws {
        let three = try ["Ida", "Ole", "Sam"].map { try Hero.named($0) }
        let author = EmbeddedAuthor()
        let alone = try (UInt64(1)...20).count { try author.outline(.of(seed: $0)).companion != nil }
        let together = try (UInt64(1)...20).count { try author.outline(.of(heroes: three, seed: $0)).companion != nil }
        #expect(alone > 10 && together == 0)
    }

    private func plan(_ brief: StoryBrief, words: Int) throws -> (facts: Facts, journey: Journey) {
        let material = try Tables.of()
        var chance = SeededGenerator(seed: brief.seed)
        let spread = SpreadChoices(seed: brief.seed, startingAt: 1)
        let facts = try FactFinder(material: material, brief: brief, targetWordCount: words, isTiny: false)
            .facts(spread: spread, using: &chance)
        let planner = StoryPlanner(material: material, brief: brief, targetWordCount: words)
        let journey = JourneyPlanner(
            material: material, brief: brief, facts: facts, targetWordCount: words, meetingCount: planner.meetingCount
        ).journey(using: &chance)
        return (facts, journey)
    }
}
