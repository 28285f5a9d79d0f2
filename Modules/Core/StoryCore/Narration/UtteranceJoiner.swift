import Foundation

/// The audio of a part of a sentence.
public struct SpokenPart: Hashable, Sendable {
    /// Mono samples, including any silence around the speech.
    public var samples: [Int16]
    /// The spoken words, with times within `samples`.
    public var words: [SpokenWord]

    /// Creates a part.
    public init(samples: [Int16], words: [SpokenWord]) {
        self.samples = samples
        self.words = words
    }
}

/// Joins the parts of a sentence for every narrator: trims silence, inserts short pauses, and assigns a time to each
/// word.
public struct UtteranceJoiner: Sendable {
    /// The silence threshold: -48 dB of full scale.
    public static let silence = 130
    /// The silence kept around speech, in seconds.
    private static let margin = 0.02
    /// The pause between narration and dialogue, in seconds.
    private static let breath = 0.16

    private let sampleRate: Int
    private var samples: [Int16] = []
    private var words: [SpokenWord] = []

    /// Creates a joiner for one sentence.
    public init(sampleRate: Int) {
        self.sampleRate = sampleRate
    }

    /// Appends a part.
    ///
    /// - Parameter gain: The gain in dB.
    public mutating func append(_ part: SpokenPart, gain: Double = 0) {
        let margin = Int(Self.margin * Double(sampleRate))
        guard let first = part.samples.firstIndex(where: { abs(Int($0)) > Self.silence }),
            let last = part.samples.lastIndex(where: { abs(Int($0)) > Self.silence })
        else { return }
        let kept = max(0, first - margin)..<min(part.samples.count, last + 1 + margin)
        if !samples.isEmpty {
            samples += [Int16](repeating: 0, count: Int(Self.breath * Double(sampleRate)))
        }
        let offset = samples.count - kept.lowerBound
        samples += Self.louder(part.samples[kept], by: gain)
        let end = samples.count
        words += part.words.map { word in
            SpokenWord(
                range: word.range, startSample: min(max(0, word.startSample + offset), end),
                endSample: min(max(0, word.endSample + offset), end))
        }
    }

    private static func louder(_ samples: ArraySlice<Int16>, by gain: Double) -> ArraySlice<Int16> {
        guard gain != 0 else { return samples }
        let factor = Float(pow(10, gain / 20))
        return samples.map { sample in
            Int16(min(max(Float(sample) * factor, Float(Int16.min)), Float(Int16.max)).rounded())
        }[...]
    }

    /// Returns the sentence with every word of the text once, in order, with ascending times.
    ///
    /// A word that was not spoken (an emoji, a symbol) gets the moment between its neighbours.
    public func spoken(wordsOf text: String) -> SpokenUtterance {
        var said = words[...]
        var position = 0
        let all = WordSplitter.words(in: text).map { word in
            let range = TextRange(word.range, in: text)
            // A voice may say something that is no word of the text; the words after it still count.
            said = said.drop { $0.range.start < range.start }
            // A word across narration and dialogue, without a space between them, is spoken in pieces.
            let pieces = said.prefix { $0.range.start < range.end }
            said = said.dropFirst(pieces.count)
            guard let first = pieces.first, let last = pieces.last else {
                return SpokenWord(range: range, startSample: position, endSample: position)
            }
            let start = max(position, first.startSample)
            position = max(start, last.endSample)
            return SpokenWord(range: range, startSample: start, endSample: position)
        }
        return SpokenUtterance(samples: samples, sampleRate: sampleRate, words: all)
    }
}

extension SpokenWord {
    /// Returns the words of a stretch that is spoken as one, such as a name, with times in proportion to their letters.
    ///
    /// - Parameters:
    ///   - ranges: The ranges of the words in the text, in order.
    ///   - samples: The stretch.
    public static func sharing(_ samples: Range<Int>, among ranges: [TextRange]) -> [SpokenWord] {
        let lengths = ranges.map { max(1, $0.end - $0.start) }
        let total = lengths.reduce(0, +)
        var before = 0
        return zip(ranges, lengths).map { range, length in
            let start = samples.lowerBound + samples.count * before / total
            before += length
            return SpokenWord(
                range: range, startSample: start, endSample: samples.lowerBound + samples.count * before / total)
        }
    }
}
