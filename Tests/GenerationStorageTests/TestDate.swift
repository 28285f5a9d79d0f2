import Foundation
import Synchronization

/// The date of a test, which it advances.
final class TestDate: Sendable {
    private let seconds = Mutex(2000.0)

    var now: Date { Date(timeIntervalSinceReferenceDate: seconds.withLock { $0 }) }

    func advance(by interval: Double) { seconds.withLock { $0 += interval } }
}
