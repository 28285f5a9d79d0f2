import FeatureKitStubs
import Generation
import GenerationStubs
import GenerationViews
import StoryCore
import TerminalUI
import Testing
import ViewTestSupport

@Suite("What can be made of a story on its own screen", .timeLimit(.minutes(1)))
@MainActor
struct StoryPartsTests {
    private func sut(
        _ story: Story, retried: Result<GenerationOutcome, GenerationError> = .failure(.cancelled)
    ) -> ViewedGeneration {
        ViewedGeneration(retried: retried, view: AnyView(StoryPartsView(story: story)))
    }

    @Test(
        "What is missing or outdated is offered by the button that makes it",
        arguments: [
            (PartStatus.notRequested, "Narrate", StoryPart.narration()), (.failed, "Narrate", .narration()),
            (.outdated, "Update narration", .narration()),
        ])
    func narration(status: PartStatus, title: String, part: StoryPart) async {
        // Given
        let sut = sut(.stub(made: .ready, narrationStatus: status))
        await sut.wait(for: "[ \(title) ]")

        // When
        sut.screen.click("[ \(title) ]")

        // Then
        await sut.wait { !sut.retry.parts.isEmpty }
        #expect(sut.retry.parts == [part])
    }

    @Test("Of a story that has everything, only another voice and other pictures are offered")
    func complete() async {
        var story = Story.stub(made: .ready)
        story.cover.status = .ready
        let sut = sut(story)
        await sut.wait(for: "Narrated by Clara")
        #expect(!sut.screen.text.contains("[ Narrate") && !sut.screen.text.contains("Draw"))
    }

    @Test("A voice that is gone is told where another one has narrated")
    func replacedVoice() async {
        // Given
        let sut = sut(
            .stub(made: .ready, narrationStatus: .outdated),
            retried: .success(GenerationOutcome(story: .stub(made: .ready), failure: nil, replacedVoice: "heart")))
        await sut.wait(for: "[ Update narration ]")

        // When
        sut.screen.click("[ Update narration ]")

        // Then
        await sut.wait(for: "The voice 'heart' is no longer installed")
    }

    @Test("Why a part could not be made stands where it was asked for")
    func failure() async {
        // Given
        let fault = ProviderErrorDetails(provider: "fake", detail: "The page is wet.")
        let sut = sut(
            .stub(made: .ready, narrationStatus: .outdated), retried: .failure(.provider(.audio, .timeout(fault))))

        await sut.wait(for: "[ Update narration ]")

        // When
        sut.screen.click("[ Update narration ]")

        // Then
        await sut.wait(for: "The page is wet.")
        await sut.wait(for: "[ Dismiss ]")
    }

    @Test("Where a natural voice cannot be used, another one is advised, which the app offers, and no command is named")
    func unusableVoice() async {
        // Given
        let fault = ProviderErrorDetails(
            provider: "neural", detail: "It is damaged.", remedy: .installVoice(named: "heart"))
        let sut = sut(
            .stub(made: .ready, narrationStatus: .outdated), retried: .failure(.provider(.audio, .configuration(fault)))
        )
        await sut.wait(for: "[ Update narration ]")

        // When
        sut.screen.click("[ Update narration ]")

        // Then
        await sut.wait(for: "Choose another voice")
        #expect(!sut.screen.text.contains("story voice"))
    }
}
