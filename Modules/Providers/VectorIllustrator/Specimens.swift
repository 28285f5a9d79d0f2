package import Foundation
package import StoryCore

/// What this package's own programs look at beside whole pages.
extension VectorIllustrator {
    /// A scene's figures and then its things, side by side on one ground before plain paper, without setting or light.
    ///
    /// All are as large as they are beside each other. The picture has the shape asked for and shows at least this
    /// much, in units of which a child of six is 355 tall.
    package func specimens(
        of scene: Scene, sheets: [CharacterSheet] = [], width: Double = 400, height: Double = 480
    ) -> String {
        let row = SpecimenRow(scene, sheets: sheets)
        let scale = max(1, (row.width + 20) / width, (row.height + 60) / height)
        let (across, up) = (width * scale, height * scale)
        var canvas = SVGCanvas()
        canvas.write(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" stroke-linecap=\"round\" stroke-linejoin=\"round\" fill=\"none\""
        )
        canvas.write(" viewBox=\"\(shortNumber(-across / 2)) \(shortNumber(40 - up)) ")
        // A lamp's light would not be seen on bright paper: what lamps refer to is there, and empty.
        canvas.write("\(shortNumber(across)) \(shortNumber(up))\">\n<defs><radialGradient id=\"glow\"/></defs>\n")
        canvas.rect(-across / 2, 40 - up, across, up, 0xFFF8EC)
        canvas.rect(-across / 2, 0, across, 40, 0xF1E4CF)
        row.draw(on: &canvas)
        canvas.write("</svg>\n")
        return canvas.text
    }

    /// Any picture in SVG as a PNG file, by the same library that pages are made with.
    package func png(of svg: String, width: Int, height: Int) throws(ProviderError) -> Data {
        try RsvgRenderer().png(of: svg, width: width, height: height)
    }
}

/// Figures and things in a row, centred over the origin.
private struct SpecimenRow {
    private enum Item {
        case actor(Actor)
        case thing(ThingArtist)

        /// From its left end to its right.
        var span: ClosedRange<Double> {
            switch self {
            case .actor(let actor): actor.boxes.whole.minX...actor.boxes.whole.maxX
            case .thing(let thing): (-thing.width / 2)...(thing.width / 2)
            }
        }

        var height: Double {
            switch self {
            case .actor(let actor): -actor.boxes.whole.minY
            case .thing(let thing): thing.height
            }
        }
    }

    private static let gap = 24.0
    private let items: [Item]

    init(_ scene: Scene, sheets: [CharacterSheet]) {
        let place = Place(nearest: scene.setting.rawValue)
        items =
            scene.characters.map { character in
                var actor = Actor(
                    character, sheets: sheets, in: place, at: Hour(nearest: scene.timeOfDay.rawValue))
                actor.isFromBack = scene.shot == .back
                return .actor(actor)
            }
            + scene.props.compactMap { Thing.known($0.rawValue) }.map { .thing(ThingArtist(thing: $0)) }
    }

    var width: Double {
        items.reduce(-Self.gap) { $0 + $1.span.upperBound - $1.span.lowerBound + Self.gap }
    }

    var height: Double { items.map(\.height).max() ?? 0 }

    func draw(on canvas: inout SVGCanvas) {
        var left = -width / 2
        for item in items {
            canvas.group(transform: SVGCanvas.placement(left - item.span.lowerBound, 0)) { canvas in
                switch item {
                case .actor(let actor): actor.draw(on: &canvas)
                case .thing(let thing): thing.draw(on: &canvas)
                }
            }
            left += item.span.upperBound - item.span.lowerBound + Self.gap
        }
    }
}
