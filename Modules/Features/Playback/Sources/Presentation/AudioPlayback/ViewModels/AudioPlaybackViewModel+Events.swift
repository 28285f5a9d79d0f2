import Foundation
import StoryCore

// MARK: - What the engine tells

extension AudioPlaybackViewModel {
    /// Takes what happens; what belongs to an earlier load is old news.
    func take(_ event: PlaybackEvent) {
        guard let course, event.load == course.load else { return }
        switch event.change {
        case .loaded(let end): didLoad(course, end: end)
        case .position(let reading), .resumed(let reading), .paused(let reading): take(reading)
        case .ended(let reading): didEnd(at: reading)
        case .failed(let error): show(.engine(error), of: course.story)
        }
    }

    private func didLoad(_ course: PlaybackCourse, end: TimeInterval?) {
        state = course.isToBePlayed ? .playing(course.story) : .paused(course.story)
        let duration = course.readAlong.duration
        self.course?.didLoad(from: currentTime, end: end)
        if let end, end < duration - 1 {
            notice = .cutOff(title: course.story.title, end: end, duration: duration)
        }
        keepPosition()
        stepCountdown()
        endWaiting()
    }

    private func take(_ reading: PlaybackPosition) {
        guard let listened = course?.take(reading) else { return }
        // A reading may have waited.
        show(position: engine?.position?.seconds ?? reading.seconds)
        countdown?.pass(listened)
        stepCountdown()
        // The countdown may have put the story to sleep.
        guard isPlaying, course?.isDue(at: reading.instant) == true else { return }
        if course?.number != nil { keepPosition() } else { Task { await beginKeeping() } }
    }

    private func didEnd(at reading: PlaybackPosition) {
        guard let listened = course?.end(reading), let story = currentStory else { return }
        show(position: reading.seconds)
        countdown?.pass(listened)
        keepPosition()
        if countdown?.endStory() == true { return fallAsleep() }
        guard isPlaying else { return }
        // What the engine tells of the next story has to be heard meanwhile.
        if queue.repeats == .one {
            Task { await restart() }
        } else if queue.upNext != nil {
            Task { await next() }
        } else {
            state = .ended(story)
            // Nothing is left to fall asleep to; what is played tomorrow is aloud.
            endCountdown()
        }
    }
}
