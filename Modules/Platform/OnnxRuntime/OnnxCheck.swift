import COnnxRuntime

/// Turns what ONNX Runtime's functions return into errors.
struct OnnxCheck {
    let api: OrtApi
    /// Whether a model is being loaded, which decides whose fault a failure is.
    let isLoading: Bool

    /// Throws if a call has failed.
    func succeeded(_ status: OpaquePointer?) throws(OnnxError) {
        guard let status else { return }
        defer { api.ReleaseStatus(status) }
        throw OnnxError(message: String(cString: api.GetErrorMessage(status)), isLoading: isLoading)
    }

    /// Returns the object created by a call.
    func made<Made>(_ call: (inout Made?) -> OpaquePointer?) throws(OnnxError) -> Made {
        var made: Made?
        try succeeded(call(&made))
        guard let made else { throw OnnxError(message: "Nothing was made.", isLoading: isLoading) }
        return made
    }
}
