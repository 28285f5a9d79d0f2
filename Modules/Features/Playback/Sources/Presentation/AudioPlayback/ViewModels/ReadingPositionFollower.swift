import Foundation
import StoryCore

/// Follows the narration: the reading position at each moment, or the page that was turned to.
@MainActor
final class ReadingPositionFollower {
    private static var holdingTime: Duration { .seconds(5) }
    /// How far a reading may lag behind a mark that has already been reached, in seconds.
    private static let jitter: TimeInterval = 0.06
    /// A wake-up that deviates less than this from the right moment is kept.
    private static var precision: Duration { .milliseconds(3) }

    private let transport: PlaybackTransport
    private let clock: any Clock<Duration>
    private var show: @MainActor (ReadingPosition) -> Void = { _ in }
    private var readingPosition = ReadingPosition() {
        didSet { if readingPosition != oldValue { show(readingPosition) } }
    }
    /// The page that was turned to, until it follows the narration again.
    private var heldPage: Int?
    private var holding: Task<Void, Never>?
    /// The wake-up for the next mark.
    private(set) var wakeUp: WakeUp?
    /// The last mark that was reached, in seconds.
    private var reachedMark: TimeInterval?

    init(_ transport: PlaybackTransport, clock: any Clock<Duration>) {
        (self.transport, self.clock) = (transport, clock)
        transport.follow { [weak self] in self?.take($0) }
    }

    deinit {
        holding?.cancel()
        wakeUp?.task.cancel()
    }

    /// Sets a handler for changes of the reading position.
    func listen(_ show: @escaping @MainActor (ReadingPosition) -> Void) { self.show = show }

    /// Shows a page for some seconds without seeking, and then follows the narration again.
    func turn(to page: Int) {
        guard transport.readAlong != nil, transport.state.story?.pages.indices.contains(page) == true else { return }
        heldPage = page
        holding?.cancel()
        holding = Task { [weak self, clock] in
            do {
                try await clock.sleep(for: Self.holdingTime)
            } catch {
                // Another page was turned to, or another story began.
                return
            }
            self?.letGo()
        }
        showReadingPosition(at: transport.currentTime)
    }

    private func letGo() {
        heldPage = nil
        showReadingPosition(at: transport.currentTime)
    }

    private func take(_ move: PlaybackMove) {
        switch move {
        case .began:
            follow()
            readingPosition = ReadingPosition()
        case .jumped: follow()
        case .passed: showReadingPosition(at: transport.currentTime)
        }
    }

    /// Follows the narration again after a page was turned.
    private func follow() {
        heldPage = nil
        holding?.cancel()
        holding = nil
        reachedMark = nil
        stopWaiting()
    }

    private func stopWaiting() {
        wakeUp?.task.cancel()
        wakeUp = nil
    }

    /// Shows the reading position at a position, or the page that was turned to.
    func showReadingPosition(at position: TimeInterval) {
        guard let readAlong = transport.readAlong else { return }
        var position = position
        // Readings jitter: a lit word must not go out for a moment.
        if let reachedMark, reachedMark > position, reachedMark - position < Self.jitter { position = reachedMark }
        let said = readAlong.readingPosition(at: position)
        if let heldPage, heldPage != said.page {
            readingPosition = readAlong.readingPosition(onPage: heldPage)
            // On a turned page nothing is lit.
            stopWaiting()
        } else {
            readingPosition = said
            awaitMark(after: position)
        }
    }

    /// Schedules a wake-up for the next mark, since readings come only ten times a second.
    private func awaitMark(after position: TimeInterval) {
        guard transport.state.isPlaying, let here = transport.position,
            let mark = transport.readAlong?.nextChange(after: position), let moment = here.instant(of: mark)
        else { return stopWaiting() }
        if let wakeUp, wakeUp.mark == mark {
            let error = wakeUp.moment.duration(to: moment)
            if max(error, .zero - error) < Self.precision { return }
        }
        wakeUp?.task.cancel()
        let task = Task { [weak self, clock] in
            // Computed here: the task may have begun late.
            guard let wait = self?.transport.position?.wait(until: mark) else { return }
            do {
                // Without a tolerance of zero a timer may be a tenth late.
                try await clock.sleep(for: wait, tolerance: .zero)
            } catch {
                // The position changed meanwhile.
                return
            }
            self?.reach(mark)
        }
        wakeUp = WakeUp(mark: mark, moment: moment, task: task)
    }

    /// Handles a mark that is due, unless the sound is later than expected.
    private func reach(_ mark: TimeInterval) {
        guard wakeUp?.mark == mark else { return }
        wakeUp = nil
        guard let here = transport.position else { return }
        if here.seconds > mark - Self.jitter / 3 { reachedMark = mark }
        showReadingPosition(at: here.seconds)
    }
}

/// A task that sleeps until a mark is reached.
struct WakeUp {
    /// The mark, in seconds from the start of the story.
    var mark: TimeInterval
    /// The expected instant.
    var moment: SuspendingClock.Instant
    var task: Task<Void, Never>
}
