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
    ///   - shelf: What it may open; it has to outlive the player.
    ///   - bell: Rung from a thread of the player's whenever ``nextEvent()`` has something; it has to outlive it too.
    init(
        _ functions: MpvFunctions, output: PlaybackOutput, shelf: AudioShelf, bell: Bell
    ) throws(ProviderError) {
        // libmpv refuses to start with another locale, and its threads read and write numbers by that of the process.
        if setlocale(LC_NUMERIC, nil).map({ String(cString: $0) }) != "C" { setlocale(LC_NUMERIC, "C") }
        guard let handle = functions.create() else {
            throw .unknown(ProviderFault(provider: MpvFunctions.provider, detail: "libmpv could not be started."))
        }
        self.functions = functions
        self.handle = handle
        for (name, value) in MpvOptions.all(for: output) {
            try check(functions.setOption(handle, name, value), "the option \(name)=\(value)")
        }
        try check(functions.initialize(handle), "its start")
        try check(functions.requestLog(handle, "error"), "the wish for its log")
        try check(shelf.serve(handle, functions), "a source of audio")
        try check(functions.observe(handle, 0, "eof-reached", MPV_FORMAT_FLAG), "the wish to see the end")
        functions.setWakeup(
            handle, { bell in if let bell { Unmanaged<Bell>.fromOpaque(bell).takeUnretainedValue().ring() } },
            Unmanaged.passUnretained(bell).toOpaque())
    }

    deinit {
        functions.setWakeup(handle, nil, nil)
        functions.destroy(handle)
    }

    /// What happened since it was asked last; nil if nothing did.
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

    /// Whether a property is on; false while it has no value.
    func flag(_ name: String) -> Bool {
        var value: Int32 = 0
        return functions.getProperty(handle, name, MPV_FORMAT_FLAG, &value) >= 0 && value != 0
    }

    private func check(_ code: Int32, _ action: String) throws(ProviderError) {
        guard code < 0 else { return }
        let answer = functions.describe(code).map { String(cString: $0) } ?? "\(code)"
        throw .unknown(ProviderFault(provider: MpvFunctions.provider, detail: "libmpv answered '\(answer)' to \(action)."))
    }
}

/// How libmpv is set up: it reads no settings, listens to nobody, shows nothing, and opens nothing by itself.
enum MpvOptions {
    /// Kinds of file in which a narration may come; none of them leads to another file.
    private static let formats = "ogg,flac,wav,mp3"

    static func all(for output: PlaybackOutput) -> [(String, String)] {
        var options = [
            ("config", "no"), ("terminal", "no"), ("input-default-bindings", "no"), ("load-scripts", "no"),
            ("ytdl", "no"), ("resume-playback", "no"), ("osd-level", "0"),
            ("video", "no"), ("sid", "no"), ("audio-display", "no"), ("autoload-files", "no"),
            ("access-references", "no"), ("load-unsafe-playlists", "no"), ("demuxer", "+lavf"),
            ("demuxer-lavf-o", "format_whitelist=%\(formats.utf8.count)%\(formats)"),
            ("idle", "yes"), ("keep-open", "yes"), ("keep-open-pause", "no"), ("hr-seek", "yes"),
            ("audio-pitch-correction", "yes"), ("volume-max", "100"), ("audio-client-name", "story"),
        ]
        switch output {
        // Others, such as JACK, OpenAL and SDL, write to standard error when they are not there.
        case .automatic: options.append(("ao", "pulse,pipewire,alsa"))
        case .device(let name): options.append(("audio-device", name))
        case .null: options.append(("ao", "null"))
        }
        return options
    }
}
