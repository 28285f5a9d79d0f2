/// What a record is found by: a 64-bit hash of a name.
struct RecordKey: Hashable, Sendable {
    let hash: UInt64

    /// The key of something of a kind, such as "test", under a name made of parts.
    init(_ kind: StaticString, _ parts: String...) {
        // FNV-1a, then mixed so that every bit depends on all of them (the end of MurmurHash3).
        var hash: UInt64 = 0xcbf2_9ce4_8422_2325
        kind.withUTF8Buffer { for byte in $0 { Self.add(byte, to: &hash) } }
        for var part in parts {
            Self.add(0xff, to: &hash)
            part.withUTF8 { for byte in $0 { Self.add(byte, to: &hash) } }
        }
        hash = (hash ^ (hash >> 33)) &* 0xff51_afd7_ed55_8ccd
        hash = (hash ^ (hash >> 33)) &* 0xc4ce_b9fe_1a85_ec53
        self.hash = hash ^ (hash >> 33)
    }

    private static func add(_ byte: UInt8, to hash: inout UInt64) { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
}
