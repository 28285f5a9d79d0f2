/// What is played one after the other, and how far that is.
public struct StoryQueue: Hashable, Sendable {
    /// The stories, in the order in which they are played.
    public private(set) var stories: [QueuedStory]
    /// Place of the current story, from 0; nil if what is played is not in the queue, or nothing is.
    public private(set) var current: Int?
    /// Place of the story that comes next, 0…count: count if none does.
    public private(set) var next: Int

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

    /// Place of the story before the current one; nil if there is none.
    public var previous: Int? {
        let place = (current ?? next) - 1
        return stories.indices.contains(place) ? place : nil
    }

    /// Goes to a place; does nothing if there is no such place.
    public mutating func go(to place: Int) {
        guard stories.indices.contains(place) else { return }
        current = place
        next = place + 1
    }

    /// Goes to a story: to its nearest place from the next one on, else to its first; one that is not in the queue is
    /// put in before the next one.
    public mutating func go(to story: QueuedStory) {
        if let current, stories[current].id == story.id { return stories[current] = story }
        let place = stories[next...].firstIndex { $0.id == story.id } ?? stories.firstIndex { $0.id == story.id }
        if let place {
            stories[place] = story
            go(to: place)
        } else {
            stories.insert(story, at: next)
            go(to: next)
        }
    }

    /// Adds a story at the end.
    public mutating func append(_ story: QueuedStory) {
        stories.append(story)
    }

    /// Puts a story in at a place, brought into 0…count; the story that stood there, and those behind it, follow it.
    public mutating func insert(_ story: QueuedStory, at place: Int) {
        let place = min(max(0, place), stories.count)
        stories.insert(story, at: place)
        if place < next { next += 1 }
        current = current.map { _ in next - 1 }
    }

    /// Moves a story so that it stands at another place; does nothing if one of them is no place.
    public mutating func move(from origin: Int, to place: Int) {
        guard stories.indices.contains(origin), stories.indices.contains(place), origin != place else { return }
        let isCurrent = origin == current
        stories.insert(stories.remove(at: origin), at: place)
        if isCurrent { return go(to: place) }
        if origin < next { next -= 1 }
        if place < next { next += 1 }
        current = current.map { _ in next - 1 }
    }

    /// Takes a story out; does nothing if there is no such place.
    public mutating func remove(at place: Int) {
        guard stories.indices.contains(place) else { return }
        stories.remove(at: place)
        if place == current { current = nil }
        if place < next { next -= 1 }
        current = current.map { _ in next - 1 }
    }

    /// Shows a story as it is now, wherever it stands.
    public mutating func update(_ story: QueuedStory) {
        for place in stories.indices where stories[place].id == story.id { stories[place] = story }
    }

    /// Takes out what is gone, and shows the rest as it is now.
    ///
    /// - Parameters:
    ///   - known: Those stories that there are, by identifier.
    ///   - asked: The stories that were looked for; others stay as they are.
    public mutating func keep(only known: [StoryID: QueuedStory], of asked: Set<StoryID>) {
        for place in stories.indices.reversed() where asked.contains(stories[place].id) {
            if let story = known[stories[place].id] { stories[place] = story } else { remove(at: place) }
        }
    }
}
