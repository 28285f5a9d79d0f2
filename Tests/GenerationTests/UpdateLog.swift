import Generation
import Synchronization

/// Collects updates in their order.
final class UpdateLog: Sendable {
    private let updates = Mutex<[GenerationUpdate]>([])

    func append(_ update: GenerationUpdate) { updates.withLock { $0.append(update) } }

    var progress: [Double] { updates.withLock { $0.map(\.progress) } }

    /// The stages without repetitions.
    var stages: [GenerationStage] {
        updates.withLock { $0.map(\.stage) }.reduce(into: []) { if $0.last != $1 { $0.append($1) } }
    }

    var firstProgressOfStages: [Double] {
        stages.compactMap { stage in updates.withLock { $0.first { $0.stage == stage }?.progress } }
    }
}
