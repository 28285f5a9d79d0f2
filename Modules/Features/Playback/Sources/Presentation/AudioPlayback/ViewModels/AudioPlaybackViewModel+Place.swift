import Foundation
import StoryCore

// MARK: - Pages and words

extension AudioPlaybackViewModel {
    private static var holdingTime: Duration { .seconds(5) }
    /// How far a reading may lie behind a mark that was lit when its time had come, in seconds.
    private static let jitter: TimeInterval = 0.06
    /// A wake-up that is nearer to the right moment than this is left as it is.
    private static var precision: Duration { .milliseconds(3) }

    public func turnPage(to page: Int) {
        guard let course, course.story.pages.indices.contains(page) else { return }
        heldPage = page
        holding?.cancel()
        holding = Task { [weak self, clock] in
            do {
                try await clock.sleep(for: Self.holdingTime)
            } catch {
                // Another page was turned to, or another story began.
                return
            }
            self?.heldPage = nil
            self?.showPlace(at: self?.currentTime ?? 0)
        }
        showPlace(at: currentTime)
    }

    /// Shows what is said, also if somebody had turned to another page.
    func followNarration() {
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

    func showPlace(at position: TimeInterval) {
        guard let readAlong = course?.readAlong else { return }
        var position = position
        // Readings are not quite even: a word that is lit does not go out for a moment.
        if let reachedMark, reachedMark > position, reachedMark - position < Self.jitter { position = reachedMark }
        var new = readAlong.place(at: position)
        let isElsewhere = heldPage.map { $0 != new.page } ?? false
        if let heldPage, isElsewhere { new = readAlong.place(onPage: heldPage) }
        if place != new { place = new }
        // On a page that somebody turned to nothing is lit.
        if isElsewhere { stopWaiting() } else { awaitMark(after: position) }
    }

    /// Wakes up when something else is said or shown, since readings come only ten times a second.
    private func awaitMark(after position: TimeInterval) {
        guard isPlaying, let here = engine?.position, let mark = course?.readAlong.nextChange(after: position),
            let moment = here.instant(of: mark)
        else { return stopWaiting() }
        if let wakeUp, wakeUp.mark == mark {
            let error = wakeUp.moment.duration(to: moment)
            if max(error, .zero - error) < Self.precision { return }
        }
        wakeUp?.task.cancel()
        let task = Task { [weak self, clock] in
            // Asked for here: the task may have begun late.
            guard let wait = self?.engine?.position?.wait(until: mark) else { return }
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
        guard let here = engine?.position else { return }
        if here.seconds > mark - Self.jitter / 3 { reachedMark = mark }
        showPlace(at: here.seconds)
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
