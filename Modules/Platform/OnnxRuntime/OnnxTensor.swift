import COnnxRuntime

/// What a network has computed: numbers in rows of a shape, in ONNX Runtime's memory.
public final class OnnxTensor {
    private let value: OpaquePointer
    private let environment: OnnxEnvironment

    /// Takes ownership of a value of the library.
    init(_ value: OpaquePointer, _ environment: OnnxEnvironment) {
        self.value = value
        self.environment = environment
    }

    deinit {
        environment.api.ReleaseValue(value)
    }

    /// Returns the dimensions, the outermost first.
    ///
    /// - Throws: ``OnnxError/runFailed(detail:)`` if it is no tensor.
    public func shape() throws(OnnxError) -> [Int] {
        let api = environment.api
        return try withInfo { info, check throws(OnnxError) in
            var count = 0
            try check.succeeded(api.GetDimensionsCount(info, &count))
            var shape = [Int64](repeating: 0, count: count)
            try check.succeeded(api.GetDimensions(info, &shape, count))
            return shape.map(Int.init)
        }
    }

    /// Gives access to tensors of numbers, row after row, for as long as the work takes.
    ///
    /// - Throws: ``OnnxError/runFailed(detail:)`` if one is of another kind.
    public static func withFloats<Value>(
        of tensors: [OnnxTensor], _ work: ([UnsafeBufferPointer<Float>]) throws(OnnxError) -> Value
    ) throws(OnnxError) -> Value {
        let numbers = try tensors.map { tensor throws(OnnxError) in
            try tensor.elements(ONNX_TENSOR_ELEMENT_DATA_TYPE_FLOAT, as: Float.self)
        }
        defer { withExtendedLifetime(tensors) {} }
        return try work(numbers)
    }

    /// The numbers of a tensor, row after row.
    ///
    /// - Throws: ``OnnxError/runFailed(detail:)`` if it is of another kind.
    public func floats() throws(OnnxError) -> [Float] {
        try Self.withFloats(of: [self]) { Array($0[0]) }
    }

    /// The numbers of a tensor of whole numbers, row after row.
    ///
    /// - Throws: ``OnnxError/runFailed(detail:)`` if it is of another kind.
    public func integers() throws(OnnxError) -> [Int64] {
        Array(try elements(ONNX_TENSOR_ELEMENT_DATA_TYPE_INT64, as: Int64.self))
    }

    // MARK: - Private

    private func elements<Element, Kind: BinaryInteger>(
        _ wanted: Kind, as type: Element.Type
    ) throws(OnnxError) -> UnsafeBufferPointer<Element> {
        let api = environment.api
        let count = try shape().reduce(1, *)
        let kind = try withInfo { info, check throws(OnnxError) in
            var kind: Int32 = 0
            try check.succeeded(api.GetTensorElementType(info, &kind))
            return kind
        }
        guard kind == wanted else { throw .runFailed(detail: "An output has numbers of another kind (\(kind)).") }
        guard count > 0 else { return UnsafeBufferPointer(start: nil, count: 0) }
        let start = try OnnxCheck(api: api, isLoading: false).made { api.GetTensorMutableData(value, &$0) }
        return UnsafeBufferPointer(start: start.assumingMemoryBound(to: Element.self), count: count)
    }

    private func withInfo<Value>(
        _ work: (OpaquePointer, OnnxCheck) throws(OnnxError) -> Value
    ) throws(OnnxError) -> Value {
        let api = environment.api
        let check = OnnxCheck(api: api, isLoading: false)
        let info = try check.made { api.GetTensorTypeAndShape(value, &$0) }
        defer { api.ReleaseTensorTypeAndShapeInfo(info) }
        return try work(info, check)
    }
}
