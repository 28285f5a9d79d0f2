import Generation
import StoryCore

/// The state of a step.
struct StepState: Hashable {
    /// The statuses of a step.
    enum Status: Hashable {
        case open, underWay, done, failed, notWanted
    }

    var stage: GenerationStage
    var status: Status
    /// An additional note; empty for none.
    var note = ""
}

extension [StepState] {
    /// Creates the steps of a running generation.
    ///
    /// - Parameter story: The story so far.
    init(at current: GenerationStage, of story: Story?) {
        let stages = GenerationStage.allCases
        let offset = stages.firstIndex(of: current) ?? 0
        self = stages.dropLast().enumerated().map { index, stage in
            let isWanted = story.map { $0.wants(stage) } ?? true
            let status: StepState.Status = index < offset ? .done : index == offset ? .underWay : .open
            return StepState(stage: stage, status: isWanted || status == .underWay ? status : .notWanted)
        }
    }

    /// Creates the steps of a finished generation; nil if there is no text.
    init(of story: Story?, failedAt step: GenerationStep?) {
        guard let story else {
            self = GenerationStage.allCases.dropLast().map { stage in
                StepState(stage: stage, status: stage == .generatingStory && step != nil ? .failed : .open)
            }
            return
        }
        self = [
            StepState(stage: .generatingStory, status: step == .story ? .failed : .done),
            StepState(
                stage: .generatingAudio,
                status: step == .audio ? .failed : StepState.Status(story.narrationStatus)),
            .pictures(of: story, hasFailed: step == .illustrations),
        ]
    }
}

extension StepState {
    fileprivate static func pictures(of story: Story, hasFailed: Bool) -> StepState {
        let all = story.pictures
        let missing = story.missingPictureCount
        guard !hasFailed, missing == 0 else {
            let note = missing > 0 ? "\(missing) of \(all.count) couldn't be drawn" : ""
            return StepState(stage: .generatingIllustrations, status: .failed, note: note)
        }
        let isPending = all.contains { $0.status == .pending }
        return StepState(
            stage: .generatingIllustrations, status: all.isEmpty ? .notWanted : isPending ? .open : .done)
    }
}

extension StepState.Status {
    fileprivate init(_ status: PartStatus) {
        self =
            switch status {
            case .notRequested: .notWanted
            case .pending: .open
            case .ready, .outdated: .done
            case .failed: .failed
            }
    }
}

extension Story {
    /// All requested illustrations: those of the pages, and the cover.
    fileprivate var pictures: [StoryIllustration] {
        (pages.map(\.illustration) + [cover]).filter { $0.status != .notRequested }
    }

    /// The number of failed illustrations.
    var missingPictureCount: Int { pictures.count { $0.status == .failed } }

    /// Returns whether a stage is part of the generation.
    fileprivate func wants(_ stage: GenerationStage) -> Bool {
        switch stage {
        case .generatingStory, .completed: true
        case .generatingAudio: providers.narrator != nil
        case .generatingIllustrations: providers.illustrator != nil
        }
    }
}
