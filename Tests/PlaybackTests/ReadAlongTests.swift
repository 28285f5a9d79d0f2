import Foundation
import PlaybackStubs
import StoryCore
import Testing

@testable import Playback

@Suite("Reading along", .timeLimit(.minutes(1)))
struct ReadAlongTests {
    private let story = Story.stub(playable: "one")

    private func changed(_ change: (inout Narration) -> Void) -> ReadAlong {
        var story = story
        if var narration = story.narration {
            change(&narration)
            story.narration = narration
        }
        return ReadAlong(story)
    }

    @Test("Every sentence and word is lit from its start up to, but not including, its end")
    func boundaries() throws {
        // Given
        let sut = ReadAlong(story)
        let marks = try #require(story.narration)
        #expect(sut.sentences == marks.sentences)
        #expect(sut.words == marks.words)
        // Then
        for (index, mark) in marks.sentences.enumerated() {
            #expect(sut.readingPosition(at: mark.start).sentence == index)
            #expect(sut.readingPosition(at: mark.end.nextDown).sentence == index)
            #expect(sut.readingPosition(at: mark.end).sentence == nil)
            #expect(sut.readingPosition(at: mark.start.nextDown).sentence == nil)
        }
        for (index, mark) in marks.words.enumerated() {
            #expect(sut.readingPosition(at: mark.start).word == index)
            #expect(sut.readingPosition(at: mark.end.nextDown).word == index)
            #expect(sut.readingPosition(at: mark.end).word != index)
        }
    }

    @Test("While the title is said the first page is shown, with its picture, and nothing is lit")
    func title() throws {
        // Given
        let shift = 4.0
        let sut = changed { narration in
            narration.duration += shift
            narration.title = TitleMark(start: 0.8, end: 2.5)
            for index in narration.sentences.indices {
                narration.sentences[index].start += shift
                narration.sentences[index].end += shift
            }
            for index in narration.words.indices {
                narration.words[index].start += shift
                narration.words[index].end += shift
            }
        }
        // Then
        for second in [0, 1, 2.6, 3.9] {
            let index = sut.readingPosition(at: second)
            #expect(index.page == 0 && index.sentence == nil && index.word == nil)
            #expect(sut.litText(at: index) == nil)
        }
        #expect(sut.start(ofPage: 0) == 0)
        let first = try #require(sut.sentences.first)
        #expect(sut.readingPosition(at: first.start).sentence == 0)
    }

    @Test("Nothing changes up to the next change, and something does at it, from the beginning to the end")
    func changes() throws {
        // Given
        let sut = ReadAlong(story)
        let marks = try #require(story.narration)
        let sentences = marks.sentences.flatMap { [$0.start, $0.end] }
        var expected = Set(marks.words.map(\.start) + sentences + marks.pageStarts)
        expected.remove(0)
        // When
        var (found, index): ([TimeInterval], TimeInterval) = ([], 0)
        while let next = sut.nextChange(after: index) {
            #expect(sut.readingPosition(at: next.nextDown) == sut.readingPosition(at: index))
            #expect(sut.nextChange(after: next.nextDown) == next)
            found.append(next)
            index = next
        }
        // Then
        #expect(found == expected.sorted())
        #expect(sut.nextChange(after: .nan) == found.first)
        #expect(sut.nextChange(after: -1) == 0)
        #expect(ReadAlong([], nil).nextChange(after: 0) == nil)
    }

    @Test("Between two words of a sentence the last one stays lit; between two sentences none is")
    func gaps() {
        // Given
        let sut = changed { narration in
            narration.words = [
                WordMark(sentence: 0, range: TextRange(start: 0, end: 4), start: 1, end: 2),
                WordMark(sentence: 0, range: TextRange(start: 5, end: 8), start: 3, end: 4),
                WordMark(sentence: 1, range: TextRange(start: 18, end: 20), start: 15.5, end: 16),
            ]
        }
        // Then
        #expect(sut.readingPosition(at: 0.5) == ReadingPosition(page: 0, sentence: 0, word: nil, picture: 0))
        #expect(sut.readingPosition(at: 2.5).word == 0)
        #expect(sut.readingPosition(at: 3).word == 1)
        #expect(sut.readingPosition(at: 13) == ReadingPosition(page: 0, sentence: nil, word: nil, picture: 0))
        #expect(sut.readingPosition(at: 15) == ReadingPosition(page: 0, sentence: 1, word: nil, picture: 0))
    }

    @Test(
        "Page and picture change at the page's start",
        arguments: [
            (-1.0, 0), (0, 0), (30.0.nextDown, 0), (30, 1), (1e9, 1), (.nan, 0), (.infinity, 1), (-.infinity, 0),
        ])
    func pages(position: Double, page: Int) {
        let sut = ReadAlong(story)
        #expect(sut.readingPosition(at: position).page == page)
        #expect(sut.readingPosition(at: position).picture == (position < 0 ? nil : page))
    }

    @Test("The picture is the latest ready one whose page has begun; without one there is none")
    func pictures() {
        var story = story
        story.pages[1].illustration.status = .failed
        #expect(ReadAlong(story).readingPosition(at: 45).picture == 0)
        #expect(ReadAlong(story).readingPosition(onPage: 1).picture == 0)
        story.pages[0].illustration.status = .pending
        #expect(ReadAlong(story).readingPosition(at: 45).picture == nil)
        story.pages[1].illustration.status = .ready
        #expect(ReadAlong(story).readingPosition(at: 20).picture == nil)
        #expect(ReadAlong(story).readingPosition(at: 30).picture == 1)
    }

    @Test("A page without a sentence of its own gives way to the next one, which begins with it")
    func emptyPage() {
        let sut = changed { $0.pageStarts = [0, 0] }
        #expect(sut.readingPosition(at: 0).page == 1)
    }

    @Test("Words that are said as one are lit as one, and a sign that is not said never is")
    func sharedWords() {
        let sut = changed { narration in
            narration.words = [
                WordMark(sentence: 0, range: TextRange(start: 0, end: 4), start: 1, end: 2),
                WordMark(sentence: 0, range: TextRange(start: 5, end: 8), start: 1, end: 2),
                WordMark(sentence: 0, range: TextRange(start: 9, end: 10), start: 2, end: 2),
            ]
        }
        #expect(sut.words.map(\.range) == [TextRange(start: 0, end: 8)])
        #expect(sut.readingPosition(at: 2).word == 0)
    }

    @Test("Marks that do not fit text or file are left out, and nothing crashes")
    func damagedMarks() throws {
        // Given every damage at once
        let times: [Double] = [.nan, .infinity, -.infinity, -1e300, 1e300, 0, 5, 1e-300]
        let indices = [Int.min, -1, 0, 1, 7, Int.max]
        let sut = changed { narration in
            narration.duration = .nan
            narration.pageStarts = [.nan, -.infinity, 3, 1]
            for start in times {
                for index in indices {
                    let range = TextRange(start: index, end: index == .max ? .min : index + 3)
                    narration.sentences.append(SentenceMark(page: index, range: range, start: start, end: 6))
                    narration.words.append(WordMark(sentence: index, range: range, start: start, end: 6))
                }
            }
        }
        // Then
        for position in times + [0.5, 10, 30, 60] {
            let index = sut.readingPosition(at: position)
            #expect(story.pages.indices.contains(index.page))
            if let sentence = index.sentence {
                let mark = sut.sentences[sentence]
                #expect(!mark.range.substring(of: story.pages[mark.page].text).isEmpty)
            }
            if let word = index.word { #expect(sut.words[word].sentence == index.sentence) }
        }
        #expect(sut.duration == 0)
    }

    @Test("A story without narration or pages has a position, too")
    func empty() {
        var story = Story.stub(playable: "silent", duration: nil)
        #expect(ReadAlong(story).readingPosition(at: 3) == ReadingPosition(page: 0, picture: nil))
        story.pages = []
        #expect(ReadAlong(story).readingPosition(at: 3) == ReadingPosition())
        #expect(ReadAlong(story).readingPosition(onPage: 4) == ReadingPosition())
    }

    @Test("A look-up finds what looking through all marks finds")
    func binarySearch() throws {
        // Given
        var generator = SeededGenerator(seed: 4)
        let sut = changed { narration in
            narration.words = narration.words.enumerated().compactMap { index, mark in index % 3 == 0 ? nil : mark }
        }
        // Then
        for _ in 0..<2000 {
            let position = Double.random(in: -2...62, using: &generator)
            let sentence = sut.sentences.lastIndex { $0.start <= position && position < $0.end }
            let word = sut.words.lastIndex { $0.start <= position }.flatMap {
                sut.words[$0].sentence == sentence ? $0 : nil
            }
            #expect(sut.readingPosition(at: position).sentence == sentence)
            #expect(sut.readingPosition(at: position).word == word)
        }
    }
}
