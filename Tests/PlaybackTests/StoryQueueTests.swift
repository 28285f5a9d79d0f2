import Playback
import StoryCore
import Testing

@Suite("Queue of stories", .timeLimit(.minutes(1)))
struct StoryQueueTests {
    private func queue(_ names: String..., current: Int? = nil, next: Int = 0) -> StoryQueue {
        StoryQueue(names.map(entry), current: current, next: next)
    }

    private func entry(_ name: String) -> QueuedStory {
        QueuedStory(id: StoryID(rawValue: name), title: name, duration: 60)
    }

    @Test(
        "Wherever a story is moved, the current one stays current and what follows it comes next",
        arguments: 0..<4, 0..<4)
    func move(origin: Int, index: Int) {
        for current in 0..<4 {
            // Given
            let names = ["a", "b", "c", "d"]
            var sut = StoryQueue(names.map(entry), current: current)
            // When
            sut.move(from: origin, to: index)
            // Then
            var moved = names
            moved.insert(moved.remove(at: origin), at: index)
            #expect(sut.stories.map(\.title) == moved)
            #expect(sut.current.map { sut.stories[$0].title } == names[current])
            #expect(sut.next == (sut.current ?? 0) + 1)
        }
    }

    @Test("When the current story is taken out, the one behind it comes next")
    func removeCurrent() {
        var sut = queue("a", "b", "c", current: 1)
        sut.remove(at: 1)
        #expect(sut.current == nil)
        #expect(sut.next == 1)
        #expect(sut.previous == 0)
        sut.remove(at: 0)
        #expect(sut.next == 0)
        #expect(sut.previous == nil)
    }

    @Test("Taking out another story leaves the current one", arguments: [(0, 0), (2, 1)])
    func remove(index: Int, current: Int) {
        var sut = queue("a", "b", "c", current: 1)
        sut.remove(at: index)
        #expect(sut.current == current)
        #expect(sut.next == current + 1)
    }

    @Test("What comes behind a story is gone: it is gone back to, at its nearest index, unless another one is current")
    func goBack() {
        var sut = queue("a", "b", "a", "c", current: 3)
        sut.goBack(to: StoryID(rawValue: "a"))
        #expect(sut.current == 3)
        sut.remove(at: 3)
        sut.goBack(to: StoryID(rawValue: "x"))
        #expect(sut.current == nil)
        sut.goBack(to: StoryID(rawValue: "a"))
        #expect(sut.current == 2)
        #expect(sut.upNext == nil)
    }

    @Test("A story is gone to at its nearest index ahead, else at its first, else it is put in")
    func go() {
        var sut = queue("a", "b", "a", current: 1)
        sut.go(to: entry("a"))
        #expect(sut.current == 2)
        sut.go(to: entry("b"))
        #expect(sut.current == 1)
        sut.go(to: entry("x"))
        #expect(sut.stories.map(\.title) == ["a", "b", "x", "a"])
        #expect(sut.current == 2)
        #expect(sut.next == 3)
    }

    @Test("What is gone leaves the queue, what was not looked for stays, and titles are as they are now")
    func keep() {
        var sut = queue("a", "b", "c", "d", current: 2)
        let renamed = QueuedStory(id: StoryID(rawValue: "c"), title: "C", duration: nil)
        sut.keep(only: [renamed.id: renamed], of: Set(["a", "c", "d"].map { StoryID(rawValue: $0) }))
        #expect(sut.stories.map(\.title) == ["b", "C"])
        #expect(sut.current == 1)
    }

    @Test("Wherever a story is put in, the current one stays current and what follows it comes next", arguments: -1..<6)
    func insert(index: Int) {
        for current in 0..<3 {
            // Given
            var sut = queue("a", "b", "c", current: current)
            // When
            sut.insert(entry("new"), at: index)
            // Then
            #expect(sut.stories.count == 4)
            #expect(sut.stories.firstIndex { $0.title == "new" } == min(max(0, index), 3))
            #expect(sut.current.map { sut.stories[$0].title } == ["a", "b", "c"][current])
            #expect(sut.next == (sut.current ?? 0) + 1)
        }
    }

    @Test("What comes next begins anew when all are repeated, and ends with the last one otherwise")
    func upNext() {
        var sut = queue("a", "b", current: 1)
        #expect(sut.upNext == nil)
        sut.repeats = .all
        #expect(sut.upNext == 0)
        #expect(StoryQueue().upNext == nil)
        sut.go(to: 0)
        #expect(sut.upNext == 1)
    }

    @Test("A queue gets its order back after it was shuffled; what came meanwhile is behind, what is gone is not there")
    func shuffle() {
        var generator = SeededGenerator(seed: 3)
        for current in [nil, 0, 2, 4] {
            // Given
            var sut = queue("a", "b", "a", "c", "d", current: current)
            let before = sut
            // When
            sut.shuffle(using: &generator)
            // Then
            #expect(sut.isShuffled)
            #expect(sut.stories.map(\.title).sorted() == ["a", "a", "b", "c", "d"])
            #expect(sut.current.map { sut.stories[$0].title } == current.map { before.stories[$0].title })
            #expect(sut.next == (current == nil ? 0 : 1))
            // When
            sut.append(entry("new"))
            if let index = sut.stories.firstIndex(where: { $0.title == "b" }) { sut.remove(at: index) }
            sut.unshuffle()
            // Then
            #expect(!sut.isShuffled)
            #expect(sut.stories.map(\.title) == ["a", "a", "c", "d", "new"])
            #expect(sut.current.map { sut.stories[$0].title } == current.map { before.stories[$0].title })
        }
    }
}
