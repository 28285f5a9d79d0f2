import Glibc

/// The bytes of a network in ONNX's format, which is a message of Protocol Buffers.
public struct OnnxModel: Sendable {
    /// The message.
    public private(set) var bytes: [UInt8]

    /// Creates a model from the content of its file.
    public init(bytes: [UInt8]) {
        self.bytes = bytes
    }

    /// Makes a tensor inside the network one more of its outputs.
    ///
    /// Nothing is read: Protocol Buffers merge a message that occurs twice, and join its lists. So a second graph
    /// (field 7 of `ModelProto`) with one output (field 12 of `GraphProto`) that has a name (field 1 of
    /// `ValueInfoProto`) and nothing else adds this output to the first.
    ///
    /// - Parameter tensor: The tensor's name in the graph, of at most 100 bytes.
    /// - Throws: ``OnnxError/otherGraph(missing:)`` if the name occurs nowhere in the model.
    public mutating func expose(_ tensor: String) throws(OnnxError) {
        let name = Array(tensor.utf8)
        // A length above 127 would take two bytes.
        guard (1...100).contains(name.count), contains(name) else { throw .otherGraph(missing: tensor) }
        let value = Self.field(1, name)
        let graph = Self.field(12, value)
        bytes += Self.field(7, graph)
    }

    /// A field of a message whose value is bytes: its number, the kind 2, the length, the bytes.
    private static func field(_ number: UInt8, _ value: [UInt8]) -> [UInt8] {
        [number << 3 | 2, UInt8(value.count)] + value
    }

    /// Returns whether a text stands somewhere among the bytes.
    private func contains(_ name: [UInt8]) -> Bool {
        bytes.withUnsafeBytes { bytes in
            guard var index = bytes.baseAddress, let first = name.first else { return false }
            let end = index + bytes.count
            while index + name.count <= end, let found = memchr(index, Int32(first), end - index - name.count + 1) {
                if memcmp(found, name, name.count) == 0 { return true }
                index = UnsafeRawPointer(found) + 1
            }
            return false
        }
    }
}
