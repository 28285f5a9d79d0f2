/// The set of a story's seconds that were heard, within its first day.
public struct HeardSeconds: Hashable, Sendable {
    /// The maximum number of seconds of a story.
    public static let limit = 86_400

    /// One bit per second from the start of the story, the lowest of a byte first; missing bits are unheard seconds.
    public private(set) var bits: [UInt8]

    /// Creates a set from bits; those beyond ``limit`` are ignored.
    public init(bits: some Sequence<UInt8> = []) {
        self.bits = Array(bits.prefix(Self.limit / 8))
    }

    /// Returns whether a second was heard.
    public func contains(_ second: Int) -> Bool {
        guard second >= 0, second / 8 < bits.count else { return false }
        return bits[second / 8] & (1 << (second % 8)) != 0
    }

    /// Inserts a second; one outside the first day is ignored.
    public mutating func insert(_ second: Int) {
        guard (0..<Self.limit).contains(second) else { return }
        let missing = second / 8 + 1 - bits.count
        if missing > 0 { bits.append(contentsOf: repeatElement(0, count: missing)) }
        bits[second / 8] |= 1 << (second % 8)
    }

    /// Adds the seconds of another set.
    public mutating func formUnion(_ other: HeardSeconds) {
        let missing = other.bits.count - bits.count
        if missing > 0 { bits.append(contentsOf: repeatElement(0, count: missing)) }
        for (index, byte) in other.bits.enumerated() { bits[index] |= byte }
    }

    /// Returns how many of the first `seconds` were heard.
    public func count(ofFirst seconds: Int) -> Int {
        let seconds = min(max(0, seconds), bits.count * 8)
        let whole = bits.prefix(seconds / 8).reduce(0) { $0 + $1.nonzeroBitCount }
        return (seconds / 8 * 8..<seconds).reduce(whole) { $0 + (contains($1) ? 1 : 0) }
    }
}
