/// Parses keys, mouse events and pasted text from a terminal's output, which may be fragmented.
///
/// Sequences are those of ECMA-48 and of xterm's control sequences; unknown ones are ignored. A lone escape character
/// may be a key or the beginning of a sequence: see ``isWaiting``.
public struct InputDecoder: Sendable {
    private enum State: Hashable {
        case ground
        /// Within a character of several bytes.
        case character
        /// Behind an escape character.
        case escape
        /// Behind `ESC [`: a sequence that a letter ends.
        case control
        /// Behind `ESC O`: the next byte is the key.
        case single
        /// Within text for programs, such as an answer of the terminal (OSC, DCS, APC, PM, SOS), up to its end.
        case string
        /// After an escape character within such a text.
        case stringEscape
        /// Bytes that belong to something unknown.
        case skipping(Int)
        /// Within text that was pasted.
        case paste
    }

    private static let escape: UInt8 = 0x1B
    /// More bytes than any sequence that means something has.
    private static let longest = 256
    /// The bytes of a piece of pasted text.
    private static let pieceSize = 64 * 1024
    private static let pasteEnd = Array("\u{1B}[201~".utf8)

    private var state = State.ground
    /// The bytes of what has begun.
    private var pending: [UInt8] = []
    private var events: [InputEvent] = []

    /// Creates a decoder for a terminal that has sent nothing so far.
    public init() {}

    /// Whether the last byte may be a key or the beginning of a sequence. If nothing follows for a moment, ``flush()``
    /// treats it as the key.
    public var isWaiting: Bool {
        switch state {
        case .ground, .paste: false
        default: true
        }
    }

    /// The events that end in these bytes.
    public mutating func decode(_ bytes: some Sequence<UInt8>) -> [InputEvent] {
        for byte in bytes { take(byte) }
        // Pasted text is passed on at once, so that little is kept.
        if state == .paste { tellPaste(isEnd: false) }
        defer { events = [] }
        return events
    }

    /// Treats an incomplete sequence as complete.
    public mutating func flush() -> [InputEvent] {
        switch state {
        case .escape: tell(.escape)
        case .control where pending.isEmpty: tell(.character("["), .alt)
        case .single: tell(.character("O"), .alt)
        case .string where pending.count == 1: tellAlt(pending[0])
        case .ground, .character, .control, .string, .stringEscape, .skipping: break
        case .paste: return []
        }
        begin(.ground)
        defer { events = [] }
        return events
    }

    // MARK: - Bytes

    private mutating func take(_ byte: UInt8) {
        switch state {
        case .paste: takePasted(byte)
        case .string, .stringEscape: takeString(byte)
        case _ where byte == Self.escape:
            // An escape character ends whatever was not finished; behind another one, the first was a key.
            if state == .escape { tell(.escape) }
            begin(.escape)
        case .ground: takeFirst(byte)
        case .character: takeContinuation(byte)
        case .escape: takeEscaped(byte)
        case .control: takeControl(byte)
        case .single:
            begin(.ground)
            if let key = KeySequences.single(byte) { tell(key) }
        case .skipping(let count): state = count > 1 ? .skipping(count - 1) : .ground
        }
    }

    private mutating func begin(_ next: State) {
        state = next
        pending.removeAll(keepingCapacity: true)
    }

    private mutating func takeFirst(_ byte: UInt8, _ modifiers: KeyPress.Modifiers = []) {
        switch byte {
        case 0x20...0x7E: tell(.character(Character(Unicode.Scalar(byte))), modifiers)
        case 0x00...0x1F, 0x7F:
            if let press = KeySequences.control(byte) { tell(press.key, press.modifiers.union(modifiers)) }
        case 0xC2...0xF4:
            begin(.character)
            pending.append(byte)
        // No character begins with another byte.
        default: break
        }
    }

    private mutating func takeContinuation(_ byte: UInt8) {
        guard (0x80...0xBF).contains(byte) else {
            begin(.ground)
            return take(byte)
        }
        pending.append(byte)
        let length = pending[0] < 0xE0 ? 2 : pending[0] < 0xF0 ? 3 : 4
        guard pending.count == length else { return }
        if let text = String(validating: pending, as: UTF8.self), let character = text.first {
            // Control characters of two bytes (C1) are no keys.
            if !(0x80..<0xA0).contains(character.unicodeScalars.first?.value ?? 0) { tell(.character(character)) }
        }
        begin(.ground)
    }

    private mutating func takeEscaped(_ byte: UInt8) {
        switch byte {
        case UInt8(ascii: "["): begin(.control)
        case UInt8(ascii: "O"): begin(.single)
        case UInt8(ascii: "P"), UInt8(ascii: "]"), UInt8(ascii: "X"), UInt8(ascii: "^"), UInt8(ascii: "_"):
            begin(.string)
            pending.append(byte)
        default:
            begin(.ground)
            tellAlt(byte)
        }
    }

    private mutating func takeControl(_ byte: UInt8) {
        switch byte {
        // Linux' console sends `ESC [ [ A` for F1.
        case UInt8(ascii: "[") where pending.isEmpty: begin(.skipping(1))
        // A mouse event in the old encoding, by three bytes.
        case UInt8(ascii: "M") where pending.isEmpty: begin(.skipping(3))
        case 0x20...0x3F:
            if pending.count < Self.longest { pending.append(byte) }
        case 0x40...0x7E:
            let parameters = String(decoding: pending, as: UTF8.self)
            begin(.ground)
            if byte == UInt8(ascii: "~"), parameters == "200" {
                begin(.paste)
            } else if let event = KeySequences.event(parameters, end: byte) {
                events.append(event)
            }
        default:
            begin(.ground)
            take(byte)
        }
    }

    private mutating func takeString(_ byte: UInt8) {
        switch (state, byte) {
        case (_, 0x07), (.stringEscape, UInt8(ascii: "\\")): begin(.ground)
        case (.stringEscape, _) where byte != Self.escape:
            // It was not finished, and something else has begun.
            begin(.escape)
            take(byte)
        case (_, Self.escape): state = .stringEscape
        default: if pending.count < Self.longest { pending.append(byte) }
        }
    }

    // MARK: - Pasted text

    private mutating func takePasted(_ byte: UInt8) {
        pending.append(byte)
        if byte == UInt8(ascii: "~"), pending.suffix(Self.pasteEnd.count).elementsEqual(Self.pasteEnd) {
            pending.removeLast(Self.pasteEnd.count)
            tellPaste(isEnd: true)
            begin(.ground)
        } else if pending.count >= Self.pieceSize {
            tellPaste(isEnd: false)
        }
    }

    /// Passes on the pasted text, except for an incomplete character or end mark.
    private mutating func tellPaste(isEnd: Bool) {
        var count = pending.count
        if !isEnd {
            if let mark = pending.suffix(Self.pasteEnd.count - 1).lastIndex(of: Self.escape) { count = mark }
            count = Self.wholeCharacters(in: pending[..<count])
        }
        guard count > 0 else { return }
        let text = String(decoding: pending[..<count], as: UTF8.self)
        pending.removeFirst(count)
        let harmless = text.unicodeScalars.filter { scalar in
            scalar == "\n" || scalar == "\r" || scalar == "\t" || scalar.properties.generalCategory != .control
        }
        if !harmless.isEmpty { events.append(.paste(String(harmless))) }
    }

    /// Returns the number of bytes before an incomplete character at the end.
    private static func wholeCharacters(in bytes: ArraySlice<UInt8>) -> Int {
        guard let lead = bytes.suffix(4).lastIndex(where: { $0 & 0xC0 != 0x80 }) else { return bytes.count }
        let length =
            switch bytes[lead] {
            case 0xC0..<0xE0: 2
            case 0xE0..<0xF0: 3
            case 0xF0...: 4
            default: 1
            }
        return lead + length > bytes.count ? lead : bytes.count
    }

    // MARK: - Events

    private mutating func tell(_ key: Key, _ modifiers: KeyPress.Modifiers = []) {
        events.append(.key(KeyPress(key, modifiers)))
    }

    /// Alt and another key.
    private mutating func tellAlt(_ byte: UInt8) { takeFirst(byte, .alt) }
}
