/// What a key means to the player.
enum PlayerKey: Hashable, Sendable {
    case pause, back, forward, pageBack, pageForward, slower, faster, next, previous, louder, quieter, sleep, repeats,
        shuffle
    case favorite, quit

    /// The keys that are shown while something plays, in the order in which they are needed; help has all of them.
    static let hints = [
        "space pause", "← → 15 s", "↑ ↓ page", "[ ] speed", "n p story", "+ - volume", "s sleep", "f favourite",
        "q quit",
    ]
    /// More keys, shown where they take no row from the picture.
    static let moreHints = ["l repeat", "z shuffle"]
    /// The keys in words, for texts that are read aloud.
    static let help = """
        space pauses, left and right go 15 seconds, up and down turn the page, [ and ] change the speed, n and p go to \
        the next and previous story, + and - change the volume, s sets the sleep timer, f marks a favourite, l repeats \
        the story or all of them, z shuffles, q quits
        """

    /// The meaning of a character; nil for one without.
    fileprivate init?(character: UInt8) {
        switch character {
        case UInt8(ascii: " "): self = .pause
        case UInt8(ascii: "["): self = .slower
        case UInt8(ascii: "]"): self = .faster
        case UInt8(ascii: "n"), UInt8(ascii: "N"): self = .next
        case UInt8(ascii: "p"), UInt8(ascii: "P"): self = .previous
        case UInt8(ascii: "+"), UInt8(ascii: "="): self = .louder
        case UInt8(ascii: "-"): self = .quieter
        case UInt8(ascii: "s"), UInt8(ascii: "S"): self = .sleep
        case UInt8(ascii: "f"), UInt8(ascii: "F"): self = .favorite
        case UInt8(ascii: "l"), UInt8(ascii: "L"): self = .repeats
        case UInt8(ascii: "z"), UInt8(ascii: "Z"): self = .shuffle
        case UInt8(ascii: "q"), UInt8(ascii: "Q"): self = .quit
        default: return nil
        }
    }

    /// The meaning of the letter that ends an arrow's sequence; nil for one without.
    fileprivate init?(arrow: UInt8) {
        switch arrow {
        case UInt8(ascii: "A"): self = .pageBack
        case UInt8(ascii: "B"): self = .pageForward
        case UInt8(ascii: "C"): self = .forward
        case UInt8(ascii: "D"): self = .back
        default: return nil
        }
    }
}

/// Finds keys in what a terminal sends, which may arrive in pieces.
struct PlayerKeyParser {
    private enum State {
        case ground
        /// Behind an escape character.
        case escape
        /// In a sequence that a letter ends; whether it is a plain arrow so far.
        case sequence(isPlain: Bool)
    }

    private static let escape: UInt8 = 0x1B
    private var state = State.ground

    /// The keys that end in these bytes; nil for each that means nothing to the player.
    mutating func keys(in bytes: some Sequence<UInt8>) -> [PlayerKey?] {
        var keys: [PlayerKey?] = []
        for byte in bytes {
            switch state {
            case _ where byte == Self.escape: state = .escape
            case .ground: keys.append(PlayerKey(character: byte))
            case .escape where byte == UInt8(ascii: "[") || byte == UInt8(ascii: "O"):
                state = .sequence(isPlain: true)
            case .escape:
                // Alt and a key.
                keys.append(nil)
                state = .ground
            case .sequence(let isPlain):
                if (0x40...0x7E).contains(byte) {
                    keys.append(isPlain ? PlayerKey(arrow: byte) : nil)
                    state = .ground
                } else {
                    state = .sequence(isPlain: false)
                }
            }
        }
        return keys
    }
}
