/// How something is said; a narrator leaves out what it cannot do.
public struct Delivery: Hashable, Codable, Sendable {
    /// The gains that are asked for, in dB: from a whisper to a call.
    public static let gains = -6.0...3.0

    /// Speed relative to the voice's own, 0.5 to 2.
    public var rate: Double
    /// Pitch relative to the voice's own, 0.5 to 2.
    public var pitch: Double
    /// How much the pitch moves relative to the voice's own: 0 is flat, as a robot speaks.
    public var intonation: Double
    /// How much louder than the voice's own, in dB, within ``gains``.
    public var gain: Double {
        didSet { gain = Self.bounded(gain) }
    }
    /// What the pitch of dialogue is multiplied by, where nobody in particular speaks.
    public var dialoguePitch: Double
    /// What the speed of dialogue is multiplied by, where nobody in particular speaks.
    public var dialogueRate: Double

    /// Makes a delivery.
    public init(
        rate: Double = 1, pitch: Double = 1, intonation: Double = 1, gain: Double = 0, dialoguePitch: Double = 1.12,
        dialogueRate: Double = 1.04
    ) {
        self.rate = rate
        self.pitch = pitch
        self.intonation = intonation
        self.gain = Self.bounded(gain)
        self.dialoguePitch = dialoguePitch
        self.dialogueRate = dialogueRate
    }

    /// Reads a delivery; one of an earlier version has the voice's own intonation and loudness.
    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        self.init(
            rate: try values.decode(Double.self, forKey: .rate), pitch: try values.decode(Double.self, forKey: .pitch),
            intonation: try values.decodeIfPresent(Double.self, forKey: .intonation) ?? 1,
            gain: try values.decodeIfPresent(Double.self, forKey: .gain) ?? 0,
            dialoguePitch: try values.decode(Double.self, forKey: .dialoguePitch),
            dialogueRate: try values.decode(Double.self, forKey: .dialogueRate))
    }

    /// The delivery of dialogue of nobody in particular.
    public var ofDialogue: Delivery {
        var delivery = self
        delivery.pitch *= dialoguePitch
        delivery.rate *= dialogueRate
        return delivery
    }

    private static func bounded(_ gain: Double) -> Double {
        min(max(gain, gains.lowerBound), gains.upperBound)
    }
}
