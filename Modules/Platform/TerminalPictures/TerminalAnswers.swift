/// The query that determines which pictures a terminal can show.
public struct TerminalQuestion: Hashable, Sendable {
    /// The text sent to the terminal.
    public let text: String

    /// A question; nil if no answer could lead to better pictures, or the terminal would show it.
    ///
    /// - Parameter cell: A cell in pixels; if it is not known, that is asked, too.
    public init?(_ environment: TerminalEnvironment, cell: CellSize?) {
        guard environment.isCapable, environment.hasColors, !environment.isMultiplexed, !environment.isConsole else {
            return nil
        }
        // A picture of one pixel that is not to be shown, a cell's size (XTWINOPS), and last what every terminal
        // answers, Primary Device Attributes: once that is answered there are no more answers.
        let size = cell == nil ? "\u{1B}[16t" : ""
        text = "\u{1B}_Gi=31,s=1,v=1,a=q,t=d,f=24;AAAA\u{1B}\\\(size)\u{1B}[c"
    }
}

/// Parses a terminal's answers among the keys pressed meanwhile.
///
/// Answers may be late and fragmented; they are never keys.
public struct TerminalAnswers: Hashable, Sendable {
    /// Longer ones are no answers to our question.
    private static let longestAnswer = 256
    private static let escape: UInt8 = 0x1B

    /// Whether the terminal knows Kitty's graphics protocol.
    public private(set) var knowsKitty = false
    /// Whether the terminal knows sixels.
    public private(set) var knowsSixel = false
    /// A cell in pixels, if the terminal was asked and said so.
    public private(set) var cell: CellSize?
    /// Whether the last answer has arrived.
    public private(set) var isComplete = false
    /// The beginning of what may be an answer.
    private var held: [UInt8] = []

    /// Creates an empty parser.
    public init() {}

    /// Extracts answers from the terminal's input.
    ///
    /// - Returns: Everything else, in order. An escape character is held back until the next byte shows whether an
    ///   answer begins, but only while answers are missing.
    public mutating func take(_ bytes: some Sequence<UInt8>) -> [UInt8] {
        var others: [UInt8] = []
        for byte in bytes {
            if isComplete {
                others.append(byte)
            } else {
                take(byte, others: &others)
            }
        }
        return others
    }

    /// Gives back an escape character that was kept back, since nothing has followed it: it is a key.
    public mutating func takeLoneEscape() -> [UInt8] {
        guard held == [Self.escape] else { return [] }
        defer { held = [] }
        return held
    }

    private mutating func take(_ byte: UInt8, others: inout [UInt8]) {
        if held.isEmpty {
            if byte == Self.escape { held = [byte] } else { others.append(byte) }
            return
        }
        held.append(byte)
        switch held[1] {
        case UInt8(ascii: "["):
            guard held.count > 2, !(0x20...0x3F).contains(byte) else { break }
            if !understandControl(final: byte) { others += held }
            held = []
        case UInt8(ascii: "_") where held.count == 2 || held[2] == UInt8(ascii: "G"):
            guard byte == UInt8(ascii: "\\"), held.dropLast().last == Self.escape else { break }
            if String(decoding: held.dropFirst(3), as: UTF8.self).hasPrefix("i=31;OK") { knowsKitty = true }
            held = []
        default:
            // Another key; perhaps an escape character begins the next one.
            others += held.dropLast()
            held = []
            take(byte, others: &others)
        }
        if held.count > Self.longestAnswer { held = [] }
    }

    /// Parses a control sequence.
    ///
    /// - Returns: Whether it is an answer.
    private mutating func understandControl(final: UInt8) -> Bool {
        let text = String(decoding: held.dropFirst(2).dropLast(), as: UTF8.self)
        let numbers = text.drop { $0 == "?" }.split(separator: ";", omittingEmptySubsequences: false).map { Int($0) }
        switch (final, text.first) {
        case (UInt8(ascii: "c"), "?"):
            // The first number is the terminal's model, the others are what it can; 4 is sixels.
            knowsSixel = numbers.dropFirst().contains(4)
            isComplete = true
        case (UInt8(ascii: "t"), "6"):
            if numbers.count == 3, numbers[0] == 6, let height = numbers[1], let width = numbers[2] {
                cell = CellSize(width: width, height: height)
            }
        default: return false
        }
        return true
    }
}
