import COnnxRuntime
public import DynamicLibrary
import Foundation
public import StoryCore

/// ONNX Runtime, which computes neural networks: the loaded library and its state.
///
/// Sessions keep their environment. Neither may be used by two tasks at once, so that an actor has to hold them.
public final class OnnxEnvironment {
    /// The library's version, such as "1.32.0".
    public let version: String
    let api: OrtApi
    let allocator: OpaquePointer
    private let environment: OpaquePointer
    private let memory: OpaquePointer
    /// The library counts the environments of a process and is not thread-safe where the last one goes and the next one
    /// comes: it may still have its logger then, and refuses a second.
    private static let creation = NSLock()

    /// Starts ONNX Runtime.
    ///
    /// - Parameter library: Loads the library; asked once.
    /// - Throws: ``OnnxError/noLibrary(detail:)`` or ``OnnxError/wrongVersion(detail:)``.
    public init(library: () throws(ProviderError) -> DynamicLibrary) throws(OnnxError) {
        let base = try Self.base(of: library)
        let version = String(cString: base.GetVersionString())
        // An older library would say so on standard error besides.
        guard Self.isKnown(version), let api = base.GetApi(UInt32(STORY_ORT_API_VERSION))?.pointee else {
            throw .wrongVersion(detail: "It has version \(version), and 1.11 or newer is needed.")
        }
        let check = OnnxCheck(api: api, isLoading: false)
        // It belongs to the library and is never released.
        allocator = try check.made { api.GetAllocatorWithDefaultOptions(&$0) }
        let memory = try check.made {
            api.CreateCpuMemoryInfo(Int32(OrtDeviceAllocator), Int32(OrtMemTypeDefault), &$0)
        }
        do throws(OnnxError) {
            Self.creation.lock()
            defer { Self.creation.unlock() }
            environment = try check.made { api.CreateEnv(Int32(ORT_LOGGING_LEVEL_FATAL), "story", &$0) }
        } catch {
            // An incomplete object is not released by its `deinit`.
            api.ReleaseMemoryInfo(memory)
            throw error
        }
        self.memory = memory
        self.api = api
        self.version = version
    }

    deinit {
        api.ReleaseMemoryInfo(memory)
        Self.creation.withLock { api.ReleaseEnv(environment) }
    }

    /// Reads a model.
    ///
    /// One thread computes: a story is spoken beside other work. Memory is not planned ahead by the shapes that came
    /// before, since no two sentences are of one length. What a run needed is kept for the next; given back and taken
    /// again on every thread of the program, it took 40 MB more.
    func makeSession(_ model: [UInt8]) throws(OnnxError) -> OpaquePointer {
        let check = OnnxCheck(api: api, isLoading: true)
        let options = try check.made { api.CreateSessionOptions(&$0) }
        defer { api.ReleaseSessionOptions(options) }
        try check.succeeded(api.SetIntraOpNumThreads(options, 1))
        try check.succeeded(api.SetInterOpNumThreads(options, 1))
        try check.succeeded(api.SetSessionLogSeverityLevel(options, Int32(ORT_LOGGING_LEVEL_FATAL)))
        try check.succeeded(api.DisableMemPattern(options))
        return try check.made { api.CreateSessionFromArray(environment, model, model.count, options, &$0) }
    }

    /// Creates a tensor over memory of the caller, which must stay valid as long as the tensor.
    func makeTensor(over data: UnsafeMutableRawBufferPointer, shape: [Int64], type: Int32) throws(OnnxError)
        -> OpaquePointer
    {
        guard let start = data.baseAddress else { throw .runFailed(detail: "An input is empty.") }
        return try OnnxCheck(api: api, isLoading: false).made {
            api.CreateTensorWithDataAsOrtValue(memory, start, data.count, shape, shape.count, type, &$0)
        }
    }

    // MARK: - Private

    private static func base(of library: () throws(ProviderError) -> DynamicLibrary) throws(OnnxError) -> OrtApiBase {
        do throws(ProviderError) {
            let entry = try library().function("OrtGetApiBase", as: OrtGetApiBase_fn.self)
            if let base = entry()?.pointee { return base }
        } catch {
            throw .noLibrary(detail: error.reason ?? error.message)
        }
        throw .wrongVersion(detail: "It offers no functions.")
    }

    /// Returns whether the table of functions that is used is part of a version: "1.11" and everything after it.
    static func isKnown(_ version: String) -> Bool {
        let numbers = version.split(separator: ".").map { Int($0) }
        guard numbers.count >= 2, let major = numbers[0], let minor = numbers[1] else { return false }
        return (major, minor) >= (1, Int(STORY_ORT_API_VERSION))
    }
}
