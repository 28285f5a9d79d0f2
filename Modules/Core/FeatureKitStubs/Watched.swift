import Observation
import Synchronization

/// An observable value behind a lock, for test doubles: ``until(_:)`` sees it change, on any thread.
package final class Watched<Value: Sendable>: Observable, Sendable {
    private let registrar = ObservationRegistrar()
    private let mutex: Mutex<Value>

    package init(_ value: Value) {
        mutex = Mutex(value)
    }

    /// The value now.
    package var value: Value {
        registrar.access(self, keyPath: \.value)
        return mutex.withLock { $0 }
    }

    /// Reads and changes the value, alone.
    ///
    /// Who watches it is told after that, when nobody holds the lock, and so sees the new value.
    package func change<Answer: Sendable>(_ body: (inout Value) -> Answer) -> Answer {
        defer {
            noteChange()
            registrar.withMutation(of: self, keyPath: \.value) {}
        }
        return mutex.withLock { body(&$0) }
    }
}
