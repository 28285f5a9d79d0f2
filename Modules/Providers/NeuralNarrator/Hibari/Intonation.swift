import Glibc

/// Changes how high a voice is and how much it moves, frame by frame.
enum Intonation {
    /// What sounds like a person, in Hz.
    private static let range: ClosedRange<Float> = 45...700

    /// The pitch of each frame at another height and with another melody.
    ///
    /// - Parameters:
    ///   - pitch: Hz of each frame; those without voice stay as they are.
    ///   - height: What it is multiplied by.
    ///   - melody: How far it moves from its mean, 1 being as far as before; in octaves, as it is heard.
    static func changed(_ pitch: [Float], height: Double, melody: Double) -> [Float] {
        let voiced = pitch.filter { $0 > PulseTrain.lowestPitch }
        guard !voiced.isEmpty, height != 1 || melody != 1 else { return pitch }
        let mean = exp2(voiced.reduce(0) { $0 + log2($1) } / Float(voiced.count))
        return pitch.map { frequency in
            guard frequency > PulseTrain.lowestPitch else { return frequency }
            let moved = mean * powf(frequency / mean, Float(melody)) * Float(height)
            return min(max(moved, range.lowerBound), range.upperBound)
        }
    }
}
