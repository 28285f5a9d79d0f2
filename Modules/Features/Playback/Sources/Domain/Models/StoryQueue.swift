public import StoryCore

/// The playback queue: the stories and the current index.
public struct StoryQueue: Hashable, Sendable {
    /// The stories, in playing order.
    public private(set) var stories: [QueuedStory]
    /// The index of the current story; nil if what is playing is not in the queue, or nothing is.
    public private(set) var current: Int?
    /// The index of the next story, 0…count; count if there is none.
    public private(set) var next: Int

    /// The repeat mode.
    public var repeats = PlaybackRepeat.off
    /// The order before the shuffle; nil if the queue is not shuffled.
    private var unshuffled: [StoryID]?

    /// Creates a queue.
    ///
    /// - Parameters:
    ///   - current: The index of the current story; ignored if it is out of range.
    ///   - next: The index of the next story if none is current; clamped to 0…count.
    public init(_ stories: [QueuedStory] = [], current: Int? = nil, next: Int = 0) {
        self.stories = stories
        self.current = current.flatMap { stories.indices.contains($0) ? $0 : nil }
        self.next = self.current.map { $0 + 1 } ?? min(max(0, next), stories.count)
    }

    /// The index of the story after the current one, the first again if the queue repeats; nil if there is none.
    public var upNext: Int? {
        if stories.indices.contains(next) { return next }
        return repeats == .all && !stories.isEmpty ? 0 : nil
    }

    /// Whether the queue is shuffled.
    public var isShuffled: Bool { unshuffled != nil }

    /// Shuffles the stories, the current one first; does nothing if they are shuffled already.
    public mutating func shuffle(using generator: inout some RandomNumberGenerator) {
        guard unshuffled == nil else { return }
        unshuffled = stories.map(\.id)
        let first = current.map { stories.remove(at: $0) }
        stories = (first.map { [$0] } ?? []) + stories.shuffled(using: &generator)
        (current, next) = first == nil ? (nil, 0) : (0, 1)
    }

    /// Restores the order before the shuffle, stories added since then at the end; the current story stays current.
    public mutating func unshuffle() {
        guard let order = unshuffled else { return }
        unshuffled = nil
        var rest = Array(stories.enumerated())
        let known = order.compactMap { id in
            rest.firstIndex { $0.element.id == id }.map { rest.remove(at: $0) }
        }
        let ordered = known + rest
        let index = ordered.firstIndex { $0.offset == current }
        stories = ordered.map(\.element)
        (current, next) = index.map { ($0, $0 + 1) } ?? (nil, min(next, stories.count))
    }

    /// The index of the story before the current one; nil if there is none.
    public var previous: Int? {
        let index = (current ?? next) - 1
        return stories.indices.contains(index) ? index : nil
    }

    /// Makes the story at an index current; does nothing if the index is out of range.
    public mutating func go(to index: Int) {
        guard stories.indices.contains(index) else { return }
        current = index
        next = index + 1
    }

    /// Makes a story current: its next occurrence, else its first; if it is not in the queue, inserts it at the next
    /// index.
    public mutating func go(to story: QueuedStory) {
        if let current, stories[current].id == story.id { return stories[current] = story }
        let index = stories[next...].firstIndex { $0.id == story.id } ?? stories.firstIndex { $0.id == story.id }
        if let index {
            stories[index] = story
            go(to: index)
        } else {
            stories.insert(story, at: next)
            go(to: next)
        }
    }

    /// Goes back to the last occurrence of a story before the next one, if none is current; does nothing without one.
    public mutating func goBack(to story: StoryID) {
        guard current == nil, let index = stories[..<next].lastIndex(where: { $0.id == story }) else { return }
        go(to: index)
    }

    /// Adds a story at the end.
    public mutating func append(_ story: QueuedStory) {
        stories.append(story)
    }

    /// Inserts a story at an index, clamped to 0…count.
    public mutating func insert(_ story: QueuedStory, at index: Int) {
        let index = min(max(0, index), stories.count)
        stories.insert(story, at: index)
        if index < next { next += 1 }
        current = current.map { _ in next - 1 }
    }

    /// Moves a story to another index; does nothing if either is out of range.
    public mutating func move(from origin: Int, to index: Int) {
        guard stories.indices.contains(origin), stories.indices.contains(index), origin != index else { return }
        let isCurrent = origin == current
        stories.insert(stories.remove(at: origin), at: index)
        if isCurrent { return go(to: index) }
        if origin < next { next -= 1 }
        if index < next { next += 1 }
        current = current.map { _ in next - 1 }
    }

    /// Removes the story at an index; does nothing if it is out of range.
    public mutating func remove(at index: Int) {
        guard stories.indices.contains(index) else { return }
        stories.remove(at: index)
        if index == current { current = nil }
        if index < next { next -= 1 }
        current = current.map { _ in next - 1 }
    }

    /// Updates all occurrences of a story.
    public mutating func update(_ story: QueuedStory) {
        for index in stories.indices where stories[index].id == story.id { stories[index] = story }
    }

    /// Removes deleted stories, and updates the others.
    ///
    /// - Parameters:
    ///   - known: The existing stories, by identifier.
    ///   - asked: The stories that were looked up; others stay unchanged.
    public mutating func keep(only known: [StoryID: QueuedStory], of asked: Set<StoryID>) {
        for index in stories.indices.reversed() where asked.contains(stories[index].id) {
            if let story = known[stories[index].id] { stories[index] = story } else { remove(at: index) }
        }
    }
}
