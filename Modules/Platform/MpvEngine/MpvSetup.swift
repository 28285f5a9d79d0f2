import StoryCore

/// libmpv's settings: it reads no configuration, accepts no input, shows nothing, and opens nothing by itself.
struct MpvSetup: Sendable {
    /// The audio output.
    var output: PlaybackOutput
    /// The library's file name.
    var library = MpvFunctions.library
    /// Options that take the place of those for the output: name and value.
    var outputOptions: [(name: String, value: String)]?

    /// The file formats of narrations; none of them refers to other files.
    private static let formats = "ogg,flac,wav,mp3"

    /// libmpv's drivers that write to a file instead of a device.
    static let recorders: Set<Substring> = ["pcm", "lavc"]

    /// Whether the sound would be written to a file of libmpv's choice.
    var writesFile: Bool {
        guard case .device(let name) = output, let driver = name.split(separator: "/").first else { return false }
        return Self.recorders.contains(driver)
    }

    /// Every option: name and value.
    var options: [(String, String)] {
        let always = [
            ("config", "no"), ("terminal", "no"), ("input-default-bindings", "no"), ("load-scripts", "no"),
            ("ytdl", "no"), ("resume-playback", "no"), ("osd-level", "0"),
            ("video", "no"), ("sid", "no"), ("audio-display", "no"), ("autoload-files", "no"),
            ("access-references", "no"), ("load-unsafe-playlists", "no"), ("demuxer", "+lavf"),
            ("demuxer-lavf-o", "format_whitelist=%\(Self.formats.utf8.count)%\(Self.formats)"),
            ("idle", "yes"), ("keep-open", "yes"), ("keep-open-pause", "no"), ("hr-seek", "yes"),
            ("audio-pitch-correction", "yes"), ("volume-max", "100"), ("audio-client-name", "story"),
        ]
        return always + (outputOptions?.map { ($0.name, $0.value) } ?? deviceOptions)
    }

    private var deviceOptions: [(String, String)] {
        switch output {
        // Others, such as JACK, OpenAL and SDL, write to standard error when they are not there.
        case .automatic: [("ao", "pulse,pipewire,alsa")]
        case .device(let name): [("audio-device", name)]
        case .null: [("ao", "null")]
        }
    }
}
