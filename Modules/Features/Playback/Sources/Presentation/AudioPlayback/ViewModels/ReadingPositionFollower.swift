import Foundation
import StoryCore

/// Follows what is said: which page, sentence and word are shown at each moment, and which page somebody turned to.
@MainActor
final class ReadingPositionFollower {
    private static var holdingTime: Duration { .seconds(5) }
    /// How far a reading may lie behind a mark that was lit when its time had come, in seconds.
    private static let jitter: TimeInterval = 0.06
    /// A wake-up that is nearer to the right moment than this is left as it is.
    private static var precision: Duration { .milliseconds(3) }

    private let transport: PlaybackTransport
    private let clock: any Clock<Duration>
    private var show: @MainActor (ReadingPosition) -> Void = { _ in }
    private var readingPosition = ReadingPosition() {
        didSet { if readingPosition != oldValue { show(readingPosition) } }
    }
    /// The page that somebody turned to, until it follows again.
    private var heldPage: Int?
    private var holding: Task<Void, Never>?
    /// What wakes up when the next word is lit.
    private(set) var wakeUp: WakeUp?
    /// The last mark whose time has come, in seconds.
    private var reachedMark: TimeInterval?

    init(_ transport: PlaybackTransport, clock: any Clock<Duration>) {
        (self.transport, self.clock) = (transport, clock)
        transport.follow { [weak self] in self?.take($0) }
    }

    deinit {
        holding?.cancel()
        wakeUp?.task.cancel()
    }

    /// Tells what is to be shown whenever that is another place.
    func listen(_ show: @escaping @MainActor (ReadingPosition) -> Void) { self.show = show }

    /// Shows a page for some seconds, without moving what is heard; then follows what is heard again.
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

    /// Shows what is said, also if somebody had turned to another page.
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

    /// Shows what is said at a position, or the page that somebody turned to.
    func showReadingPosition(at position: TimeInterval) {
        guard let readAlong = transport.readAlong else { return }
        var position = position
        // Readings are not quite even: a word that is lit does not go out for a moment.
        if let reachedMark, reachedMark > position, reachedMark - position < Self.jitter { position = reachedMark }
        let said = readAlong.readingPosition(at: position)
        if let heldPage, heldPage != said.page {
            readingPosition = readAlong.readingPosition(onPage: heldPage)
            // On a page that somebody turned to nothing is lit.
            stopWaiting()
        } else {
            readingPosition = said
            awaitMark(after: position)
        }
    }

    /// Wakes up when something else is said or shown, since readings come only ten times a second.
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
            // Asked for here: the task may have begun late.
            guard let wait = self?.transport.position?.wait(until: mark) else { return }
            do {
                // Without this a timer may take a tenth longer.
                try await clock.sleep(for: wait, tolerance: .zero)
            } catch {
                // Something else was heard meanwhile.
                return
            }
            self?.reach(mark)
        }
        wakeUp = WakeUp(mark: mark, moment: moment, task: task)
    }

    /// The time of a mark has come, unless the sound is behind what was expected.
    private func reach(_ mark: TimeInterval) {
        guard wakeUp?.mark == mark else { return }
        wakeUp = nil
        guard let here = transport.position else { return }
        if here.seconds > mark - Self.jitter / 3 { reachedMark = mark }
        showReadingPosition(at: here.seconds)
    }
}

/// A task that sleeps until a mark is heard.
struct WakeUp {
    /// Seconds from the start of the story.
    var mark: TimeInterval
    /// When that will be.
    var moment: SuspendingClock.Instant
    var task: Task<Void, Never>
}
