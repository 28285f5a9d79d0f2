import FeatureKitStubs
import Generation
import GenerationStubs
import StoryCore
import TerminalUI
import Testing
import ViewTestSupport

@testable import GenerationViews

@Suite("Story in the making", .timeLimit(.minutes(1)))
@MainActor
struct GenerationProgressTests {
    private func generating(_ updates: [GenerationUpdate], _ gate: Gate) async -> ViewedGeneration {
        let sut = ViewedGeneration(updates: updates, gate: gate)
        sut.screen.click("[ Create story ]")
        await gate.arrival()
        await sut.wait(for: "[ Stop ]")
        return sut
    }

    @Test("Its steps, its progress and its pages are seen as they come")
    func updates() async {
        // Given
        let gate = Gate()
        let draft = Story.stub(made: .pending)
        let sut = await generating([.stub(stage: .generatingAudio, progress: 0.4, story: draft)], gate)

        // Then
        await sut.wait(for: "40%")
        #expect(
            sut.screen.lines.prefix(8).map(\.self) == [
                "The lamp at the window", "[x] Writing the story", "[›] Narrating the story",
                "[ ] Drawing the pictures",
                sut.screen.lines[4], sut.screen.lines[5], "Page 1", "Mira saw a light. It was far away.",
            ])
        gate.open()
        await sut.wait(for: "The story is in the library.")
    }

    @Test("It is stopped only after a question, and what there is of it goes", arguments: ["key", "button"])
    func stop(by way: String) async {
        // Given
        let gate = Gate()
        let sut = await generating([], gate)

        // When
        if way == "key" { sut.screen.type("d") } else { sut.screen.click("[ Stop ]") }

        // Then
        #expect(sut.screen.focused == "Continue, button")
        sut.screen.press(.enter)
        #expect(sut.viewModel.isGenerating)
        sut.screen.type("d")
        sut.screen.press(.left, .enter)
        await sut.wait(for: "New story\nHeroes")
        #expect(sut.viewModel.state == .idle)
    }

    @Test("Leaving the screen does not stop it")
    func leave() async {
        let gate = Gate()
        let sut = await generating([], gate)
        sut.screen.press(.escape)
        #expect(sut.navigator.exits == [.back])
        #expect(sut.viewModel.isGenerating)
        gate.open()
        await sut.wait { !sut.viewModel.isGenerating }
    }

    @Test("Only the bar is drawn by the progress")
    func drawsOfProgress() throws {
        // Given
        let stub = try StoryGenerationViewModelStub.named("writing")
        let sut = screen(of: stub)
        sut.host.draws.reset()

        // When
        for step in 1...10 {
            stub.progress = 0.2 + Double(step) / 100
            sut.show()
        }

        // Then
        #expect(sut.text.contains("30%") || sut.text.contains("29%"))
        #expect(sut.host.draws[GenerationBar.self] == 10)
        #expect(sut.host.draws.total == 10)
    }

    @Test("A page that arrives is drawn alone among the pages")
    func drawsOfPages() throws {
        // Given
        let stub = try StoryGenerationViewModelStub.named("writing")
        var story = Story.stub(made: .pending)
        let last = story.pages.removeLast()
        stub.currentStory = story
        let sut = screen(of: stub)
        sut.host.draws.reset()

        // When
        story.pages.append(last)
        stub.currentStory = story

        // Then
        #expect(sut.text.contains("Page 2\nShe waved."))
        #expect(sut.host.draws[DraftPage.self] == 1)
        #expect(sut.host.draws[GenerationBar.self] == 0)
    }

    @Test("A story that is told again as it was draws nothing")
    func drawsOfNothing() throws {
        // Given
        let stub = try StoryGenerationViewModelStub.named("narrating")
        let sut = screen(of: stub)
        sut.host.draws.reset()

        // When
        stub.currentStory = Story.stub(made: .pending)
        stub.state = .generating(.generatingAudio)
        sut.show()

        // Then
        #expect(sut.host.draws[DraftPages.self] == 0)
    }
}
