/// Divides a title into lines that are about equally long, as large as there is room for.
struct TitleLines {
    /// The lines, from the top on.
    let lines: [String]
    /// The size of the letters, in page units.
    let size: Double

    /// A part of a title that stays together: a word, a part of a very long one, or one character of Chinese.
    private struct Unit {
        var text: String
        /// Whether a space parts it from the unit before, if both are on a line.
        var isApart: Bool
        /// Whether it goes on after it, so that it has a hyphen at a line's end.
        var goesOn = false
        /// In parts of the size.
        var width = 0.0
    }

    private static let largest = 118.0
    /// Below this size a long word is divided.
    private static let smallestWhole = 58.0
    private static let longestPart = 14
    private static let maximumLines = 5
    /// From one line to the next, in parts of the size.
    static let step = 1.0

    /// - Parameter title: One line of harmless text, not empty.
    init(_ title: String, width: Double, height: Double, ruler: TitleRuler) {
        let whole = Self.units(of: title, longest: .max)
        var best = Self.best(whole, width, height, ruler)
        if best.size < Self.smallestWhole, whole.contains(where: { $0.text.count > Self.longestPart }) {
            let divided = Self.best(Self.units(of: title, longest: Self.longestPart), width, height, ruler)
            if divided.size > best.size * 1.15 { best = divided }
        }
        (lines, size) = best
    }

    private static func units(of title: String, longest: Int) -> [Unit] {
        title.split(separator: " ").flatMap { word -> [Unit] in
            var units: [Unit] = []
            for character in word {
                if let last = units.last, !character.isWide, last.text.last?.isWide != true, last.text.last != "-",
                    last.text.count < longest
                {
                    units[units.count - 1].text.append(character)
                } else {
                    let isDivided = units.last?.text.count ?? 0 >= longest
                    if isDivided { units[units.count - 1].goesOn = true }
                    units.append(Unit(text: String(character), isApart: units.isEmpty))
                }
            }
            return units
        }
    }

    /// The division of all into one line, two lines and so on that lets the letters be largest.
    private static func best(_ units: [Unit], _ width: Double, _ height: Double, _ ruler: TitleRuler)
        -> (lines: [String], size: Double)
    {
        let measured = ruler.boxes(of: units.map(\.text) + ["n n", "nn", "n"], size: 100).map { $0.width / 100 }
        // From the ink of one word, or of one character, to that of the next.
        let gaps = measured.suffix(3).map { $0 - 2 * (measured.last ?? 0) }
        var units = units
        for index in units.indices { units[index].width = measured[index] }
        var best: (ends: [Int], size: Double) = ([units.count], 0)
        for count in 1...max(1, min(maximumLines, units.count)) {
            let division = divide(units, into: count, gaps: gaps)
            let fitting = min(largest, width / max(0.01, division.width), height / (Double(count) * step))
            // Fewer lines look better than letters that are hardly larger.
            if fitting > best.size * 1.06 { best = (division.ends, fitting) }
        }
        var start = 0
        var lines: [String] = []
        for end in best.ends where end > start {
            lines.append(text(of: units[start..<end]))
            start = end
        }
        return (lines, best.size)
    }

    private static func text(of units: ArraySlice<Unit>) -> String {
        var text = ""
        for (index, unit) in units.enumerated() { text += (index > 0 && unit.isApart ? " " : "") + unit.text }
        return units.last?.goesOn == true ? text + "-" : text
    }

    /// The division into some lines whose longest one is shortest.
    private static func divide(_ units: [Unit], into count: Int, gaps: [Double]) -> (ends: [Int], width: Double) {
        // The best result for the units before each index, with one line more in each round.
        var shortest = [0.0] + Array(repeating: Double.infinity, count: units.count)
        var ends = Array(repeating: [Int](), count: units.count + 1)
        for _ in 0..<count {
            var next = Array(repeating: Double.infinity, count: units.count + 1)
            var nextEnds = ends
            for start in units.indices where shortest[start].isFinite {
                var width = 0.0
                for end in start..<units.count {
                    width += units[end].width + (end > start ? gaps[units[end].isApart ? 0 : 1] : 0)
                    let longest = max(shortest[start], width + (units[end].goesOn ? 0.4 : 0))
                    if longest < next[end + 1] {
                        next[end + 1] = longest
                        nextEnds[end + 1] = ends[start] + [end + 1]
                    }
                }
            }
            (shortest, ends) = (next, nextEnds)
        }
        return (ends[units.count], shortest[units.count])
    }
}
