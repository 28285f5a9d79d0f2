import Foundation

/// What a voice made of a part of a sentence.
public struct SpokenPart: Hashable, Sendable {
    /// Mono samples, with whatever silence the voice put around the speech.
    public var samples: [Int16]
    /// The words that were said, with times within `samples`.
    public var words: [SpokenWord]

    /// Makes a part.
    public init(samples: [Int16], words: [SpokenWord]) {
        self.samples = samples
        self.words = words
    }
}

/// Joins the parts of a sentence, as every narrator has to: trims silence, keeps a breath between the parts, and
/// gives each word of the text a time.
public struct UtteranceJoiner: Sendable {
    /// Below this a sample counts as silence: -48 dB of full scale.
    public static let silence = 130
    /// Seconds of silence that are left around speech.
    private static let margin = 0.02
    /// Seconds between two parts, where telling and dialogue meet.
    private static let breath = 0.16

    private let sampleRate: Int
    private var samples: [Int16] = []
    private var words: [SpokenWord] = []

    /// Starts a sentence.
    public init(sampleRate: Int) {
        self.sampleRate = sampleRate
    }

    /// Adds a part after those before.
    ///
    /// - Parameter gain: How much louder it is made, in dB.
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

    /// The sentence: every word of the text once, in order, with times that never go back.
    ///
    /// A word that was not said (an emoji, a sign) gets the moment between its neighbours.
    public func spoken(wordsOf text: String) -> SpokenUtterance {
        var said = words[...]
        var position = 0
        let all = WordSplitter.words(in: text).map { word in
            let range = TextRange(word.range, in: text)
            // A voice may say something that is no word of the text; the words behind it still count.
            said = said.drop { $0.range.start < range.start }
            // A word in which telling and dialogue meet without a space was said in pieces.
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
    /// The words of a stretch of sound that is said as one, such as a name: each gets as much of the time as it has
    /// letters.
    ///
    /// - Parameters:
    ///   - ranges: Where the words stand in the text, in order.
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
