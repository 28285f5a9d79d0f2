import StoryCore

/// The colours of the sky and of the light, by time of day, weather and the story's tone.
struct Light: Sendable {
    let hour: Hour
    let sky: Sky
    /// The colours of the story.
    let palette: StoryPalette
    /// How all colours of the page's setting lean.
    let tint: Tint
    /// The sky from its top to the horizon.
    let skyColors: [Color]
    /// What falls on everything out of doors.
    let outdoors: Color
    /// What falls on everything in a room.
    let indoors: Color
    /// What falls on everything in a room where no lamp is lit.
    let indoorsWithoutLamp: Color
    /// Whether lamps are lit; false if the story says that it is dark.
    let hasLamps: Bool
    /// How strongly figures out of doors are shaded, from 0 to 1; their own colours never change.
    let shade: Double

    init(hour: Hour, sky: Sky, tone: StoryTone, palette: StoryPalette = .orchard, hasLamps: Bool = true) {
        self.hour = hour
        self.hasLamps = hasLamps
        self.sky = sky
        self.palette = palette
        let tint = Self.tint(tone)
        self.tint = tint
        let veil = Self.veil(sky)
        let light = Self.daylight(hour)
        skyColors = Self.openSky(hour, palette).map {
            tint.applied(to: $0).mixed(with: veil.color.lit(by: light), veil.share)
        }
        outdoors = light.lit(by: Self.dimming(sky))
        indoorsWithoutLamp = Self.unlitRoom(hour)
        indoors = hasLamps ? Self.roomLight(hour) : indoorsWithoutLamp
        shade = hour == .night ? 0.13 : hour == .evening ? 0.05 : 0
    }

    /// Whether lamps in rooms are lit.
    var lampsAreLit: Bool { hour.isDark && hasLamps }
    /// Whether a room is lit only through its window and by carried lights.
    var isDarkInside: Bool { hour.isDark && !hasLamps }
    /// How strongly figures in a room are shaded, from 0 to 1: faces stay readable in the dark.
    var roomShade: Double { isDarkInside ? (hour == .night ? 0.16 : 0.08) : 0 }

    /// The sky where it meets the land.
    var horizon: Color { skyColors.last ?? .white }

    /// Whether the sun or the moon can be seen.
    var isOpen: Bool { sky == .clear || sky == .wind }

    /// The colour of ground, leaves and roofs: white where snow lies.
    @inline(never)
    func ground(_ color: Color, snow: Double = 0.8) -> Color {
        sky == .snow ? color.mixed(with: 0xF4F8FD, snow) : color
    }

    /// The colour of things far away, which fade into the sky; to be drawn in its own light.
    @inline(never)
    func far(_ color: Color, _ share: Double) -> Color {
        let haze = sky == .fog ? min(0.92, share + 0.3) : share
        return tint.applied(to: ground(color, snow: 0.5)).lit(by: outdoors).mixed(with: horizon, haze)
    }

    /// What sun or moon pour over the land near them.
    @inline(never)
    var glow: Color {
        switch hour {
        case .dawn: 0xFFDDB0
        case .morning: 0xFFF0C4
        case .day: 0xFFF8DC
        case .evening: 0xFFC48C
        case .night: 0xC4CEFF
        }
    }

    private static func tint(_ tone: StoryTone) -> Tint {
        switch tone {
        case .gentle: Tint(color: 0xFFEBD8, share: 0.08, saturation: 1)
        case .cheerful: Tint(color: 0xFFE28A, share: 0.07, saturation: 1.14)
        case .funny: Tint(color: 0xFFC2A8, share: 0.08, saturation: 1.2)
        case .adventurous: Tint(color: 0xFFC07A, share: 0.08, saturation: 1.12)
        case .magical: Tint(color: 0xC7A4FF, share: 0.13, saturation: 1.08)
        case .curious: Tint(color: 0x9AE8D8, share: 0.09, saturation: 1.06)
        }
    }

    /// The hour's sky as it is in the story: the higher, the more it has of the palette's own blue.
    private static func openSky(_ hour: Hour, _ palette: StoryPalette) -> [Color] {
        let own = hour == .day ? 0.7 : hour == .morning ? 0.5 : 0.24
        return zip(openSky(hour), [1, 0.62, 0.3, 0.08]).map { color, height in
            let blue = palette.sky.lighter((1 - height) * 0.7)
            return color.mixed(with: hour.isDark ? blue.lit(by: color.lighter(0.25)) : blue, own * height)
        }
    }

    private static func openSky(_ hour: Hour) -> [Color] {
        switch hour {
        case .dawn: [0x8FA6DC, 0xCDBBDF, 0xF8CBC2, 0xFFE8C4]
        case .morning: [0x84C4EE, 0xB4DFF4, 0xDFF1F0, 0xFFF3DA]
        case .day: [0x5FB2EA, 0x8CCDF4, 0xBCE5F8, 0xEAF6F4]
        case .evening: [0x4C5AA2, 0x9A6FAE, 0xEE8F7E, 0xFFCB80]
        case .night: [0x10163F, 0x1E2862, 0x353F82, 0x5A62A0]
        }
    }

    private static func daylight(_ hour: Hour) -> Color {
        switch hour {
        case .dawn: 0xFFE6E0
        case .morning: 0xFFFAEC
        case .day: .white
        case .evening: 0xF0D2DC
        case .night: 0x8190CA
        }
    }

    private static func roomLight(_ hour: Hour) -> Color {
        switch hour {
        case .dawn: 0xFAE4E2
        case .morning: 0xFFF8EA
        case .day: .white
        case .evening: 0xF8DDC4
        case .night: 0xD9C3CC
        }
    }

    /// Dusk and moonlight in a room whose lamp is out.
    private static func unlitRoom(_ hour: Hour) -> Color {
        switch hour {
        case .dawn, .morning, .day: roomLight(hour)
        case .evening: 0xB9A9C8
        case .night: 0x7C8CC8
        }
    }

    private static func veil(_ sky: Sky) -> (color: Color, share: Double) {
        switch sky {
        case .clear: (.white, 0)
        case .cloudy: (0xBCC9D6, 0.5)
        case .rain: (0x8C9DB2, 0.68)
        case .snow: (0xD5DEEA, 0.62)
        case .wind: (0xCFE3E6, 0.25)
        case .fog: (0xD8DCE0, 0.75)
        }
    }

    private static func dimming(_ sky: Sky) -> Color {
        switch sky {
        case .clear, .wind: .white
        case .cloudy: 0xE6EAF0
        case .rain: 0xC6D2E0
        case .snow: 0xF0F5FF
        case .fog: 0xE4E8EC
        }
    }
}
