import Foundation
import Glibc
import TestSupport
import Testing

@testable import TerminalUI

@Suite("Signals are told of, and do afterwards what they did", .tags(.process), .serialized, .timeLimit(.minutes(1)))
struct SignalWatchTests {
    /// A signal that nothing else in a process of tests uses, and that does nothing by itself.
    private static let number = SIGURG

    @Test("Any number of watches, one after the other, are told of a signal")
    func again() async {
        for _ in 0..<3 {
            // Given
            let (told, feed) = AsyncStream<Int32>.makeStream()
            let sut = SignalWatch([Self.number]) { feed.yield($0) }
            // When
            kill(getpid(), Self.number)
            // Then
            #expect(await told.first { _ in true } == Self.number)
            sut.stop()
        }
    }

    @Test("What a signal did before it does again, also if it was ignored", arguments: [true, false])
    func restored(isIgnored: Bool) {
        // Given
        signal(Self.number, isIgnored ? SIG_IGN : SIG_DFL)
        defer { signal(Self.number, SIG_DFL) }
        // When
        let sut = SignalWatch([Self.number]) { _ in }
        let isWatched = !SignalWatch.isIgnored(Self.number)
        sut.stop()
        // Then
        #expect(isWatched)
        #expect(SignalWatch.isIgnored(Self.number) == isIgnored)
    }

    @Test("What is ignored meanwhile is not ignored afterwards")
    func ignoring() {
        let sut = SignalWatch([], ignoring: [Self.number]) { _ in }
        #expect(SignalWatch.isIgnored(Self.number))
        sut.stop()
        #expect(!SignalWatch.isIgnored(Self.number))
    }

    @Test("Of two that overlap the older may be stopped first: the newer is told, and then the signal does what it did")
    func overlapping() async {
        // Given
        let (told, feed) = AsyncStream<Int32>.makeStream()
        let older = SignalWatch([Self.number], ignoring: [SIGPIPE]) { _ in }
        let newer = SignalWatch([Self.number]) { feed.yield($0) }
        // When
        older.stop()
        kill(getpid(), Self.number)
        // Then
        #expect(await told.first { _ in true } == Self.number)
        // When
        newer.stop()
        // Then
        var action = sigaction()
        sigaction(Self.number, nil, &action)
        #expect(action.__sigaction_handler.sa_handler == nil)
    }

    @Test("One that begins within another is told in its place, until it is stopped")
    func nested() async {
        // Given
        let (outer, outerFeed) = AsyncStream<Int32>.makeStream()
        let (inner, innerFeed) = AsyncStream<Int32>.makeStream()
        let first = SignalWatch([Self.number]) { outerFeed.yield($0) }
        let second = SignalWatch([Self.number]) { innerFeed.yield($0) }
        // When
        kill(getpid(), Self.number)
        // Then
        #expect(await inner.first { _ in true } == Self.number)
        // When
        second.stop()
        kill(getpid(), Self.number)
        // Then
        #expect(await outer.first { _ in true } == Self.number)
        first.stop()
    }
}
