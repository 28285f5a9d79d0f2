// Derived from StoryGenerationViewModelContract.swift by './generate.sh derive'. Changes here are lost.

public import Generation
public import StoryCore

extension StoryGenerationViewModelStub {
    public func didAppear() async {}
    public func preparePlan(for request: GenerationRequest?) async {}
    public func generateStory(for heroes: [Hero], event: StoryEvent) async {}
    public func generateStory(for heroes: [Hero], customEvent: CustomStoryEvent) async {}
    public func generateStory(_ request: GenerationRequest) async {}
    public func enqueue(_ request: GenerationRequest) async {}
    public func didSeeAddition() {}
    public func resume(_ job: JobOverview) async {}
    public func retryAudioGeneration() async {}
    public func retryIllustrationGeneration() async {}
    public func cancelGeneration() async {}
    public func didTapOnRetryButton() async {}
    public func didTapOnNewStory() {}
    public func didTapOnStory() {}
    public func didTapOnQueue() {}
    public func didTapOnBack() {}
}
