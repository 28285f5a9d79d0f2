import Foundation
package import StoryCore

/// The bounds of what this program stores: anything else was written by another program.
public enum StoredBounds {
    /// The range of the indices of pages.
    package static let pages = 0..<1000
    /// The range of counts and positions.
    public static let counts = 0...1_000_000_000
    /// The range of the length of audio, in seconds.
    public static let seconds = 0.0...8_640_000.0
    static let bytes = 1...(1 << 40)
    static let mostMarks = 200_000

    /// Returns whether the text is a line that a person may have typed.
    public static func isLine(_ text: String, limit: Int) -> Bool {
        PlainText.line(text, limit: .max) == text && text.count <= limit && text.utf8.count <= 8 * limit
    }

    /// Returns whether the text consists of such lines; it may be empty.
    public static func isText(_ text: String, limit: Int) -> Bool {
        text.utf8.count <= 8 * limit && text.count <= limit && PlainText.isHarmless(text)
    }

    /// Returns whether a number can be that of a profile.
    public static func isProfile(_ number: Int64) -> Bool { (1...(1 << 53)).contains(number) }

    /// Returns whether a text is a folded name, which may be longer than the name, because of wide forms.
    public static func isFolded(_ text: String) -> Bool { isText(text, limit: 10_000) }

    /// Returns whether a text is the digest of a media file, or nil.
    package static func isDigest(_ text: String?) -> Bool {
        text.map { MediaReference(digest: $0, fileExtension: "png", byteCount: 1).isWellFormed } ?? true
    }

    /// Returns whether the text is a word as used for languages, providers and file extensions.
    public static func isCode(_ text: String) -> Bool {
        (1...64).contains(text.utf8.count)
            && text.utf8.allSatisfy {
                (0x61...0x7A).contains($0) || (0x30...0x39).contains($0) || $0 == 0x2D || $0 == 0x2E || $0 == 0x5F
            }
    }
}

extension Story {
    /// Whether its numbers are within bounds.
    var hasSoundNumbers: Bool {
        StoryBrief.minutesRange.contains(minutes) && StoredBounds.counts.contains(playCount)
            && pages.count <= StoredBounds.pages.count && pages.indices.allSatisfy { pages[$0].index == $0 }
            && createdAt.isStorable && occasion.hasSoundNumbers
    }

    /// Whether it is valid, and its texts are harmless.
    package var isStorable: Bool {
        hasSoundNumbers && StoredBounds.isLine(title, limit: 300) && heroes.count <= 100
            && heroes.allSatisfy(\.isStorable)
            && occasion.isStorable && StoredBounds.isCode(language.rawValue) && providers.isStorable
            && pages.allSatisfy(\.isStorable) && cover.isStorable && narration?.isStorable != false
            && telling?.isStorable != false
    }
}

extension TellingRecord {
    /// Whether it equals its cleaned version.
    package var isStorable: Bool { cleaned == self && cover?.isStorable != false }
}

extension StoryPage {
    fileprivate var isStorable: Bool {
        StoredBounds.isText(text, limit: Self.maximumTextLength) && scene.isStorable && illustration.isStorable
            && delivery?.isStorable != false
    }
}

extension [DeliveryMark] {
    /// Whether their number and ranges are possible for a text.
    package var isStorable: Bool { count <= 1000 && allSatisfy(\.range.isStorable) }
}

extension StoryProviders {
    fileprivate var isStorable: Bool {
        [author, narrator, illustrator].allSatisfy { $0.map { StoredBounds.isCode($0.rawValue) } ?? true }
    }
}

extension StoryIllustration {
    fileprivate var isStorable: Bool {
        media?.isStorable != false && timestamp.map(StoredBounds.seconds.contains) != false
            && alternativeText.map { StoredBounds.isText($0, limit: 2000) } != false
            && style.map { StoredBounds.isCode($0.rawValue) } != false
    }
}

extension Narration {
    fileprivate var isStorable: Bool {
        let times =
            [duration] + (title.map { [$0.start, $0.end] } ?? []) + pageStarts
            + sentences.flatMap { [$0.start, $0.end] } + words.flatMap { [$0.start, $0.end] }
        return media.isStorable && times.allSatisfy(StoredBounds.seconds.contains)
            && max(pageStarts.count, sentences.count, words.count) <= StoredBounds.mostMarks
            && loudness.map(\.isFinite) != false && StoredBounds.isLine(format, limit: 100)
            && StoredBounds.isLine(voice, limit: 100) && release?.isStorable != false
            && sentences.allSatisfy { StoredBounds.pages.contains($0.page) && $0.range.isStorable }
            && words.allSatisfy { sentences.indices.contains($0.sentence) && $0.range.isStorable }
    }
}

extension VoiceRelease {
    fileprivate var isStorable: Bool { StoredBounds.isLine(engine, limit: 100) && StoredBounds.isCode(model) }
}

extension MediaReference {
    fileprivate var isStorable: Bool { isWellFormed && StoredBounds.bytes.contains(byteCount) }
}

extension TextRange {
    fileprivate var isStorable: Bool { start >= 0 && start <= end && end <= 1 << 20 }
}

extension Scene {
    /// Whether it is valid.
    package var isStorable: Bool {
        let words =
            [setting.rawValue, place ?? "", timeOfDay.rawValue, weather.rawValue, shot?.rawValue ?? ""]
            + (props + absent).map(\.rawValue) + characters.flatMap(\.words)
        return max(characters.count, props.count, absent.count) <= 100
            && words.allSatisfy { StoredBounds.isText($0, limit: 100) }
    }
}

extension SceneCharacter {
    fileprivate var words: [String] {
        var words = [pose.rawValue, mood.rawValue] + [holding?.rawValue].compactMap { $0 }
        words += subject.words + [target, spot?.anchor].compactMap { $0 }.flatMap(\.words)
        return words + [spot?.relation.rawValue].compactMap { $0 }
    }
}

extension SceneCharacter.Subject {
    fileprivate var words: [String] {
        if case .companion(let species, let name) = self { [species.rawValue, name ?? ""] } else { [] }
    }
}

extension SceneTarget {
    fileprivate var words: [String] {
        switch self {
        case .character(let subject): subject.words
        case .prop(let prop): [prop.rawValue]
        }
    }
}

extension Hero {
    /// Whether it is unchanged since it was made.
    package var isStorable: Bool {
        let made = try? Hero(
            id: id, name: name, traits: traits, appearance: appearance, ability: ability, pronouns: pronouns,
            pronunciation: pronunciation)
        return made == self
    }
}

extension StoryOccasion {
    /// Whether its numbers are within bounds.
    package var hasSoundNumbers: Bool {
        if case .custom(let event) = self { StoredBounds.counts.contains(event.usageCount) } else { true }
    }

    /// Whether it is valid, and its texts are harmless.
    package var isStorable: Bool {
        if case .custom(let event) = self { event.isStorable } else { true }
    }
}

extension CustomStoryEvent {
    /// Whether it is unchanged since it was made.
    package var isStorable: Bool {
        let made = try? CustomStoryEvent(
            id: id, title: title, details: details, hardPart: hardPart, goodPart: goodPart,
            promptSeed: ownPrompt, category: category, ageBand: ageBand, tone: tone, keywords: keywords,
            isFavorite: isFavorite, usageCount: usageCount)
        return made == self && StoredBounds.counts.contains(usageCount)
    }
}
