/// One sentence as it is handed to a narrator.
public struct Utterance: Hashable, Codable, Sendable {
    /// Part of a sentence that is said in one manner.
    public struct Segment: Hashable, Codable, Sendable {
        /// Where the segment stands in the utterance's text; segments follow each other and cover all of it.
        public var range: TextRange
        /// Whether a character says it (what stands in quotation marks) or the story tells it.
        public var isDialogue: Bool
        /// How it is said, if not as ``Utterance/delivery`` has it: by somebody with a voice of their own, in a
        /// whisper.
        public var delivery: Delivery?

        /// Makes a segment.
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
    /// How it is said.
    public var delivery: Delivery
    /// How names are said: respelled syllables ("MEE-rah") by the name as it stands in the text.
    public var pronunciations: [String: String]

    /// Makes an utterance.
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

    /// How a segment is said.
    public func delivery(of segment: Segment) -> Delivery {
        segment.delivery ?? (segment.isDialogue ? delivery.ofDialogue : delivery)
    }

    /// The same sentence at a speed that is so many times as high.
    public func said(atSpeed factor: Double) -> Utterance {
        var utterance = self
        utterance.delivery.rate *= factor
        for index in utterance.segments.indices { utterance.segments[index].delivery?.rate *= factor }
        return utterance
    }
}

/// A sentence as a narrator said it.
public struct SpokenUtterance: Hashable, Sendable {
    /// Mono samples; silence before and after the speech is trimmed to at most 20 ms.
    public var samples: [Int16]
    /// Samples a second; the same for every utterance of one narrator and voice.
    public var sampleRate: Int
    /// Every word of the text, in order; words that are said as one share a time.
    public var words: [SpokenWord]

    /// Makes a spoken utterance.
    public init(samples: [Int16], sampleRate: Int, words: [SpokenWord]) {
        self.samples = samples
        self.sampleRate = sampleRate
        self.words = words
    }

    /// How long it takes.
    public var seconds: Double { Double(samples.count) / Double(max(1, sampleRate)) }
}

/// When a word is said within its utterance.
public struct SpokenWord: Hashable, Codable, Sendable {
    /// Where the word stands in the utterance's text, without punctuation around it.
    public var range: TextRange
    /// Index of the word's first sample.
    public var startSample: Int
    /// Index after the word's last sample, not before `startSample`.
    public var endSample: Int

    /// Marks a word.
    public init(range: TextRange, startSample: Int, endSample: Int) {
        self.range = range
        self.startSample = startSample
        self.endSample = endSample
    }
}
