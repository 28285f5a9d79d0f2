/// Goes through the shapes of a drawing that ``SVGCanvas`` wrote, each with where it lands.
///
/// What is drawn more than once comes as often as it is drawn. Tags that are no group, stamp or window are handed on,
/// those of gradients among them.
struct DrawnShapes {
    /// What is being read: the drawing, or a part of it that is drawn again elsewhere.
    private struct Reading {
        var scanner: Scanner
        var placements: [Placement]
        /// What is seen of the shapes; the page itself is the first window, and hides nothing.
        var windows: [Box?] = []
    }

    private var readings: [Reading]
    /// From where to read what is drawn more than once.
    private var stamps: [Substring: Scanner] = [:]

    init(_ svg: String) { readings = [Reading(scanner: Scanner(svg), placements: [Placement()])] }

    /// Where the shape that came last lands.
    var placement: Placement { readings.last?.placements.last ?? Placement() }

    /// What is seen of the shape that came last, if it is seen through a window.
    var window: Box? { readings.last?.windows.last ?? nil }

    /// The next tag; nothing at the drawing's end.
    mutating func next() -> Tag? {
        while !readings.isEmpty {
            let top = readings.count - 1
            guard let tag = readings[top].scanner.nextTag() else {
                readings.removeLast()
                continue
            }
            switch tag.name {
            case "g":
                readings[top].placements.append(placement.followed(by: Placement(tag.text("transform"))))
                if !tag.text("id").isEmpty { stamps[tag.text("id")] = readings[top].scanner }
            case "/g" where readings[top].placements.count > 1: readings[top].placements.removeLast()
            // What is outside a stamp is no part of it.
            case "/g": readings.removeLast()
            case "use": stamp(tag)
            case "svg": open(tag)
            case "/svg": close()
            default: return tag
            }
        }
        return nil
    }

    private mutating func stamp(_ tag: Tag) {
        guard let drawn = stamps[tag.text("href").dropFirst()] else { return }
        let placement = placement.followed(by: Placement(tag.text("transform")))
        readings.append(Reading(scanner: drawn, placements: [placement], windows: [window]))
    }

    private mutating func open(_ tag: Tag) {
        let top = readings.count - 1
        guard !readings[top].windows.isEmpty else {
            readings[top].windows.append(nil)
            readings[top].placements.append(placement)
            return
        }
        let (x, y) = (tag.number("x"), tag.number("y"))
        let corners = [Point(x, y), Point(x + tag.number("width"), y + tag.number("height"))]
        readings[top].windows.append(Box(around: corners.map(placement.apply(to:))))
        readings[top].placements.append(placement.followed(by: Placement(window: tag)))
    }

    private mutating func close() {
        let top = readings.count - 1
        if !readings[top].windows.isEmpty { readings[top].windows.removeLast() }
        if readings[top].placements.count > 1 { readings[top].placements.removeLast() }
    }
}
