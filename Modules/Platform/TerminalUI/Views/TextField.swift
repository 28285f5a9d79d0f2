/// A text field with one line.
///
/// Letters are inserted at the cursor, which moves by whole characters; Home, End, Ctrl-Left, Ctrl-Right, Ctrl-W,
/// Ctrl-U and Ctrl-K work as in a shell. Pasted text is inserted as one line.
public struct TextField: Primitive {
    private let label: String
    private let text: Binding<String>
    private let value: String
    private let placeholder: String
    private let limit: Int
    private let isSecret: Bool
    private let submit: (@MainActor () -> Void)?

    /// Creates a field.
    ///
    /// - Parameters:
    ///   - placeholder: The text while the field is empty.
    ///   - limit: The maximum length in bytes; more is ignored.
    ///   - isSecret: Whether only the number of characters is shown.
    ///   - submit: Called on Enter; nil to move to the next control.
    public init(
        _ label: String, text: Binding<String>, placeholder: String = "", limit: Int = .max, isSecret: Bool = false,
        submit: (@MainActor () -> Void)? = nil
    ) {
        self.isSecret = isSecret
        (self.label, self.text, self.placeholder, self.limit, self.submit) = (label, text, placeholder, limit, submit)
        value = text.wrappedValue
    }

    func makeNode(in context: NodeContext) -> TextFieldNode { TextFieldNode(context) }

    func update(_ node: TextFieldNode, environment: EnvironmentValues) {
        node.label = label
        node.isSecret = isSecret
        node.update(text, value: value, placeholder: placeholder, limit: limit, submit: submit)
    }
}

/// The node of a line in which text is written.
final class TextFieldNode: LabelledNode {
    private(set) var edit = TextEdit("")
    private var text = Binding.constant("")
    private var placeholder = ""
    /// Whether every character looks the same.
    var isSecret = false
    private var submit: (@MainActor () -> Void)?
    /// The start of the visible part, in bytes.
    private var first = 0
    private var cursorColumn = 0

    func update(
        _ text: Binding<String>, value: String, placeholder: String, limit: Int, submit: (@MainActor () -> Void)?
    ) {
        (self.text, self.placeholder, self.submit) = (text, placeholder, submit)
        if edit.text.isEmpty, edit.cursor == 0 { edit = TextEdit(value) } else { edit.replace(with: value) }
        edit.limit = limit
    }

    override var controlKind: FocusedControl { .textField }
    override var naturalWidth: Int { 24 }
    override func flex(along axis: Axis) -> Int { axis == .horizontal ? 1 : 0 }

    override func measure(_ proposal: ProposedSize) -> Size {
        Size(width: proposal.width ?? super.measure(proposal).width, height: 1)
    }

    // MARK: - Drawing

    /// The room between the brackets.
    private var inner: Rect { control.inset(by: Insets(horizontal: 1)) }

    override func layOut() { scrollToCursor() }

    override func drawControl(on painter: inout Painter) {
        let style = environment.theme[isFocused ? .accent : environment.isEnabled ? .border : .disabled]
        painter.put("[", x: control.minX, y: control.minY, style: style)
        painter.put("]", x: control.maxX - 1, y: control.minY, style: style)
        painter.clipped(to: inner) { painter in
            guard !edit.text.isEmpty else {
                painter.write(placeholder, x: inner.minX, y: inner.minY, style: environment.theme[.secondary])
                return
            }
            var x = inner.minX
            for (_, typed) in edit.characters(from: first) where x < inner.maxX {
                let character = isSecret ? "*" : typed
                x += painter.put(character, x: x, y: inner.minY, style: environment.theme[.body])
                if x >= inner.maxX { break }
            }
        }
    }

    override var cursor: Point? {
        guard !inner.isEmpty else { return nil }
        return Point(x: inner.minX + min(cursorColumn, inner.size.width - 1), y: inner.minY)
    }

    /// Chooses the part that is seen so that the cursor is in it, without looking at the whole of a long text.
    private func scrollToCursor() {
        let room = max(1, inner.size.width - 1)
        // Without the focus, the beginning is shown.
        guard isFocused else { return first = 0 }
        first = min(first, edit.cursor)
        cursorColumn = 0
        for (offset, character) in edit.characters(from: first) {
            guard offset < edit.cursor, cursorColumn <= room else { break }
            cursorColumn += character.width.usual
        }
        guard cursorColumn > room else { return fillRoom(room) }
        first = edit.cursor
        cursorColumn = 0
        while first > 0 {
            let before = edit.offset(before: first)
            let width = edit.width(from: before, to: first)
            guard cursorColumn + width <= room else { break }
            (first, cursorColumn) = (before, cursorColumn + width)
        }
    }

    /// Scrolls back if the end of the text leaves room: the window may have become wider.
    private func fillRoom(_ room: Int) {
        var used = 0
        for (_, character) in edit.characters(from: first) {
            used += character.width.usual
            if used > room { return }
        }
        while first > 0 {
            let before = edit.offset(before: first)
            let width = edit.width(from: before, to: first)
            guard used + width <= room else { return }
            (first, used, cursorColumn) = (before, used + width, cursorColumn + width)
        }
    }

    override var description: String? {
        let hidden = edit.text.count == 1 ? "1 character" : "\(edit.text.count) characters"
        let content = edit.text.isEmpty ? "empty" : isSecret ? hidden : edit.text.cut(to: 200, ellipsis: "…")
        return "\(label), text field, \(content)"
    }

    // MARK: - Input

    override func take(_ key: KeyPress) -> Bool {
        guard environment.isEnabled else { return false }
        edit.replace(with: text.wrappedValue)
        switch (key.key, key.modifiers) {
        case (.enter, []):
            if let submit { submit() } else { tree.focus.move(by: 1) }
            return true
        case (.character(let character), let held) where held.isSubset(of: .shift): edit.insert("\(character)")
        default: guard edit.take(key) else { return false }
        }
        store()
        return true
    }

    override func take(pasted text: String) -> Bool {
        guard environment.isEnabled else { return false }
        edit.replace(with: self.text.wrappedValue)
        edit.insert(text)
        store()
        return true
    }

    override func take(_ mouse: MouseEvent) -> Bool {
        guard mouse.kind == .press(.left) else { return false }
        var x = inner.minX
        var offset = first
        while x < mouse.location.x, offset < edit.text.utf8.count {
            let next = edit.offset(after: offset)
            x += edit.width(from: offset, to: next)
            offset = next
        }
        edit.move(to: offset)
        tree.needsFrame()
        return true
    }

    private func store() {
        if text.wrappedValue != edit.text { text.wrappedValue = edit.text }
        tree.needsFrame()
    }
}

extension TextEdit {
    /// The columns between two offsets.
    fileprivate func width(from start: Int, to end: Int) -> Int {
        var width = 0
        for (offset, character) in characters(from: start) {
            guard offset < end else { break }
            width += character.width.usual
        }
        return width
    }

    /// Performs an editing key as in a shell; returns false for other keys.
    fileprivate mutating func take(_ key: KeyPress) -> Bool {
        switch (key.key, key.modifiers) {
        case (.left, []): moveLeft()
        case (.right, []): moveRight()
        case (.left, .control), (.left, .alt), (.character("b"), .alt): moveWordLeft()
        case (.right, .control), (.right, .alt), (.character("f"), .alt): moveWordRight()
        case (.home, []), (.character("a"), .control): moveToStart()
        case (.end, []), (.character("e"), .control): moveToEnd()
        case (.backspace, []): deleteBackward()
        case (.delete, []), (.character("d"), .control): deleteForward()
        case (.character("w"), .control), (.backspace, .alt): deleteWordBackward()
        case (.character("u"), .control): deleteToStart()
        case (.character("k"), .control): deleteToEnd()
        default: return false
        }
        return true
    }
}
