import Foundation

/// One figure with its bound.
struct Figure: Encodable {
    /// On which side of the bound a good value is.
    enum Side: String, Encodable {
        case atMost = "at most"
        case atLeast = "at least"
    }

    let name: String
    let value: Double
    let side: Side
    let bound: Double
    /// What shows the worst of it.
    let signs: [String]

    init(_ name: String, _ value: Double, _ side: Side, _ bound: Double, signs: [String] = []) {
        self.name = name
        self.value = value
        self.side = side
        self.bound = bound
        self.signs = signs
    }

    /// The same figure with words before its name.
    func named(_ prefix: String) -> Figure {
        Figure(prefix + name, value, side, bound, signs: signs)
    }

    /// Whether the value is on the good side.
    var isKept: Bool {
        switch side {
        case .atMost: value <= bound
        case .atLeast: value >= bound
        }
    }

    /// The figure as a line of a table.
    var line: String {
        let columns = [
            name + String(repeating: " ", count: max(1, 52 - name.count)), Self.number(value), side.rawValue,
            Self.number(bound),
        ]
        return columns.joined(separator: "  ") + (isKept ? "" : "  BROKEN")
    }

    private static func number(_ value: Double) -> String {
        let text = value.formatted(
            .number.precision(.fractionLength(0...2)).locale(Locale(identifier: "en_US_POSIX")).grouping(.never))
        return String(repeating: " ", count: max(0, 8 - text.count)) + text
    }
}

/// Everything that was measured, as JSON has it.
struct Report: Encodable {
    var language: String
    var stories: Int
    var figures: [Figure]
    /// The number of stories per plot.
    var plots: [String: Int]
}
