public import Foundation
import StoryCore

/// What goes and what stays if something is deleted.
public struct DeletionPlan: Hashable, Sendable {
    /// Something that goes or stays.
    public enum Part: Hashable, Sendable {
        /// The text of so many pages.
        case text(pageCount: Int)
        /// A narration of this many seconds.
        case audio(TimeInterval)
        /// So many pictures, with the cover; files that another story uses stay for that one.
        case pictures(Int)
        /// The heroes of a story, by name.
        case heroes([String])
        /// So many stories, with the name of the hero or the event in them.
        case stories(Int)
        /// The description of a hero or an event.
        case description
        /// So many stories in the bin.
        case binnedStories(Int)
        /// So many bytes on the disk.
        case space(Int)
    }

    /// What is to be deleted.
    public var target: LibraryDeletion
    /// The title or name of it.
    public var name: String
    /// What goes.
    public var goes: [Part]
    /// What stays.
    public var stays: [Part]
    /// Until when it can be restored from the bin; nil if it is deleted for good.
    public var restorableUntil: Date?

    /// Makes a plan.
    public init(target: LibraryDeletion, name: String, goes: [Part], stays: [Part], restorableUntil: Date? = nil) {
        self.target = target
        self.name = name
        self.goes = goes
        self.stays = stays
        self.restorableUntil = restorableUntil
    }
}

extension DeletionPlan {
    /// What it means to move a story to the bin.
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
