/// Draws the shadows that figures and things cast on the ground, all to the same side.
struct ShadowArtist: Sendable {
    let light: Light
    /// Whether the light comes from the left, the same in all pictures of a story.
    let isFromLeft: Bool
    /// How strong they are in a room, out of doors, and before dusk.
    private let strength: Double
    private let length: Double

    init(light: Light, place: Place, storySeed: UInt64) {
        self.light = light
        var chance = Chance(seed: storySeed, page: 0, matter: "light")
        isFromLeft = chance.flip()
        let isOpen = light.isOpen && place.hasWeather
        strength = isOpen ? 0.2 : 0.15
        length =
            switch light.hour {
            case .day: isOpen ? 0.34 : 0.2
            case .morning, .night: isOpen ? 0.5 : 0.24
            case .dawn, .evening: isOpen ? 0.72 : 0.28
            }
    }

    /// The shadow of what stands on a span of the ground and is so high, at size 1.
    ///
    /// - Parameters:
    ///   - lift: How far it is above the ground.
    ///   - isMirrored: Whether the group that it is drawn in is mirrored.
    func draw(
        _ span: ClosedRange<Double>, height: Double, lift: Double = 0, isMirrored: Bool, on canvas: inout SVGCanvas
    ) {
        let away: Double = isFromLeft != isMirrored ? 1 : -1
        let half = max(8, (span.upperBound - span.lowerBound) / 2)
        let middle = (span.lowerBound + span.upperBound) / 2
        let reach = away * min(height, 420) * length * 0.8
        let low = max(5, min(16, half * 0.16))
        let faint = lift > 20 ? 0.6 : 1.0
        // What is near the ground throws its shadow from its own foot; the far end is narrower and further back.
        let (start, end) = (middle + (lift > 20 ? reach * 0.4 : 0), middle + reach)
        let rise = -low * 1.5
        canvas.path(
            "M\(start - away * half) 0Q\(start - away * half * 0.6) \(low) \(start + away * half * 0.4) \(low)"
                + "Q\(end + away * half * 0.7) \(low * 0.8 + rise) \(end + away * half * 0.75) \(rise)"
                + "Q\(end + away * half * 0.4) \(rise - low * 0.8) \(end - away * half * 0.2) \(rise - low * 0.6)"
                + "Q\(start - away * half * 0.9) \(-low * 0.9) \(start - away * half) 0z",
            0x2A1A3A, opacity: strength * 0.62 * faint)
        guard lift <= 20 else { return }
        canvas.ellipse(middle + away * half * 0.12, 1, half * 0.86, low * 0.7, 0x2A1A3A, opacity: strength * 0.7)
    }
}
