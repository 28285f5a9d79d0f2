import Foundation
import SafeFiles
import StoryCore
import Subprocess
import TestSupport
import Testing

@testable import VoiceStore

@Suite("What goes wrong with pip", .tags(.process), .timeLimit(.minutes(1)))
struct PipTroubleTests {
    private func failure(of sut: PipFetcher, in workshop: VoiceWorkshop) async -> VoiceError? {
        await #expect(throws: VoiceError.self) {
            try await workshop.installer(sut).install(VoiceRequest()) { _ in }
        }
    }

    @Test(
        "Given a pip that says more than anybody reads, when a voice is installed, then nobody says that pip is absent")
    func talkative() async throws {
        let workshop = try await VoiceWorkshop()
        let sut = try workshop.pip("head -c 2000000 /dev/zero | tr '\\0' x >&2; exit 1")
        #expect(await failure(of: sut, in: workshop)?.code == "voice.download")
    }

    @Test("Given settings for other uses of pip, when a voice is installed, then they do not reach it, but mirrors do")
    func environment() async throws {
        // Given
        let workshop = try await VoiceWorkshop()
        let log = workshop.folder.file("log")
        let sut = try workshop.pip(
            """
            echo "$PIP_REQUIRE_VIRTUALENV ${PIP_CONSTRAINT-none} ${PIP_REQUIREMENT-none} $LC_ALL $PIP_INDEX_URL" \
            > '\(log.path)'; \(workshop.giving)
            """,
            environment: .inherit.updating([
                "PIP_REQUIRE_VIRTUALENV": "1", "PIP_CONSTRAINT": "/c.txt", "PIP_REQUIREMENT": "/r.txt",
                "LC_ALL": "de_DE.UTF-8", "PIP_INDEX_URL": "https://mirror.example/simple",
            ]))
        // When
        _ = try await workshop.installer(sut).install(VoiceRequest()) { _ in }
        // Then
        #expect(
            try String(contentsOf: log, encoding: .utf8) == "0 none none C.UTF-8 https://mirror.example/simple\n")
    }

    @Test(
        "Given a command without its pip, when a voice is installed, then the next command is tried",
        arguments: ["/usr/bin/python3: No module named pip", "ModuleNotFoundError: No module named 'pip'"])
    func stale(complaint: String) async throws {
        // Given
        let workshop = try await VoiceWorkshop()
        let stale = try workshop.program("pip3", "echo \"\(complaint)\" >&2; exit 1")
        let sut = PipFetcher(commands: [[stale.path], [try workshop.program("pip", workshop.giving).path]])
        // When
        _ = try await workshop.installer(sut).install(VoiceRequest()) { _ in }
        // Then
        #expect(try workshop.names() == ["engine", "heart"])
    }

    @Test(
        "Given a full disk, when pip says so, then nobody is sent to look at the network",
        arguments: ["OSError: [Errno 28] No space left on device", "OSError: [Errno 122] Disk quota exceeded"])
    func full(complaint: String) async throws {
        let workshop = try await VoiceWorkshop()
        let sut = try workshop.pip("echo 'ERROR: Could not install packages due to an \(complaint)' >&2; exit 1")
        #expect(await failure(of: sut, in: workshop)?.code == "storage.diskFull")
    }

    @Test("Given a package that is another one, when pip says so, then the package is refused, not the network")
    func otherPackage() async throws {
        let workshop = try await VoiceWorkshop()
        let sut = try workshop.pip("echo 'ERROR: THESE PACKAGES DO NOT MATCH THE HASHES FROM …' >&2; exit 1")
        #expect(
            await failure(of: sut, in: workshop)
                == .badFile(path: "engine-1.0.whl", detail: "The download isn't the package that this program expects.")
        )
    }

    @Test(
        "Given any other trouble, when pip tells it, then its last error is passed on",
        arguments: [("ERROR: a\nERROR: something new\nnotice", "something new"), ("", "nothing")])
    func words(complaint: String, told: String) async throws {
        let workshop = try await VoiceWorkshop()
        let sut = try workshop.pip("printf '%s' '\(complaint)' >&2; exit 1")
        #expect(
            await failure(of: sut, in: workshop)
                == .download(package: "engine 1.0", file: "engine-1.0.whl", detail: "pip says: \(told)"))
    }

    @Test("Given a pip that fails half way, when the attempt has ended, then nothing of it is kept")
    func half() async throws {
        let workshop = try await VoiceWorkshop()
        let sut = try workshop.pip("echo half > \"$dest/engine-1.0.whl\"; exit 1")
        _ = await failure(of: sut, in: workshop)
        #expect(try SafeFiles.names(in: workshop.layout.downloads).isEmpty)
    }

    @Test(
        "Given a pip that outlives an attempt, when it writes into the next one, then that one gets what it asked for")
    func survivor() async throws {
        // Given
        let workshop = try await VoiceWorkshop()
        let folder = workshop.folder.url.path
        try await Program.run("mkfifo", "\(folder)/go", "\(folder)/gone")
        let sut = try workshop.pip(
            """
            cd '\(folder)'
            if [ ! -e first ]; then
                touch first
                (read word < go; printf late > "$dest/engine-1.0.whl"; echo > gone) > late.log 2>&1 &
                exit 1
            fi
            \(workshop.giving)
            if [ ! -e second ]; then touch second; echo > go; read word < gone; fi
            """)
        _ = await failure(of: sut, in: workshop)
        // When
        _ = try await workshop.installer(sut).install(VoiceRequest()) { _ in }
        // Then
        #expect(try workshop.names() == ["engine", "heart"])
    }
}
