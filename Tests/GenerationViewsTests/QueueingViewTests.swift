import FeatureKitStubs
import Generation
import GenerationStubs
import StoryCore
import TerminalUI
import Testing
import ViewTestSupport

@Suite("Adding stories to the queue in the form", .timeLimit(.minutes(1)))
@MainActor
struct QueueingViewTests {
    @Test(
        "A button or a key adds the story, and the form says so, with the way to the queue",
        arguments: ["key", "button"])
    func add(by way: String) async {
        // Given
        let sut = ViewedGeneration(queued: .success(2))

        // When
        if way == "key" { sut.screen.type("a") } else { sut.screen.click("[ Add to queue ]") }

        // Then
        await sut.wait(for: "Added to the queue. 2 stories come first.")
        #expect(sut.enqueue.inputs.map(\.heroes) == [[.stub()]])
        #expect(sut.generate.executeCallCount == 0)
        sut.screen.click("[ Show queue ]")
        #expect(sut.navigator.exits == [.open(.queue)])
    }

    @Test("Once it is added nothing in the form would be lost, until something is changed")
    func kept() async {
        // Given
        let sut = ViewedGeneration()
        sut.screen.press(.tab, .right)
        sut.screen.type("a")
        await sut.wait(for: "Added to the queue. It's up next.")

        // When
        sut.screen.press(.escape)

        // Then
        #expect(sut.navigator.exits == [.back])
        sut.screen.press(.right, .escape)
        #expect(sut.screen.text.contains("Discard changes?"))
    }

    @Test("Why a story cannot be added is told in the form")
    func refused() async {
        let sut = ViewedGeneration(queued: .failure(.storage(.diskFull(path: "/library"))))
        sut.screen.type("a")
        await sut.wait(for: "! " + StorageError.diskFull(path: "/library").message)
    }

    @Test("While a story is made another one can be queued, and Escape leads back to the one that is made")
    func another() async {
        // Given
        let gate = Gate()
        let sut = ViewedGeneration(gate: gate)
        sut.screen.click("[ Create story ]")
        await gate.arrival()
        await sut.wait(for: "[ Stop ]")

        // When
        sut.screen.click("[ Another story ]")

        // Then
        #expect(sut.screen.text.contains("[ Add to queue ]"))
        #expect(!sut.screen.text.contains("[ Create story ]"))
        sut.screen.type("a")
        await sut.wait(for: "Added to the queue")
        sut.screen.press(.escape)
        #expect(sut.screen.text.contains("[ Stop ]"))
        #expect(sut.navigator.exits.isEmpty)
        #expect(sut.viewModel.isGenerating)

        // When
        sut.screen.type("w")

        // Then
        #expect(sut.navigator.exits == [.open(.queue)])
        gate.open()
        await sut.wait(for: "The story is in the library.")
    }

    @Test("A story that is ready meanwhile does not take the form away, from which one can then be made at once")
    func readyMeanwhile() async {
        // Given
        let gate = Gate()
        let sut = ViewedGeneration(gate: gate)
        sut.screen.click("[ Create story ]")
        await gate.arrival()
        await sut.wait(for: "[ Stop ]")
        sut.screen.type("n")

        // When
        gate.open()
        await sut.wait(for: "[ Create story ]")
        sut.screen.click("[ Create story ]")

        // Then
        await sut.wait { sut.generate.executeCallCount == 2 && sut.viewModel.stage == .completed }
        #expect(sut.screen.text.contains("The story is in the library."))
    }
}
