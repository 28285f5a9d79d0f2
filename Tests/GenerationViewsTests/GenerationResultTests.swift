import FeatureKitStubs
import Generation
import GenerationStubs
import StoryCore
import TerminalUI
import Testing
import ViewTestSupport

@Suite("What became of a story", .timeLimit(.minutes(1)))
@MainActor
struct GenerationResultTests {
    /// A story of which something could not be made.
    private func made(
        _ story: Story = .stub(made: .ready), failedAt step: GenerationStep? = nil
    ) async -> ViewedGeneration {
        let failure = step.map { GenerationFailure(step: $0, error: .provider($0, .cancelled)) }
        let sut = ViewedGeneration(outcome: .success(GenerationOutcome(story: story, failure: failure)))
        sut.screen.click("[ Create story ]")
        await sut.wait(for: "[ Open story ]")
        return sut
    }

    @Test("A story that is there can be opened, with Enter at once")
    func open() async {
        let sut = await made()
        #expect(sut.screen.text.contains("The story is in the library."))
        #expect(sut.screen.focused == "Open story, button")
        sut.screen.press(.enter)
        #expect(sut.navigator.exits == [.story(StoryID(rawValue: "stub"))])
    }

    @Test("After a story another one can be asked for", arguments: ["key", "button"])
    func another(by way: String) async {
        let sut = await made()
        if way == "key" { sut.screen.type("n") } else { sut.screen.click("[ New story ]") }
        await sut.wait(for: "New story\nHeroes")
    }

    @Test(
        "Each step that failed is tried again by itself, by a button and by a key",
        arguments: [GenerationStep.audio, .illustrations], ["key", "button"])
    func retry(_ step: GenerationStep, by way: String) async {
        // Given
        let story =
            step == .audio
            ? Story.stub(made: .ready, narrationStatus: .failed) : .stub(made: .ready, illustrationStatus: .failed)
        let sut = await made(story, failedAt: step)
        #expect(sut.screen.text.contains("The finished parts are kept."))

        // When
        if way == "key" {
            sut.screen.type("r")
        } else {
            sut.screen.click(step == .audio ? "[ Narrate again ]" : "[ Draw missing pictures ]")
        }

        // Then
        await sut.wait(for: "The story is in the library.")
        #expect(sut.retry.parts == [StoryPart(step)])
        #expect(sut.generate.executeCallCount == 1)
    }

    @Test("Single pictures that are missing are told, and drawn again")
    func missingPictures() async {
        // Given
        var story = Story.stub(made: .ready)
        story.pages[1].illustration = StoryIllustration(status: .failed)
        let sut = await made(story)
        #expect(sut.screen.text.contains("[!] Drawing the pictures  1 of 2 couldn't be drawn"))

        // When
        sut.screen.type("r")

        // Then
        await sut.wait(for: "[x] Drawing the pictures")
        #expect(sut.retry.parts == [.pictures])
    }

    @Test("A narration and pictures that failed can each be tried again")
    func both() async {
        let sut = await made(
            .stub(made: .failed, narrationStatus: .failed, illustrationStatus: .failed), failedAt: .audio)
        #expect(sut.screen.text.contains("[ Narrate again ]\n[ Draw missing pictures ]"))
    }

    @Test("Without a story the wish can be tried again or changed")
    func noStory() async {
        // Given
        let sut = ViewedGeneration(outcome: .failure(.provider(.story, .cancelled)))
        sut.screen.click("[ Create story ]")
        await sut.wait(for: "The story couldn't be created")

        // When
        sut.screen.click("[ Try again ]")

        // Then
        await sut.wait { sut.generate.executeCallCount == 2 }
        await sut.wait(for: "The story couldn't be created")
        sut.screen.click("[ Change details ]")
        await sut.wait(for: "New story\nHeroes")
    }
}
