import COnnxRuntime

/// A network that is ready to be computed.
public final class OnnxSession {
    private let environment: OnnxEnvironment
    private let session: OpaquePointer

    /// Loads a network.
    ///
    /// - Parameters:
    ///   - model: The network; its bytes are not needed afterwards.
    ///   - inputs: The names of all inputs that it must have, in any order.
    ///   - outputs: The names of outputs that it must have among others.
    /// - Throws: ``OnnxError/damagedModel(detail:)``, ``OnnxError/otherGraph(missing:)`` or
    ///   ``OnnxError/outOfMemory``.
    public init(
        _ model: OnnxModel, inputs: [String], outputs: [String], environment: OnnxEnvironment
    ) throws(OnnxError) {
        self.environment = environment
        session = try environment.makeSession(model.bytes)
        let api = environment.api
        let (session, allocator) = (session, environment.allocator)
        let hasInputs = try names(count: { api.SessionGetInputCount(session, &$0) }) {
            api.SessionGetInputName(session, $0, allocator, &$1)
        }
        let hasOutputs = try names(count: { api.SessionGetOutputCount(session, &$0) }) {
            api.SessionGetOutputName(session, $0, allocator, &$1)
        }
        // One that is not known would have no value.
        if let unknown = Set(hasInputs).symmetricDifference(inputs).min() { throw .otherGraph(missing: unknown) }
        if let missing = outputs.first(where: { !hasOutputs.contains($0) }) { throw .otherGraph(missing: missing) }
    }

    deinit {
        environment.api.ReleaseSession(session)
    }

    /// Computes the network.
    ///
    /// - Parameters:
    ///   - inputs: Every input by its name.
    ///   - outputs: The names of the outputs that are wanted.
    /// - Returns: The outputs, in the order of their names.
    /// - Throws: ``OnnxError/runFailed(detail:)`` or ``OnnxError/outOfMemory``.
    public func run(_ inputs: KeyValuePairs<String, OnnxInput>, outputs: [String]) throws(OnnxError) -> [OnnxTensor] {
        let api = environment.api
        let loaded = try inputs.map { _, input throws(OnnxError) in try LoadedInput(input, environment) }
        let inputNames = CStrings(inputs.map(\.key))
        let outputNames = CStrings(outputs)
        var made = [OpaquePointer?](repeating: nil, count: outputs.count)
        let status = withExtendedLifetime((loaded, inputNames, outputNames)) {
            api.Run(
                session, nil, inputNames.pointers, loaded.map(\.value), loaded.count, outputNames.pointers,
                outputs.count, &made)
        }
        // Owned at once, so that they are released whatever comes next.
        let tensors = made.map { $0.map { OnnxTensor($0, environment) } }
        try OnnxCheck(api: api, isLoading: false).succeeded(status)
        return try zip(outputs, tensors).map { name, tensor throws(OnnxError) in
            guard let tensor else { throw .runFailed(detail: "The output '\(name)' is missing.") }
            return tensor
        }
    }

    // MARK: - Private

    private func names(
        count: (inout Int) -> OpaquePointer?, name: (Int, inout UnsafeMutablePointer<CChar>?) -> OpaquePointer?
    ) throws(OnnxError) -> [String] {
        let api = environment.api
        let check = OnnxCheck(api: api, isLoading: true)
        var total = 0
        try check.succeeded(count(&total))
        return try (0..<total).map { index throws(OnnxError) in
            let text = try check.made { name(index, &$0) }
            let found = String(cString: text)
            try check.succeeded(api.AllocatorFree(environment.allocator, text))
            return found
        }
    }
}
