import Collections
import Foundation
import StorageTestSupport
import StoryCore
import Testing

@Suite("Collections and achievements, in memory and on SQLite", .timeLimit(.minutes(1)))
struct CollectionContractTests {
    typealias Kind = StorageUnderTest.Kind

    private let evening = Date(timeIntervalSinceReferenceDate: 1000)

    /// A library with the stories one, two and three.
    private func library(_ kind: Kind) async throws -> StorageUnderTest {
        let sut = try StorageUnderTest(kind)
        try await sut.save(.bare("one"), .bare("two"), .bare("three"))
        return sut
    }

    @Test("A collection comes back as it was stored, with its stories in order", arguments: Kind.allCases)
    func roundTrip(kind: Kind) async throws {
        let sut = try await library(kind)
        let collection = StoryCollection.bare(stories: ["two", "one"])
        try await sut.collections.add(collection)
        #expect(try await sut.collections.collection(collection.id) == collection)
        #expect(try await sut.collections.collections() == [collection])
    }

    @Test("The newest comes first; an identifier is taken once, a title may be twice", arguments: Kind.allCases)
    func order(kind: Kind) async throws {
        let sut = try await library(kind)
        for (id, date) in [("old", 1.0), ("b", 2), ("a", 2)] {
            try await sut.collections.add(.bare(id, createdAt: date))
        }
        #expect(try await sut.collections.collections().map(\.id) == ["a", "b", "old"])
        await #expect(throws: StorageError.duplicate(.collection, "old")) {
            try await sut.collections.add(.bare("old"))
        }
    }

    @Test("A collection of a story that is not there is not stored", arguments: Kind.allCases)
    func missingStory(kind: Kind) async throws {
        let sut = try await library(kind)
        await #expect(throws: StorageError.notFound(.story, "none")) {
            try await sut.collections.add(.bare(stories: ["one", "none"]))
        }
        #expect(try await sut.collections.collections().isEmpty)
    }

    @Test("A collection is found by identifier, title or the beginning of either", arguments: Kind.allCases)
    func reference(kind: Kind) async throws {
        let sut = try await library(kind)
        try await sut.collections.add(.bare("abcdef", title: "Brave evenings"))
        try await sut.collections.add(.bare("uvwxyz", title: "Kind mornings"))
        for reference in ["abcdef", "abcd", "brave evenings", "Bra"] {
            #expect(try await sut.collections.collection(matching: reference).id == "abcdef")
        }
        await #expect(throws: StorageError.notFound(.collection, "Mira")) {
            try await sut.collections.collection(matching: "Mira")
        }
        await #expect(throws: StorageError.notFound(.collection, "none")) {
            try await sut.collections.collection("none")
        }
    }

    @Test("Stories come behind the others, once, and are taken out; the title is changed", arguments: Kind.allCases)
    func changes(kind: Kind) async throws {
        // Given
        let sut = try await library(kind)
        try await sut.collections.add(.bare(stories: ["one", "two"]))
        // When
        _ = try await sut.collections.add("three", to: "brave")
        let added = try await sut.collections.add("one", to: "brave")
        let removed = try await sut.collections.remove("two", from: "brave")
        let renamed = try await sut.collections.rename("brave", to: "Kind mornings")
        // Then
        #expect(added.stories.map(\.id) == ["one", "two", "three"])
        #expect(removed.stories.map(\.id) == ["one", "three"])
        #expect(renamed == .bare(title: "Kind mornings", stories: ["one", "three"]))
        #expect(try await sut.collections.collection("brave") == renamed)
        #expect(try await sut.collections.collection(matching: "kind") == renamed)
        await #expect(throws: StorageError.notFound(.collection, "Bra")) {
            try await sut.collections.collection(matching: "Bra")
        }
    }

    @Test("A story is completed at the first date, which can be taken back", arguments: Kind.allCases)
    func completion(kind: Kind) async throws {
        // Given
        let sut = try await library(kind)
        for id in ["brave", "other"] { try await sut.collections.add(.bare(id, stories: ["one", "two"])) }
        // When
        _ = try await sut.collections.complete("two", in: "brave", at: evening)
        let again = try await sut.collections.complete("two", in: "brave", at: evening + 60)
        // Then
        #expect(again.stories.map(\.completedAt) == [nil, evening])
        #expect(try await sut.collections.collection("other").completedCount == 0)
        #expect(try await sut.collections.reopen("two", in: "brave").completedCount == 0)
    }

    @Test("What is not there is named in the error", arguments: Kind.allCases)
    func unknown(kind: Kind) async throws {
        let sut = try await library(kind)
        try await sut.collections.add(.bare(stories: ["one"]))
        let collections = sut.collections
        for id in ["two", "none"] as [StoryID] {
            let asked: [() async throws -> Void] = [
                { _ = try await collections.remove(id, from: "brave") },
                { _ = try await collections.complete(id, in: "brave", at: evening) },
                { _ = try await collections.reopen(id, in: "brave") },
            ]
            for ask in asked { await #expect(throws: StorageError.notFound(.story, id.rawValue)) { try await ask() } }
        }
        let asked: [() async throws -> Void] = [
            { _ = try await collections.add("one", to: "none") }, { try await collections.delete("none") },
            { _ = try await collections.rename("none", to: "Other") },
            { _ = try await collections.remove("one", from: "none") },
            { _ = try await collections.discardPlan(of: "none") },
        ]
        for ask in asked { await #expect(throws: StorageError.notFound(.collection, "none")) { try await ask() } }
        await #expect(throws: StorageError.notFound(.story, "none")) {
            try await collections.add("none", to: "brave")
        }
    }

    @Test(
        "Collections show stories as they are now; deleting one takes nothing from the other", arguments: Kind.allCases)
    func stories(kind: Kind) async throws {
        // Given
        let sut = try await library(kind)
        for id in ["brave", "other"] { try await sut.collections.add(.bare(id, stories: ["one", "two"])) }
        // When
        _ = try await sut.stories.edit("one", StoryEdit(title: "Renamed"))
        try await sut.stories.delete(["two"])
        // Then
        #expect(try await sut.collections.collection("brave").stories.map(\.title) == ["Renamed"])
        // When
        try await sut.collections.delete("brave")
        // Then
        #expect(try await sut.collections.collections().map(\.id) == ["other"])
        #expect(try await sut.list() == ["three", "one"])
    }

    @Test("Of one achievement the first stays; the earliest comes first", arguments: Kind.allCases)
    func achievements(kind: Kind) async throws {
        // Given
        let sut = try await library(kind)
        let late = Achievement(kind: .storiesCompleted, subject: "5", title: "Five", earnedAt: evening + 1)
        let early = Achievement(kind: .storiesCompleted, subject: "1", title: "One", earnedAt: evening)
        let again = Achievement(kind: .storiesCompleted, subject: "5", title: "Again", earnedAt: evening + 2)
        let other = Achievement(kind: .hoursListened, subject: "5", title: "Hours", earnedAt: evening + 1)
        // Then
        #expect(try await sut.achievements.add([late, early]) == [late, early])
        #expect(try await sut.achievements.add([again, other, other]) == [other])
        #expect(try await sut.achievements.achievements() == [early, other, late])
    }
}
