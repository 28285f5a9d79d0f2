package import Foundation
package import StoryCore

/// What a feature keeps in a ``LibraryFake``: a value that belongs to the feature's stubs.
///
/// It follows what happens to stories, as a feature's storage does on disk. Each function returns which parts of the
/// library have changed.
package protocol FeatureFakeState: Sendable {
    /// Creates what a new library has of it.
    init()

    /// Does what belongs to storing a story that was planned for a collection.
    mutating func plannedStoryWasMade(_ story: StoryID, for planned: PlannedStory) -> Set<LibraryPart>
    /// Does what belongs to moving a story to the bin, or back.
    mutating func storyWasMoved(_ story: StoryID, toBin isBinned: Bool) -> Set<LibraryPart>
    /// Does what belongs to deleting a story.
    mutating func storyWasDeleted(_ story: StoryID) -> Set<LibraryPart>

    /// Returns which stories a profile sees; nil if the feature has no say in that.
    func visibility(of profile: ProfileID) -> StoryVisibility?
    /// Returns the collections with a story.
    func collections(with story: StoryID) -> Set<CollectionID>
    /// Deletes what belongs to a profile.
    mutating func profileWasDeleted(_ profile: ProfileID)
    /// Counts how long a profile has listened, in seconds.
    mutating func profileDidListen(_ profile: ProfileID, for seconds: TimeInterval, at date: Date)
    /// Does what belongs to storing a story that a profile has asked for.
    mutating func storyWasMade(_ story: StoryID, for profile: ProfileID)
    /// Counts a story that a profile wants.
    mutating func profileDidCreateStory(_ profile: ProfileID, at date: Date)

    /// Returns whether a story, or a part of it, is being made.
    func isUnderway(on story: StoryID) -> Bool
    /// Discards unfinished work on a story.
    mutating func discardWork(on story: StoryID)
    /// Returns the authors' notes on stories in the making, the latest first, but for those of stored stories.
    func tellings(besides stories: Set<StoryID>) -> [TellingRecord]
}

extension FeatureFakeState {
    package mutating func plannedStoryWasMade(_ story: StoryID, for planned: PlannedStory) -> Set<LibraryPart> { [] }
    package mutating func storyWasMoved(_ story: StoryID, toBin isBinned: Bool) -> Set<LibraryPart> { [] }
    package mutating func storyWasDeleted(_ story: StoryID) -> Set<LibraryPart> { [] }
    package func visibility(of profile: ProfileID) -> StoryVisibility? { nil }
    package func collections(with story: StoryID) -> Set<CollectionID> { [] }
    package mutating func profileWasDeleted(_ profile: ProfileID) {}
    package mutating func profileDidListen(_ profile: ProfileID, for seconds: TimeInterval, at date: Date) {}
    package mutating func storyWasMade(_ story: StoryID, for profile: ProfileID) {}
    package mutating func profileDidCreateStory(_ profile: ProfileID, at date: Date) {}
    package func isUnderway(on story: StoryID) -> Bool { false }
    package mutating func discardWork(on story: StoryID) {}
    package func tellings(besides stories: Set<StoryID>) -> [TellingRecord] { [] }
}

extension LibraryFake.State {
    /// What a feature keeps.
    package subscript<Feature: FeatureFakeState>(_ type: Feature.Type) -> Feature {
        get { features[ObjectIdentifier(type)] as? Feature ?? Feature() }
        set { features[ObjectIdentifier(type)] = newValue }
    }

    /// Tells the features what happens to a story.
    mutating func tellFeatures(_ body: (inout any FeatureFakeState) -> Set<LibraryPart>) {
        for (key, feature) in features {
            var feature = feature
            changes.formUnion(body(&feature))
            features[key] = feature
        }
    }

    /// Counts how long a profile has listened, in seconds.
    package mutating func countListening(of profile: ProfileID, for seconds: TimeInterval, at date: Date) {
        for key in features.keys { features[key]?.profileDidListen(profile, for: seconds, at: date) }
    }

    /// Counts a story that whoever looks wants.
    package mutating func countStory(at date: Date) {
        for key in features.keys { features[key]?.profileDidCreateStory(viewer, at: date) }
    }

    /// Does what belongs to storing a story that a profile has asked for.
    package mutating func tellOfStory(_ story: StoryID, madeFor profile: ProfileID) {
        for key in features.keys { features[key]?.storyWasMade(story, for: profile) }
    }

    /// Deletes what belongs to a profile.
    package mutating func deleteEverything(of profile: ProfileID) {
        for story in stories.keys { stories[story]?.marks[profile] = nil }
        sessions = sessions.filter { $0.value.profile != profile }
        for key in features.keys { features[key]?.profileWasDeleted(profile) }
        changes.insert(.stories)
    }

    /// Puts a story where its collection waits for it; does nothing if the collection is gone, or waits no more.
    package mutating func put(_ story: StoryID, at plannedStory: PlannedStory) {
        tellFeatures { $0.plannedStoryWasMade(story, for: plannedStory) }
    }
}
