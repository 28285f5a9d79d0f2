/// Says in lines what has changed from frame to frame, for people who hear the screen.
///
/// What is new or says something else is told in the order in which it is read; then what takes the keys, if that is
/// something else than before. Nothing is drawn over anything.
public struct SpokenRenderer: Sendable {
    private var texts: [Int: String] = [:]
    private var focus: SpokenLine?

    /// Begins with nothing said.
    public init() {}

    /// The next frame is told whole.
    public mutating func forget() { self = SpokenRenderer() }

    /// The lines to write for a frame, each with its end; empty if there is nothing to say.
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
