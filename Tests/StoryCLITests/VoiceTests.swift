import Foundation
import Testing

@Suite("Natural voices", .serialized, .timeLimit(.minutes(2)))
struct VoiceTests {
    private let story: StoryProcess

    init() throws {
        story = try StoryProcess()
    }

    /// An engine that is whole by its own manifest, and the files of a voice for it; neither can speak.
    private func installMadeVoice() async throws -> ProcessResult {
        try SampleVoice.writeEngine(to: story.home.appending(path: "voices"))
        return try await story.run(["voice", "install"] + SampleVoice.writeFiles(to: story.home))
    }

    @Test("Without any, the list says how each can be had, and looking makes nothing")
    func list() async throws {
        // When
        let result = try await story.run(["voice", "list", "--json"])
        // Then
        let voices = try result.list("voices")
        #expect(voices.map { $0["id"] as? String } == ["heart", "kore", "fenrir", "emma", "fable", "joe"])
        #expect(voices.first?["status"] as? String == "available")
        #expect(voices.first?["licence"] as? String == "Apache-2.0")
        #expect(voices[3]["neededFiles"] as? [String] == ["bf_emma.int8.onnx"])
        #expect(story.files().isEmpty)
    }

    @Test("A voice is installed from files, listed, and removed once that is confirmed")
    func fromFiles() async throws {
        // When
        let installed = try await installMadeVoice()
        let listed = try await story.run(["voice", "--no-color"])
        let refused = try await story.run(["voice", "remove", "thorsten"])
        let removed = try await story.run(["voice", "remove", "thorsten", "--yes"])
        // Then
        #expect(installed.status == 0, "\(installed.errorOutput)")
        #expect(installed.output.hasPrefix("Installed Thorsten (thorsten), a voice of Piper's"))
        #expect(listed.output.contains("thorsten"))
        #expect(refused.status == 64)
        #expect(removed.output == "Removed Thorsten (\(SampleVoice.size)).\n")
        #expect(story.files(below: "voices") == [".lock", "engine/libonnxruntime.so", "engine/manifest.json"])
    }

    @Test("A damaged voice is named by the list and by the doctor, with what to do")
    func damaged() async throws {
        // Given
        _ = try await installMadeVoice()
        let model = story.home.appending(path: "voices/thorsten/de_DE-thorsten-low.onnx")
        try Data("a gra".utf8).write(to: model)
        // When
        let listed = try await story.run(["voice", "list", "--json"])
        let doctor = try await story.run(["doctor", "--json"])
        // Then
        let voice = try #require(try listed.list("voices").first)
        #expect(voice["status"] as? String == "damaged")
        #expect(((voice["error"] as? [String: Any])?["code"] as? String) == "voice.damaged")
        let check = try #require(try doctor.list("checks").first { $0["name"] as? String == "voice thorsten" })
        #expect(check["isHealthy"] as? Bool == false && check["isOptional"] as? Bool == true)
        #expect((check["recovery"] as? String)?.contains("story voice remove thorsten") == true)
        // It is the first choice for German, and it cannot speak.
        #expect(doctor.status == 69)
    }

    @Test("Where pip reaches nothing, that is said with the file to bring, and the next command is as before")
    func offline() async throws {
        // Given
        let path = try SampleVoice.writeFailingPip(to: story.home)
        // When
        let result = try await story.run(["voice", "install"], environment: ["PATH": path])
        let listed = try await story.run(["voice", "list", "--json"])
        // Then
        #expect(result.status == 75)
        #expect(result.errorOutput.contains("There is no connection to the package index."))
        #expect(result.errorOutput.contains("onnxruntime-1.32.0"))
        #expect(try listed.list("voices").first?["status"] as? String == "available")
    }

    @Test("Without pip, the package that brings it is named")
    func noPip() async throws {
        let result = try await story.run(["voice", "install"], environment: ["PATH": "/nowhere"])
        #expect(result.status == 69)
        #expect(result.errorOutput.contains("apt-get install python3-pip"))
    }

    @Test("Wrong words end with the code of their kind and a way on")
    func wrong() async throws {
        let cases: [(words: [String], status: Int32, text: String)] = [
            (["install", "hart"], 64, "Did you mean 'heart'?"), (["install", "emma"], 69, "bf_emma.int8.onnx"),
            (["install", "./nowhere.onnx"], 65, "There is no such file."), (["remove", "heart", "--yes"], 66, "heart"),
            (["remove", "hart"], 64, "Did you mean 'heart'?"), (["test", "heart"], 66, "story voice install heart"),
            (["default", "nobody"], 64, "No voice called 'nobody'."), (["test", "--to", "a.mp3"], 64, ".opus or .wav"),
            (["default", "--narrators", "flite,flute"], 64, "No narrator called 'flute'."),
        ]
        for (words, status, text) in cases {
            let result = try await story.run(["voice"] + words)
            #expect(result.status == status, "\(words): \(result.errorOutput)")
            #expect(result.errorOutput.contains(text), "\(words): \(result.errorOutput)")
        }
    }

    @Test("A voice speaks into a file, with figures, and never over one that is there", arguments: ["opus", "wav"])
    func sample(ending: String) async throws {
        // Given
        let file = story.home.appending(path: "sample.\(ending)").path
        let lines = story.home.appending(path: "lines.txt")
        try Data("Good night.\nSleep well, little fox.\n".utf8).write(to: lines)
        let words = ["voice", "test", "Edgar", "--text-file", lines.path, "--to", file, "--json"]
        // When
        let result = try await story.run(words)
        let again = try await story.run(words)
        // Then
        let figures = try result.object()
        #expect(figures["voice"] as? String == "rms")
        #expect(figures["sentenceCount"] as? Int == 2)
        #expect(try #require(figures["duration"] as? Double) > 1)
        #expect(try Data(contentsOf: URL(filePath: file)).prefix(4) == Data((ending == "wav" ? "RIFF" : "OggS").utf8))
        #expect(again.status == 73, "\(again.errorOutput)")
    }

    @Test("The voice and the order of narrators that somebody chooses narrate new stories, until they are forgotten")
    func chosen() async throws {
        // Given
        let create = ["create", "--hero", "Mira", "--minutes", "1", "--no-illustrations", "--json"]
        func voice() async throws -> String? {
            (try await story.run(create).object()["audio"] as? [String: Any])?["voice"] as? String
        }
        // When
        let usual = try await voice()
        _ = try await story.run(["voice", "default", "--narrators", "espeak-ng"])
        let ordered = try await voice()
        _ = try await story.run(["voice", "default", "Angus"])
        let chosen = try await voice()
        let reset = try await story.run(["voice", "default", "--reset", "--json"]).object()
        // Then
        #expect([usual, ordered, chosen] == ["slt", "en", "awb"])
        #expect(reset["voice"] is NSNull)
        #expect((reset["narrators"] as? [String])?.contains("flite") == true)
    }
}
