import EmbeddedAuthor
import Foundation
import StoryCore
import Synchronization
import TestSupport
import Testing

@Suite("The embedded author", .tags(.sweep), .timeLimit(.minutes(2)))
struct EmbeddedAuthorTests {
    private let sut = EmbeddedAuthor()

    @Test("The same request gives the same story, another seed another one")
    func repeatability() async throws {
        let first = try await sut.story(.of(seed: 5))
        #expect(try await sut.story(.of(seed: 5)) == first)
        #expect(try await sut.story(.of(seed: 6)).text != first.text)
    }

    @Test("Of words that the family blocks none is told, and the same request still gives the same story")
    func blockedWords() async throws {
        // Given a word of the story that would be told
        let plain = try await sut.story(.of(seed: 5))
        let word = try #require(plain.text.split { !$0.isLetter }.filter { $0.count > 5 }.max { $0.count < $1.count })
        var brief = try StoryBrief.of(seed: 5)
        brief.contentFilter = ContentFilter(words: try #require(BlockedWords(String(word))))

        // When
        let story = try await sut.story(brief)

        // Then
        #expect(brief.contentFilter?.words.firstMatch(in: story.text, language: .english) == nil)
        #expect(story.title != plain.title || story.passages != plain.passages)
        #expect(try await sut.story(brief) == story)
    }

    @Test("A story that was refused at its beginning is another one the next time, with another title")
    func refused() async throws {
        // Given
        let brief = try StoryBrief.of(seed: 5)
        let first = try await sut.story(brief)
        let concern = SafetyConcern(excerpt: "x", reason: "y")
        let refused = RefusedPart(.passage(try #require(first.passages.first)), passageCount: 0, concern: concern)

        // When
        let second = try await sut.story(brief, after: WrittenStory(title: first.title), refused: [refused])

        // Then
        #expect(second.passages.first != first.passages.first && !second.title.isEmpty)
        let half = WrittenStory(title: second.title, passages: Array(second.passages.prefix(2)))
        let rest = try await sut.story(brief, after: half, refused: [refused])
        #expect(rest.title.isEmpty && half.passages + rest.passages == second.passages)
    }

    @Test("Every event has plots enough for a week of evenings", arguments: StoryEvent.allCases)
    func plots(event: StoryEvent) async throws {
        var told: [TellingRecord] = []
        for seed in UInt64(1)...7 {
            told.insert(try await #require(sut.story(.of(event, seed: seed), told: told).telling), at: 0)
        }
        #expect(Set(told.flatMap(\.plots)).count >= 7, "\(told.map(\.plots))")
    }

    @Test("In a hundred evenings of every event in turn a family hears no plot twice", arguments: ["en", "de"])
    func evenings(language: String) async throws {
        var told: [TellingRecord] = []
        for evening in 0..<100 {
            let event = StoryEvent.allCases[evening % StoryEvent.allCases.count]
            let brief = try StoryBrief.of(
                event, seed: UInt64(evening) &* 7_919, language: LanguageCode(rawValue: language))
            told.insert(try await #require(sut.story(brief, told: told).telling), at: 0)
        }
        let plots = told.flatMap(\.plots)
        #expect(Set(plots).count == plots.count)
    }

    @Test("Where few plots make a length alone, new ones make it together before one comes again")
    func threeMinutes() async throws {
        var told: [TellingRecord] = []
        for seed in UInt64(1)...9 {
            let brief = try StoryBrief.of(.friendship, minutes: 3, seed: seed)
            told.insert(try await #require(sut.story(brief, told: told).telling), at: 0)
        }
        let plots = told.flatMap(\.plots)
        #expect(Set(plots).count == plots.count)
        #expect(plots.count > told.count)
    }

    @Test("Every theme of collections has plots of its own for a week", arguments: GrowthCategory.allCases)
    func themes(category: GrowthCategory) async throws {
        let event = try CustomStoryEvent(id: .growthTheme(category), title: "Being kind")
        var told: [TellingRecord] = []
        for seed in UInt64(1)...7 {
            told.insert(try await #require(sut.story(.of(.custom(event), seed: seed), told: told).telling), at: 0)
        }
        #expect(Set(told.flatMap(\.plots)).count >= 7)
        #expect(!told.contains { $0.plots.contains("long-wait") })
    }

    @Test("What an author notes comes once, before the first passage, and not again once there is one")
    func telling() async throws {
        let whole = try await sut.story(.of())
        #expect(whole.telling?.title == whole.title)
        var begun = whole
        begun.passages = Array(whole.passages.prefix(1))
        #expect(try await sut.story(.of(), after: begun).telling == nil)
    }

    @Test("Three heroes and a custom event fit into one minute, too")
    func crowdedMinute() async throws {
        let heroes = try [
            Hero.named("Ida", traits: [.kind, .smart]), .named("Ole", .he, traits: [.brave]), .named("Sam", .they),
        ]
        for seed in UInt64(1)...20 {
            let event = try CustomStoryEvent(
                id: .init(rawValue: "e"), title: "First tooth", details: "A tooth that wobbles and falls out.",
                keywords: ["tooth"])
            let story = try await sut.story(.of(.custom(event), heroes: heroes, minutes: 1, seed: seed), words: 125)
            #expect(abs(story.wordCount - 125) <= 25, "\(story.wordCount)")
        }
    }

    @Test("A resumed story goes on where it stopped, and its parts make up the whole", arguments: [0, 1, 4])
    func resumption(count: Int) async throws {
        // Given
        let brief = try StoryBrief.of(.helping, seed: 9)
        let whole = try await sut.story(brief)
        let written = WrittenStory(title: whole.title, passages: Array(whole.passages.prefix(count)))
        // When
        let rest = try await sut.story(brief, after: written)
        // Then
        #expect(rest.title.isEmpty)
        #expect(written.passages + rest.passages == whole.passages)
    }

    @Test("A finished story has nothing more to tell")
    func finished() async throws {
        let whole = try await sut.story(.of())
        #expect(try await sut.story(.of(), after: whole) == WrittenStory())
    }

    @Test("Cancelling ends the writing with “cancelled”")
    func cancellation() async throws {
        // Given
        let brief = try StoryBrief.of()
        let delivered = Mutex(0)
        // When
        let task = Task {
            do throws(ProviderError) {
                try await sut.write(AuthorRequest(brief: brief, targetWordCount: 600)) { _ throws(ProviderError) in
                    delivered.withLock { $0 += 1 }
                    withUnsafeCurrentTask { $0?.cancel() }
                }
                return nil as ProviderError?
            } catch {
                return error
            }
        }
        // Then
        #expect(await task.value == .cancelled)
        #expect(delivered.withLock { $0 } == 1)
    }

    @Test("What the receiver throws is thrown on")
    func receiverFails() async throws {
        let request = AuthorRequest(brief: try .of(), targetWordCount: 600)
        let failure = ProviderError.timeout(ProviderErrorDetails(provider: "test", detail: "late"))
        await #expect(throws: failure) {
            try await sut.write(request) { _ throws(ProviderError) in throw failure }
        }
    }

    @Test("Another language is refused, and the error says what there is")
    func language() async throws {
        var brief = try StoryBrief.of()
        brief.language = LanguageCode(rawValue: "fi")
        let error = await #expect(throws: ProviderError.self) {
            try await sut.write(AuthorRequest(brief: brief, targetWordCount: 600)) { _ throws(ProviderError) in }
        }
        #expect(error?.code == "provider.configuration")
        #expect(error?.reason?.contains("'fi'") == true)
        #expect(error?.reason?.contains("only in: en, de") == true)
    }

    @Test("Plots that are missing are a clear error, not a crash")
    func missingPlots() async throws {
        // Given
        let sut = EmbeddedAuthor(plotFolder: URL(filePath: "/nowhere/Plots"))
        // When
        let error = await #expect(throws: ProviderError.self) { try await sut.story(.of()) }
        // Then
        #expect(error?.code == "provider.configuration")
        #expect(error?.reason?.contains("/nowhere/Plots/Plans") == true)
        await #expect(throws: ProviderError.self) { try await sut.checkAvailability() }
    }

    @Test("A plot that cannot be read is named by the error")
    func brokenPlot() async throws {
        // Given
        let folder = try KitePlot.folder()
        defer { try? FileManager.default.removeItem(at: folder) }
        try Data("{\"id\": [".utf8).write(to: folder.appending(path: "Plans/kite.json"))
        // When
        let error = await #expect(throws: ProviderError.self) {
            try await EmbeddedAuthor(plotFolder: folder).story(.of())
        }
        // Then
        #expect(error?.reason?.contains("kite.json") == true)
    }

    @Test("The outline tells title, plots, places, companion and refrain before anything is written")
    func outline() async throws {
        // Given
        let folder = try KitePlot.folder()
        defer { try? FileManager.default.removeItem(at: folder) }
        let sut = EmbeddedAuthor(plotFolder: folder)
        // When
        let outline = try sut.outline(.of(minutes: 3))
        let story = try await sut.story(.of(minutes: 3))
        // Then
        #expect(outline.title == story.title)
        #expect(outline.plots == ["kite"])
        #expect(outline.settings.count == story.passages.count)
        #expect(story.telling?.names.contains(try #require(outline.companion)) == true)
        #expect(outline.refrains == ["Flap, said the kite. Flap.", "Flop, said the kite. Flop."])
    }

    @Test("English of a region is English")
    func region() async throws {
        var brief = try StoryBrief.of()
        brief.language = LanguageCode(rawValue: "en_GB")
        #expect(try await !sut.story(brief).passages.isEmpty)
    }
}
