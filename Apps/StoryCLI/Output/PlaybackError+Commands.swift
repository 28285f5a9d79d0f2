import FeatureKit
import StoryCore

extension PlaybackError {
    /// What to do, with the options that choose a sound device.
    var commands: String? {
        switch self {
        case .fileMissing, .notAudio: "Run 'story verify --repair' to narrate the story again."
        case .output(let output, _, choices: []): Self.wayToSound(insteadOf: output)
        case .output(let output, _, let choices): Self.choice(of: choices, insteadOf: output)
        case .engine(let error): error.commands
        case .fileUnreadable, .speedOutOfRange: nil
        }
    }

    private static func choice(of devices: [PlaybackDevice], insteadOf output: PlaybackOutput) -> String {
        let named = devices.prefix(namedDevices).map(\.argument).joined(separator: ", ")
        let automatic = output == .automatic ? "" : ", or '--output auto' for any that works"
        return "Choose another device: \(named)\(automatic). Run 'story doctor' to list them all."
    }

    private static func wayToSound(insteadOf output: PlaybackOutput) -> String {
        let automatic = output == .automatic ? "" : ", then use '--output auto'"
        return "Install and start PulseAudio or PipeWire, connect a sound card, or close the program that is using it"
            + "\(automatic). Use '--output null' to play without sound. Run 'story doctor' to see what works here."
    }
}

extension PlaybackDevice {
    /// As it is typed, in a message that cannot steer a terminal; whole, so that it can be typed.
    fileprivate var argument: String {
        "'--output \(PlainText.line(name, limit: .max) ?? "")'"
    }
}

extension ProviderError {
    /// What to do, with the command that shows what is missing; nil if the provider knows better, or nothing is.
    var commands: String? {
        if let remedy = fault?.remedy { return remedy.commands }
        guard fault?.recovery == nil else { return nil }
        return switch self {
        case .configuration: "Run 'story doctor' to see what is missing."
        case .unknown: "Try again, or run 'story doctor' to see what works here."
        case .network, .unauthorised, .quota, .rateLimit, .contentRefused, .invalidResponse, .timeout, .cancelled: nil
        }
    }
}

extension DeepLinkError {
    /// What to do, with the command that lists the links.
    var commands: String { "Run 'story open --help' to see which links work." }
}
