import DynamicLibrary
import Foundation
@testable import OnnxRuntime
import StoryCore

/// The ONNX Runtime that tests run with: the one that is installed in the folder that `STORY_VOICES` names.
enum InstalledRuntime {
    /// Why tests are skipped where there is none.
    static let need = "ONNX Runtime is not installed in the folder that STORY_VOICES names"

    static var isThere: Bool { file != nil }

    static func environment() throws -> OnnxEnvironment {
        let file = file ?? URL(filePath: "/nowhere")
        return try OnnxEnvironment { () throws(ProviderError) in
            try DynamicLibrary(file: file, remedy: .installVoiceEngine, for: "tester")
        }
    }

    private static var file: URL? {
        guard let voices = ProcessInfo.processInfo.environment["STORY_VOICES"] else { return nil }
        let folder = URL(filePath: voices).appending(path: "engine")
        let names = try? FileManager.default.contentsOfDirectory(atPath: folder.path)
        return names?.first { $0.hasPrefix("libonnxruntime.so") }.map { folder.appending(path: $0) }
    }
}
