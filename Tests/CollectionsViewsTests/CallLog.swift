/// What a view model was asked for, in order.
@MainActor
final class CallLog {
    private var all: [String] = []
    private var read = 0
    private var listener: CheckedContinuation<Void, Never>?

    func note(_ call: String) {
        all.append(call)
        listener?.resume()
        listener = nil
    }

    /// Waits for the next call that nobody has waited for yet; that of appearing, which every screen makes, does not
    /// count.
    func next() async -> String {
        while true {
            while read < all.count {
                read += 1
                if all[read - 1] != "didAppear" { return all[read - 1] }
            }
            await withCheckedContinuation { listener = $0 }
        }
    }
}
