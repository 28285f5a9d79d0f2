public import StoryCore

/// A problem of the machine that caused no error yet.
public enum HealthProblem: Error, Hashable, Sendable {
    /// The engine knows no audible device.
    case noSoundDevice
    /// The library's disk is read-only, with its free and total space in bytes.
    case readOnlyDisk(free: Int, total: Int)
    /// The library's disk is almost full, with its free and total space in bytes.
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

    /// Returns the space of a disk, as a sentence.
    static func figures(_ free: Int, of total: Int) -> String {
        "\(StoryText.size(free)) of \(StoryText.size(total)) are free."
    }
}
