/// Why a network could not be loaded or computed.
public enum OnnxError: Error, Hashable, Sendable {
    /// The library is not there or cannot be loaded.
    case noLibrary(detail: String)
    /// The library is too old, or something else of its name.
    case wrongVersion(detail: String)
    /// The model cannot be read: it is cut off, or no model at all.
    case damagedModel(detail: String)
    /// The model can be read, but lacks an input, an output or a tensor that is needed: it is of another network.
    case otherGraph(missing: String)
    /// There was not enough memory.
    case outOfMemory
    /// The network could not be computed, or gave something else than was asked for.
    case runFailed(detail: String)

    /// Creates the error of a failure reported by ONNX Runtime.
    ///
    /// - Parameters:
    ///   - message: ONNX Runtime's message, which may contain paths of this machine and of its own sources.
    ///   - isLoading: Whether a model was being loaded.
    init(message: String, isLoading: Bool) {
        let isMemory = ["bad_alloc", "allocate memory"].contains { message.contains($0) }
        let detail = Self.withoutPaths(message)
        self = isMemory ? .outOfMemory : isLoading ? .damagedModel(detail: detail) : .runFailed(detail: detail)
    }

    /// The first line of a message, with the last part of each path in the path's stead.
    static func withoutPaths(_ message: String) -> String {
        let line = message.prefix { !$0.isNewline }
        let words = line.split(separator: " ").map { word -> Substring in
            guard word.hasPrefix("/") else { return word }
            return word.split(separator: "/").last ?? word
        }
        return words.joined(separator: " ")
    }
}
