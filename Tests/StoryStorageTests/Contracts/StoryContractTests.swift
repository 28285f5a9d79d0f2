import Generation
import Playback
import StorageTestSupport
import StoryCore
import Testing

@Suite("Stories, in memory and on SQLite", .timeLimit(.minutes(1)))
struct StoryContractTests {
    typealias Kind = StorageUnderTest.Kind

    @Test("A story comes back as it was stored", arguments: Kind.allCases)
    func roundTrip(kind: Kind) async throws {
        // Given
        let sut = try StorageUnderTest(kind)
        let story = Story.bare(
            heroes: [try .stub()], texts: ["One.", "Two."], isFavorite: true, playCount: 3, telling: .stub)
        // When
        try await sut.save(story)
        // Then
        #expect(try await sut.stories.story(story.id) == story)
    }

    @Test("One that is stored again is replaced, but for its mark and its plays", arguments: Kind.allCases)
    func replaced(kind: Kind) async throws {
        // Given
        let sut = try StorageUnderTest(kind)
        try await sut.save(.bare("one", isFavorite: true, playCount: 3), .bare("two"))
        // When
        try await sut.save(.bare("one", title: "Another", texts: ["Other."]))
        // Then
        #expect(
            try await sut.stories.story("one")
                == .bare("one", title: "Another", texts: ["Other."], isFavorite: true, playCount: 3))
        #expect(try await sut.list() == ["two", "one"])
    }

    @Test("What is not there is named in the error, whatever was asked for", arguments: Kind.allCases)
    func unknown(kind: Kind) async throws {
        let sut = try StorageUnderTest(kind)
        try await sut.save(.bare("binned"))
        try await sut.stories.moveToBin(["binned"], at: StorageUnderTest.now)
        for id in ["none", "binned"] as [StoryID] {
            let asked: [() async throws -> Void] = [
                { _ = try await sut.stories.story(id) },
                { _ = try await sut.stories.story(matching: id.rawValue) },
                { try await sut.stories.setFavorite(true, of: id) },
                { _ = try await sut.stories.edit(id, StoryEdit(title: "Other")) },
                { try await sut.stories.delete([id]) },
                { try await sut.stories.moveToBin([id], at: StorageUnderTest.now) },
                { _ = try await sut.playback.begin(id, at: StorageUnderTest.now) },
            ]
            for (index, ask) in asked.enumerated() {
                await #expect(throws: StorageError.notFound(.story, id.rawValue), "\(index)") { try await ask() }
            }
        }
    }

    @Test("A story is found by identifier, title or the beginning of either", arguments: Kind.allCases)
    func reference(kind: Kind) async throws {
        // Given
        let sut = try StorageUnderTest(kind)
        try await sut.save(.bare("abcdef", title: "The Lantern"), .bare("abcxyz", title: "Über the Hill"))
        // Then
        for reference in ["abcdef", "ABCD", "The Lantern", "the lantern", "  the  lan"] {
            #expect(try await sut.stories.story(matching: reference).id == "abcdef", "\(reference)")
        }
        #expect(try await sut.stories.story(matching: "uber").id == "abcxyz")
        for reference in ["abc", "hill", "", "\u{200B}"] {
            await #expect(throws: StorageError.notFound(.story, reference)) {
                try await sut.stories.story(matching: reference)
            }
        }
    }

    @Test("What fits several is told with all of them; what fits best goes first", arguments: Kind.allCases)
    func ambiguous(kind: Kind) async throws {
        // Given
        let sut = try StorageUnderTest(kind)
        try await sut.save(
            .bare("first-lantern", title: "Lantern"), .bare("other-lantern", title: "Lantern light"),
            .bare("third-lantern", title: "lantern"))
        // Then
        #expect(try await sut.stories.story(matching: "Lantern").id == "first-lantern")
        await #expect(
            throws: StorageError.ambiguous(
                .story, "LANTERN", candidates: ["Lantern (first-la)", "lantern (third-la)"])
        ) { try await sut.stories.story(matching: "LANTERN") }
        await #expect(
            throws: StorageError.ambiguous(
                .story, "lant",
                candidates: ["Lantern (first-la)", "Lantern light (other-la)", "lantern (third-la)"])
        ) { try await sut.stories.story(matching: "lant") }
    }

    @Test("A mark is set and taken away", arguments: Kind.allCases)
    func favorite(kind: Kind) async throws {
        let sut = try StorageUnderTest(kind)
        try await sut.save(.bare())
        for isFavorite in [true, true, false] {
            try await sut.stories.setFavorite(isFavorite, of: "one")
            #expect(try await sut.stories.story("one").isFavorite == isFavorite)
        }
    }

    @Test("An edit changes title and texts, and ends the story's job", arguments: Kind.allCases)
    func edit(kind: Kind) async throws {
        // Given
        let sut = try StorageUnderTest(kind)
        try await sut.save(.bare(texts: ["One.", "Two."]))
        try await sut.jobs.open(.stub(id: "one")).close()
        // When
        let edited = try await sut.stories.edit("one", StoryEdit(title: "Other", texts: [1: "Changed.", 9: "None."]))
        // Then
        #expect(edited == .bare(title: "Other", texts: ["One.", "Changed."]))
        #expect(try await sut.stories.story("one") == edited)
        #expect(try await sut.jobs.jobs().isEmpty)
    }

    @Test("While a part of it is made, a story is neither edited nor deleted nor binned", arguments: Kind.allCases)
    func claimed(kind: Kind) async throws {
        // Given
        let sut = try StorageUnderTest(kind)
        try await sut.save(.bare())
        let claim = try await sut.jobs.open(.stub(id: "one"))
        // Then
        let busy = StorageError.busy("The story one")
        await #expect(throws: busy) { try await sut.stories.edit("one", StoryEdit(title: "Other")) }
        await #expect(throws: busy) { try await sut.stories.delete(["one"]) }
        await #expect(throws: busy) { try await sut.stories.moveToBin(["one"], at: StorageUnderTest.now) }
        await claim.close()
        #expect(try await sut.stories.story("one") == .bare())
        #expect(try await sut.jobs.jobs().count == 1)
    }

    @Test("Stories are deleted all together or not at all", arguments: Kind.allCases)
    func deletion(kind: Kind) async throws {
        // Given
        let sut = try StorageUnderTest(kind)
        try await sut.save(.bare("one"), .bare("two"), .bare("three"))
        // When
        await #expect(throws: StorageError.notFound(.story, "none")) {
            try await sut.stories.delete(["one", "none", "two"])
        }
        // Then
        #expect(try await sut.list() == ["three", "two", "one"])
        // When
        try await sut.stories.delete(["one", "three", "one"])
        // Then
        #expect(try await sut.list() == ["two"])
    }

    @Test(
        "A file that a story names has to be there; it goes with the last story that names it", arguments: Kind.allCases
    )
    func files(kind: Kind) async throws {
        // Given
        let sut = try StorageUnderTest(kind)
        let file = try await sut.store("a picture")
        #expect(try await sut.store("a picture") == file)
        let missing = MediaReference(digest: String(repeating: "f", count: 64), fileExtension: "png", byteCount: 9)
        var (one, two) = (Story.bare("one"), Story.bare("two"))
        one.cover.media = file
        two.pages[0].illustration.media = file
        try await sut.save(one, two)
        var bad = Story.bare("bad")
        bad.cover.media = missing
        // Then
        await #expect(throws: StorageError.notFound(.media, missing.relativePath)) { try await sut.save(bad) }
        try await sut.stories.delete(["one"])
        try await sut.save(one)
        try await sut.stories.delete(["one", "two"])
        await #expect(throws: StorageError.notFound(.media, file.relativePath)) { try await sut.save(one) }
        #expect(try await sut.list().isEmpty)
    }

    @Test("The latest notes of authors come first, also of stories in the bin", arguments: Kind.allCases)
    func tellings(kind: Kind) async throws {
        // Given
        let sut = try StorageUnderTest(kind)
        let notes = ["old", "new", "middle"].map { TellingRecord(plots: [$0], tries: [], names: [], title: $0) }
        try await sut.save(
            .bare("old", createdAt: 1, telling: notes[0]), .bare("new", createdAt: 3, telling: notes[1]),
            .bare("middle", createdAt: 2, telling: notes[2]), .bare("none", createdAt: 4))
        // When
        try await sut.stories.moveToBin(["new"], at: StorageUnderTest.now)
        // Then
        #expect(try await sut.stories.tellings(limit: 2).map(\.title) == ["new", "middle"])
        #expect(try await sut.stories.tellings(limit: 9).count == 3)
    }

    @Test(
        "Of stories that are made at the same time each author is told, until one is discarded",
        arguments: Kind.allCases)
    func unfinishedTellings(kind: Kind) async throws {
        // Given
        let sut = try StorageUnderTest(kind)
        try await sut.save(.bare("old", createdAt: 9, telling: TellingRecord(plots: ["old"], title: "old")))
        // When
        for identifier in ["one", "two"] {
            let claim = try await sut.jobs.open(.stub(id: identifier))
            try await claim.record(.telling(TellingRecord(plots: [identifier], title: identifier)), content: nil)
            await claim.close()
        }
        // Then
        #expect(try await sut.stories.tellings(limit: 9).map(\.title) == ["two", "one", "old"])
        #expect(try await sut.stories.tellings(limit: 2).map(\.title) == ["two", "one"])
        try await sut.jobs.discard("two")
        #expect(try await sut.stories.tellings(limit: 9).map(\.title) == ["one", "old"])
    }
}
