import Collections
import Foundation
import StoryCore
import Testing

@Suite("A collection of stories")
struct StoryCollectionTests {
    private func collection(completed: Bool...) -> StoryCollection {
        StoryCollection(
            id: CollectionID(rawValue: "brave"), title: "Brave evenings", profile: GrowthProfile(focus: .resilience),
            stories: completed.enumerated().map { number, isCompleted in
                CollectedStory(
                    id: StoryID(rawValue: "story-\(number)"), title: "Story \(number)",
                    completedAt: isCompleted ? Date(timeIntervalSince1970: 0) : nil)
            },
            createdAt: Date(timeIntervalSince1970: 0))
    }

    @Test("Its progress is what is completed of all, and nothing while it is empty")
    func progress() {
        #expect(collection().progress == 0)
        #expect(collection(completed: false, false).progress == 0)
        #expect(collection(completed: true, false, false, true).progress == 0.5)
        #expect(collection(completed: true, true, true).progress == 1)
    }

    @Test("A title is one line that is neither blank nor too long")
    func title() throws {
        #expect(try StoryCollection.checkedTitle(" Brave\n evenings ") == "Brave evenings")
        #expect(throws: CollectionTitleError.blank) { try StoryCollection.checkedTitle(" \u{200B}\n") }
        #expect(throws: CollectionTitleError.tooLong(101)) {
            try StoryCollection.checkedTitle(String(repeating: "a", count: 101))
        }
    }

    @Test("Interests are lines, each once, and not more than can be told of")
    func interests() {
        // Given
        let many = (0..<20).map { "interest \($0)" }

        // When
        let sut = GrowthProfile(focus: .kindness, interests: [" whales ", "", "whales"] + many, childName: " ")

        // Then
        #expect(sut.interests == ["whales"] + many)
        #expect(throws: TextLimitError.tooMany(GrowthProfile.interestsLimit, count: 21)) { try sut.check() }
        #expect(sut.childName == nil)
    }

    @Test("Unless somebody says otherwise it is called after what the child grows in, and after the child")
    func suggestedTitle() {
        #expect(GrowthProfile(focus: .kindness).suggestedTitle == "Kindness & Empathy")
        #expect(
            GrowthProfile(focus: .creativity, childName: "Lina").suggestedTitle == "Creativity & Imagination for Lina")
    }
}
