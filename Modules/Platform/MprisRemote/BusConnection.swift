import CSystemd
import Glibc
import StoryCore

/// A connection to the session bus, used by one thread.
///
/// Nothing waits but ``wait(for:atMost:)``.
final class BusConnection {
    /// The reply to a request for a name.
    enum NameReply {
        case owned
        /// Another connection owns it.
        case taken
        /// The bus does not give it, for whatever reason.
        case refused
    }

    private let functions: BusFunctions
    private let bus: OpaquePointer
    private var answer: ((BusCall) -> BusAnswer)?
    private var nameDecided: ((NameReply) -> Void)?

    /// Starts connecting.
    init(_ functions: BusFunctions, to address: BusAddress) throws(ProviderError) {
        var made: OpaquePointer?
        try Self.check(functions.new(&made), "preparing a connection")
        guard let made else { throw Self.failure("preparing a connection", ENOMEM) }
        self.functions = functions
        bus = made
        // From here on an error leads through deinit, which closes the connection.
        try Self.check(functions.setAddress(bus, address.text), "reading the address of the session bus")
        try Self.check(functions.setBusClient(bus, 1), "setting up a connection")
        try Self.check(functions.start(bus), "connecting to the session bus")
    }

    deinit {
        _ = functions.close(bus)
    }

    // MARK: - Working

    /// Whether the bus has said that it knows us.
    var isReady: Bool { functions.isReady(bus) > 0 }

    /// Processes some pending work, without blocking.
    ///
    /// - Throws: An error once the bus is gone.
    func process() throws(ProviderError) {
        // Limited, so that a client that never stops calling cannot delay the end.
        for _ in 0..<64 {
            guard try Self.check(functions.process(bus, nil), "talking to the session bus") > 0 else { return }
        }
    }

    /// Waits for work, or for a signal.
    ///
    /// - Parameter limit: The maximum wait; nil for none.
    func wait(for wakeUp: WakeEventFD, atMost limit: Duration? = nil) {
        var files = [
            pollfd(fd: functions.descriptor(bus), events: Int16(truncatingIfNeeded: functions.events(bus)), revents: 0),
            pollfd(fd: wakeUp.descriptor, events: Int16(POLLIN), revents: 0),
        ]
        poll(&files, nfds_t(files.count), timeout(atMost: limit))
        wakeUp.clear()
    }

    /// Returns the milliseconds until libsystemd's own timeout; -1 for never.
    private func timeout(atMost limit: Duration?) -> Int32 {
        let limit = limit.map { $0 / .milliseconds(1) } ?? .infinity
        var due: UInt64 = 0
        guard functions.timeout(bus, &due) >= 0, due != .max else { return limit.isFinite ? Int32(limit) : -1 }
        var now = timespec()
        clock_gettime(CLOCK_MONOTONIC, &now)
        let left = Double(due) / 1e3 - (Double(now.tv_sec) * 1e3 + Double(now.tv_nsec) / 1e6)
        return Int32(min(max(0, left.rounded(.up)), limit, 1e9))
    }

    // MARK: - Objects and names

    /// Answers what an object is asked.
    func publish(_ path: String, _ answer: @escaping (BusCall) -> BusAnswer) throws(ProviderError) {
        self.answer = answer
        try Self.check(
            functions.addObject(
                bus, nil, path,
                { message, connection, _ in
                    BusConnection.from(connection)?.reply(to: message) ?? -EIO
                }, Unmanaged.passUnretained(self).toOpaque()),
            "publishing an object")
    }

    /// Wishes for a name; one at a time.
    func request(_ name: String, _ decided: @escaping (NameReply) -> Void) throws(ProviderError) {
        nameDecided = decided
        try Self.check(
            functions.requestName(
                bus, nil, name, 0,
                { message, connection, _ in
                    BusConnection.from(connection)?.decideName(message)
                    return 1
                }, Unmanaged.passUnretained(self).toOpaque()),
            "asking for a name")
    }

    /// Emits a signal.
    func signal(_ path: String, _ interface: String, _ member: String, _ values: [BusValue]) throws(ProviderError) {
        var signal: OpaquePointer?
        try Self.check(functions.newSignal(bus, &signal, path, interface, member), "preparing a signal")
        try send(signal, values)
    }

    // MARK: - Private

    private static func from(_ connection: UnsafeMutableRawPointer?) -> BusConnection? {
        connection.map { Unmanaged<BusConnection>.fromOpaque($0).takeUnretainedValue() }
    }

    private func decideName(_ message: OpaquePointer?) {
        // D-Bus's own numbers: 1 is the owner, 2 in the queue, 3 taken, 4 ours already.
        let reply: NameReply =
            switch message.flatMap({ BusMessage($0, functions).replyNumber }) {
            case 1, 4: .owned
            case 3: .taken
            default: .refused
            }
        let decided = nameDecided
        nameDecided = nil
        decided?(reply)
    }

    /// Replies to a message.
    ///
    /// - Returns: A result for libsystemd: 1 if it is handled, less than 0 for an error.
    private func reply(to message: OpaquePointer?) -> Int32 {
        guard let message, let answer else { return -EIO }
        do throws(ProviderError) {
            var reply: OpaquePointer?
            switch answer(BusMessage(message, functions).call) {
            case .values(let values):
                try Self.check(functions.newReturn(message, &reply), "preparing an answer")
                try send(reply, values)
            case .failure(let failure, let text):
                let code = failure.rawValue.withCString { name in
                    text.withCString { text in
                        var error = sd_bus_error(name: name, message: text, _need_free: 0)
                        return functions.newError(message, &reply, &error)
                    }
                }
                try Self.check(code, "preparing an answer")
                try send(reply, [])
            }
            return 1
        } catch {
            // libsystemd replies to the caller.
            return -EIO
        }
    }

    private func send(_ message: OpaquePointer?, _ values: [BusValue]) throws(ProviderError) {
        guard let message else { throw Self.failure("sending a message", ENOMEM) }
        defer { _ = functions.release(message) }
        try BusMessage(message, functions).append(values)
        try Self.check(functions.send(bus, message, nil), "sending a message")
    }

    /// Passes on what is no error.
    @discardableResult
    static func check(_ code: Int32, _ action: String) throws(ProviderError) -> Int32 {
        guard code < 0 else { return code }
        throw failure(action, -code)
    }

    private static func failure(_ action: String, _ code: Int32) -> ProviderError {
        let reason = strerror(code).map { String(cString: $0) } ?? "error \(code)"
        return MprisRemoteProvider.unavailable("\(action) failed with '\(reason)'.", MprisRemoteProvider.needsSession)
    }
}
