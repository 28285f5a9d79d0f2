import COnnxRuntime

/// What a network is given: numbers in rows of a shape.
public enum OnnxInput: Sendable {
    /// Whole numbers; the shape's product is their count.
    case integers([Int64], shape: [Int])
    /// Numbers; the shape's product is their count.
    case floats([Float], shape: [Int])
}

/// An input as ONNX Runtime takes it, with the memory that it lies in.
final class LoadedInput {
    let value: OpaquePointer?
    private let memory: UnsafeMutableRawBufferPointer
    private let environment: OnnxEnvironment

    /// Copies an input.
    init(_ input: OnnxInput, _ environment: OnnxEnvironment) throws(OnnxError) {
        let (memory, shape, type) =
            switch input {
            case .integers(let numbers, let shape):
                (Self.copy(of: numbers), shape, ONNX_TENSOR_ELEMENT_DATA_TYPE_INT64)
            case .floats(let numbers, let shape):
                (Self.copy(of: numbers), shape, ONNX_TENSOR_ELEMENT_DATA_TYPE_FLOAT)
            }
        do throws(OnnxError) {
            value = try environment.makeTensor(over: memory, shape: shape.map(Int64.init), type: Int32(type))
        } catch {
            memory.deallocate()
            throw error
        }
        self.memory = memory
        self.environment = environment
    }

    deinit {
        environment.api.ReleaseValue(value)
        memory.deallocate()
    }

    private static func copy<Number: BitwiseCopyable>(of numbers: [Number]) -> UnsafeMutableRawBufferPointer {
        numbers.withUnsafeBytes { bytes in
            let copy = UnsafeMutableRawBufferPointer.allocate(
                byteCount: bytes.count, alignment: MemoryLayout<Number>.alignment)
            copy.copyMemory(from: bytes)
            return copy
        }
    }
}
