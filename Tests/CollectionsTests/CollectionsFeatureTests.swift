import Collections
import CollectionsStubs
import FeatureKit
import FeatureKitStubs
import StoryCore
import Testing

@Suite("Collections as the app sees it", .timeLimit(.minutes(1)))
struct CollectionsFeatureTests {
    @Test(
        "Its links lead to the list and to a collection",
        arguments: [
            ("story://collections", CollectionsRoute.list),
            ("story://collections/brave", .collection(CollectionID(rawValue: "brave"))),
        ])
    func links(text: String, route: CollectionsRoute) throws {
        #expect(CollectionsFeature.route(for: try DeepLink(text)) == route)
    }

    @Test(
        "A link that cannot lead anywhere leads nowhere",
        arguments: ["story://another", "story://collections/%00", "story://collections/no/such/screen"])
    func nowhere(text: String) throws {
        #expect(CollectionsFeature.route(for: try DeepLink(text)) == nil)
    }

    @Test(
        "Every error says what happened and what to do",
        arguments: [
            CollectionsError.title(.blank), .title(.tooLong(200)), .noHero, .storyCountOutOfRange(0),
            .unsuitableInput(SafetyConcern(excerpt: "gun", reason: "It's about a weapon.")),
            .notInCollection(story: "one", collection: "Brave evenings"),
            .generation(StoryGenerationFailure(StorageError.busy("The library"))), .storage(.busy("The library")),
            .cancelled,
        ])
    func errors(error: CollectionsError) {
        #expect(!error.code.isEmpty)
        #expect(error.message.hasSuffix("."))
        #expect(error.advice.hasSuffix("."))
    }

    @MainActor
    @Test("While the library is busy, no list comes from before a change: that it is busy is said")
    func memory() async throws {
        // Given
        let store = LibraryFake(collections: [.stub(id: "kept"), .stub(id: "gone")])
        let feature = CollectionsFeature(dependencies: .stub(store))
        let list = feature.makeCollectionListViewModel { _ in }
        await list.didAppear()
        _ = try await feature.rename(CollectionID(rawValue: "kept"), to: "Kind evenings")
        try await feature.delete(CollectionID(rawValue: "gone"))

        // When
        store.fail(with: .busy("The library"))
        await list.didPullToRefresh()

        // Then
        #expect(list.failure == .storage(.busy("The library")))
    }

    @Test("A collection is found by what a person types, renamed and deleted")
    func changes() async throws {
        // Given
        let store = LibraryFake(collections: [.stub()])
        let sut = CollectionsFeature(dependencies: .stub(store))

        // When
        let found = try await sut.collection(matching: "Kindness & Empathy for Lina")
        let renamed = try await sut.rename(found.id, to: " Kind  evenings ")

        // Then
        #expect(renamed.title == "Kind evenings")
        try await sut.delete(found.id)
        #expect(try await sut.collections().isEmpty)
    }

    @Test("A blank title is refused, and one that is not for children", arguments: [" \n", "gun"])
    func titles(title: String) async {
        // Given
        let sut = CollectionsFeature(
            dependencies: .stub(LibraryFake(collections: [.stub()]), safety: ChildSafetyCheckStub(word: "gun")))

        // Then
        await #expect(throws: CollectionsError.self) { try await sut.rename(StoryCollection.stub().id, to: title) }
    }

    @Test("What is not there is an error, whatever was to be done with it")
    func unknown() async {
        // Given
        let sut = CollectionsFeature(dependencies: .stub())
        let (nobody, story) = (CollectionID(rawValue: "nobody"), StoryID(rawValue: "one"))
        let missing = CollectionsError.storage(.notFound(.collection, "nobody"))

        // Then
        await #expect(throws: missing) { try await sut.collection(matching: "nobody") }
        await #expect(throws: missing) { try await sut.rename(nobody, to: "Title") }
        await #expect(throws: missing) { try await sut.delete(nobody) }
        await #expect(throws: missing) { try await sut.complete(story, in: nobody) }
        await #expect(throws: missing) { try await sut.add(story, to: nobody) }
        await #expect(throws: missing) { try await sut.remove(story, from: nobody) }
    }

    @Test("A story of the library is put in and taken out; one that is not in there is said by its collection")
    func membership() async throws {
        // Given
        let store = LibraryFake(collections: [.stub(stories: [])])
        store.put(.stub(id: StoryID(rawValue: "one"), title: "One"))
        let sut = CollectionsFeature(dependencies: .stub(store))
        let (collection, story) = (StoryCollection.stub(), StoryID(rawValue: "one"))

        // When
        let filled = try await sut.add(story, to: collection.id)
        let emptied = try await sut.remove(story, from: collection.id)

        // Then
        #expect(filled.stories.map(\.title) == ["One"])
        #expect(emptied.stories.isEmpty)
        let missing = CollectionsError.notInCollection(story: "One", collection: collection.title)
        await #expect(throws: missing) { try await sut.remove(story, from: collection.id) }
        await #expect(throws: missing) { try await sut.complete(story, in: collection.id) }
        await #expect(throws: CollectionsError.storage(.notFound(.story, "two"))) {
            try await sut.add(StoryID(rawValue: "two"), to: collection.id)
        }
    }
}
