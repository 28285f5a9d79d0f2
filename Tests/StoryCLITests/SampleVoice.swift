import Foundation

/// A voice, and an engine for it, that are whole by what they say of themselves, and cannot speak.
enum SampleVoice {
    private static let model = "a graph"
    private static let description =
        #"{"audio":{"sample_rate":22050},"espeak":{"voice":"de"},"language":{"code":"de_DE"},"phoneme_id_map":{"_":[0]}}"#

    /// How much its files take, for people.
    static var size: String { "\(model.utf8.count + description.utf8.count) bytes" }

    /// Writes an engine into a folder of voices.
    static func writeEngine(to voices: URL) throws {
        let folder = voices.appending(path: "engine")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try Data().write(to: folder.appending(path: "libonnxruntime.so"))
        // The SHA-256 of nothing.
        let digest = "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"
        let manifest = """
            {"version":1,"name":"engine","kind":"engine","displayName":"ONNX Runtime","summary":"runs the voices",
            "release":"0","licence":"MIT","source":"a test","library":"libonnxruntime.so",
            "files":[{"path":"libonnxruntime.so","bytes":0,"sha256":"\(digest)"}]}
            """
        try Data(manifest.utf8).write(to: folder.appending(path: "manifest.json"))
    }

    /// Writes the files that 'story voice install' takes.
    ///
    /// - Returns: Their paths.
    static func writeFiles(to folder: URL) throws -> [String] {
        let files = ["de_DE-thorsten-low.onnx": model, "de_DE-thorsten-low.onnx.json": description]
        for (name, text) in files { try Data(text.utf8).write(to: folder.appending(path: name)) }
        return files.keys.sorted().map { folder.appending(path: $0).path }
    }

    /// Writes a pip that reaches nothing: with it, no test does, whatever becomes of the program.
    ///
    /// - Returns: An environment with a path for programs on which it comes first.
    static func writeFailingPip(to folder: URL) throws -> [String: String] {
        let programs = folder.appending(path: "programs")
        try FileManager.default.createDirectory(at: programs, withIntermediateDirectories: true)
        let pip = programs.appending(path: "pip3")
        try Data("#!/bin/sh\necho 'ERROR: NewConnectionError' >&2\nexit 1\n".utf8).write(to: pip)
        try FileManager.default.setAttributes([.posixPermissions: 0o700], ofItemAtPath: pip.path)
        return ["PATH": "\(programs.path):/usr/bin:/bin"]
    }
}
