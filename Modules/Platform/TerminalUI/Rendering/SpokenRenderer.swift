/// Describes changes from frame to frame in lines, for people who use a screen reader.
///
/// New and changed texts are written in reading order, then the focus, if it has moved. Nothing is redrawn.
public struct SpokenRenderer: Sendable {
    private var texts: [Int: String] = [:]
    private var focus: SpokenLine?

    /// Creates a renderer without a previous frame.
    public init() {}

    /// Describes the next frame completely.
    public mutating func forget() { self = SpokenRenderer() }

    /// Returns the lines for a frame, each with its end; empty if nothing has changed.
    public mutating func render(_ frame: Frame) -> String {
        var lines: [String] = []
        var texts: [Int: String] = [:]
        for line in frame.spoken {
            texts[line.node] = line.text
            guard self.texts[line.node] != line.text, !line.isFocused else { continue }
            lines.append(line.text)
        }
        let focused = frame.spoken.first(where: \.isFocused)
        if let focused, focused != focus { lines.append("> \(focused.text)") }
        (self.texts, focus) = (texts, focused)
        return lines.map { Self.line($0) + "\n" }.joined()
    }

    /// A text as one line that steers nothing.
    private static func line(_ text: String) -> String {
        String(text.map { $0.isHarmless ? $0 : " " })
    }
}
