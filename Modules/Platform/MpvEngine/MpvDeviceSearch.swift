import Foundation
import StoryCore
import Synchronization

/// Queries libmpv for the sound devices, on a thread of its own, with a timeout.
struct MpvDeviceSearch {
    private let patience: Duration
    private let ask: @Sendable () throws(ProviderError) -> String

    /// Creates a search; the library is loaded when it begins.
    init(library: String = MpvFunctions.library) {
        self.init(patience: .seconds(3)) { () throws(ProviderError) in try Self.list(by: library) }
    }

    /// Creates a search.
    ///
    /// - Parameters:
    ///   - patience: How long the answer is waited for: a sound server that hangs would hold libmpv for ever.
    ///   - ask: Gives libmpv's list; see ``MpvDevice``.
    init(patience: Duration, ask: @escaping @Sendable () throws(ProviderError) -> String) {
        self.patience = patience
        self.ask = ask
    }

    /// Returns the available devices, in libmpv's order.
    func devices() throws(ProviderError) -> [PlaybackDevice] {
        let (answer, ask) = (Answer(), ask)
        let thread = Thread {
            do throws(ProviderError) {
                answer.give(.success(try ask()))
            } catch {
                answer.give(.failure(error))
            }
        }
        thread.name = "story-devices"
        thread.start()
        guard let found = answer.wait(atMost: patience) else {
            throw .timeout(
                ProviderErrorDetails(
                    provider: MpvFunctions.provider, detail: "The sound system doesn't answer.",
                    recovery: "Restart PulseAudio or PipeWire, then try again."))
        }
        return try MpvDevice.found(in: found.get())
    }

    /// Returns the list from a player created for this purpose.
    private static func list(by library: String) throws(ProviderError) -> String {
        let (functions, streams, wakeUp) = (
            try MpvFunctions(library: library), StreamCallbackRegistry(), WakeSemaphore()
        )
        return try withExtendedLifetime((streams, wakeUp)) { () throws(ProviderError) in
            let player = try MpvPlayer(functions, MpvSetup(output: .null), streams: streams, wakeUp: wakeUp)
            return player.text("audio-device-list") ?? ""
        }
    }

    /// A value passed from one thread to another.
    private final class Answer: Sendable {
        private let value = Mutex<Result<String, ProviderError>?>(nil)
        private let wakeUp = WakeSemaphore()

        func give(_ result: Result<String, ProviderError>) {
            value.withLock { $0 = result }
            wakeUp.signal()
        }

        /// Returns the answer; nil after a timeout.
        func wait(atMost time: Duration) -> Result<String, ProviderError>? {
            wakeUp.wait(atMost: time)
            return value.withLock { $0 }
        }
    }
}
