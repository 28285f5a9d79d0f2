import CSystemd
import StoryCore

/// A message of libsystemd's, read or written by the bus's thread.
struct BusMessage {
    private let functions: BusFunctions
    let handle: OpaquePointer

    /// Borrows a message.
    init(_ handle: OpaquePointer, _ functions: BusFunctions) {
        self.functions = functions
        self.handle = handle
    }

    // MARK: - Reading

    /// The method call of the message.
    var call: BusCall {
        BusCall(
            interface: functions.interface(handle).map { String(cString: $0) } ?? "",
            member: functions.member(handle).map { String(cString: $0) } ?? "", arguments: arguments())
    }

    /// Everything in the message; nil if something is of a kind that is never expected.
    private func arguments() -> [BusValue]? {
        var values: [BusValue] = []
        while true {
            var (type, contents): (CChar, UnsafePointer<CChar>?) = (0, nil)
            let found = functions.peekType(handle, &type, &contents)
            guard found > 0 else { return found == 0 ? values : nil }
            guard let value = value(of: type, contents) else { return nil }
            values.append(value)
        }
    }

    private func value(of type: CChar, _ contents: UnsafePointer<CChar>?) -> BusValue? {
        switch UInt8(bitPattern: type) {
        case UInt8(ascii: "s"): return text(type).map { .string($0) }
        case UInt8(ascii: "o"): return text(type).map { .path($0) }
        case UInt8(ascii: "b"): return basic(type, Int32(0)).map { .boolean($0 != 0) }
        case UInt8(ascii: "x"): return basic(type, Int64(0)).map { .integer($0) }
        case UInt8(ascii: "d"): return basic(type, 0.0).map { .number($0) }
        case UInt8(ascii: "v"):
            guard functions.enterContainer(handle, type, contents) > 0 else { return nil }
            var (inner, innerContents): (CChar, UnsafePointer<CChar>?) = (0, nil)
            // Nested variants could be arbitrarily deep.
            guard functions.peekType(handle, &inner, &innerContents) > 0, inner != type,
                let value = value(of: inner, innerContents), functions.exitContainer(handle) >= 0
            else { return nil }
            return .variant(value)
        default: return nil
        }
    }

    private func text(_ type: CChar) -> String? {
        var text: UnsafePointer<CChar>?
        guard functions.read(handle, type, &text) > 0 else { return nil }
        return text.map { String(cString: $0) }
    }

    private func basic<Value: BitwiseCopyable>(_ type: CChar, _ zero: Value) -> Value? {
        var value = zero
        return functions.read(handle, type, &value) > 0 ? value : nil
    }

    /// The number that a reply begins with; nil if it is an error or something else.
    var replyNumber: UInt32? {
        guard functions.isError(handle, nil) == 0 else { return nil }
        return basic(CChar(UInt8(ascii: "u")), UInt32(0))
    }

    // MARK: - Writing

    /// Adds values at the end.
    func append(_ values: [BusValue]) throws(ProviderError) {
        for value in values { try append(value) }
    }

    private func append(_ value: BusValue) throws(ProviderError) {
        switch value {
        case .string(let text): try append(text, as: "s")
        case .path(let path): try append(path, as: "o")
        case .boolean(let flag): try append(basic: Int32(flag ? 1 : 0), as: "b")
        case .integer(let number): try append(basic: number, as: "x")
        case .number(let number): try append(basic: number, as: "d")
        case .strings(let texts):
            try container("a", of: "s") { () throws(ProviderError) in
                for text in texts { try append(text, as: "s") }
            }
        case .variant(let inner):
            try container("v", of: inner.signature) { () throws(ProviderError) in try append(inner) }
        case .dictionary(let entries):
            try container("a", of: "{sv}") { () throws(ProviderError) in
                for (name, value) in entries.sorted(by: { $0.key < $1.key }) {
                    try container("e", of: "sv") { () throws(ProviderError) in
                        try append([.string(name), .variant(value)])
                    }
                }
            }
        }
    }

    private func container(
        _ type: Unicode.Scalar, of contents: String, _ body: () throws(ProviderError) -> Void
    ) throws(ProviderError) {
        try BusConnection.check(functions.openContainer(handle, CChar(type.value), contents), "writing a message")
        try body()
        try BusConnection.check(functions.closeContainer(handle), "writing a message")
    }

    /// A character U+0000 ends a text on the bus: what is behind it is left out.
    private func append(_ text: String, as type: Unicode.Scalar) throws(ProviderError) {
        let code = text.withCString { functions.append(handle, CChar(type.value), $0) }
        try BusConnection.check(code, "writing a message")
    }

    private func append(basic value: some BitwiseCopyable, as type: Unicode.Scalar) throws(ProviderError) {
        var value = value
        try BusConnection.check(functions.append(handle, CChar(type.value), &value), "writing a message")
    }
}
