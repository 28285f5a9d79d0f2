import Foundation

/// Numbers under keys, in memory that does not grow with them.
///
/// An open-addressed table in a file without a name: slots of a 64-bit hash and a 64-bit value; the hash alone is
/// believed, since among ten million keys two are the same once in 300,000 runs. What was set last is held in memory
/// and goes to the file in the file's order, a batch at a time; what is surely not in the file is not looked for there.
struct HashIndex: ~Copyable {
    private let folder: String
    private var file: SlotFile
    private var used: UInt64 = 0
    private var recent: [UInt64: Int64] = [:]
    private var filter = KeyFilter()

    /// Nearly each page of the file is read and written for each batch, and waits while the disk still writes it from
    /// the one before: with batches of half the size a million cases take half as long again.
    private static let batch = 64 << 10

    /// Creates an empty index with its file in a folder.
    init(folder: String) throws(ReportError) {
        self.folder = folder
        file = try SlotFile(folder: folder, capacity: 1 << 17)
    }

    /// The value under a hash.
    mutating func value(_ hash: UInt64) throws(ReportError) -> Int64? {
        if let value = recent[hash] { return value }
        guard filter.mayContain(hash) else { return nil }
        return try file.value(hash)
    }

    /// Stores a value under a hash.
    mutating func set(_ hash: UInt64, to value: Int64) throws(ReportError) {
        recent[hash] = value
        if recent.count >= Self.batch { try flush() }
    }

    private mutating func flush() throws(ReportError) {
        // Three quarters full is as full as a search is still short in.
        if (used + UInt64(recent.count)) * 4 > file.capacity * 3 {
            file = try file.larger(folder: folder)
        }
        // The file's order, so that each part of it is read and written once.
        for (hash, value) in recent.sorted(by: { $0.key < $1.key }) {
            if try file.set(hash, to: value) { used += 1 }
            filter.insert(hash)
        }
        recent.removeAll(keepingCapacity: true)
    }
}

/// The table of a ``HashIndex`` on the disk: a key's slot follows from its highest bits, so that the order of hashes
/// is that of the file.
private struct SlotFile: ~Copyable {
    private struct Slot: BitwiseCopyable {
        var hash: UInt64 = 0
        /// The value plus one; 0 is an empty slot.
        var mark: UInt64 = 0
    }

    let capacity: UInt64
    private var file: SpoolFile

    /// An empty table; the capacity is a power of two.
    init(folder: String, capacity: UInt64) throws(ReportError) {
        let zeros = Int64(capacity) * Int64(MemoryLayout<Slot>.size)
        let file = try SpoolFile(folder: folder, zeros: zeros, pages: 64)
        self.capacity = capacity
        self.file = file
    }

    mutating func value(_ hash: UInt64) throws(ReportError) -> Int64? {
        var location = start(hash)
        while true {
            let slot = try slot(location)
            if slot.mark == 0 { return nil }
            if slot.hash == hash { return Int64(slot.mark - 1) }
            location = (location + 1) & (capacity - 1)
        }
    }

    /// Stores a value in its slot, and returns whether that was empty.
    mutating func set(_ hash: UInt64, to value: Int64) throws(ReportError) -> Bool {
        var location = start(hash)
        var found = try slot(location)
        while found.mark != 0, found.hash != hash {
            location = (location + 1) & (capacity - 1)
            found = try slot(location)
        }
        var slot = Slot(hash: hash, mark: UInt64(value) + 1)
        let target = Int64(location) * Int64(MemoryLayout<Slot>.size)
        try withRawBytes(of: &slot) { bytes throws(ReportError) in
            try file.overwrite(at: target, with: UnsafeRawBufferPointer(bytes))
        }
        return found.mark == 0
    }

    /// The same in a table that is twice as large.
    mutating func larger(folder: String) throws(ReportError) -> SlotFile {
        var larger = try SlotFile(folder: folder, capacity: capacity * 2)
        for location in 0..<capacity {
            let slot = try slot(location)
            if slot.mark != 0 { _ = try larger.set(slot.hash, to: Int64(slot.mark - 1)) }
        }
        return larger
    }

    private func start(_ hash: UInt64) -> UInt64 { hash >> UInt64(64 - capacity.trailingZeroBitCount) }

    private mutating func slot(_ location: UInt64) throws(ReportError) -> Slot {
        var slot = Slot()
        try withRawBytes(of: &slot) { bytes throws(ReportError) in
            try file.read(at: Int64(location) * Int64(MemoryLayout<Slot>.size), into: bytes)
        }
        return slot
    }
}

/// Recognises most keys that were never stored: a Bloom filter of fixed size, 2 MB.
private struct KeyFilter {
    /// Empty until something is set, since most runs are small.
    private var words: [UInt64] = []
    private static let size = 1 << 18
    private static let mask: UInt64 = (1 << 24) - 1

    func mayContain(_ hash: UInt64) -> Bool { !words.isEmpty && has(hash) && has(hash >> 20) && has(hash >> 40) }

    mutating func insert(_ hash: UInt64) {
        if words.isEmpty { words = Array(repeating: 0, count: Self.size) }
        add(hash)
        add(hash >> 20)
        add(hash >> 40)
    }

    private mutating func add(_ part: UInt64) {
        let bit = part & Self.mask
        words[Int(bit >> 6)] |= 1 << (bit & 63)
    }

    private func has(_ part: UInt64) -> Bool {
        let bit = part & Self.mask
        return words[Int(bit >> 6)] & (1 << (bit & 63)) != 0
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
