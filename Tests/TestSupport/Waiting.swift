/// Lets other tasks go on, if there are any, in whatever order.
///
/// For tests that prove that nothing happens, or that it does not matter in which order something does. It waits for
/// nothing: who waits for something is woken by it.
package func letOthersRun() async { await Task.yield() }

/// Returns once the task is cancelled.
package func untilCancelled() async {
    let never = AsyncStream<Void> { _ in }
    for await _ in never {}
}

/// Something for others to hold: its end tells that nobody holds it any more.
package final class Lifeline: Sendable {
    /// Ends when nobody holds the lifeline any more.
    package let end: AsyncStream<Void>
    private let ending: AsyncStream<Void>.Continuation

    package init() {
        (end, ending) = AsyncStream.makeStream(of: Void.self)
    }

    deinit { ending.finish() }
}
