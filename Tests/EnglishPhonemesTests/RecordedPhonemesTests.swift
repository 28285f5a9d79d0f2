import EnglishPhonemes
import Foundation
import StoryCore
import Testing

@Suite(
    "Phonemes as recorded from hibari",
    .enabled(if: InstalledVoice.folder != nil, "The voice 'heart' is not installed: 'story voice install heart'"))
struct RecordedPhonemesTests {
    @Test(
        "Every sentence has the recorded phonemes, and every written word its own",
        arguments: 0..<RecordedSentences.parts)
    func sentences(part: Int) throws {
        // Given
        let sut = try InstalledVoice.phonemes.get()
        for (text, phonemes) in try RecordedSentences.part(part) {
            // When
            let line = try sut.line(of: text)
            // Then
            #expect(line.phonemes == phonemes, "\(text)")
            let starts = line.words.flatMap(\.ranges).map(\.start)
            #expect(starts == starts.sorted() && Set(starts).count == starts.count, "\(text)")
        }
    }

    @Test("A voice without its British tables says which one is missing")
    func missingTables() throws {
        let folder = try #require(InstalledVoice.folder)
        #expect(throws: PhonemeDataError.missing(file: "lexicon_gb_gold.json.gz")) {
            try EnglishPhonemes(folder: folder, british: true, unknownWords: RecordedWords(answers: [:]))
        }
    }
}
