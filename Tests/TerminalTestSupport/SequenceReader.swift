/// Divides what is written to a terminal into text and control sequences, in whatever pieces it comes.
struct SequenceReader: Sendable {
    /// What a terminal is told.
    enum Piece: Equatable {
        /// Characters without control characters among them.
        case text(String)
        /// A control character.
        case control(UInt8)
        /// A control sequence (CSI): what stands before its last character, and that.
        case sequence(String, Character)
        /// A control string: the character that begins it (`]` for OSC, `_` for APC, `P` for DCS), and its content.
        case string(Character, String)
        /// Another sequence, without the escape character.
        case other(String)
    }

    private static let escape: UInt8 = 0x1B
    private static let bell: UInt8 = 0x07
    /// What has come and is not complete.
    private var pending: [UInt8] = []

    mutating func read(_ bytes: some Sequence<UInt8>) -> [Piece] {
        pending.append(contentsOf: bytes)
        var pieces: [Piece] = []
        var rest = pending[...]
        while let first = rest.first, let (piece, length) = piece(first, of: rest) {
            pieces.append(piece)
            rest = rest.dropFirst(length)
        }
        pending = Array(rest)
        return pieces
    }

    /// The first piece and its length; nil if it is not complete.
    private func piece(_ first: UInt8, of bytes: ArraySlice<UInt8>) -> (Piece, Int)? {
        switch first {
        case Self.escape: sequence(of: bytes)
        case ..<0x20, 0x7F: (.control(first), 1)
        default: text(of: bytes)
        }
    }

    private func text(of bytes: ArraySlice<UInt8>) -> (Piece, Int)? {
        var run = bytes.prefix { $0 >= 0x20 && $0 != 0x7F }
        if run.endIndex == bytes.endIndex {
            // The last character may be cut in the middle.
            let tail = run.suffix(4)
            if let lead = tail.lastIndex(where: { $0 & 0xC0 != 0x80 }), tail[lead] >= 0xC0 {
                let length = tail[lead] >= 0xF0 ? 4 : tail[lead] >= 0xE0 ? 3 : 2
                if run.endIndex - lead < length { run = run[..<lead] }
            }
        }
        return run.isEmpty ? nil : (.text(String(decoding: run, as: UTF8.self)), run.count)
    }

    private func sequence(of bytes: ArraySlice<UInt8>) -> (Piece, Int)? {
        let body = bytes.dropFirst()
        guard let kind = body.first else { return nil }
        let content = body.dropFirst()
        let name = Character(Unicode.Scalar(kind))
        switch name {
        case "[":
            guard let end = content.firstIndex(where: { (0x40...0x7E).contains($0) }) else { return nil }
            let parameters = String(decoding: content[..<end], as: UTF8.self)
            return (.sequence(parameters, Character(Unicode.Scalar(content[end]))), end - bytes.startIndex + 1)
        case "]", "_", "P", "^", "X":
            guard let end = content.firstIndex(where: { $0 == Self.bell || $0 == Self.escape }) else { return nil }
            let isBell = content[end] == Self.bell
            guard isBell || end + 1 < content.endIndex else { return nil }
            let text = String(decoding: content[..<end], as: UTF8.self)
            return (.string(name, text), end - bytes.startIndex + (isBell ? 1 : 2))
        default: return (.other(String(name)), 2)
        }
    }
}
