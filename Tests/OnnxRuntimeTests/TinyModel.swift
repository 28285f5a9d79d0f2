@testable import OnnxRuntime

/// A network of two steps: "hidden" is minus "x", and "y" is the absolute value of "hidden".
enum TinyModel {
    /// The network in ONNX's format, which is Protocol Buffers.
    static let bytes: [UInt8] = {
        let graph =
            field(1, node("Neg", "x", "hidden")) + field(1, node("Abs", "hidden", "y")) + field(2, text("tiny"))
            + field(11, value("x")) + field(12, value("y"))
        // Version 7 of the format, with the operators of version 13.
        return [0x08, 7] + field(8, [0x10, 13]) + field(7, graph)
    }()

    private static func node(_ kind: String, _ input: String, _ output: String) -> [UInt8] {
        field(1, text(input)) + field(2, text(output)) + field(4, text(kind))
    }

    /// A list of any length of numbers of single precision.
    private static func value(_ name: String) -> [UInt8] {
        let shape = field(1, field(2, text("N")))
        return field(1, text(name)) + field(2, field(1, [0x08, 1] + field(2, shape)))
    }

    private static func text(_ text: String) -> [UInt8] { Array(text.utf8) }

    private static func field(_ number: UInt8, _ value: [UInt8]) -> [UInt8] {
        [number << 3 | 2, UInt8(value.count)] + value
    }
}
