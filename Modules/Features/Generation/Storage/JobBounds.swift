import Foundation
import Generation
import StoryCore
import StoryStorage

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
            && refused.count <= Self.mostRefused && refused.allSatisfy(\.isStorable)
    }
}

extension RefusedPart {
    /// Whether it is valid, and its texts are harmless.
    fileprivate var isStorable: Bool {
        let unit = unit
        return StoredBounds.pages.contains(passageCount) && unit.hasSoundNumbers && unit.isStorableAlone
            && StoredBounds.isText(excerpt, limit: 1000) && StoredBounds.isText(reason, limit: 1000)
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
