import Observation
package import TerminalUI

/// A view on a screen in memory, with simulated input.
@MainActor
package final class TestScreen {
    package let host: ViewHost
    private let news = News()
    private var frame: Frame?

    package init(
        _ view: some View, columns: Int = 80, rows: Int = 24, environment: EnvironmentValues = EnvironmentValues()
    ) {
        host = ViewHost(
            view, size: Size(width: columns, height: rows), environment: environment, policy: .stop
        ) { [news] in
            // It is called before the change.
            Task { @MainActor in news.count += 1 }
        }
        show()
    }

    /// The screen's rows as they are now, without empty ones at the end.
    package var lines: [String] {
        var lines = show()?.surface.lines ?? []
        while lines.last == "" { lines.removeLast() }
        return lines
    }

    /// The screen as one text.
    package var text: String { lines.joined(separator: "\n") }

    /// What has the focus, as a screen reader says it.
    package var focused: String? { show()?.spoken.first(where: \.isFocused)?.text }

    /// The names of the keys that mean something, and what they do, as they are listed.
    package var keys: [String] { host.keyCommands.compactMap { key in key.title.map { "\(key.key.name) \($0)" } } }

    /// Presses keys with names, one after the other.
    ///
    /// - Returns: Whether anything took the last one.
    @discardableResult
    package func press(_ keys: Key..., holding modifiers: KeyPress.Modifiers = []) -> Bool {
        keys.reduce(false) { _, key in host.send(.key(KeyPress(key, modifiers))) }
    }

    /// Presses keys that write characters, one after the other.
    package func type(_ text: String) {
        for character in text { host.send(.key(KeyPress(character))) }
    }

    /// Presses the mouse on the first point where a text is seen.
    ///
    /// - Returns: Whether anything took it; false if the text is not seen.
    @discardableResult
    package func click(_ text: String) -> Bool {
        for (y, line) in lines.enumerated() {
            guard let range = line.firstRange(of: text) else { continue }
            let x = String(line[..<range.lowerBound]).displayWidth
            return host.send(.mouse(MouseEvent(.press(.left), at: Point(x: x, y: y))))
        }
        return false
    }

    /// Draws what is to be drawn.
    @discardableResult
    package func show() -> Frame? {
        // Who watches what is seen is told when it may be another.
        _ = news.count
        if let next = host.frame() { frame = next }
        return frame
    }
}

/// How often there may have been a new frame after there was none.
@MainActor
@Observable
private final class News {
    var count = 0
}
