import Collections
import Generation
import StorageTestSupport
import StoryCore
import Testing

@Suite("Stories that a collection has planned, in memory and on SQLite", .timeLimit(.minutes(1)))
struct PlannedStoryContractTests {
    typealias Kind = StorageUnderTest.Kind

    /// A library with the story one, and a collection that waits for two others.
    private func library(_ kind: Kind) async throws -> StorageUnderTest {
        let sut = try StorageUnderTest(kind)
        try await sut.save(.bare("one"))
        let plan = CollectionPlan(
            heroes: [try .stub()], minutes: 1, seed: 7, wantsNarration: true, wantsIllustrations: nil, missing: [0, 1])
        for id in ["brave", "discarded"] { try await sut.collections.add(.bare(id, plan: plan)) }
        return sut
    }

    /// A job that makes a planned story.
    private func job(_ id: String, for collection: CollectionID, _ number: Int) throws -> GenerationJob {
        var job = try GenerationJob.stub(id: id)
        job.brief.plannedStory = PlannedStory(collection: collection, number: number)
        return job
    }

    @Test(
        "A planned story comes in where it is planned when its job ends, and the plan ends with the last",
        arguments: Kind.allCases)
    func plan(kind: Kind) async throws {
        // Given
        let sut = try await library(kind)
        #expect(try await sut.collections.discardPlan(of: "discarded").plan == nil)
        for (id, collection, number) in [
            ("a", "brave", 1), ("b", "discarded", 0), ("c", "gone", 0), ("d", "brave", 0),
        ] as [(String, CollectionID, Int)] {
            let claim = try await sut.jobs.open(job(id, for: collection, number))
            // When
            if id == "a" { try await claim.suspend(with: .bare(id), failedAt: .audio) }
            try await claim.finish(with: .bare(id))
            await claim.close()
            guard id == "a" else { continue }
            #expect(try await sut.collections.collection("brave").plan?.missing == [0])
            _ = try await sut.collections.add("one", to: "brave")
        }
        // Then
        #expect(try await sut.collections.collection("brave").stories.map(\.id) == ["d", "a", "one"])
        #expect(try await sut.collections.collection("brave").plan == nil)
        #expect(try await sut.collections.collection("discarded").stories.isEmpty)
        #expect(try await sut.stories.story("c").id == "c")
    }

    @Test(
        "A story of which a part failed is in its collection, and is not put there again when the part is made",
        arguments: Kind.allCases)
    func plannedInParts(kind: Kind) async throws {
        // Given
        let sut = try await library(kind)
        let claim = try await sut.jobs.open(job("a", for: "brave", 1))
        try await claim.suspend(with: .bare("a"), failedAt: .audio)
        #expect(try await sut.collections.collection("brave").stories.map(\.id) == ["a"])
        // When
        _ = try await sut.collections.remove("a", from: "brave")
        try await claim.finish(with: .bare("a"))
        await claim.close()
        // Then
        #expect(try await sut.collections.collection("brave").stories.isEmpty)
    }
}
