import StoryCore

/// A sentence, or the title, as it is narrated.
struct NarrationLine: Equatable {
    /// The page; nil for the title.
    var page: Int?
    /// The range in the page's text.
    var range: TextRange
    var utterance: Utterance
    /// The silence before it, in seconds, if the reading is on time.
    var pause: Double
    /// The number of words.
    var wordCount: Int
    /// The maximum words per minute; nil for no limit.
    var fastest: Double?

    /// Returns the utterance at a bearable speed, if it was spoken too fast; nil otherwise.
    func slower(than spoken: SpokenUtterance) -> Utterance? {
        guard let fastest, !spoken.samples.isEmpty else { return nil }
        let pace = Double(wordCount) / spoken.seconds * 60
        guard pace > fastest else { return nil }
        return utterance.said(atSpeed: max(fastest / pace, Self.slowest))
    }

    /// The minimum factor for the speed.
    private static let slowest = 0.5
}

/// Converts pages, in order from the first one, to lines for a narrator.
struct NarrationScript {
    let direction: NarrationDirection
    let course: ReadingCourse
    private let language: LanguageCode
    private let voice: String
    private let pausePlan: PausePlan
    private let words: SpeechWords
    private let pronunciations: [String: String]
    private let rate: Double
    private let isCast: Bool
    private var reader: SpeechReader
    private var voices: CharacterVoices
    private var last: LineContext?
    private var wordCount = 0
    private var tempo = 1.0
    /// Whether the story is between its low point and its turn.
    private var isLost = false

    /// Creates the script of a story.
    ///
    /// - Parameters:
    ///   - voicePace: The voice's own speed, in words per minute without pauses.
    ///   - wordCount: The number of words in the story, or requested.
    init(brief: StoryBrief, voice: String, voicePace: Double, wordCount: Int) {
        language = brief.language
        self.voice = voice
        direction = NarrationDirection(ageBand: brief.ageBand, tone: brief.tone, language: brief.language)
        course = ReadingCourse(wordCount: wordCount, isBedtime: brief.occasion == .standard(.bedtime))
        pausePlan = PausePlan(
            direction: direction, seed: brief.seed, isFunny: [.funny, .cheerful].contains(brief.tone))
        words = SpeechWords.words(of: brief.language)
        rate = direction.sentencePace / max(1, voicePace)
        isCast = brief.characterVoices ?? false
        reader = SpeechReader(language: brief.language, names: brief.heroes.map(\.name))
        voices = CharacterVoices(language: brief.language, heroes: brief.heroes)
        var pronunciations: [String: String] = [:]
        for hero in brief.heroes {
            if let pronunciation = hero.pronunciation { pronunciations[hero.name] = pronunciation }
        }
        self.pronunciations = pronunciations
    }

    /// Returns the number of lines on a page, whatever precedes it.
    static func lineCount(of page: StoryPage) -> Int {
        SentenceSplitter.sentences(in: page.text).count
    }

    /// Returns the line of the title, which is narrated first.
    func line(ofTitle title: String) -> NarrationLine {
        let range = TextRange(title.startIndex..<title.endIndex, in: title)
        let segments = [Utterance.Segment(range: range, isDialogue: false)]
        let titleCount = WordSplitter.words(in: title).count
        return NarrationLine(
            page: nil, range: range,
            utterance: utterance(
                title, segments,
                delivery: Delivery(rate: rate * Self.titleRate, pitch: direction.pitch, gain: Self.titleGain)),
            pause: ReadingPace.head, wordCount: titleCount, fastest: direction.fastest(words: titleCount))
    }

    /// The speed of a title, which stands alone and takes its time.
    private static let titleRate = 0.95
    /// The gain of a title, in dB, which would be louder than the story without pauses.
    private static let titleGain = -1.0

    /// Returns the lines of the next page; none if it has nothing to speak.
    ///
    /// - Parameter tempo: The factor for their speed.
    mutating func lines(of page: StoryPage, tempo: Double = 1) -> [NarrationLine] {
        self.tempo = tempo
        meetEverybody(on: page.scene)
        let text = page.text
        var lines: [NarrationLine] = []
        var gap = LineGap.page
        for paragraph in paragraphs(of: text) {
            guard let first = paragraph.first, let end = paragraph.last?.upperBound else { continue }
            let whole = TextRange(first.lowerBound..<end, in: text)
            let quotations = reader.quotations(of: String(text[first.lowerBound..<end]), at: whole.start)
            var openQuote: Character?
            for (ordinal, range) in paragraph.enumerated() {
                var sentence = Sentence(
                    text: String(text[range]), range: TextRange(range, in: text),
                    ordinal: ordinal, count: paragraph.count)
                sentence.divide(openQuote: &openQuote)
                lines.append(line(sentence, quotations, on: page, gap: gap, ordinal: lines.count))
                gap = .sentence
            }
            gap = .paragraph
        }
        return lines
    }

    private func paragraphs(of text: String) -> [[Range<String.Index>]] {
        var paragraphs: [[Range<String.Index>]] = []
        var end: String.Index?
        for sentence in SentenceSplitter.sentences(in: text) {
            let isNew = end.map { text[$0..<sentence.lowerBound].count(where: \.isNewline) > 1 } ?? true
            if isNew { paragraphs.append([]) }
            paragraphs[paragraphs.count - 1].append(sentence)
            end = sentence.upperBound
        }
        return paragraphs
    }

    private mutating func meetEverybody(on scene: Scene) {
        for character in scene.characters {
            guard case .companion(let species, let name?) = character.subject else { continue }
            reader.meet(name)
            voices.meet(name, species)
        }
    }

    // MARK: - Lines

    private mutating func line(
        _ sentence: Sentence, _ quotations: [Quotation], on page: StoryPage, gap: LineGap, ordinal: Int
    ) -> NarrationLine {
        let context = sentence.context(quotations, marks: page.delivery ?? [])
        let slowness = course.slowness(after: wordCount)
        let pause =
            last.map {
                slowness
                    * pausePlan.seconds(from: $0, to: context, across: gap, page: page.index, ordinal: ordinal)
            } ?? ReadingPace.titlePause
        if context.beginning.contains(.worst) { isLost = true }
        if context.beginning.contains(.turn) || context.beginning.contains(.ending) { isLost = false }
        last = context
        let delivery = delivery(of: sentence)
        let segments = sentence.segments.map { segment in
            var segment = segment
            if segment.isDialogue { segment.delivery = speech(segment, of: sentence, quotations, delivery) }
            return segment
        }
        let count = WordSplitter.words(in: sentence.text).count
        defer { wordCount += count }
        return NarrationLine(
            page: page.index, range: sentence.range,
            utterance: utterance(sentence.text, segments, delivery: delivery), pause: pause, wordCount: count,
            // Without this, a slowed sentence would be as fast at the end of an evening as before.
            fastest: direction.fastest(words: count).map { $0 / max(1, slowness) })
    }

    private func utterance(_ text: String, _ segments: [Utterance.Segment], delivery: Delivery) -> Utterance {
        Utterance(
            text: text, segments: segments, language: language, voice: voice, delivery: delivery,
            pronunciations: pronunciations.filter { text.contains($0.key) })
    }

    /// Returns the delivery of a sentence: softer where it is quiet, and towards the end of an evening.
    private func delivery(of sentence: Sentence) -> Delivery {
        var gain = course.gain(after: wordCount) + sentence.fall * Self.paragraphFall
        if sentence.hasWord(of: words.quiet) { gain -= 2.5 }
        if isLost { gain -= Self.lostGain }
        return Delivery(rate: rate * tempo / course.slowness(after: wordCount), pitch: direction.pitch, gain: gain)
    }

    /// How much softer the voice is between the low point and the turn, in dB.
    private static let lostGain = 1.8

    /// The change of gain from the beginning of a paragraph to its middle, and on to its end, in dB.
    private static let paragraphFall = -1.3

    /// Returns the delivery of a character's speech.
    private mutating func speech(
        _ segment: Utterance.Segment, of sentence: Sentence, _ quotations: [Quotation], _ telling: Delivery
    ) -> Delivery {
        let quotation = sentence.quotation(of: segment, in: quotations)
        var delivery = telling.ofDialogue
        if isCast, let speaker = quotation?.speaker {
            let voice = voices.voice(of: speaker)
            (delivery.pitch, delivery.rate) = (telling.pitch * voice.pitch, telling.rate * voice.rate)
            delivery.intonation = voice.intonation
        }
        delivery.gain =
            course.gain(after: wordCount) + Self.gain(quotation?.manner ?? .plain, of: segment, sentence.text)
        return delivery
    }

    private static func gain(_ manner: SpeechManner, of segment: Utterance.Segment, _ text: String) -> Double {
        switch manner {
        case .quiet: -5
        case .loud: 3
        case .plain: segment.range.substring(of: text).contains("!") ? 1.8 : 0.4
        }
    }
}
