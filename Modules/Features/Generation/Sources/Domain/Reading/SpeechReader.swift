import StoryCore

/// A quotation and its speaker.
struct Quotation: Equatable {
    /// The range in the page's text.
    var range: TextRange
    /// The speaker's name in lower case; nil if unknown.
    var speaker: String?
    var manner: SpeechManner
}

/// Determines the speakers, paragraph by paragraph, as a listener does: by tags, by the actions beside the speech, and
/// by turns between two speakers.
struct SpeechReader {
    private let tags: SpeechTagReader
    /// The known names, in lower case.
    private(set) var known: Set<String>
    /// The last two speakers, the latest last.
    private var turns: [String] = []

    /// Creates a reader for a language and the names of heroes.
    init(language: LanguageCode, names: [String]) {
        tags = SpeechTagReader(language: language)
        known = Set(names.map { $0.lowercased() })
    }

    /// Adds a character, who may speak from now on.
    mutating func meet(_ name: String) {
        known.insert(name.lowercased())
    }

    /// Returns the quotations of a paragraph.
    ///
    /// - Parameter offset: The start of the paragraph in the text of its page, in bytes.
    mutating func quotations(of paragraph: String, at offset: Int) -> [Quotation] {
        var openQuote: Character?
        let segments = DialogueSplitter.segments(of: paragraph, openQuote: &openQuote)
        let isSpeech = segments.contains(where: \.isDialogue)
        guard isSpeech else {
            // After some narration, the next speaker need not be the one whose turn it was.
            turns = []
            return []
        }
        var quotations: [Quotation] = []
        let found = segments.indices.filter { segments[$0].isDialogue }.map {
            (ordinal: $0, tag: tag(of: $0, segments, paragraph))
        }
        var speaker = found.lazy.compactMap { $0.tag?.speaker }.first
        if speaker == nil, found.allSatisfy({ $0.tag == nil }) { speaker = other }
        for (ordinal, tag) in found {
            // Speech that continues after a tag is by the same speaker, in the same manner.
            let isNew = tag?.speaker != nil && tag?.speaker != speaker
            let last = isNew ? nil : quotations.last?.manner
            speaker = tag?.speaker ?? speaker
            quotations.append(
                Quotation(
                    range: segments[ordinal].range.shifted(by: offset), speaker: speaker,
                    manner: tag?.manner ?? last ?? .plain))
            if let speaker { hear(speaker) }
        }
        return quotations
    }

    /// The other of two speakers; nil if there are not two.
    private var other: String? { turns.count == 2 ? turns.first : nil }

    private mutating func hear(_ speaker: String) {
        known.insert(speaker)
        guard turns.last != speaker else { return }
        turns = turns.suffix(1) + [speaker]
    }

    private func tag(of ordinal: Int, _ segments: [Utterance.Segment], _ paragraph: String) -> SpeechTag? {
        func text(_ ordinal: Int) -> Substring? {
            segments.indices.contains(ordinal) && !segments[ordinal].isDialogue
                ? segments[ordinal].range.substring(of: paragraph) : nil
        }
        if let tag = text(ordinal + 1).flatMap(tags.tag(behind:)) { return tag }
        guard let before = text(ordinal - 1) else { return nil }
        // Between two quotations the words are the tag of the first one, unless a new sentence introduces the second.
        if ordinal >= 2, tags.tag(behind: before) != nil { return nil }
        return tags.tag(before: before)
            ?? tags.actor(before: before, known: known).map { SpeechTag(speaker: $0, manner: .plain) }
    }
}
