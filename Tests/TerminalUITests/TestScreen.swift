@testable import TerminalUI

/// A view on a screen in memory, with somebody in front of it.
@MainActor
final class TestScreen {
    let host: ViewHost
    private(set) var frame: Frame

    init(
        _ view: some View, columns: Int = 40, rows: Int = 10, environment: EnvironmentValues = EnvironmentValues(),
        policy: MissingObjectPolicy = .stop
    ) {
        let size = Size(width: columns, height: rows)
        host = ViewHost(view, size: size, environment: environment, policy: policy)
        frame = host.frame() ?? Frame(surface: Surface(size: size), cursor: nil, pictures: [], spoken: [])
    }

    /// The screen's rows as they are now, without empty ones at the end.
    var lines: [String] {
        var lines = show().surface.lines
        while lines.last == "" { lines.removeLast() }
        return lines
    }

    /// What is seen now, as one text.
    var text: String { lines.joined(separator: "\n") }

    /// What has the focus, as a screen reader says it.
    var focused: String? { show().spoken.first(where: \.isFocused)?.text }

    /// Presses keys with names, one after the other.
    ///
    /// - Returns: Whether anything took the last one.
    @discardableResult
    func press(_ keys: Key..., holding modifiers: KeyPress.Modifiers = []) -> Bool {
        keys.reduce(false) { _, key in press(KeyPress(key, modifiers)) }
    }

    /// Presses a key.
    @discardableResult
    func press(_ key: KeyPress) -> Bool { host.send(.key(key)) }

    /// Writes a text.
    func type(_ text: String) {
        for character in text { host.send(.key(KeyPress(character))) }
    }

    /// Presses the mouse.
    @discardableResult
    func click(_ x: Int, _ y: Int) -> Bool { host.send(.mouse(MouseEvent(.press(.left), at: Point(x: x, y: y)))) }

    /// Draws what is to be drawn.
    @discardableResult
    func show() -> Frame {
        if let next = host.frame() { frame = next }
        return frame
    }
}
