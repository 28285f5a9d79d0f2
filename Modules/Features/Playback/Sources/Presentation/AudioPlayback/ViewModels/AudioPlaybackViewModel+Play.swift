public import Foundation
public import StoryCore

// MARK: - Playing a story

extension AudioPlaybackViewModel {
    public func play(story: Story, from position: TimeInterval?) async {
        let request = beginRequest(for: story)
        await didAppear()
        guard request == requestCount else { return }
        // One that cannot be heard is nothing to play next.
        if story.narration != nil { queue.go(to: QueuedStory(story)) }
        await open(story, from: position, request: request)
    }

    public func play(unfinished story: Story, _ narration: GrowingNarration) async {
        let request = beginRequest(for: story, narration)
        await didAppear()
        guard request == requestCount else { return }
        queue.go(to: QueuedStory(story))
        await open(story, from: 0, request: request)
    }

    public func play(at place: Int) async {
        await didAppear()
        guard queue.stories.indices.contains(place) else { return }
        requestCount += 1
        let request = requestCount
        // At once, so that two keys in a row go two stories on.
        let identifier = queue.stories[place].id
        queue.go(to: place)
        do throws(AudioPlaybackError) {
            let story = try await useCases.getStory.execute(identifier)
            guard request == requestCount else { return }
            await open(story, from: nil, request: beginRequest(for: story))
        } catch .storage(.notFound) {
            // What is deleted leaves the queue; the one after it stands in its place.
            await refreshQueue()
            guard request == requestCount, queue.stories.indices.contains(place) else { return }
            await play(at: place)
        } catch {
            guard request == requestCount else { return }
            show(error, of: nil)
        }
    }

    /// Leaves the story that was played for another one.
    private func beginRequest(for story: Story, _ narration: GrowingNarration? = nil) -> Int {
        keepPosition()
        requestCount += 1
        course = PlaybackCourse(story, narration)
        notice = nil
        resetClock()
        state = .loading(story)
        return requestCount
    }

    private func open(_ asked: Story, from position: TimeInterval?, request: Int) async {
        // A story that was being made may be done by now.
        let story = course?.story ?? asked
        keeper.keep(queue: queue)
        await applyPreferences()
        guard request == requestCount else { return }
        do throws(AudioPlaybackError) {
            let growing = course?.growing
            let source =
                if let growing {
                    PlaybackSource.growing(growing.file)
                } else {
                    PlaybackSource.file(try useCases.locateAudio.execute(story))
                }
            let engine = try readyEngine()
            // The library does not know a story that is still being made.
            let start = growing == nil ? try await begin(story) : nil
            guard request == requestCount, var course else { return }
            if let start { course.keep(as: start) }
            if growing == nil, let notice = course.noticeOfMarks { show(notice: notice) }
            let from = min(max(0, position ?? start?.position ?? 0), course.readAlong.duration)
            course.load = engine.load(source, from: from, playing: course.isToBePlayed)
            self.course = course
            startPreferredTimer()
            countdown?.move(to: from)
            show(position: from)
        } catch {
            guard request == requestCount else { return }
            show(error, of: story)
        }
        await loading(request)
    }

    /// Tells the library of a playback; a library that cannot take it keeps no story from being heard.
    ///
    /// - Throws: ``AudioPlaybackError/storage(_:)`` if the story is gone.
    func begin(_ story: Story) async throws(AudioPlaybackError) -> PlaybackStart? {
        // What was heard until now comes first, or it would count twice.
        await keeper.flush()
        do throws(AudioPlaybackError) {
            return try await useCases.begin.execute(story)
        } catch .storage(.notFound(let kind, let reference)) {
            throw .storage(.notFound(kind, reference))
        } catch {
            show(notice: error)
            return nil
        }
    }

    /// Plays the story that is loaded from its beginning, as another playback.
    func restart() async {
        guard let engine, let story = currentStory, course?.load != nil else { return }
        keepPosition()
        course?.beginAnew()
        seek(to: 0)
        engine.play()
        state = .playing(story)
        await beginKeeping()
    }

    /// Begins to keep a story that is heard already: one that was begun again, or that the library did not take before.
    func beginKeeping() async {
        guard let course, course.growing == nil, !course.isKeepingAwaited else { return }
        let story = course.story
        let request = requestCount
        self.course?.isKeepingAwaited = true
        do throws(AudioPlaybackError) {
            let start = try await begin(story)
            guard request == requestCount else { return }
            if let start { self.course?.keep(as: start) }
        } catch .storage(.notFound) {
            guard request == requestCount else { return }
            show(notice: .removed(title: story.title))
        } catch {
            guard request == requestCount else { return }
            show(notice: error)
        }
        self.course?.isKeepingAwaited = false
    }

    func show(_ error: AudioPlaybackError, of story: Story?) {
        keepPosition()
        engine?.stop()
        course = nil
        state = .error(error, story)
        endWaiting()
    }

    /// Returns when the story that was asked for is heard, has failed, or is not wanted any more.
    private func loading(_ request: Int) async {
        guard request == requestCount, case .loading = state else { return }
        await withCheckedContinuation { waitingForLoad.append($0) }
    }

    func endWaiting() {
        let waiting = waitingForLoad
        waitingForLoad = []
        waiting.forEach { $0.resume() }
    }

    /// The engine, made when it is first needed.
    private func readyEngine() throws(AudioPlaybackError) -> any PlaybackEngine {
        if let engine, engineOutput == preferences.output { return engine }
        closeEngine()
        let made = try useCases.makeEngine.execute(preferences.output)
        made.setSpeed(speed)
        made.setVolume(volume)
        (engine, engineOutput) = (made, preferences.output)
        listening = Task { [weak self] in
            for await event in made.events { self?.take(event) }
            self?.endWaiting()
        }
        return made
    }

    /// Lets go of an engine whose sound goes elsewhere than it is wanted now.
    private func closeEngine() {
        guard let other = engine else { return }
        listening?.cancel()
        engine = nil
        other.stop()
        Task { await other.close() }
    }
}
