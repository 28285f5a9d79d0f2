import StoryCore

/// The loop of the bus's thread: answers calls, emits signals, and passes commands on.
final class MprisLoop {
    private let shared: MprisSharedState
    private let setup: MprisSetup
    private let tell: (PlaybackRemoteCommand) -> Void
    /// The names that have not been tried yet.
    private var names: ArraySlice<String>
    /// The reply to the last request for a name.
    private var decision: BusConnection.NameReply?
    private var isNamed = false

    init(shared: MprisSharedState, setup: MprisSetup, tell: @escaping (PlaybackRemoteCommand) -> Void) {
        self.shared = shared
        self.setup = setup
        self.tell = tell
        names = MprisObject.names(process: setup.process)[...]
    }

    /// Works until the shared state is closed or the bus is gone.
    func run() {
        do throws(ProviderError) {
            try work()
        } catch {
            // An unavailable bus is not reported to listeners; 'story doctor' finds the reason.
        }
    }

    private func work() throws(ProviderError) {
        let connection = try setup.connect()
        let shared = shared
        try connection.publish(MprisObject.path) { [tell] call in
            // The thread only runs once something is shown.
            guard let state = shared.newest else { return .failure(.failed, "Nothing is playing yet.") }
            let (answer, command) = MprisObject(state: state).outcome(of: call, at: .now)
            if let command { tell(command) }
            return answer
        }
        try requestName(connection)
        while !shared.isClosed {
            try connection.process()
            if let decision { try take(decision, connection) }
            if isNamed, let news = shared.takeNews() { try tell(news, connection) }
            connection.wait(for: shared.wakeUp)
        }
    }

    // MARK: - Name

    private func requestName(_ connection: BusConnection) throws(ProviderError) {
        // Without a name no client finds us.
        guard let name = names.popFirst() else { throw .cancelled }
        try connection.request(name) { [weak self] in self?.decision = $0 }
    }

    private func take(_ reply: BusConnection.NameReply, _ connection: BusConnection) throws(ProviderError) {
        decision = nil
        switch reply {
        case .owned: isNamed = true
        case .taken: try requestName(connection)
        case .refused: throw .cancelled
        }
    }

    // MARK: - Signals

    private func tell(_ news: MprisChange, _ connection: BusConnection) throws(ProviderError) {
        if !news.properties.isEmpty {
            try connection.signal(
                MprisObject.path, MprisObject.propertiesInterface, "PropertiesChanged",
                [.string(MprisObject.playerInterface), .dictionary(news.properties), .strings([])])
        }
        if let jump = news.jump {
            try connection.signal(MprisObject.path, MprisObject.playerInterface, "Seeked", [.integer(jump)])
        }
    }
}
