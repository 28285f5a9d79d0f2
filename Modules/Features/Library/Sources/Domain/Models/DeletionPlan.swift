public import Foundation
import StoryCore

/// What a deletion removes and what it keeps.
public struct DeletionPlan: Hashable, Sendable {
    /// Something that is removed or kept.
    public enum Part: Hashable, Sendable {
        /// The text of this many pages.
        case text(pageCount: Int)
        /// A narration of this length in seconds.
        case audio(TimeInterval)
        /// This many illustrations, including the cover; files that another story uses are kept.
        case pictures(Int)
        /// The heroes of a story, by name.
        case heroes([String])
        /// This many stories, with the name of the hero or the event in them.
        case stories(Int)
        /// The description of a hero or an event.
        case description
        /// This many stories in the bin.
        case binnedStories(Int)
        /// This many bytes on the disk.
        case space(Int)
    }

    /// What is to be deleted.
    public var target: LibraryDeletion
    /// Its title or name.
    public var name: String
    /// What is removed.
    public var goes: [Part]
    /// What is kept.
    public var stays: [Part]
    /// The date until which it can be restored from the bin; nil if it is deleted for good.
    public var restorableUntil: Date?

    /// Creates a plan.
    public init(target: LibraryDeletion, name: String, goes: [Part], stays: [Part], restorableUntil: Date? = nil) {
        self.target = target
        self.name = name
        self.goes = goes
        self.stays = stays
        self.restorableUntil = restorableUntil
    }
}

extension DeletionPlan {
    /// Creates the plan for moving a story to the bin.
    init(story: Story, restorableUntil: Date) {
        let pictures = (story.pages.map(\.illustration) + [story.cover]).count { $0.media != nil }
        var goes = [Part.text(pageCount: story.pages.count)]
        if let narration = story.narration { goes.append(.audio(narration.duration)) }
        if pictures > 0 { goes.append(.pictures(pictures)) }
        self.init(
            target: .story(story.id), name: story.title, goes: goes, stays: [.heroes(story.heroes.map(\.name))],
            restorableUntil: restorableUntil)
    }
}
