import StoryCore

/// What of a sentence matters to the pauses around it.
struct LineSituation: Equatable {
    /// What is special about the story where the sentence begins, and where it ends.
    var beginning: Set<DeliveryMark.Kind> = []
    var ending: Set<DeliveryMark.Kind> = []
    /// Whether somebody speaks where it begins, and where it ends.
    var beginsInSpeech = false
    var endsInSpeech = false
    /// Who speaks in it; nil if nobody can tell.
    var speaker: String?
    /// Whether a few words close a paragraph: a punch line, which has to land.
    var isPunchLine = false
    /// Whether it breaks off.
    var breaksOff = false
}

/// What lies between two sentences.
enum LineGap: Equatable {
    case sentence, paragraph, page
}

/// How long it is quiet between two sentences.
///
/// A reader breathes before somebody speaks, waits a little longer when somebody else does, lets a refrain and a joke
/// land, and keeps the listeners waiting before the story turns.
struct PausePlan {
    let direction: NarrationDirection
    let seed: UInt64
    /// Whether jokes are to be expected.
    let isFunny: Bool

    /// By how much a pause is longer or shorter by chance.
    private static let variation = 0.15
    /// The most that what is special may lengthen a pause.
    private static let longest = 1.9

    /// Seconds between two sentences.
    ///
    /// - Parameters:
    ///   - page: The page of the second one.
    ///   - ordinal: Its place on that page.
    func seconds(
        from last: LineSituation, to next: LineSituation, across gap: LineGap, page: Int, ordinal: Int
    ) -> Double {
        let plain =
            switch gap {
            case .sentence: direction.sentencePause
            case .paragraph: direction.paragraphPause
            case .page: direction.pagePause
            }
        return plain * min(Self.longest, before(next, after: last) * after(last)) * chance(page: page, ordinal: ordinal)
    }

    private func before(_ next: LineSituation, after last: LineSituation) -> Double {
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

    private func after(_ last: LineSituation) -> Double {
        var factor = 1.0
        if last.ending.contains(.worst) { factor *= 1.35 }
        if last.ending.contains(.refrain) { factor *= 1.35 }
        if last.isPunchLine { factor *= isFunny ? 1.35 : 1.15 }
        if last.breaksOff { factor *= 1.25 }
        return factor
    }

    /// A factor about 1 that is another one for each pause: steps of the golden ratio, from a start of each page.
    private func chance(page: Int, ordinal: Int) -> Double {
        var generator = SeededGenerator(hashing: String(seed), "pause", String(page))
        let start = Double(generator.next() % 10_000) / 10_000
        let value = (start + Double(ordinal) * 0.618_033_988_75).truncatingRemainder(dividingBy: 1)
        return 1 + Self.variation * (2 * value - 1)
    }
}
