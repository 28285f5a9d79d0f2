import Foundation
import SafeFiles
import StoryCore
import TestSupport
import Testing

@testable import VoiceStore

@Suite("Voices that are installed", .tags(.process), .timeLimit(.minutes(1)))
struct InstalledVoicesTests {
    private let folder: TemporaryFolder
    private let layout: VoicesLayout
    private var sut: InstalledVoices { InstalledVoices(layout) }

    init() throws {
        folder = try TemporaryFolder()
        layout = VoicesLayout(root: folder.url)
    }

    private func write(_ manifest: String, as name: String) throws {
        try SafeFiles.makeFolder(layout.folder(of: name))
        try Data(manifest.utf8).write(to: layout.folder(of: name).appending(path: "manifest.json"))
    }

    private func manifest(
        name: String = "mira", file: String = "mira.onnx", version: Int = 1, language: String = "en-US", bytes: Int = 5
    ) -> String {
        """
        {"version":\(version),"name":"\(name)","kind":"piper","displayName":"Mira","summary":"bright",
        "language":"\(language)","release":"1","licence":"MIT","source":"mira 1","model":"\(file)",
        "files":[{"path":"\(file)","bytes":\(bytes),"sha256":"00"},{"path":"card","bytes":\(bytes),"sha256":"00"}]}
        """
    }

    @Test("Given no folder at all, when voices are looked for, then there are none and nothing is wrong")
    func nothing() throws {
        let sut = InstalledVoices(VoicesLayout(root: folder.url.appending(path: "nowhere")))
        #expect(sut.voices().isEmpty)
        #expect(sut.engine() == nil)
        #expect(try sut.names().isEmpty)
    }

    @Test("Given a voice, when voices are looked for, then it is there with its folder and its language")
    func one() throws {
        try write(manifest(), as: "mira")
        let voice = try #require(sut.voices().first)
        #expect(voice.manifest.language == LanguageCode(rawValue: "en-us"))
        #expect(voice.model == layout.root.appending(path: "mira/mira.onnx"))
    }

    @Test(
        "Given a manifest that makes no sense, when voices are looked for, then the others are found and it is told",
        arguments: ["", "{}", "[1", #"{"version":1}"#, String(repeating: "[", count: 5000)])
    func damagedManifest(text: String) throws {
        try write(manifest(), as: "mira")
        try write(text, as: "ole")
        #expect(sut.voices().map(\.manifest.name) == ["mira"])
        let error = #expect(throws: VoiceError.self) { try sut.find("ole") }
        #expect(error?.code == "voice.damaged")
        #expect(error?.advice == "Install it again, or remove it.")
    }

    @Test(
        "Given a manifest whose file lies elsewhere, when it is read, then it is refused",
        arguments: ["../mira.onnx", "/etc/passwd", ".hidden", "a/b"])
    func leadingElsewhere(file: String) throws {
        try write(manifest(file: file), as: "mira")
        #expect(throws: VoiceError.self) { try sut.find("mira") }
    }

    @Test("Given a manifest of another name than its folder, when it is read, then it is refused")
    func otherName() throws {
        try write(manifest(name: "ole"), as: "mira")
        #expect(throws: VoiceError.damaged("mira", detail: "Its manifest.json makes no sense.")) {
            try sut.find("mira")
        }
    }

    @Test(
        "Given a manifest with a size that no file has, when it is read, then it is refused",
        arguments: [-1, (1 << 40) + 1, .max])
    func sizes(bytes: Int) throws {
        try write(manifest(bytes: bytes), as: "mira")
        #expect(throws: VoiceError.damaged("mira", detail: "Its manifest.json makes no sense.")) {
            try sut.find("mira")
        }
    }

    @Test(
        "Given a manifest without a language that can be one, when it is read, then it is refused",
        arguments: ["", "-", "en us", "en\u{202E}"])
    func languages(language: String) throws {
        try write(manifest(language: language), as: "mira")
        #expect(throws: VoiceError.damaged("mira", detail: "Its manifest.json makes no sense.")) {
            try sut.find("mira")
        }
    }

    @Test("Given a voice of a newer version of the program, when it is read, then that is said")
    func newer() throws {
        try write(manifest(version: 2), as: "mira")
        #expect(throws: VoiceError.newerVersion("mira")) { try sut.find("mira") }
    }

    @Test("Given a folder without a manifest, when it is read, then the manifest is named")
    func noManifest() throws {
        try SafeFiles.makeFolder(layout.folder(of: "mira"))
        #expect(throws: VoiceError.damaged("mira", detail: "Its manifest.json is missing.")) { try sut.find("mira") }
    }

    @Test("Given a file that is gone, or of another size, when the voice is looked at, then the file is named")
    func files() throws {
        try write(manifest(), as: "mira")
        let voice = try #require(sut.voices().first)
        #expect(throws: VoiceError.damaged("mira", detail: "Its mira.onnx is missing.")) { try voice.look() }
        try Data("four".utf8).write(to: voice.file("mira.onnx"))
        #expect(throws: VoiceError.damaged("mira", detail: "Its mira.onnx has 4 bytes instead of 5.")) {
            try voice.look()
        }
    }

    @Test(
        "Given a name that is no voice's, when it is looked for, then no path is made of it",
        arguments: ["", "..", "../mira", "a/b", ".lock", "Mira", String(repeating: "a", count: 41)])
    func names(name: String) throws {
        #expect(try sut.find(name) == nil)
    }
}
