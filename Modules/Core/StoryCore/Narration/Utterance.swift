/// One sentence for a narrator.
public struct Utterance: Hashable, Codable, Sendable {
    /// A part of a sentence with one delivery.
    public struct Segment: Hashable, Codable, Sendable {
        /// The range in the utterance's text; consecutive segments cover the whole text.
        public var range: TextRange
        /// Whether it is dialogue (text in quotation marks) or narration.
        public var isDialogue: Bool
        /// The delivery, if it differs from ``Utterance/delivery``: a character's own voice, a whisper.
        public var delivery: Delivery?

        /// Creates a segment.
        public init(range: TextRange, isDialogue: Bool, delivery: Delivery? = nil) {
            self.range = range
            self.isDialogue = isDialogue
            self.delivery = delivery
        }
    }

    /// The sentence, with its punctuation and quotation marks.
    public var text: String
    /// The sentence's segments; never empty.
    public var segments: [Segment]
    /// The language of the sentence.
    public var language: LanguageCode
    /// The narrator's name for the voice.
    public var voice: String
    /// The delivery.
    public var delivery: Delivery
    /// The pronunciations of names: respelled syllables ("MEE-rah") by the name in the text.
    public var pronunciations: [String: String]

    /// Creates an utterance.
    public init(
        text: String, segments: [Segment], language: LanguageCode, voice: String, delivery: Delivery,
        pronunciations: [String: String] = [:]
    ) {
        self.text = text
        self.segments = segments
        self.language = language
        self.voice = voice
        self.delivery = delivery
        self.pronunciations = pronunciations
    }

    /// Returns the delivery of a segment.
    public func delivery(of segment: Segment) -> Delivery {
        segment.delivery ?? (segment.isDialogue ? delivery.ofDialogue : delivery)
    }

    /// Returns the utterance with its speed multiplied by a factor.
    public func said(atSpeed factor: Double) -> Utterance {
        var utterance = self
        utterance.delivery.rate *= factor
        for index in utterance.segments.indices { utterance.segments[index].delivery?.rate *= factor }
        return utterance
    }
}

/// A sentence spoken by a narrator.
public struct SpokenUtterance: Hashable, Sendable {
    /// Mono samples; leading and trailing silence is trimmed to at most 20 ms.
    public var samples: [Int16]
    /// The sample rate, in Hz; the same for all utterances of one narrator and voice.
    public var sampleRate: Int
    /// The words of the text, in order; words spoken as one share a time.
    public var words: [SpokenWord]

    /// Creates a spoken utterance.
    public init(samples: [Int16], sampleRate: Int, words: [SpokenWord]) {
        self.samples = samples
        self.sampleRate = sampleRate
        self.words = words
    }

    /// The duration in seconds.
    public var seconds: Double { Double(samples.count) / Double(max(1, sampleRate)) }
}

/// When a word is spoken within its utterance.
public struct SpokenWord: Hashable, Codable, Sendable {
    /// The range in the utterance's text, without surrounding punctuation.
    public var range: TextRange
    /// The index of the first sample.
    public var startSample: Int
    /// The index behind the last sample, not before `startSample`.
    public var endSample: Int

    /// Creates a mark.
    public init(range: TextRange, startSample: Int, endSample: Int) {
        self.range = range
        self.startSample = startSample
        self.endSample = endSample
    }
}
