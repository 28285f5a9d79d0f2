public import StoryCore

// MARK: - A story that is still being made

extension AudioPlaybackViewModel {
    public func storyDidGrow(_ story: Story, _ narration: GrowingNarration) {
        guard let course, course.growing?.file == narration.file, course.story.id == story.id else { return }
        self.course?.grow(story, narration)
        replace(story)
        showPosition()
    }

    public func storyIsMade(_ story: Story?) async {
        guard let growing = course?.growing, let unfinished = course?.story else { return }
        guard let story, story.id == unfinished.id, story.narration != nil, story.narrationStatus == .ready else {
            // What is there is heard to its end.
            growing.file.complete()
            return show(notice: .unfinished(title: unfinished.title))
        }
        course?.settle(story)
        replace(story)
        // The library takes a queue only with stories that it has.
        queue.update(QueuedStory(story))
        keeper.keep(queue: queue)
        showPosition()
        await beginKeeping()
        keepPosition()
    }

    /// Shows the story as it is by now.
    func replace(_ story: Story) {
        switch state {
        case .idle, .error: break
        case .loading: state = .loading(story)
        case .playing: state = .playing(story)
        case .paused: state = .paused(story)
        case .ended: state = .ended(story)
        }
    }
}
