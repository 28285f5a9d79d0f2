import StoryCore

/// The marks of a narration that another worker records, which follow from what it has recorded.
///
/// Nobody has to write them down: the same script, read at the same pace, gives the same pauses.
struct RecordedMarks {
    let script: NarrationScript
    let journal: JobJournal

    /// Returns the marks of the pages that are narrated, in order from the first; nil before the end of the first.
    func marks(of pages: [StoryPage], title: String) -> NarrationMarks? {
        var script = script
        var clock = ReadingClock(course: script.course, wordsPerMinute: script.direction.pace.wordsPerMinute)
        var (course, marks, index) = (RecordingTimeline?.none, NarrationMarks?.none, 0)
        for page in pages {
            var lines = script.lines(of: page, tempo: clock.tempo)
            guard !lines.isEmpty else { continue }
            if index == 0 { lines.insert(script.line(ofTitle: title), at: 0) }
            for line in lines {
                guard let unit = journal.sentences[index], unit.utterance == line.utterance else { return marks }
                let pause = clock.pause(line.pause)
                if line.page != nil {
                    let seconds = Double(unit.sampleCount) / Double(unit.sampleRate)
                    clock.pass(pause: pause, seconds: seconds, words: line.wordCount)
                }
                var current = course ?? RecordingTimeline(sampleRate: unit.sampleRate)
                _ = current.appendPause(seconds: pause)
                current.append(line, sampleCount: unit.sampleCount, words: unit.words)
                course = current
                index += 1
            }
            _ = course?.endPage()
            marks = course?.timeline.marks(through: page.index)
        }
        return marks
    }
}
