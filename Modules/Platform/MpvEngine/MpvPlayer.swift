import CMpv
import Glibc
import StoryCore

/// A player of libmpv, used by one thread.
final class MpvPlayer {
    private let functions: MpvFunctions
    private let handle: OpaquePointer

    /// Starts a player.
    ///
    /// - Parameters:
    ///   - streams: What it may open; it has to outlive the player.
    ///   - wakeUp: Signalled from a thread of the player's whenever ``nextEvent()`` has something; it has to outlive it
    ///     too.
    init(_ functions: MpvFunctions, _ setup: MpvSetup, streams: StreamCallbackRegistry, wakeUp: WakeSemaphore)
        throws(ProviderError)
    {
        // libmpv refuses to start with another locale, and its threads read and write numbers by that of the process.
        if setlocale(LC_NUMERIC, nil).map({ String(cString: $0) }) != "C" { setlocale(LC_NUMERIC, "C") }
        guard let handle = functions.create() else {
            throw .unknown(ProviderErrorDetails(provider: MpvFunctions.provider, detail: "libmpv couldn't be started."))
        }
        // From here on an error leads through deinit, which ends the player.
        self.functions = functions
        self.handle = handle
        for (name, value) in setup.options {
            try check(functions.setOption(handle, name, value), "the option \(name)=\(value)")
        }
        try check(functions.initialize(handle), "being started")
        try check(functions.requestLog(handle, "error"), "the request for its log")
        try check(streams.serve(handle, functions), "a source of audio")
        try check(functions.observe(handle, 0, "eof-reached", MPV_FORMAT_FLAG), "the request to watch for the end")
        functions.setWakeup(
            handle,
            { wakeUp in if let wakeUp { Unmanaged<WakeSemaphore>.fromOpaque(wakeUp).takeUnretainedValue().signal() } },
            Unmanaged.passUnretained(wakeUp).toOpaque())
    }

    deinit {
        functions.setWakeup(handle, nil, nil)
        functions.destroy(handle)
    }

    /// Returns the next event; nil if there is none.
    func nextEvent() -> MpvEvent? {
        while let event = functions.waitEvent(handle, 0)?.pointee, event.event_id != MPV_EVENT_NONE {
            if let known = MpvEvent(event, functions) { return known }
        }
        return nil
    }

    /// Gives a command.
    func command(_ words: String...) throws(ProviderError) {
        let copies = words.map { strdup($0) }
        defer { copies.forEach { free($0) } }
        var arguments = copies.map { UnsafePointer<CChar>($0) } + [nil]
        try check(functions.command(handle, &arguments), words.joined(separator: " "))
    }

    /// Sets a property that is a number.
    func set(_ name: String, to value: Double) throws(ProviderError) {
        var value = value
        try check(functions.setProperty(handle, name, MPV_FORMAT_DOUBLE, &value), "\(name)=\(value)")
    }

    /// Sets a property that is on or off.
    func set(_ name: String, to value: Bool) throws(ProviderError) {
        var flag: Int32 = value ? 1 : 0
        try check(functions.setProperty(handle, name, MPV_FORMAT_FLAG, &flag), "\(name)=\(value)")
    }

    /// A property that is a number; nil while it has no value.
    func number(_ name: String) -> Double? {
        var value = 0.0
        guard functions.getProperty(handle, name, MPV_FORMAT_DOUBLE, &value) >= 0, value.isFinite else { return nil }
        return value
    }

    /// Returns whether a property is on; false while it has no value.
    func flag(_ name: String) -> Bool {
        var value: Int32 = 0
        return functions.getProperty(handle, name, MPV_FORMAT_FLAG, &value) >= 0 && value != 0
    }

    /// A property as text, one with parts as JSON; nil while it has no value.
    func text(_ name: String) -> String? {
        var value: UnsafeMutablePointer<CChar>?
        guard functions.getProperty(handle, name, MPV_FORMAT_STRING, &value) >= 0, let value else { return nil }
        defer { functions.free(value) }
        return String(cString: value)
    }

    private func check(_ code: Int32, _ action: String) throws(ProviderError) {
        guard code < 0 else { return }
        let answer = functions.describe(code).map { String(cString: $0) } ?? "\(code)"
        throw .unknown(
            ProviderErrorDetails(provider: MpvFunctions.provider, detail: "libmpv answered '\(answer)' to \(action)."))
    }
}
