import StoryCore

/// The properties of a sentence that affect the pauses around it.
struct LineContext: Equatable {
    /// The author's notes at the beginning of the sentence, and at its end.
    var beginning: Set<DeliveryMark.Kind> = []
    var ending: Set<DeliveryMark.Kind> = []
    /// Whether it begins, and ends, in speech.
    var beginsInSpeech = false
    var endsInSpeech = false
    /// The speaker; nil if unknown.
    var speaker: String?
    /// Whether a few words close a paragraph: a punch line, which needs time.
    var isPunchLine = false
    /// Whether it breaks off.
    var breaksOff = false
}

/// The boundary between two sentences.
enum LineGap: Equatable {
    case sentence, paragraph, page
}

/// Plans the pauses between sentences.
///
/// A reader breathes before speech, waits a little longer before another speaker, lets a refrain and a joke land, and
/// keeps the listeners waiting before the story turns.
struct PausePlan {
    let direction: NarrationDirection
    let seed: UInt64
    /// Whether jokes are to be expected.
    let isFunny: Bool

    /// The random variation of a pause, as a fraction.
    private static let variation = 0.15
    /// The maximum factor by which notes lengthen a pause.
    private static let longest = 1.9

    /// Returns the pause between two sentences, in seconds.
    ///
    /// - Parameters:
    ///   - page: The page of the second one.
    ///   - ordinal: Its index on that page.
    func seconds(
        from last: LineContext, to next: LineContext, across gap: LineGap, page: Int, ordinal: Int
    ) -> Double {
        let plain =
            switch gap {
            case .sentence: direction.sentencePause
            case .paragraph: direction.paragraphPause
            case .page: direction.pagePause
            }
        return plain * min(Self.longest, before(next, after: last) * after(last)) * chance(page: page, ordinal: ordinal)
    }

    private func before(_ next: LineContext, after last: LineContext) -> Double {
        var factor = 1.0
        if next.beginning.contains(.turn) { factor *= 1.5 }
        if next.beginning.contains(.worst) { factor *= 1.25 }
        if next.beginning.contains(.ending) { factor *= 1.3 }
        if next.beginning.contains(.refrain) { factor *= 1.1 }
        if next.beginsInSpeech {
            let isAnother = last.endsInSpeech && last.speaker != next.speaker
            factor *= isAnother ? 1.3 : last.endsInSpeech ? 1 : 1.15
        }
        return factor
    }

    private func after(_ last: LineContext) -> Double {
        var factor = 1.0
        if last.ending.contains(.worst) { factor *= 1.35 }
        if last.ending.contains(.refrain) { factor *= 1.35 }
        if last.isPunchLine { factor *= isFunny ? 1.35 : 1.15 }
        if last.breaksOff { factor *= 1.25 }
        return factor
    }

    /// Returns a factor around 1 that varies with each pause: steps of the golden ratio, from a start for each page.
    private func chance(page: Int, ordinal: Int) -> Double {
        var generator = SeededGenerator(hashing: String(seed), "pause", String(page))
        let start = Double(generator.next() % 10_000) / 10_000
        let value = (start + Double(ordinal) * 0.618_033_988_75).truncatingRemainder(dividingBy: 1)
        return 1 + Self.variation * (2 * value - 1)
    }
}
