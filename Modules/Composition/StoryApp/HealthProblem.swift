public import StoryCore

/// What a check of the machine finds wrong without anything having failed.
public enum HealthProblem: Error, Hashable, Sendable {
    /// The engine knows no device that can be heard.
    case noSoundDevice
    /// The library's disk cannot be written to; how much is free, and of how much, in bytes.
    case readOnlyDisk(free: Int, total: Int)
    /// The library's disk is almost full; how much is free, and of how much, in bytes.
    case fullDisk(free: Int, total: Int)
}

extension HealthProblem: ExplainedError {
    public var code: String {
        switch self {
        case .noSoundDevice: "health.noSoundDevice"
        case .readOnlyDisk: "health.readOnlyDisk"
        case .fullDisk: "health.fullDisk"
        }
    }

    public var message: String {
        switch self {
        case .noSoundDevice: "No sound device was found."
        case .readOnlyDisk(let free, let total): "It's read-only; \(Self.figures(free, of: total))"
        case .fullDisk(let free, let total): "It's almost full: \(Self.figures(free, of: total))"
        }
    }

    public var reason: String? { nil }

    public var recovery: RecoveryAction {
        switch self {
        case .noSoundDevice: .connectSound
        case .readOnlyDisk: .waitUntilWritable
        case .fullDisk: .freeSpaceMeanwhile
        }
    }

    public var category: ErrorCategory {
        switch self {
        case .noSoundDevice: .unavailable
        case .readOnlyDisk, .fullDisk: .cannotWrite
        }
    }

    public var severity: ErrorSeverity {
        switch self {
        case .noSoundDevice: .warning
        case .readOnlyDisk, .fullDisk: .error
        }
    }

    /// How much space a disk has, as a sentence.
    static func figures(_ free: Int, of total: Int) -> String {
        "\(StoryText.size(free)) of \(StoryText.size(total)) are free."
    }
}
