public import StoryCore

// MARK: - Queue

extension AudioPlaybackViewModel {
    public func next() async {
        await didAppear()
        guard let next = queue.upNext else { return }
        await play(at: next)
    }

    public func previous() async {
        await didAppear()
        if currentTime < Self.restartThreshold, let place = queue.previous {
            await play(at: place)
        } else {
            await restart()
        }
    }

    public func setQueue(_ stories: [Story]) {
        let current = currentStory.flatMap { story in stories.firstIndex { $0.id == story.id } }
        change { queue in
            let before = queue
            queue = StoryQueue(stories.map { QueuedStory($0) }, current: current)
            queue.repeats = before.repeats
            if before.isShuffled { shuffle(&queue) }
        }
    }

    public func setRepeat(_ repeats: PlaybackRepeat) {
        queue.repeats = repeats
    }

    public func setShuffled(_ isShuffled: Bool) {
        change { if isShuffled { shuffle(&$0) } else { $0.unshuffle() } }
    }

    private func shuffle(_ queue: inout StoryQueue) {
        var generator = SeededGenerator(seed: random())
        queue.shuffle(using: &generator)
    }

    public func append(_ story: Story) {
        change { $0.append(QueuedStory(story)) }
    }

    public func playNext(_ story: Story) {
        change { $0.insert(QueuedStory(story), at: $0.next) }
    }

    public func insertInQueue(_ story: QueuedStory, at place: Int) {
        let played = currentStory?.id
        change {
            $0.insert(story, at: place)
            if $0.current == nil, story.id == played { $0.go(to: place) }
        }
    }

    public func moveInQueue(from origin: Int, to place: Int) {
        change { $0.move(from: origin, to: place) }
    }

    public func removeFromQueue(at place: Int) {
        change { $0.remove(at: place) }
    }

    public func refreshQueue() async {
        guard !queue.stories.isEmpty else { return }
        // What is put into the queue meanwhile is left alone.
        var asked = Set(queue.stories.map(\.id))
        // The library does not know a story that is still being made.
        if let course, course.growing != nil { asked.remove(course.story.id) }
        do throws(AudioPlaybackError) {
            let known = try await useCases.refreshQueue.execute(queue)
            change { $0.keep(only: known, of: asked) }
        } catch {
            show(notice: error)
        }
    }

    /// Shows the story in the player as it is by now. What was narrated anew is heard, with its words, the next time.
    private func refreshStory() async {
        guard let shown = course?.story, course?.growing == nil else { return }
        do throws(AudioPlaybackError) {
            let story = try await useCases.getStory.execute(shown.id)
            guard let course, course.growing == nil, course.story == shown, story != shown else { return }
            self.course?.refresh(story)
            replace(self.course?.story ?? story)
            if let notice = self.course?.noticeOfMarks { show(notice: notice) }
            showPlace(at: currentTime)
        } catch .storage(.notFound) {
            // It is heard to its end; that nothing of it can be kept is told when it is to be.
            return
        } catch {
            show(notice: error)
        }
    }

    private func change(_ body: (inout StoryQueue) -> Void) {
        var changed = queue
        body(&changed)
        isQueueChosen = true
        guard changed != queue else { return }
        queue = changed
        keeper.keep(queue: changed)
        watchStories()
    }

    /// Watches the library from the first story in the queue on, so that one that is deleted leaves it.
    func watchStories() {
        guard watching == nil, !queue.stories.isEmpty else { return }
        let changes = useCases.observeStories.execute()
        watching = Task { [weak self] in
            for await _ in changes {
                await self?.refreshQueue()
                await self?.refreshStory()
            }
        }
    }
}
