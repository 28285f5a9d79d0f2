public import Foundation
public import StoryCore

/// Turns English text into phonemes of hibari's alphabet.
///
/// Text is normalised (``Normaliser``), divided into tokens (``Tokeniser``), which get their part of speech
/// (``Tagger``); then ``GroupReader`` reads them by the ``Lexicon``, from the end of the sentence to its beginning, and
/// asks the network about unknown words. Results are those of hibari 0.2.1 (Apache-2.0), whose tables these are, and
/// from whose rules these are derived; what is read differently on purpose is listed with the tests' recordings. See
/// NOTICE.
public struct EnglishPhonemes: Sendable {
    let normaliser: Normaliser
    let tokeniser: Tokeniser
    let tagger: Tagger
    let reader: GroupReader
}

extension EnglishPhonemes {
    /// Gives the content of a file of a voice by its name, such as "tagger.json.gz".
    public typealias Files = (String) throws(PhonemeDataError) -> Data

    /// Loads the tables of a voice from its folder, without asking whether they are as they were installed.
    ///
    /// - Parameters:
    ///   - folder: The voice's folder, with the lexicons, the tagger and the other tables.
    ///   - british: Whether English is said as in Britain; by its own lexicons and network.
    ///   - unknownWords: The network for words that no lexicon has (G2P, for what is out of vocabulary).
    public init(
        folder: URL, british: Bool = false, unknownWords: any UnknownWords
    ) throws(PhonemeDataError) {
        try self.init(files: VoiceFile.files(of: folder), british: british, unknownWords: unknownWords)
    }

    /// Loads the tables of a voice, in less than 0.1 s; they take 17 MB.
    ///
    /// - Parameters:
    ///   - files: Reads the lexicons, the tagger and the other tables.
    ///   - british: Whether English is said as in Britain; by its own lexicons and network.
    ///   - unknownWords: The network for words that no lexicon has (G2P, for what is out of vocabulary).
    public init(
        files: @escaping Files, british: Bool = false, unknownWords: any UnknownWords
    ) throws(PhonemeDataError) {
        let files = try VoiceFile(files)
        let accent = british ? "gb" : "us"
        normaliser = Normaliser(try files.read(SpokenForms.file, as: SpokenForms.init))
        tokeniser = try files.read(Tokeniser.file, as: Tokeniser.init)
        tagger = try files.read(Tagger.file, as: Tagger.init)
        let lexicon = Lexicon(
            gold: try files.read("lexicon_\(accent)_gold.json.gz", as: WordDictionary.init),
            silver: try files.read("lexicon_\(accent)_silver.json.gz", as: WordDictionary.init), isBritish: british)
        let unknown = try files.read(UnknownWordSpelling.file(isBritish: british)) {
            content throws(MalformedJSON) in try UnknownWordSpelling(content, unknownWords)
        }
        reader = GroupReader(lexicon: lexicon, unknown: unknown)
    }

    /// Returns the phonemes of a line of text, or of a part of one; none for a text without words.
    ///
    /// - Parameters:
    ///   - text: The text, at best a sentence, since words are understood by those around them; ranges of words are
    ///     offsets in it.
    ///   - range: The part that is said; nil for all of it.
    ///   - pronunciations: How names are said: respelled syllables ("MEE-rah") by the name as it stands in the text.
    /// - Throws: What the network for unknown words throws.
    public func line(
        of text: String, range: Range<String.Index>? = nil, pronunciations: [String: String] = [:]
    ) throws(ProviderError) -> PhonemeLine {
        let range = range ?? text.startIndex..<text.endIndex
        let normalised = normaliser.normalised(TracedText(text, range))
        let names = NamePhonemes(pronunciations, reader.lexicon).found(in: text, range: range)
            .compactMap { name in normalised.range(from: name.range).map { ($0, name.phonemes) } }
        var tokens = tokeniser.tokens(of: normalised, whole: names.map(\.0))
        for (token, part) in zip(tokens.indices, tagger.parts(of: tokens.map(\.text))) { tokens[token].part = part }
        for (range, phonemes) in names {
            guard let token = tokens.firstIndex(where: { $0.range == range }) else { continue }
            tokens[token].phonemes = phonemes
        }
        let read = try reader.read(TokenGrouping.groups(of: tokens))
        var builder = LineBuilder(text, range: range)
        return builder.line(of: read, in: normalised)
    }
}
