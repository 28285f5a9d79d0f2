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
        for (place, mark) in marks.sentences.enumerated() {
            #expect(sut.place(at: mark.start).sentence == place)
            #expect(sut.place(at: mark.end.nextDown).sentence == place)
            #expect(sut.place(at: mark.end).sentence == nil)
            #expect(sut.place(at: mark.start.nextDown).sentence == nil)
        }
        for (place, mark) in marks.words.enumerated() {
            #expect(sut.place(at: mark.start).word == place)
            #expect(sut.place(at: mark.end.nextDown).word == place)
            #expect(sut.place(at: mark.end).word != place)
        }
    }

    @Test("While the title is said the first page is shown, with its picture, and nothing is lit")
    func title() throws {
        // Given
        let shift = 4.0
        let sut = changed { narration in
            narration.duration += shift
            narration.title = TitleMark(start: 0.8, end: 2.5)
            for place in narration.sentences.indices {
                narration.sentences[place].start += shift
                narration.sentences[place].end += shift
            }
            for place in narration.words.indices {
                narration.words[place].start += shift
                narration.words[place].end += shift
            }
        }
        // Then
        for second in [0, 1, 2.6, 3.9] {
            let place = sut.place(at: second)
            #expect(place.page == 0 && place.sentence == nil && place.word == nil)
            #expect(sut.litText(at: place) == nil)
        }
        #expect(sut.start(ofPage: 0) == 0)
        let first = try #require(sut.sentences.first)
        #expect(sut.place(at: first.start).sentence == 0)
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
        var (found, place): ([TimeInterval], TimeInterval) = ([], 0)
        while let next = sut.nextChange(after: place) {
            #expect(sut.place(at: next.nextDown) == sut.place(at: place))
            #expect(sut.nextChange(after: next.nextDown) == next)
            found.append(next)
            place = next
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
        #expect(sut.place(at: 0.5) == ReadingPlace(page: 0, sentence: 0, word: nil, picture: 0))
        #expect(sut.place(at: 2.5).word == 0)
        #expect(sut.place(at: 3).word == 1)
        #expect(sut.place(at: 13) == ReadingPlace(page: 0, sentence: nil, word: nil, picture: 0))
        #expect(sut.place(at: 15) == ReadingPlace(page: 0, sentence: 1, word: nil, picture: 0))
    }

    @Test(
        "Page and picture change at the page's start",
        arguments: [
            (-1.0, 0), (0, 0), (30.0.nextDown, 0), (30, 1), (1e9, 1), (.nan, 0), (.infinity, 1), (-.infinity, 0),
        ])
    func pages(position: Double, page: Int) {
        let sut = ReadAlong(story)
        #expect(sut.place(at: position).page == page)
        #expect(sut.place(at: position).picture == (position < 0 ? nil : page))
    }

    @Test("The picture is the latest ready one whose page has begun; without one there is none")
    func pictures() {
        var story = story
        story.pages[1].illustration.status = .failed
        #expect(ReadAlong(story).place(at: 45).picture == 0)
        #expect(ReadAlong(story).place(onPage: 1).picture == 0)
        story.pages[0].illustration.status = .pending
        #expect(ReadAlong(story).place(at: 45).picture == nil)
        story.pages[1].illustration.status = .ready
        #expect(ReadAlong(story).place(at: 20).picture == nil)
        #expect(ReadAlong(story).place(at: 30).picture == 1)
    }

    @Test("A page without a sentence of its own gives way to the next one, which begins with it")
    func emptyPage() {
        let sut = changed { $0.pageStarts = [0, 0] }
        #expect(sut.place(at: 0).page == 1)
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
        #expect(sut.place(at: 2).word == 0)
    }

    @Test("Marks that do not fit text or file are left out, and nothing crashes")
    func damagedMarks() throws {
        // Given every damage at once
        let times: [Double] = [.nan, .infinity, -.infinity, -1e300, 1e300, 0, 5, 1e-300]
        let places = [Int.min, -1, 0, 1, 7, Int.max]
        let sut = changed { narration in
            narration.duration = .nan
            narration.pageStarts = [.nan, -.infinity, 3, 1]
            for start in times {
                for place in places {
                    let range = TextRange(start: place, end: place == .max ? .min : place + 3)
                    narration.sentences.append(SentenceMark(page: place, range: range, start: start, end: 6))
                    narration.words.append(WordMark(sentence: place, range: range, start: start, end: 6))
                }
            }
        }
        // Then
        for position in times + [0.5, 10, 30, 60] {
            let place = sut.place(at: position)
            #expect(story.pages.indices.contains(place.page))
            if let sentence = place.sentence {
                let mark = sut.sentences[sentence]
                #expect(!mark.range.substring(of: story.pages[mark.page].text).isEmpty)
            }
            if let word = place.word { #expect(sut.words[word].sentence == place.sentence) }
        }
        #expect(sut.duration == 0)
    }

    @Test("A story without narration or pages has a place, too")
    func empty() {
        var story = Story.stub(playable: "silent", duration: nil)
        #expect(ReadAlong(story).place(at: 3) == ReadingPlace(page: 0, picture: nil))
        story.pages = []
        #expect(ReadAlong(story).place(at: 3) == ReadingPlace())
        #expect(ReadAlong(story).place(onPage: 4) == ReadingPlace())
    }

    @Test("A look-up finds what looking through all marks finds")
    func binarySearch() throws {
        // Given
        var generator = SeededGenerator(seed: 4)
        let sut = changed { narration in
            narration.words = narration.words.enumerated().compactMap { place, mark in place % 3 == 0 ? nil : mark }
        }
        // Then
        for _ in 0..<2000 {
            let position = Double.random(in: -2...62, using: &generator)
            let sentence = sut.sentences.lastIndex { $0.start <= position && position < $0.end }
            let word = sut.words.lastIndex { $0.start <= position }.flatMap {
                sut.words[$0].sentence == sentence ? $0 : nil
            }
            #expect(sut.place(at: position).sentence == sentence)
            #expect(sut.place(at: position).word == word)
        }
    }
}
