import FeatureKitStubs
public import Generation
public import Observation
public import StoryCore

/// A stub of the generation screen in a fixed state.
@MainActor
@Observable
public final class StoryGenerationViewModelStub: StoryGenerationViewModelContract {
    public var state: StoryGenerationViewState
    public var progress: Double
    public var currentStory: Story?
    public var enableIllustrations: Bool
    public var plan: GenerationPlan?
    public var replacedVoice: ReplacedVoice?
    public var addition: QueueAddition?

    /// Creates a stub in a state.
    public init(
        state: StoryGenerationViewState, progress: Double = 0, currentStory: Story? = nil,
        enableIllustrations: Bool = true, plan: GenerationPlan? = nil, replacedVoice: ReplacedVoice? = nil,
        addition: QueueAddition? = nil
    ) {
        self.state = state
        self.progress = progress
        self.currentStory = currentStory
        self.enableIllustrations = enableIllustrations
        self.plan = plan
        self.replacedVoice = replacedVoice
        self.addition = addition
    }

    /// Two voices.
    public nonisolated static let voices = [
        Voice(name: "plain", displayName: "Clara", summary: "a clear woman's voice"),
        Voice(name: "other", displayName: "Edgar", summary: "a deep man's voice"),
    ]

    public func voices(for language: LanguageCode) -> [Voice] { Self.voices }

    public func make(_ part: StoryPart, of story: Story) async -> Story? { nil }

    /// A stub for every state of the screen, with the state's name.
    public static var all: [(name: String, stub: StoryGenerationViewModelStub)] {
        let story = Story.stub(made: .ready)
        let refusal = GenerationRefusal(
            reason: "Three stories were made today.", recovery: "Another one can be made tomorrow.")
        let draft = Story.stub(made: .pending)
        return [
            ("idle", .init(state: .idle)),
            ("planned", .init(state: .idle, plan: .ready(.stub()))),
            ("queued", .init(state: .idle, plan: .ready(.stub()), addition: .added(ahead: 2))),
            (
                "not queued",
                .init(
                    state: .idle, plan: .ready(.stub()), addition: .refused(.storage(.diskFull(path: "/library"))))
            ),
            ("refused", .init(state: .idle, plan: .refused(.notAllowed(refusal)))),
            ("beginning", .init(state: .generating(.generatingStory))),
            ("writing", .init(state: .generating(.generatingStory), progress: 0.2, currentStory: draft)),
            ("narrating", .init(state: .generating(.generatingAudio), progress: 0.5, currentStory: draft)),
            ("drawing", .init(state: .generating(.generatingIllustrations), progress: 0.8, currentStory: draft)),
            ("completed", .init(state: .completed(story), progress: 1, currentStory: story)),
            ("failed at the story", failed(at: .story, story: nil)),
            ("failed at audio", failed(at: .audio, story: .stub(made: .ready, narrationStatus: .failed))),
            (
                "failed at illustrations",
                failed(at: .illustrations, story: .stub(made: .ready, illustrationStatus: .failed))
            ),
        ]
    }

    private static func failed(at step: GenerationStep, story: Story?) -> StoryGenerationViewModelStub {
        let fault = ProviderErrorDetails(provider: "fake", detail: "It did not answer.")
        return StoryGenerationViewModelStub(
            state: .failed(step: step, error: .provider(step, .timeout(fault))), progress: 0.5, currentStory: story)
    }
}
