/// How an utterance is spoken; a narrator ignores what it does not support.
public struct Delivery: Hashable, Codable, Sendable {
    /// The range of gains, in dB: from a whisper to a call.
    public static let gains = -6.0...3.0

    /// The speed relative to the voice's own, 0.5 to 2.
    public var rate: Double
    /// The pitch relative to the voice's own, 0.5 to 2.
    public var pitch: Double
    /// The pitch variation relative to the voice's own: 0 is monotone.
    public var intonation: Double
    /// The gain relative to the voice's own, in dB, within ``gains``.
    public var gain: Double {
        didSet { gain = Self.bounded(gain) }
    }
    /// The factor applied to the pitch of dialogue without a particular speaker.
    public var dialoguePitch: Double
    /// The factor applied to the speed of dialogue without a particular speaker.
    public var dialogueRate: Double

    /// Creates a delivery.
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

    /// Decodes a delivery; one of an earlier version has the voice's own intonation and gain.
    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        self.init(
            rate: try values.decode(Double.self, forKey: .rate), pitch: try values.decode(Double.self, forKey: .pitch),
            intonation: try values.decodeIfPresent(Double.self, forKey: .intonation) ?? 1,
            gain: try values.decodeIfPresent(Double.self, forKey: .gain) ?? 0,
            dialoguePitch: try values.decode(Double.self, forKey: .dialoguePitch),
            dialogueRate: try values.decode(Double.self, forKey: .dialogueRate))
    }

    /// The delivery of dialogue without a particular speaker.
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
