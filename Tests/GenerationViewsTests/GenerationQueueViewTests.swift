import FeatureKit
import FeatureKitStubs
import Generation
import GenerationStubs
import GenerationViews
import StoryCore
import TerminalUI
import Testing
import ViewTestSupport

@Suite("Screen of the queue", .timeLimit(.minutes(1)))
@MainActor
struct GenerationQueueViewTests {
    private let list = UseCaseMock<Void, [JobQueueItem], GenerationError>(.success(.stubs))
    private let cancelJob = UseCaseMock<JobID, Void, GenerationError>(.success(()))
    private let retryJob = UseCaseMock<JobID, Void, GenerationError>(.success(()))
    private let approveJob = UseCaseMock<JobID, Void, GenerationError>(.success(()))
    private let removeJob = UseCaseMock<JobID, Void, GenerationError>(.success(()))
    private let navigator = NavigatorMock<GenerationExit>()
    private let generation = StoryGenerationViewModelStub(state: .idle)

    private func screen() async -> TestScreen {
        let viewModel = GenerationQueueViewModel(
            listQueue: list, cancelJob: cancelJob, retryJob: retryJob, approveJob: approveJob,
            removeJob: removeJob,
            observation: LibraryObservationFake(), navigator: navigator)
        await viewModel.didAppear()
        var environment = EnvironmentValues()
        environment.provide(generation, as: (any StoryGenerationViewModelContract).self)
        return TestScreen(GenerationQueueView(viewModel: viewModel), environment: environment)
    }

    @Test("Each story is told with what becomes of it, and for whom it is")
    func rows() async {
        let sut = await screen()
        #expect(
            sut.lines.dropFirst().prefix(14).map { String($0.trimmingPrefix { " ▌".contains($0) }) } == [
                "[›] The lamp", "drawing picture 3 of 6",
                "[ ] First day of school: Mira", "next",
                "[ ] Bedtime: Leo", "queued, 2nd in line · for Leo",
                "[-] The boat in the rain", "interrupted",
                "[!] A sleepover: Mira", "needs your attention: This story isn't allowed right now.",
                "[!] The tooth", "Narrating the story failed: It did not answer.",
                "[x] The kite", "ready",
            ])
    }

    @Test("An unfinished story is cancelled only after a question")
    func cancel() async {
        // Given
        let sut = await screen()
        sut.press(.down)

        // When
        sut.type("d")

        // Then
        #expect(sut.text.contains("'First day of school: Mira' won't be created."))
        sut.press(.enter)
        #expect(cancelJob.inputs.isEmpty)
        sut.type("d")
        sut.press(.left, .enter)
        await until { cancelJob.executeCallCount == 1 }
        #expect(cancelJob.inputs == [JobID(rawValue: "job2")])
    }

    @Test("Enter does what is likely wanted: a failed story is tried again, a ready one opened")
    func enter() async {
        // Given
        let sut = await screen()

        // When
        sut.press(.down, .down, .down, .down, .down, .enter)
        await until { retryJob.executeCallCount == 1 }
        sut.press(.end, .enter)

        // Then
        #expect(retryJob.inputs == [JobID(rawValue: "job6")])
        #expect(navigator.exits == [.story(StoryID(rawValue: "job7"))])
    }

    @Test("A page that was refused is shown with the reason; Enter approves it, a button has it written again")
    func refusedPage() async {
        // Given
        list.answer(.success([.refusedPage]))
        let sut = await screen()
        let text = sut.lines.joined(separator: " ")

        // When
        sut.press(.enter)
        await until { approveJob.executeCallCount == 1 }
        sut.press(.tab, .tab, .enter)
        await until { retryJob.executeCallCount == 1 }

        // Then
        #expect(text.contains("a page waits for a parent's approval"))
        #expect(text.contains("It's about a weapon. See 'gun' in:") && text.contains("Mira hid behind the well."))
        #expect(text.contains("Approve") && text.contains("Write it again"))
        #expect(approveJob.inputs == [JobQueueItem.refusedPage.id] && retryJob.inputs == approveJob.inputs)
    }

    @Test("A ready story is removed from the list at once, since it stays in the library")
    func remove() async {
        let sut = await screen()
        sut.press(.end)
        sut.type("d")
        await until { removeJob.executeCallCount == 1 }
        #expect(removeJob.inputs == [JobID(rawValue: "job7")])
    }

    @Test("The story that somebody waits for in the app leads to its screen, which stops it")
    func madeHere() async {
        // Given
        let sut = await screen()
        generation.currentStory = .stub(made: .pending, id: "job1")
        generation.state = .generating(.generatingIllustrations)

        // When
        sut.click("[ Show ]")
        sut.type("d")
        sut.press(.left, .enter)

        // Then
        #expect(navigator.exits == [.open(.form)])
        #expect(cancelJob.inputs.isEmpty)
    }

    @Test("Without a story in the queue, the form is offered")
    func empty() async {
        list.answer(.success([]))
        let sut = await screen()
        #expect(sut.text.contains("No stories in the queue."))
        sut.press(.enter)
        #expect(navigator.exits == [.open(.form)])
    }
}
