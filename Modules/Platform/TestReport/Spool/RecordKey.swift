/// What a record is found by: two independent hashes of a name, 128 bits, so that no name need be compared.
struct RecordKey: Hashable, Sendable {
    /// Says where in the index.
    var hash: UInt64
    /// Is compared with the record's.
    var check: UInt64

    /// The key of something of a kind, such as "test", under a name made of parts.
    init(_ kind: StaticString, _ parts: String...) {
        // FNV-1a, and beside it a sum with another multiplier.
        hash = 0xcbf2_9ce4_8422_2325 ^ UInt64(kind.utf8CodeUnitCount)
        check = 0x9e37_79b9_7f4a_7c15
        kind.withUTF8Buffer { for byte in $0 { add(byte) } }
        for part in parts {
            add(0xff)
            for byte in part.utf8 { add(byte) }
        }
        hash = (hash ^ (hash >> 32)) &* 0x9e37_79b9_7f4a_7c15
        hash ^= hash >> 29
    }

    private mutating func add(_ byte: UInt8) {
        hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3
        check = (check &+ UInt64(byte) &+ 1) &* 0xbf58_476d_1ce4_e5b9
        check ^= check >> 31
    }
}
