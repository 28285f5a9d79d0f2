/// What is played one after the other, and how far that is.
public struct StoryQueue: Hashable, Sendable {
    /// The stories, in the order in which they are played.
    public private(set) var stories: [QueuedStory]
    /// Place of the current story, from 0; nil if what is played is not in the queue, or nothing is.
    public private(set) var current: Int?
    /// Place of the story that comes next, 0…count: count if none does.
    public private(set) var next: Int

    /// What is played again once it is over.
    public var repeats = PlaybackRepeat.off
    /// The stories as they stood before they were shuffled; nil if they are not.
    private var unshuffled: [StoryID]?

    /// Makes a queue.
    ///
    /// - Parameters:
    ///   - current: Place of the current story; one that is no place is none.
    ///   - next: Place of the story that comes next if none is current; brought into 0…count.
    public init(_ stories: [QueuedStory] = [], current: Int? = nil, next: Int = 0) {
        self.stories = stories
        self.current = current.flatMap { stories.indices.contains($0) ? $0 : nil }
        self.next = self.current.map { $0 + 1 } ?? min(max(0, next), stories.count)
    }

    /// Place of the story that follows the current one, from the beginning again if the queue is repeated; nil if none
    /// does.
    public var upNext: Int? {
        if stories.indices.contains(next) { return next }
        return repeats == .all && !stories.isEmpty ? 0 : nil
    }

    /// Whether the stories stand in an order of chance.
    public var isShuffled: Bool { unshuffled != nil }

    /// Brings the stories into an order of chance, the current one first; does nothing if they are in one.
    public mutating func shuffle(using generator: inout some RandomNumberGenerator) {
        guard unshuffled == nil else { return }
        unshuffled = stories.map(\.id)
        let first = current.map { stories.remove(at: $0) }
        stories = (first.map { [$0] } ?? []) + stories.shuffled(using: &generator)
        (current, next) = first == nil ? (nil, 0) : (0, 1)
    }

    /// Brings the stories back into the order from before they were shuffled, those that came since then behind them;
    /// the current one stays current.
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

    /// Place of the story before the current one; nil if there is none.
    public var previous: Int? {
        let index = (current ?? next) - 1
        return stories.indices.contains(index) ? index : nil
    }

    /// Goes to a place; does nothing if there is no such place.
    public mutating func go(to index: Int) {
        guard stories.indices.contains(index) else { return }
        current = index
        next = index + 1
    }

    /// Goes to a story: to its nearest place from the next one on, else to its first; one that is not in the queue is
    /// put in before the next one.
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

    /// Goes back to the nearest place of a story before the next one, if none is current; does nothing without one.
    public mutating func goBack(to story: StoryID) {
        guard current == nil, let index = stories[..<next].lastIndex(where: { $0.id == story }) else { return }
        go(to: index)
    }

    /// Adds a story at the end.
    public mutating func append(_ story: QueuedStory) {
        stories.append(story)
    }

    /// Puts a story in at a place, brought into 0…count; the story that stood there, and those behind it, follow it.
    public mutating func insert(_ story: QueuedStory, at index: Int) {
        let index = min(max(0, index), stories.count)
        stories.insert(story, at: index)
        if index < next { next += 1 }
        current = current.map { _ in next - 1 }
    }

    /// Moves a story so that it stands at another place; does nothing if one of them is no place.
    public mutating func move(from origin: Int, to index: Int) {
        guard stories.indices.contains(origin), stories.indices.contains(index), origin != index else { return }
        let isCurrent = origin == current
        stories.insert(stories.remove(at: origin), at: index)
        if isCurrent { return go(to: index) }
        if origin < next { next -= 1 }
        if index < next { next += 1 }
        current = current.map { _ in next - 1 }
    }

    /// Takes a story out; does nothing if there is no such place.
    public mutating func remove(at index: Int) {
        guard stories.indices.contains(index) else { return }
        stories.remove(at: index)
        if index == current { current = nil }
        if index < next { next -= 1 }
        current = current.map { _ in next - 1 }
    }

    /// Shows a story as it is now, wherever it stands.
    public mutating func update(_ story: QueuedStory) {
        for index in stories.indices where stories[index].id == story.id { stories[index] = story }
    }

    /// Takes out what is gone, and shows the rest as it is now.
    ///
    /// - Parameters:
    ///   - known: Those stories that there are, by identifier.
    ///   - asked: The stories that were looked for; others stay as they are.
    public mutating func keep(only known: [StoryID: QueuedStory], of asked: Set<StoryID>) {
        for index in stories.indices.reversed() where asked.contains(stories[index].id) {
            if let story = known[stories[index].id] { stories[index] = story } else { remove(at: index) }
        }
    }
}
