import Foundation
import StoryCore
import Synchronization
import Testing
import TestSupport

@Suite("A file that is still being written", .timeLimit(.minutes(1)))
struct GrowingFileTests {
    private let folder: TemporaryFolder
    private let url: URL

    init() throws {
        folder = try TemporaryFolder()
        url = folder.file("growing")
        try Data("some".utf8).write(to: url)
    }

    /// What can be read behind a descriptor, which is closed.
    private func text(_ descriptor: Int32) throws -> String? {
        let handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
        return try handle.readToEnd().map { String(decoding: $0, as: UTF8.self) }
    }

    @Test("Who listens is told of each growth and of the end, and of nothing behind it")
    func listens() {
        // Given
        let sut = GrowingFile(url)
        let told = Mutex(0)
        sut.listen { told.withLock { $0 += 1 } }
        // When
        sut.grow()
        sut.grow()
        #expect(!sut.isComplete)
        sut.complete()
        sut.grow()
        sut.complete()
        // Then
        #expect(sut.isComplete)
        #expect(told.withLock { $0 } == 3)
    }

    @Test("Who comes too late is told of the end at once")
    func late() {
        let sut = GrowingFile(url)
        sut.complete()
        let told = Mutex(0)
        sut.listen { told.withLock { $0 += 1 } }
        #expect(told.withLock { $0 } == 1)
    }

    @Test("It can be read once it is removed, and what was never there is an error")
    func removed() throws {
        // Given
        let sut = GrowingFile(url)
        // When
        try FileManager.default.removeItem(at: url)
        // Then
        #expect(try text(sut.makeDescriptor()) == "some")
        #expect(GrowingFile(folder.file("nowhere")).makeDescriptor() == -ENOENT)
    }

    @Test("It is known when playback comes to a position, unless it stands still")
    func instants() {
        let now = SuspendingClock.now
        let sut = PlaybackPosition(seconds: 10, instant: now, rate: 2)
        #expect(sut.instant(of: 13) == now.advanced(by: .seconds(1.5)))
        #expect(sut.instant(of: 10) == now)
        #expect(sut.instant(of: 9) == now.advanced(by: .seconds(-0.5)))
        #expect(sut.wait(until: 13) == .seconds(1.5))
        #expect(sut.wait(until: 9) == .zero)
        #expect(sut.instant(of: .nan) == nil)
        #expect(PlaybackPosition(seconds: 10, instant: now, rate: 0).instant(of: 11) == nil)
    }
}
