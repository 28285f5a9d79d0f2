/// A choice of one value; left and right, or space, choose another one, and letters search the names if that is
/// enabled.
public struct Picker: Primitive {
    private let label: String
    private let titles: [String]
    private let selected: Int?
    private let select: @MainActor (Int) -> Void
    private let current: @MainActor () -> Int?
    private let hasTypeAhead: Bool

    /// Creates a choice.
    ///
    /// - Parameters:
    ///   - hasTypeAhead: Whether letters choose the value that begins with them, or else has them within; they then
    ///     have no other meaning here.
    ///   - title: What people call a value.
    public init<Value: Equatable>(
        _ label: String, selection: Binding<Value>, options: [Value], hasTypeAhead: Bool = false,
        title: (Value) -> String
    ) {
        (self.label, self.hasTypeAhead) = (label, hasTypeAhead)
        titles = options.map(title)
        current = { options.firstIndex(of: selection.wrappedValue) }
        selected = options.firstIndex(of: selection.wrappedValue)
        select = { selection.wrappedValue = options[$0] }
    }

    func makeNode(in context: NodeContext) -> PickerNode { PickerNode(context) }

    func update(_ node: PickerNode, environment: EnvironmentValues) {
        (node.label, node.titles, node.selected, node.current, node.select) = (label, titles, selected, current, select)
        node.hasTypeAhead = hasTypeAhead
    }
}

/// The node of a choice.
final class PickerNode: LabelledNode {
    var titles: [String] = []
    var selected: Int?
    /// Returns the current index, which may be newer than the one on screen.
    var current: @MainActor () -> Int? = { nil }
    var select: @MainActor (Int) -> Void = { _ in }
    var hasTypeAhead = false
    /// The letters that were typed one after the other.
    private var typed = ""

    override var controlKind: FocusedControl { .picker }
    /// The widest value's, so that nothing moves when another one is chosen.
    override var naturalWidth: Int { (titles.map(\.displayWidth).max() ?? 0) + 4 }

    override func drawControl(on painter: inout Painter) {
        let glyphs = environment.glyphs
        let room = min(naturalWidth, control.size.width)
        let text = (selected.map { titles[$0] } ?? "").cut(to: room - 4, ellipsis: glyphs.ellipsis)
        let gap = String(repeating: " ", count: max(0, room - 4 - text.displayWidth))
        painter.write(
            "\(glyphs.before) \(text)\(gap) \(glyphs.after)", x: control.minX, y: control.minY, style: controlStyle)
    }

    override var description: String? {
        guard let selected else { return "\(label), not set" }
        return "\(label), \(titles[selected]), \(selected + 1) of \(titles.count)"
    }

    override func take(_ key: KeyPress) -> Bool {
        guard environment.isEnabled, !titles.isEmpty else { return false }
        if hasTypeAhead, case .character(let letter) = key.key, key.modifiers.isSubset(of: .shift), letter != " " {
            return typeAhead(letter)
        }
        typed = ""
        guard key.modifiers.isEmpty else { return false }
        switch key.key {
        case .left: choose(by: -1)
        case .right, .character(" "): choose(by: 1)
        case .home: select(0)
        case .end: select(titles.count - 1)
        default: return false
        }
        return true
    }

    override func take(_ mouse: MouseEvent) -> Bool {
        guard environment.isEnabled, !titles.isEmpty, mouse.kind == .press(.left) else { return false }
        choose(by: mouse.location.x < control.minX + 2 ? -1 : 1)
        return true
    }

    /// Chooses the first value that begins with the typed text, or else contains it; a letter without a match starts a
    /// new search.
    ///
    /// - Returns: True: letters have no other meaning here.
    private func typeAhead(_ letter: Character) -> Bool {
        let letter = letter.lowercased()
        let names = titles.map { $0.lowercased() }
        for part in [typed + letter, letter] {
            let index = names.firstIndex { $0.hasPrefix(part) } ?? names.firstIndex { $0.contains(part) }
            guard let index else { continue }
            typed = part
            select(index)
            return true
        }
        return true
    }

    /// Behind the last value is the first.
    private func choose(by step: Int) {
        guard let now = current() else { return select(0) }
        select((now + step + titles.count) % titles.count)
    }
}
