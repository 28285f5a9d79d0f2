import Foundation
public import StoryCore

/// Shows the player on the session bus, and receives commands: media keys of a desktop, headset buttons, `playerctl`.
///
/// It implements MPRIS 2.2, the freedesktop specification (https://specifications.freedesktop.org/mpris-spec/latest/),
/// with sd-bus of libsystemd, which is loaded when something is first shown. One thread handles the bus, and sleeps
/// while there are no calls and no changes. Without a bus, or once it is gone, the remote is invisible; a bus is never
/// started.
public final class MprisRemote: PlaybackRemote {
    public let commands: AsyncStream<PlaybackRemoteCommand>
    private let continuation: AsyncStream<PlaybackRemoteCommand>.Continuation
    private let shared = MprisSharedState()
    private let setup: MprisSetup

    /// Creates a remote; nothing is loaded or opened before something is shown.
    ///
    /// - Parameter environment: The variables with the address of the session bus: `DBUS_SESSION_BUS_ADDRESS`, or else
    ///   `XDG_RUNTIME_DIR`.
    public convenience init(environment: [String: String]) {
        self.init(MprisSetup(environment: environment))
    }

    init(_ setup: MprisSetup) {
        // If more commands arrive than the player can perform, only the latest are kept.
        (commands, continuation) = AsyncStream.makeStream(bufferingPolicy: .bufferingNewest(256))
        self.setup = setup
    }

    deinit {
        if shared.close() { continuation.finish() }
    }

    public func show(_ state: PlaybackRemoteState) {
        shared.show(state)
        if shared.needsThread() { startThread() }
    }

    public func close() async {
        if shared.close() { continuation.finish() }
        await shared.waitUntilOver()
        continuation.finish()
    }

    /// Starts the thread. It holds the shared state, not the remote, so that releasing the remote can end it.
    private func startThread() {
        let (shared, continuation, setup) = (shared, continuation, setup)
        let thread = Thread {
            let loop = MprisLoop(shared: shared, setup: setup) { continuation.yield($0) }
            // Callbacks of the bus refer to the loop as long as it runs.
            withExtendedLifetime(loop) { loop.run() }
            shared.finish()
        }
        thread.name = "story-remote"
        thread.start()
    }
}

/// The settings of a remote.
struct MprisSetup: Sendable {
    var environment: [String: String]
    /// libsystemd's file name.
    var library = BusFunctions.library
    /// The process number, which makes the name unique.
    var process = ProcessInfo.processInfo.processIdentifier
    /// The maximum time that a check waits for the bus.
    var patience = Duration.seconds(3)
}

/// Creates remotes on the session bus.
public struct MprisRemoteProvider: PlaybackRemoteProvider {
    static let name: ProviderIdentifier = "mpris"
    static let needsSession =
        "Start the program in a desktop session. Without one, run 'apt-get install dbus-user-session' and log in again."

    public let identifier = MprisRemoteProvider.name
    public let displayName = "MPRIS on the session bus"
    private let setup: MprisSetup

    /// Creates a provider; nothing is loaded.
    ///
    /// - Parameter environment: The variables with the address of the session bus: `DBUS_SESSION_BUS_ADDRESS`, or else
    ///   `XDG_RUNTIME_DIR`.
    public init(environment: [String: String]) {
        self.init(MprisSetup(environment: environment))
    }

    init(_ setup: MprisSetup) {
        self.setup = setup
    }

    public func makeRemote() -> any PlaybackRemote {
        MprisRemote(setup)
    }

    /// Connects to the session bus, without a name.
    @concurrent
    public func checkAvailability() async throws(ProviderError) {
        let connection = try setup.connect()
        let (wakeUp, end) = (WakeEventFD(), ContinuousClock.now.advanced(by: setup.patience))
        while true {
            try connection.process()
            guard !connection.isReady else { return }
            let left = ContinuousClock.now.duration(to: end)
            guard left > .zero else { break }
            connection.wait(for: wakeUp, atMost: left)
        }
        throw Self.unavailable("the session bus doesn't answer.", Self.needsSession)
    }

    static func unavailable(_ detail: String, _ recovery: String) -> ProviderError {
        .configuration(
            ProviderErrorDetails(provider: name, detail: "Media keys don't work: \(detail)", recovery: recovery))
    }
}

extension MprisSetup {
    /// Starts connecting to the session bus.
    func connect() throws(ProviderError) -> BusConnection {
        guard let address = BusAddress(environment: environment) else {
            throw MprisRemoteProvider.unavailable("there is no session bus.", MprisRemoteProvider.needsSession)
        }
        return try BusConnection(try BusFunctions(library: library), to: address)
    }
}
