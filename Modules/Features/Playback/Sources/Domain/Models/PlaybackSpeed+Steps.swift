public import StoryCore

extension PlaybackSpeed {
    /// The speeds of the speed keys, the slowest first.
    public static let steps: [PlaybackSpeed] = [0.5, 0.75, 1, 1.25, 1.5, 2].compactMap { value in
        do throws(PlaybackError) {
            return try PlaybackSpeed(value)
        } catch {
            // A step out of range is left out.
            return nil
        }
    }

    /// Returns the step nearest to a speed, the slower one of two equally near; nil for what is not a number.
    public static func nearestStep(to speed: Double) -> PlaybackSpeed? {
        guard !speed.isNaN else { return nil }
        let speed = min(max(speed, PlaybackSpeed.range.lowerBound), PlaybackSpeed.range.upperBound)
        return steps.min { abs($0.value - speed) < abs($1.value - speed) }
    }

    /// The next faster step, or the speed itself if it is the fastest.
    public var faster: PlaybackSpeed { Self.steps.first { $0 > self } ?? self }

    /// The next slower step, or the speed itself if it is the slowest.
    public var slower: PlaybackSpeed { Self.steps.last { $0 < self } ?? self }
}
