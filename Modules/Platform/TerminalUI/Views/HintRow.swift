/// Short notes in one row, the most needed first: as many as there is room for, and each of them whole.
public struct HintRow: View {
    private let hints: [String]
    private let separator: String

    /// Creates a row.
    ///
    /// - Parameter separator: The text between two hints.
    public init(_ hints: [String], separator: String = " · ") {
        (self.hints, self.separator) = (hints, separator)
    }

    /// The hints that fit; a first one that does not is cut. Screen readers get all of them.
    public var body: some View {
        SizeReader { Text(text(columns: $0.width)).role(.secondary).lines(1) }.frame(height: 1)
            .spoken(hints.joined(separator: separator))
    }

    private func text(columns: Int) -> String {
        var text = hints.first ?? ""
        for hint in hints.dropFirst() where (text + separator + hint).displayWidth <= columns {
            text += separator + hint
        }
        return text
    }
}
