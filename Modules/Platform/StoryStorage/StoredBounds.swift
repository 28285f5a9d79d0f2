import Foundation
package import StoryCore

/// The bounds of what this program stores: anything else was written by another program.
public enum StoredBounds {
    static let pages = 0..<1000
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

    /// Returns whether a text is a folded name, which may be longer than the name, because of wide forms.
    public static func isFolded(_ text: String) -> Bool { isText(text, limit: 10_000) }

    /// Returns whether a text is the digest of a media file, or nil.
    static func isDigest(_ text: String?) -> Bool {
        text.map { MediaReference(digest: $0, fileExtension: "png", byteCount: 1).isWellFormed } ?? true
    }

    /// Returns whether the text is a word as used for languages, providers and file extensions.
    static func isCode(_ text: String) -> Bool {
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
    var isStorable: Bool {
        hasSoundNumbers && StoredBounds.isLine(title, limit: 300) && heroes.count <= 100
            && heroes.allSatisfy(\.isStorable)
            && occasion.isStorable && StoredBounds.isCode(language.rawValue) && providers.isStorable
            && pages.allSatisfy(\.isStorable) && cover.isStorable && narration?.isStorable != false
            && telling?.isStorable != false
    }
}

extension TellingRecord {
    /// Whether it equals its cleaned version.
    fileprivate var isStorable: Bool { cleaned == self && cover?.isStorable != false }
}

extension StoryPage {
    fileprivate var isStorable: Bool {
        StoredBounds.isText(text, limit: Self.maximumTextLength) && scene.isStorable && illustration.isStorable
            && delivery?.isStorable != false
    }
}

extension [DeliveryMark] {
    /// Whether their number and ranges are possible for a text.
    var isStorable: Bool { count <= 1000 && allSatisfy(\.range.isStorable) }
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
    fileprivate var isStorable: Bool {
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
    var isStorable: Bool {
        let made = try? Hero(
            id: id, name: name, traits: traits, appearance: appearance, ability: ability, pronouns: pronouns,
            pronunciation: pronunciation)
        return made == self
    }
}

extension StoryOccasion {
    fileprivate var hasSoundNumbers: Bool {
        if case .custom(let event) = self { StoredBounds.counts.contains(event.usageCount) } else { true }
    }

    var isStorable: Bool {
        if case .custom(let event) = self { event.isStorable } else { true }
    }
}

extension CustomStoryEvent {
    /// Whether it is unchanged since it was made.
    var isStorable: Bool {
        let made = try? CustomStoryEvent(
            id: id, title: title, details: details, hardPart: hardPart, goodPart: goodPart,
            promptSeed: ownPrompt, category: category, ageBand: ageBand, tone: tone, keywords: keywords,
            isFavorite: isFavorite, usageCount: usageCount)
        return made == self && StoredBounds.counts.contains(usageCount)
    }
}

extension GrowthProfile {
    /// Whether it is unchanged since it was made.
    package var isStorable: Bool {
        StoredBounds.isCode(language.rawValue) && (try? check()) != nil
            && self
                == GrowthProfile(
                    focus: focus, ageBand: ageBand, interests: interests, childName: childName, language: language)
    }
}

extension CollectionPlan {
    /// Whether it is valid.
    package var isStorable: Bool {
        (1...100).contains(heroes.count) && heroes.allSatisfy(\.isStorable)
            && minutes.map(StoryBrief.minutesRange.contains) != false
            && missing.count <= 100 && missing.allSatisfy { (0..<100).contains($0) }
    }
}

extension GenerationJob {
    /// Whether its numbers are within bounds.
    var hasSoundNumbers: Bool {
        StoryBrief.minutesRange.contains(brief.minutes) && createdAt.isStorable
            && (1...100).contains(brief.heroes.count)
            && brief.occasion.hasSoundNumbers
    }

    /// Whether it is valid, and its texts are harmless.
    var isStorable: Bool {
        let makers = [brief.author, brief.narrator, brief.illustrator].compactMap { $0?.rawValue }
        return hasSoundNumbers && brief.heroes.allSatisfy(\.isStorable) && brief.occasion.isStorable
            && (makers + [brief.language.rawValue]).allSatisfy(StoredBounds.isCode)
            && brief.voice.map { StoredBounds.isLine($0, limit: 100) } != false
            && brief.plannedStory.map { (0..<100).contains($0.number) } != false
            && told.count <= TellingRecord.mostTold && told.allSatisfy(\.isStorable)
    }
}

extension JobEntry {
    /// Whether it is valid, and its texts are harmless.
    var isStorable: Bool {
        (requester.isEmpty || StoredBounds.isLine(requester, limit: Self.maximumRequesterLength))
            && StoredBounds.counts.contains(attempts) && failure?.isStorable != false
    }
}

extension JobFailure {
    fileprivate var isStorable: Bool {
        StoredBounds.isLine(code, limit: 100)
            && [message, reason].compactMap(\.self).allSatisfy {
                StoredBounds.isText($0, limit: Self.maximumMessageLength)
            }
            // What quotes a text makes it harmless when it is shown.
            && recovery.map { $0.advice.count <= Self.maximumMessageLength } != false
    }
}

extension JobProgress {
    /// Whether its numbers are within bounds, and its texts are harmless.
    var isStorable: Bool {
        title.map { StoredBounds.isLine($0, limit: 300) } != false && StoredBounds.counts.contains(pages)
            && StoredBounds.seconds.contains(secondsNarrated) && StoredBounds.counts.contains(pictures)
            && StoredBounds.counts.contains(attempts) && failure?.isStorable != false
    }
}

extension JobUnit {
    /// Whether its numbers are within bounds.
    var hasSoundNumbers: Bool {
        switch self {
        case .title, .telling, .storyEnd, .cover: true
        case .passage(let index, _), .picture(let index, _): StoredBounds.pages.contains(index)
        case .sentence(let index, let unit):
            StoredBounds.counts.contains(index) && (1...1_000_000).contains(unit.sampleRate)
                && StoredBounds.counts.contains(unit.sampleCount)
                && unit.words.allSatisfy {
                    0 <= $0.startSample && $0.startSample <= $0.endSample && $0.endSample <= unit.sampleCount
                }
        }
    }

    /// Whether it is valid without a file.
    var isStorableAlone: Bool {
        switch self {
        case .title(let title): StoredBounds.isLine(title, limit: 300)
        case .telling(let telling): telling.isStorable
        case .passage(let index, let passage):
            StoredBounds.pages.contains(index) && StoredBounds.isText(passage.text, limit: 100_000)
                && passage.scene?.isStorable != false && passage.delivery?.isStorable != false
        case .storyEnd: true
        case .sentence, .picture, .cover: false
        }
    }
}
