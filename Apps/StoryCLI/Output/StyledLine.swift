import StoryCore

/// A line with styled parts, none of which can steer a terminal.
struct StyledLine: ExpressibleByStringLiteral, ExpressibleByStringInterpolation {
    private var parts: [(text: String, style: TextStyle?)]

    init(_ text: String, style: TextStyle? = nil) {
        parts = [(PlainText.lines(text), style)]
    }

    init(stringLiteral text: String) {
        self.init(text)
    }

    static func + (one: StyledLine, other: StyledLine) -> StyledLine {
        var line = one
        line.parts += other.parts
        return line
    }

    /// Returns the line with the escape sequences for a canvas.
    func text(on canvas: Canvas) -> String {
        parts.map { canvas.styled($0.text, $0.style) }.joined()
    }
}
