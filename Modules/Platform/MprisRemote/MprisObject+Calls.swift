import StoryCore

// MARK: - What the object is asked

extension MprisObject {
    /// The reply to a call, and the command for the player.
    typealias Outcome = (answer: BusAnswer, command: PlaybackRemoteCommand?)

    /// Handles a call.
    ///
    /// - Parameter instant: The instant of the call, for the position.
    func outcome(of call: BusCall, at instant: SuspendingClock.Instant) -> Outcome {
        guard let arguments = call.arguments, arguments.count <= 3 else { return Self.badArguments(of: call) }
        switch call.interface {
        case Self.rootInterface: return root(call)
        case Self.playerInterface: return player(call)
        case Self.propertiesInterface: return properties(call, instant)
        case "org.freedesktop.DBus.Introspectable" where call.member == "Introspect":
            return (.values([.string(Self.introspection)]), nil)
        default:
            return (.failure(.unknownInterface, "There is no interface '\(call.interface)' here."), nil)
        }
    }

    private func root(_ call: BusCall) -> Outcome {
        switch (call.member, call[0], call[1], call[2]) {
        // By the specification, unsupported methods have no effect.
        case ("Raise", nil, nil, nil): Self.done()
        case ("Quit", nil, nil, nil): Self.done(.quit)
        case ("Raise", _, _, _), ("Quit", _, _, _): Self.badArguments(of: call)
        default: Self.unknownMethod(call)
        }
    }

    private static let playerMethods: Set = [
        "Next", "Previous", "Pause", "PlayPause", "Stop", "Play", "Seek", "SetPosition", "OpenUri",
    ]

    private func player(_ call: BusCall) -> Outcome {
        switch (call.member, call[0], call[1], call[2]) {
        case ("Next", nil, nil, nil): Self.done(state.hasNext ? .next : nil)
        case ("Previous", nil, nil, nil): Self.done(state.hasPrevious ? .previous : nil)
        case ("Pause", nil, nil, nil): Self.done(canPlay ? .pause : nil)
        case ("PlayPause", nil, nil, nil):
            canPlay ? Self.done(.playPause) : (.failure(.failed, "Nothing to play."), nil)
        case ("Stop", nil, nil, nil): Self.done(state.status == .stopped ? nil : .stop)
        case ("Play", nil, nil, nil): Self.done(canPlay ? .play : nil)
        case ("Seek", .integer(let offset)?, nil, nil): Self.done(canSeek ? .skip(Microseconds.seconds(offset)) : nil)
        case ("SetPosition", .path(let track)?, .integer(let position)?, nil): Self.done(seek(to: position, in: track))
        case ("OpenUri", .string?, nil, nil):
            (.failure(.notSupported, "Only stories from the library can be played."), nil)
        default: Self.playerMethods.contains(call.member) ? Self.badArguments(of: call) : Self.unknownMethod(call)
        }
    }

    /// By the specification a position outside of the track does nothing, nor does one in a track that is not played
    /// any more.
    private func seek(to position: Int64, in track: String) -> PlaybackRemoteCommand? {
        guard canSeek, let played = state.track, track == Self.path(of: played.story), position >= 0,
            position <= Microseconds.of(played.duration)
        else { return nil }
        return .seek(to: Microseconds.seconds(position), in: played.story)
    }

    // MARK: - Properties

    private func properties(_ call: BusCall, _ instant: SuspendingClock.Instant) -> Outcome {
        switch (call.member, call[0], call[1], call[2]) {
        case ("Get", .string(let interface)?, .string(let name)?, nil):
            guard let properties = properties(of: interface, at: instant) else {
                return Self.unknownInterface(interface)
            }
            guard let value = properties[name] else { return Self.unknownProperty(name, interface) }
            return (.values([.variant(value)]), nil)
        case ("GetAll", .string(let interface)?, nil, nil):
            guard let properties = properties(of: interface, at: instant) else {
                return Self.unknownInterface(interface)
            }
            return (.values([.dictionary(properties)]), nil)
        case ("Set", .string(let interface)?, .string(let name)?, .variant(let value)?):
            guard let properties = properties(of: interface, at: instant) else {
                return Self.unknownInterface(interface)
            }
            guard properties[name] != nil else { return Self.unknownProperty(name, interface) }
            return set(name, of: interface, to: value)
        case ("Get", _, _, _), ("GetAll", _, _, _), ("Set", _, _, _): return Self.badArguments(of: call)
        default: return Self.unknownMethod(call)
        }
    }

    private func properties(of interface: String, at instant: SuspendingClock.Instant) -> [String: BusValue]? {
        switch interface {
        case Self.rootInterface: return root
        case Self.playerInterface:
            var properties = player
            properties["Position"] = .integer(position(at: instant))
            return properties
        case Self.propertiesInterface, "org.freedesktop.DBus.Introspectable": return [:]
        default: return nil
        }
    }

    private func set(_ name: String, of interface: String, to value: BusValue) -> Outcome {
        switch (interface, name, value) {
        case (Self.playerInterface, "Rate", .number(let rate)) where !rate.isNaN:
            // By the specification a rate of zero acts as a pause.
            Self.done(rate == 0 ? (canPlay ? .pause : nil) : .setRate(rate))
        case (Self.playerInterface, "Volume", .number(let volume)) where !volume.isNaN:
            Self.done(.setVolume(min(max(0, volume), 1)))
        case (Self.playerInterface, "LoopStatus", .string(let name)) where Self.repeats(name) != nil:
            Self.done(Self.repeats(name).map { .setRepeat($0) })
        case (Self.playerInterface, "LoopStatus", _):
            (.failure(.invalidArguments, "'LoopStatus' must be 'None', 'Track' or 'Playlist'."), nil)
        case (Self.playerInterface, "Shuffle", .boolean(let isShuffled)): Self.done(.setShuffled(isShuffled))
        case (Self.playerInterface, "Shuffle", _):
            (.failure(.invalidArguments, "'Shuffle' must be true or false."), nil)
        case (Self.playerInterface, "Rate", _), (Self.playerInterface, "Volume", _):
            (.failure(.invalidArguments, "'\(name)' must be a number."), nil)
        default: (.failure(.readOnlyProperty, "'\(name)' can't be set."), nil)
        }
    }

    private static func repeats(_ name: String) -> PlaybackRepeat? {
        loopStatuses.first { $0.name == name }?.repeats
    }

    // MARK: - Answers

    private static func done(_ command: PlaybackRemoteCommand? = nil) -> Outcome { (.values([]), command) }

    private static func badArguments(of call: BusCall) -> Outcome {
        (.failure(.invalidArguments, "'\(call.member)' takes different arguments."), nil)
    }

    private static func unknownMethod(_ call: BusCall) -> Outcome {
        (.failure(.unknownMethod, "There is no method '\(call.member)' in '\(call.interface)'."), nil)
    }

    private static func unknownInterface(_ name: String) -> Outcome {
        (.failure(.unknownInterface, "There is no interface '\(name)' here."), nil)
    }

    private static func unknownProperty(_ name: String, _ interface: String) -> Outcome {
        (.failure(.unknownProperty, "There is no property '\(name)' in '\(interface)'."), nil)
    }
}
