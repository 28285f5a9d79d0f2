/// Which seconds of a story somebody has heard, of those of its first day.
public struct HeardSeconds: Hashable, Sendable {
    /// How many seconds are known of a story, at most.
    public static let limit = 86_400

    /// A bit for each second from the start of the story, the lowest of a byte first; what is missing was not heard.
    public private(set) var bits: [UInt8]

    /// Makes it of its bits; those beyond ``limit`` are left out.
    public init(bits: some Sequence<UInt8> = []) {
        self.bits = Array(bits.prefix(Self.limit / 8))
    }

    /// Whether a second was heard.
    public func contains(_ second: Int) -> Bool {
        guard second >= 0, second / 8 < bits.count else { return false }
        return bits[second / 8] & (1 << (second % 8)) != 0
    }

    /// A second was heard; one that lies outside of the first day is left out.
    public mutating func insert(_ second: Int) {
        guard (0..<Self.limit).contains(second) else { return }
        let missing = second / 8 + 1 - bits.count
        if missing > 0 { bits.append(contentsOf: repeatElement(0, count: missing)) }
        bits[second / 8] |= 1 << (second % 8)
    }

    /// What somebody else has heard was heard, too.
    public mutating func formUnion(_ other: HeardSeconds) {
        let missing = other.bits.count - bits.count
        if missing > 0 { bits.append(contentsOf: repeatElement(0, count: missing)) }
        for (index, byte) in other.bits.enumerated() { bits[index] |= byte }
    }

    /// How many of the first so many seconds were heard.
    public func count(ofFirst seconds: Int) -> Int {
        let seconds = min(max(0, seconds), bits.count * 8)
        let whole = bits.prefix(seconds / 8).reduce(0) { $0 + $1.nonzeroBitCount }
        return (seconds / 8 * 8..<seconds).reduce(whole) { $0 + (contains($1) ? 1 : 0) }
    }
}
