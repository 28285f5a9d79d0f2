package import StoryCore

/// A setting by itself, for this package's own programs to look at.
package struct SettingSpecimen: Sendable {
    /// What of it is shown.
    package enum View: Sendable {
        /// The picture, with a frame around each part that a figure can use.
        case fixtures
        /// The ground as a bird sees it.
        case ground
    }

    package var setting: Setting
    package var place: String?
    package var timeOfDay: TimeOfDay
    package var weather: Weather
    package var storySeed: UInt64
    package var view: View

    package init(
        _ setting: Setting, place: String? = nil, timeOfDay: TimeOfDay = .day, weather: Weather = .clear,
        storySeed: UInt64, view: View
    ) {
        self.setting = setting
        self.place = place
        self.timeOfDay = timeOfDay
        self.weather = weather
        self.storySeed = storySeed
        self.view = view
    }

    /// The picture as SVG.
    package var svg: String {
        let place = Place(nearest: setting.rawValue)
        let light = Light(
            hour: Hour(nearest: timeOfDay.rawValue), sky: Sky(nearest: weather.rawValue), tone: .gentle,
            palette: StoryPalette(storySeed: storySeed))
        let artist = SettingArtist(
            place: place, placeName: self.place ?? setting.rawValue, light: light, storySeed: storySeed,
            seed: storySeed, page: 0, leavingOut: [])
        var canvas = SVGCanvas()
        canvas.write("<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 1280 960\" stroke-linecap=\"round\"")
        canvas.write(" stroke-linejoin=\"round\" fill=\"none\">")
        canvas.write("<defs>\(SkyArtist.gradient(light, in: .bright))<radialGradient id=\"glow\"/></defs>")
        switch view {
        case .ground: artist.drawGround(on: &canvas)
        case .fixtures:
            for depth in Depth.allCases { artist.draw(depth, on: &canvas) }
            let fixtures = artist.stage.fixtures
            for word in fixtures.keys.sorted() {
                if let fixture = fixtures[word] { frame(fixture, word, on: &canvas) }
            }
        }
        canvas.write("</svg>\n")
        return canvas.text
    }

    private func frame(_ fixture: Fixture, _ word: String, on canvas: inout SVGCanvas) {
        let box = fixture.box
        canvas.line("M\(box.minX) \(box.minY)H\(box.maxX)V\(box.maxY)H\(box.minX)z", 0xE0218A, width: 4)
        canvas.circle(fixture.grip.x, fixture.grip.y, 13, 0xE0218A)
        if let top = fixture.top { canvas.circle(top.x, top.y, 13, 0x1A5FE0) }
        canvas.write(
            "<text x=\"\(shortNumber(box.minX + 8))\" y=\"\(shortNumber(box.minY + 34))\" font-size=\"34\""
                + " font-family=\"DejaVu Sans, sans-serif\" fill=\"#e0218a\">\(SVGCanvas.escaped(word))</text>")
    }
}
