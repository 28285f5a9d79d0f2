import Foundation
import Glibc
@testable import MpvEngine
import StoryCore
import Testing
import TestSupport

@Suite("What goes wrong with libmpv", .tags(.process), .timeLimit(.minutes(1)))
struct MpvEngineFaultTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
    }

    /// The error that a file leads to.
    private func failure(_ file: URL, _ sut: MpvEngine = MpvEngine(output: .null)) async throws -> PlaybackError {
        var reader = EventReader(sut)
        let load = sut.load(file, from: 0, playing: true)
        let error = try await reader.failure(load)
        #expect(sut.position == nil)
        await sut.close()
        return error
    }

    @Test("A file that is missing is said to be")
    func missing() async throws {
        let file = folder.file("nothing.opus")
        #expect(try await failure(file) == .fileMissing(path: file.path))
        #expect(try await failure(file.appending(path: "below")).code == "playback.fileMissing")
    }

    @Test("What is no regular file is never opened")
    func noFile() async throws {
        // Given
        let pipe = folder.file("pipe")
        #expect(mkfifo(pipe.path, 0o600) == 0)
        // Then
        for file in [
            folder.url, pipe, URL(filePath: "/dev/zero"), try #require(URL(string: "http://localhost/a.opus")),
        ] {
            #expect(try await failure(file).code == "playback.fileUnreadable")
        }
    }

    @Test(
        "What is no audio is refused, whatever it is called, and nothing that it names is opened",
        arguments: [
            "", "no audio at all", "#EXTM3U\n", "#EXTM3U\n#EXTINF:3,\nTONE\n", "TONE\n",
            "ffconcat version 1.0\nfile TONE\n",
            "# mpv EDL v0\nTONE,0,2\n", "[playlist]\nFile1=TONE\nNumberOfEntries=1\n", "file://TONE",
            "http://127.0.0.1:9/a.opus\n",
            "FILE \"TONE\" WAVE\n  TRACK 01 AUDIO\n    INDEX 01 00:00:00\n",
            "#EXTM3U\n#EXT-X-VERSION:3\n#EXT-X-TARGETDURATION:2\n#EXTINF:2,\nTONE\n#EXT-X-ENDLIST\n",
        ])
    func notAudio(text: String) async throws {
        // Given
        let tone = try await Tone(seconds: 2).opus(in: folder)
        // Then
        for name in ["a.opus", "a.m3u", "a.m3u8", "a.edl", "a.cue", "a.pls", "a.mpv"] {
            let file = folder.file(name)
            try Data(text.replacing("TONE", with: tone.path).utf8).write(to: file)
            #expect(try await failure(file).code == "playback.notAudio")
        }
    }

    @Test("A file that was cut off plays to where it was cut")
    func truncated() async throws {
        // Given
        let whole = try await Data(contentsOf: Tone(seconds: 6).opus(in: folder))
        let file = folder.file("cut.opus")
        try whole.prefix(whole.count / 3).write(to: file)
        let sut = MpvEngine(output: .null)
        var reader = EventReader(sut)
        // When
        sut.load(file, from: 0, playing: true)
        // Then
        let loaded = try await reader.until { $0.isLoaded }
        guard case .loaded(let duration?) = loaded else {
            Issue.record("It has a length")
            return
        }
        #expect(duration > 0.5 && duration < 4)
        sut.seek(to: 5)
        let end = try await reader.until { $0.isEnded }
        #expect(end.position?.seconds == duration)
        await sut.close()
    }

    @Test("A file whose first kilobyte is all there is left of it is refused or ends")
    func tiny() async throws {
        // Given
        let whole = try await Data(contentsOf: Tone(seconds: 6).opus(in: folder))
        for count in [1, 27, 100, 1_000] {
            let file = folder.file("cut\(count).opus")
            try whole.prefix(count).write(to: file)
            let sut = MpvEngine(output: .null)
            var reader = EventReader(sut)
            // When
            sut.load(file, from: 0, playing: true)
            // Then
            let outcome = try await reader.until { $0.isFailure || $0.isEnded }
            if case .failed(let error) = outcome { #expect(error.code == "playback.notAudio") }
            await sut.close()
        }
    }

    @Test("A file that is removed is heard nevertheless")
    func removed() async throws {
        // Given
        let file = try await Tone(seconds: 30).opus(in: folder)
        let sut = MpvEngine(output: .null)
        var reader = EventReader(sut)
        sut.load(file, from: 0, playing: true)
        _ = try await reader.position()
        // When
        try FileManager.default.removeItem(at: file)
        sut.seek(to: 29.8)
        // Then
        #expect(try await reader.until { $0.isEnded }.position != nil)
        await sut.close()
    }

    @Test("A library that is missing, or another one, is an error that names what to install")
    func library() async throws {
        // Given
        let file = try await Tone(seconds: 1).opus(in: folder)
        for library in ["libmpv.so.999", "libc.so.6"] {
            // When
            let error = try await failure(file, MpvEngine(MpvSetup(output: .null, library: library)))
            // Then
            #expect(error.code == "provider.configuration")
            #expect(error.reason?.contains(library) == true)
        }
        let error = try await failure(file, MpvEngine(MpvSetup(output: .null, library: "libmpv.so.999")))
        #expect(error.advice == "Install it with 'apt-get install libmpv2'.")
    }

    @Test(
        "A device that is not there is an error that says what to do",
        arguments: ["alsa/nosuchcard", "nosuchdriver/x", "pipewire/x", "pulse/nosuchsink", "pcm", "pcm/x", "lavc"])
    func device(name: String) async throws {
        // Given
        let file = try await Tone(seconds: 1).opus(in: folder)
        // When
        let error = try await failure(file, MpvEngine(output: .device(name)))
        // Then
        #expect(error.code == "playback.output")
        #expect(error.reason?.isEmpty == false)
        #expect(error.advice.contains("connect a sound card"))
    }

    @Test("What the driver says is told each time, also if libmpv tells it last")
    func driversWords() async throws {
        // Given
        let file = try await Tone(seconds: 1).opus(in: folder)
        let sut = MpvEngine(output: .device("alsa/nosuchcard"))
        var reader = EventReader(sut)
        for _ in 0..<100 {
            // When
            let error = try await reader.failure(sut.load(file, from: 0, playing: true))
            // Then
            #expect(error.reason?.hasPrefix("ao/alsa") == true)
        }
        await sut.close()
    }

    @Test("An engine that has failed plays the next file")
    func recovery() async throws {
        // Given
        let file = try await Tone(seconds: 5).opus(in: folder)
        let sut = MpvEngine(output: .null)
        var reader = EventReader(sut)
        // When
        sut.load(folder.file("nothing"), from: 0, playing: true)
        let load = sut.load(file, from: 1, playing: true)
        // Then
        #expect(try await reader.position(load).seconds == 1)
        await sut.close()
    }
}
