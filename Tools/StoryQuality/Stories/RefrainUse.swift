/// Whether a refrain stands whole three times and turns the last time.
struct RefrainUse {
    /// How often the whole refrain stands in the story, in its plain form.
    let wholeCount: Int
    /// How often it stands with words changed, or only in part.
    let partCount: Int
    /// Whether the last time it stands, it is changed.
    let isTurned: Bool

    /// Whether a listener can hear that it returns and that it has changed.
    var isKept: Bool { wholeCount + (isTurned ? 1 : 0) >= 3 && isTurned }

    /// - Parameters:
    ///   - refrain: The sentences that return, in order.
    ///   - turned: The sentences as they stand the last time; empty if nobody says.
    init(refrain: [String], turned: [String], in sentences: [String]) {
        var whole = 0
        var part = 0
        var last = 0
        var index = 0
        while index < sentences.count {
            let rest = sentences[index...]
            if !refrain.isEmpty, Array(rest.prefix(refrain.count)) == refrain {
                whole += 1
                index += refrain.count
                continue
            }
            if refrain.contains(sentences[index]) { part += 1 }
            if !turned.isEmpty, Array(rest.prefix(turned.count)) == turned { last = index }
            index += 1
        }
        wholeCount = whole
        partCount = part
        isTurned = last > 0
    }
}
