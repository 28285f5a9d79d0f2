/// A cover's background: sky or wall, and one large shape, in a few of the story's colours.
struct CoverGround: Sendable {
    private let place: Place
    private let light: Light
    private let palette: StoryPalette
    /// On which side the large disc is.
    private let isRight: Bool

    init(place: Place, light: Light, palette: StoryPalette, seed: UInt64) {
        self.place = place
        self.light = light
        self.palette = palette
        var chance = Chance(seed: seed, page: 0, matter: "cover")
        isRight = chance.flip()
    }

    private var isDark: Bool { light.hour == .night || place == .space || place == .cave }

    func draw(on canvas: inout SVGCanvas) {
        canvas.coarsely { canvas in
            drawBack(on: &canvas)
            drawDisc(on: &canvas)
            canvas.inLight(place.isIndoors ? light.indoors : light.outdoors) { drawShape(on: &$0) }
        }
    }

    private func drawBack(on canvas: inout SVGCanvas) {
        guard place.isIndoors || place == .cave else {
            canvas.path("M0 0H1280V960H0z", from: sky.top, to: sky.foot)
            if isDark {
                var chance = Chance(seed: 3, page: 0, matter: "cover stars")
                SkyArtist.stars(on: &canvas, &chance, count: 44, height: 620)
            }
            return
        }
        let wall = place == .cave ? palette.second.darker(0.55) : palette.paper.mixed(with: palette.sky, 0.22)
        let shown = wall.lit(by: light.indoors)
        canvas.path("M0 0H1280V960H0z", from: shown.lighter(0.12), to: shown.mixed(with: palette.accent, 0.12))
    }

    private var sky: (top: Color, foot: Color) {
        if place == .space { return (0x151A45, palette.second.darker(0.4)) }
        let colors = light.skyColors
        let top = (colors.first ?? palette.sky).mixed(with: palette.sky, isDark ? 0.1 : 0.35)
        return (top, (colors.last ?? palette.paper).mixed(with: palette.paper, isDark ? 0.05 : 0.4))
    }

    /// The sun, the moon or a lamp's light, behind the hero's head.
    private func drawDisc(on canvas: inout SVGCanvas) {
        let x = CoverPlan.middle + (isRight ? 90 : -90)
        let color = isDark ? 0xFFF0C4 as Color : light.glow.mixed(with: palette.paper, 0.35).lighter(0.3)
        canvas.inOwnLight { canvas in
            canvas.circle(x, 610, 400, color, opacity: isDark ? 0.22 : 0.4)
            canvas.circle(x, 610, 330, color, opacity: isDark ? 0.78 : 0.75)
        }
    }

    /// One large shape at the foot: a hill, a wave, clouds, a peak, a floor.
    private func drawShape(on canvas: inout SVGCanvas) {
        let leaf = light.ground(palette.leaf)
        switch place {
        case .bedroom, .kitchen, .school:
            canvas.path("M0 800Q640 770 1280 800V960H0z", from: palette.accent.lighter(0.25), to: palette.accent)
        case .sea, .beach, .harbour:
            let water = palette.second.mixed(with: palette.sky, 0.4)
            canvas.path(
                "M0 740Q160 660 320 730T640 730T960 730T1280 720V960H0z", from: water.lighter(0.3), to: water)
            canvas.path("M0 830Q160 770 320 820T640 820T960 820T1280 810V960H0z", water.darker(0.14))
        case .clouds:
            canvas.path(
                "M0 800a130 110 0 0 1 220 -50a170 150 0 0 1 300 -10a150 130 0 0 1 260 10a170 140 0 0 1 290 0a150 120 0 0 1 210 50V960H0z",
                from: .white, to: palette.sky.lighter(0.6))
        case .space:
            canvas.path("M-100 960Q640 620 1380 960z", from: palette.accent.lighter(0.3), to: palette.accent)
        case .mountain:
            canvas.path(
                "M0 960V790L250 520L420 690L560 600L800 800L1010 560L1280 800V960z", from: palette.second.lighter(0.3),
                to: palette.second)
            canvas.path("M0 850Q500 770 1280 860V960H0z", from: leaf.lighter(0.2), to: leaf)
        case .cave:
            canvas.path("M0 840Q640 780 1280 840V960H0z", palette.second.darker(0.68))
        case .city, .castle:
            canvas.path(
                "M0 960V640h110v-60h120v90h90v-190l70 -60l70 60v150h110v110h180v-170h60v-50h130v80h100v-120l80 -60l80 60V960z",
                palette.second.mixed(with: palette.paper, 0.45))
            canvas.path("M0 850Q640 800 1280 850V960H0z", from: leaf.lighter(0.2), to: leaf)
        default:
            canvas.path(
                "M0 790Q330 610 720 700T1280 640V960H0z", from: leaf.mixed(with: palette.sky, 0.4).lighter(0.25),
                to: leaf.mixed(with: palette.sky, 0.25))
            canvas.path("M0 870Q420 740 820 810T1280 800V960H0z", from: leaf.lighter(0.24), to: leaf)
        }
    }
}
