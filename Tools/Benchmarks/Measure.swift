import Foundation

/// One figure with its bound.
struct Measure {
    var name: String
    /// What ours took, as text with its unit.
    var ours: String
    /// What the peer took, as text with its unit.
    var peer: String
    var value: Double
    /// The bound; infinite if there is none.
    var bound: Double
    var unit: String

    /// How many times as long as a peer of the same run something took; a machine that is slower is so for both.
    ///
    /// - Parameters:
    ///   - ours: Milliseconds.
    ///   - peer: Milliseconds.
    static func ratio(_ name: String, _ ours: Double, _ peer: Double, bound: Double) -> Measure {
        Measure(
            name: name, ours: "\(ours.rounded(to: 1)) ms", peer: "\(peer.rounded(to: 1)) ms", value: ours / peer,
            bound: bound, unit: "")
    }

    /// Whether the value keeps its bound.
    var isKept: Bool { value <= bound }

    private static let width = 52

    /// What stands above the lines.
    static let heading =
        "measure".padded(to: width) + " "
        + ["ours", "peer", "value"].map { $0.aligned(to: 10) }.joined(separator: " ") + "     bound"

    /// The figure as a line of a table.
    var line: String {
        let columns = [
            name.padded(to: Self.width), ours.aligned(to: 10), peer.aligned(to: 10),
            (value.rounded(to: 2) + unit).aligned(to: 10),
            (bound.isFinite ? bound.rounded(to: 2) + unit : "-").aligned(to: 9),
        ]
        return columns.joined(separator: " ") + (isKept ? "" : "  BROKEN")
    }
}

extension String {
    fileprivate func padded(to width: Int) -> String { self + String(repeating: " ", count: max(0, width - count)) }
    fileprivate func aligned(to width: Int) -> String { String(repeating: " ", count: max(0, width - count)) + self }
}

extension Double {
    /// Returns the number with this many digits after the decimal point.
    func rounded(to digits: Int) -> String {
        formatted(.number.precision(.fractionLength(digits)).locale(Locale(identifier: "en_US_POSIX")).grouping(.never))
    }
}

extension [Double] {
    /// The value in the middle.
    var median: Double {
        let sorted = sorted()
        return sorted.isEmpty ? .nan : sorted[sorted.count / 2]
    }
}
