/// The colours of the sky and of the light, by time of day and weather.
struct Light: Sendable {
    let hour: Hour
    let sky: Sky
    /// The sky from its top to the horizon.
    let skyColours: [Colour]
    /// What falls on everything out of doors.
    let outdoors: Colour
    /// What falls on everything in a room.
    let indoors: Colour
    /// How strongly the figures are shaded, from 0 to 1; their own colours never change.
    let shade: Double

    init(hour: Hour, sky: Sky) {
        self.hour = hour
        self.sky = sky
        let open = Self.openSky(hour)
        let veil = Self.veil(sky)
        let light = Self.daylight(hour)
        skyColours = open.map { $0.mixed(with: veil.colour.lit(by: light), veil.share) }
        outdoors = light.lit(by: Self.dimming(sky))
        indoors = Self.roomLight(hour)
        shade = hour == .night ? 0.13 : hour == .evening ? 0.05 : 0
    }

    /// The colour of ground, leaves and roofs: white where snow lies.
    func ground(_ colour: Colour, snow: Double = 0.72) -> Colour {
        sky == .snow ? colour.mixed(with: 0xF4F8FD, snow) : colour
    }

    /// The colour of things far away, which fade into the sky.
    func far(_ colour: Colour, _ share: Double) -> Colour {
        ground(colour, snow: 0.5).lit(by: outdoors).mixed(with: skyColours[2], share)
    }

    private static func openSky(_ hour: Hour) -> [Colour] {
        switch hour {
        case .dawn: [0x9DB4E0, 0xF5C9CB, 0xFFE6C2]
        case .morning: [0x93CDEF, 0xC4E6F4, 0xFFF4DA]
        case .day: [0x6FBDEB, 0xA6DAF4, 0xE2F4FA]
        case .evening: [0x5A60A6, 0xE58F80, 0xFFCB82]
        case .night: [0x131A48, 0x262F6B, 0x48508F]
        }
    }

    private static func daylight(_ hour: Hour) -> Colour {
        switch hour {
        case .dawn: 0xFFE8E2
        case .morning: 0xFFFAEC
        case .day: .white
        case .evening: 0xEFBFA8
        case .night: 0x7683BC
        }
    }

    private static func roomLight(_ hour: Hour) -> Colour {
        switch hour {
        case .dawn: 0xFBE6E0
        case .morning: 0xFFF8EA
        case .day: .white
        case .evening: 0xF3CFAF
        case .night: 0xC2A4A6
        }
    }

    private static func veil(_ sky: Sky) -> (colour: Colour, share: Double) {
        switch sky {
        case .clear: (.white, 0)
        case .cloudy: (0xBCC9D6, 0.45)
        case .rain: (0x8C9DB2, 0.65)
        case .snow: (0xD5DEEA, 0.6)
        case .wind: (0xCFE3E6, 0.25)
        case .fog: (0xD8DCE0, 0.75)
        }
    }

    private static func dimming(_ sky: Sky) -> Colour {
        switch sky {
        case .clear, .wind: .white
        case .cloudy: 0xE6EAF0
        case .rain: 0xCDD8E4
        case .snow: 0xF0F5FF
        case .fog: 0xE4E8EC
        }
    }
}
