/// Writes numbers and strings one after the other, for a spool file that only this process reads.
struct ByteWriter {
    private(set) var bytes: [UInt8] = []

    mutating func write(_ value: some FixedWidthInteger) {
        withUnsafeBytes(of: value) { bytes.append(contentsOf: $0) }
    }

    mutating func write(_ value: Double) { write(value.bitPattern) }

    mutating func write(_ value: Bool) { bytes.append(value ? 1 : 0) }

    mutating func write(_ value: String) {
        var value = value
        value.withUTF8 {
            write(UInt32(truncatingIfNeeded: $0.count))
            bytes.append(contentsOf: $0)
        }
    }

    mutating func write(_ value: String?) {
        write(value != nil)
        if let value { write(value) }
    }

    mutating func write<Value>(_ values: [Value], each: (inout Self, Value) -> Void) {
        write(UInt32(truncatingIfNeeded: values.count))
        for value in values { each(&self, value) }
    }

    mutating func write(_ other: Self) { bytes.append(contentsOf: other.bytes) }

    mutating func write(_ raw: UnsafeRawBufferPointer) { bytes.append(contentsOf: raw) }

    mutating func removeAll() { bytes.removeAll(keepingCapacity: true) }
}

/// Reads what a ``ByteWriter`` wrote, in the same order.
struct ByteReader {
    private let bytes: [UInt8]
    private var location = 0

    init(_ bytes: [UInt8]) { self.bytes = bytes }

    mutating func read<Number: FixedWidthInteger>(_: Number.Type = Number.self) -> Number {
        let size = MemoryLayout<Number>.size
        guard location + size <= bytes.count else { return 0 }
        defer { location += size }
        return bytes.withUnsafeBytes { $0.loadUnaligned(fromByteOffset: location, as: Number.self) }
    }

    mutating func readDouble() -> Double { Double(bitPattern: read()) }

    mutating func readBool() -> Bool { read(UInt8.self) != 0 }

    mutating func readString() -> String {
        let end = min(location + Int(read(UInt32.self)) + 4, bytes.count)
        defer { location = max(location, end) }
        return String(decoding: bytes[min(location, end)..<end], as: UTF8.self)
    }

    mutating func readOptionalString() -> String? { readBool() ? readString() : nil }

    mutating func readArray<Value>(_ each: (inout Self) -> Value) -> [Value] {
        (0..<read(UInt32.self)).map { _ in each(&self) }
    }
}
