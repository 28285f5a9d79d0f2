/// Finds records again by a key, without holding the keys in memory.
///
/// An open-addressed table in a file without a name: slots of a 64-bit hash and a 64-bit value. Two keys may have the
/// same hash: whoever looks up is asked whether the value is the one meant. It doubles when it is half full, so that
/// looking up costs about one read.
struct HashIndex: ~Copyable {
    private var slots: SpoolFile
    private var capacity: UInt64
    private var used: UInt64 = 0
    private let folder: String
    private static let slotSize = 16

    private struct Slot {
        var hash: UInt64 = 0
        /// The value plus one; 0 is an empty slot.
        var mark: UInt64 = 0
    }

    /// Makes an empty index with its file in a folder; the capacity is a power of two.
    init(folder: String, capacity: UInt64 = 1 << 12) throws(ReportError) {
        self.folder = folder
        self.capacity = capacity
        slots = try Self.emptySlots(folder: folder, capacity: capacity)
    }

    /// The value under a hash that is the one meant.
    func value(_ hash: UInt64, where isMeant: (Int64) throws(ReportError) -> Bool) throws(ReportError) -> Int64? {
        var place = hash & (capacity - 1)
        while true {
            let slot = try self.slot(place)
            if slot.mark == 0 { return nil }
            if slot.hash == hash, try isMeant(Int64(slot.mark - 1)) { return Int64(slot.mark - 1) }
            place = (place + 1) & (capacity - 1)
        }
    }

    /// Puts a value in place of the one meant, or beside the others if there is none.
    mutating func set(
        _ hash: UInt64, to value: Int64, where isMeant: (Int64) throws(ReportError) -> Bool
    ) throws(ReportError) {
        if used * 2 >= capacity { try grow() }
        var place = hash & (capacity - 1)
        while true {
            let slot = try self.slot(place)
            if slot.mark == 0 {
                used += 1
                break
            }
            if slot.hash == hash, try isMeant(Int64(slot.mark - 1)) { break }
            place = (place + 1) & (capacity - 1)
        }
        try Self.put(Slot(hash: hash, mark: UInt64(value) + 1), at: place, in: &slots)
    }

    private mutating func grow() throws(ReportError) {
        var larger = try Self.emptySlots(folder: folder, capacity: capacity * 2)
        let mask = capacity * 2 - 1
        for place in 0..<capacity {
            let slot = try self.slot(place)
            guard slot.mark != 0 else { continue }
            var target = slot.hash & mask
            while try Self.slot(target, in: larger).mark != 0 { target = (target + 1) & mask }
            try Self.put(slot, at: target, in: &larger)
        }
        slots = larger
        capacity *= 2
    }

    private func slot(_ place: UInt64) throws(ReportError) -> Slot { try Self.slot(place, in: slots) }

    private static func slot(_ place: UInt64, in file: borrowing SpoolFile) throws(ReportError) -> Slot {
        var slot = Slot()
        try withRawBytes(of: &slot) { buffer throws(ReportError) in
            try file.read(at: Int64(place) * Int64(slotSize), into: buffer)
        }
        return slot
    }

    private static func put(_ slot: Slot, at place: UInt64, in file: inout SpoolFile) throws(ReportError) {
        var slot = slot
        try withRawBytes(of: &slot) { buffer throws(ReportError) in
            try file.overwrite(at: Int64(place) * Int64(slotSize), with: UnsafeRawBufferPointer(buffer))
        }
    }

    private static func emptySlots(folder: String, capacity: UInt64) throws(ReportError) -> SpoolFile {
        var file = try SpoolFile(folder: folder)
        try file.append(zeros: Int(capacity) * slotSize)
        return file
    }
}

/// The bytes of a trivial value, to read or to change, with the error that the body throws.
func withRawBytes<Value: BitwiseCopyable>(
    of value: inout Value, _ body: (UnsafeMutableRawBufferPointer) throws(ReportError) -> Void
) throws(ReportError) {
    let result: Result<Void, ReportError> = withUnsafeMutableBytes(of: &value) { buffer in
        do throws(ReportError) { return .success(try body(buffer)) } catch { return .failure(error) }
    }
    try result.get()
}
