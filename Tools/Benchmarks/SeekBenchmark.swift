import CMpv
import DynamicLibrary
import Foundation
import MpvEngine
import StoryCore

/// Measures how long a seek takes until there is sound, beside libmpv itself, which only seeks.
struct SeekBenchmark {
    let file: URL
    /// Length of the file in seconds.
    let duration: Double

    private static let count = 40

    /// Positions all over the file, the same for both.
    private var positions: [Double] {
        var random = SeededGenerator(seed: 7)
        return (0..<Self.count).map { _ in Double.random(in: 0..<(duration - 5), using: &random) }
    }

    func run() async throws -> Measure {
        let peer = try BareMpv(file)
        let peers = positions.map { peer.seek(to: $0) * 1000 }
        let ours = try await seekTimes().map { $0 * 1000 }
        return .ratio("seek / libmpv", ours.median, peers.median, bound: 2)
    }

    private func seekTimes() async throws -> [Double] {
        let engine = MpvEngine(output: .null)
        var events = engine.events.makeAsyncIterator()
        engine.load(file, from: 0, playing: true)
        while let event = await events.next(isolation: #isolation), !event.isSound(after: nil) {}
        var times: [Double] = []
        for position in positions {
            let start = SuspendingClock.now
            engine.seek(to: position)
            while let event = await events.next(isolation: #isolation), !event.isSound(after: start) {}
            times.append(start.duration(to: .now) / .seconds(1))
        }
        await engine.close()
        return times
    }
}

extension PlaybackEvent {
    /// Returns whether something is heard that was asked for at an instant.
    fileprivate func isSound(after start: SuspendingClock.Instant?) -> Bool {
        guard case .position(let position) = change, position.rate > 0 else { return false }
        return start.map { position.instant > $0 } ?? true
    }
}

/// A player of libmpv with nothing around it.
private final class BareMpv {
    private let handle: OpaquePointer
    private let run: mpv_command_fn
    private let wait: mpv_wait_event_fn
    private let end: mpv_terminate_destroy_fn

    /// Plays a file, and returns when there is sound.
    init(_ file: URL) throws {
        let library = try DynamicLibrary("libmpv.so.2", package: "libmpv2", for: "mpv")
        run = try library.function("mpv_command", as: mpv_command_fn.self)
        wait = try library.function("mpv_wait_event", as: mpv_wait_event_fn.self)
        end = try library.function("mpv_terminate_destroy", as: mpv_terminate_destroy_fn.self)
        let setOption = try library.function("mpv_set_option_string", as: mpv_set_option_string_fn.self)
        setlocale(LC_NUMERIC, "C")
        guard let handle = try library.function("mpv_create", as: mpv_create_fn.self)() else {
            throw ProviderError.unknown(ProviderErrorDetails(provider: "mpv", detail: "libmpv couldn't be started."))
        }
        self.handle = handle
        for (name, value) in [("config", "no"), ("video", "no"), ("ao", "null"), ("keep-open", "yes")] {
            _ = setOption(handle, name, value)
        }
        _ = try library.function("mpv_initialize", as: mpv_initialize_fn.self)(handle)
        command("loadfile", file.path)
        waitForSound()
    }

    deinit {
        end(handle)
    }

    /// Seeks, and returns when it is heard; in seconds.
    func seek(to position: Double) -> Double {
        let start = SuspendingClock.now
        command("seek", "\(position)", "absolute+exact")
        waitForSound()
        return start.duration(to: .now) / .seconds(1)
    }

    private func command(_ words: String...) {
        let copies = words.map { strdup($0) }
        defer { copies.forEach { free($0) } }
        var arguments = copies.map { UnsafePointer<CChar>($0) } + [nil]
        _ = run(handle, &arguments)
    }

    private func waitForSound() {
        while let event = wait(handle, 10)?.pointee, event.event_id != MPV_EVENT_PLAYBACK_RESTART,
            event.event_id != MPV_EVENT_NONE, event.event_id != MPV_EVENT_SHUTDOWN
        {}
    }
}
