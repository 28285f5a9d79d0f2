package import Collections
import Foundation
package import Playback
package import StoryCore

extension Story {
    /// A story without files.
    package static func bare(
        _ id: String = "one", title: String = "The Lantern", heroes: [Hero] = [],
        texts: [String] = ["A light was lit."], createdAt: Double = 1000,
        occasion: StoryOccasion = .standard(.bedtime), isFavorite: Bool = false, playCount: Int = 0,
        telling: TellingRecord? = nil, ageBand: AgeBand = .all, language: LanguageCode = .english
    ) -> Story {
        Story(
            id: StoryID(rawValue: id), title: title, heroes: heroes, occasion: occasion, ageBand: ageBand,
            tone: .gentle, language: language, minutes: 1, seed: 7,
            pages: texts.enumerated().map { index, text in
                StoryPage(
                    index: index, text: text, scene: Scene(setting: "forest"),
                    illustration: StoryIllustration(status: .notRequested))
            },
            narrationStatus: .notRequested, narration: nil,
            providers: StoryProviders(author: "embedded", narrator: nil, illustrator: nil),
            createdAt: Date(timeIntervalSinceReferenceDate: createdAt), isFavorite: isFavorite, playCount: playCount,
            telling: telling)
    }
}

extension Identifier: ExpressibleByStringLiteral, ExpressibleByUnicodeScalarLiteral,
    ExpressibleByExtendedGraphemeClusterLiteral
{
    /// Tests name things by a word.
    package init(stringLiteral text: String) {
        self.init(rawValue: text)
    }
}

extension StoryCollection {
    /// A collection of bare stories.
    package static func bare(
        _ id: String = "brave", title: String = "Brave evenings", stories: [StoryID] = [], plan: CollectionPlan? = nil,
        createdAt: Double = 500
    ) -> StoryCollection {
        StoryCollection(
            id: CollectionID(rawValue: id), title: title, profile: GrowthProfile(focus: .kindness, interests: ["snow"]),
            stories: stories.map { CollectedStory(id: $0, title: "The Lantern") }, plan: plan,
            createdAt: Date(timeIntervalSinceReferenceDate: createdAt))
    }
}

extension PlaybackProgress {
    /// A position in a playback.
    package static func at(
        _ position: Double, in start: PlaybackStart, listened: Double = 0, heard: HeardSeconds = HeardSeconds(),
        isHeard: Bool = false
    ) -> PlaybackProgress {
        PlaybackProgress(
            playback: start.number, position: position, listened: listened, heard: heard, isHeard: isHeard)
    }
}

extension QueuedStory {
    /// What a queue shows of a bare story.
    package static func bare(_ id: StoryID) -> QueuedStory { QueuedStory(id: id, title: "The Lantern", duration: nil) }
}
