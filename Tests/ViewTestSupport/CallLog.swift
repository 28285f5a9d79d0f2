public import Observation

/// What a view model was asked for, in order.
@MainActor
@Observable
public final class CallLog {
    /// All that it was asked for.
    public private(set) var all: [String] = []
    @ObservationIgnored private var read = 0
    @ObservationIgnored private var listener: CheckedContinuation<Void, Never>?

    /// Creates an empty log.
    public init() {}

    /// Remembers a call.
    public func note(_ call: String) {
        all.append(call)
        listener?.resume()
        listener = nil
    }

    /// Waits for the next unread call; those that come with every screen do not count.
    public func next() async -> String {
        while true {
            while read < all.count {
                read += 1
                let call = all[read - 1]
                if !["didAppear", "observeChanges"].contains(call) { return call }
            }
            await withCheckedContinuation { listener = $0 }
        }
    }
}
