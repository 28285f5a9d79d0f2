import StoryCore

@testable import VectorIllustrator

/// What can be seen of a drawing: its pixels, at points told in the drawing's own units.
struct DrawnPixels {
    let view: Box
    let width: Int
    let height: Int
    private let rows: [UInt8]

    /// A page.
    init(page svg: String, width: Int = 320, height: Int = 240) throws {
        try self.init(svg, view: Box(minX: 0, minY: 0, maxX: 1280, maxY: 960), width: width, height: height)
    }

    /// A figure by itself before a white ground, from so near that even a small one fills much of the view.
    init(figure: Actor) throws {
        let whole = figure.boxes.whole
        let reach = max(whole.maxX, -whole.minX, -whole.minY * 0.7, 24)
        try self.init(figure: figure, unitsPerPixel: reach > 160 ? 4 : max(0.25, reach / 120))
    }

    /// A figure by itself before a white ground; a pixel is so many units wide.
    init(figure: Actor, unitsPerPixel: Double) throws {
        let size = unitsPerPixel / 4
        let view = Box(minX: -640 * size, minY: -840 * size, maxX: 640 * size, maxY: 120 * size)
        var canvas = SVGCanvas()
        canvas.write(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"\(view.minX) \(view.minY) \(view.width) \(view.height)\""
        )
        canvas.write(" stroke-linecap=\"round\" stroke-linejoin=\"round\" fill=\"none\">")
        // Numbers are rounded as they are written: the ground reaches over the edge, so that none of it is half drawn.
        canvas.rect(view.minX - 9, view.minY - 9, view.width + 18, view.height + 18, .white)
        figure.draw(on: &canvas)
        canvas.write("</svg>")
        try self.init(canvas.text, view: view, width: 320, height: 240)
    }

    /// Whatever is drawn around the origin, no more than 120 units away from it.
    init(_ draw: (inout SVGCanvas) -> Void) throws {
        let view = Box(minX: -160, minY: -120, maxX: 160, maxY: 120)
        var canvas = SVGCanvas()
        canvas.write("<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"-160 -120 320 240\"")
        canvas.write(" stroke-linecap=\"round\" stroke-linejoin=\"round\" fill=\"none\">")
        canvas.rect(view.minX, view.minY, view.width, view.height, .white)
        canvas.withEdges(draw)
        canvas.write("</svg>")
        try self.init(canvas.text, view: view, width: 320, height: 240)
    }

    private init(_ svg: String, view: Box, width: Int, height: Int) throws {
        let file = try RsvgRenderer().png(of: svg, width: width, height: height)
        (self.view, self.width, self.height) = (view, width, height)
        rows = try UnpackedPNG(file, width: width, height: height).rows
    }

    /// The colour of a pixel, counted from the left and from the top.
    func color(_ column: Int, _ row: Int) -> Color {
        let start = row * (width * 3 + 1) + 1 + column * 3
        return Color(red: Int(rows[start]), green: Int(rows[start + 1]), blue: Int(rows[start + 2]))
    }

    /// The smallest rectangle around all that is not white.
    var ink: Box? {
        var points: [Point] = []
        let (stepX, stepY) = (view.width / Double(width), view.height / Double(height))
        for row in 0..<height {
            for column in 0..<width where color(column, row).isUnlike(.white, by: 6) {
                points.append(Point(view.minX + Double(column) * stepX, view.minY + Double(row) * stepY))
                points.append(Point(view.minX + Double(column + 1) * stepX, view.minY + Double(row + 1) * stepY))
            }
        }
        return points.isEmpty ? nil : Box(around: points)
    }

    /// How much of a rectangle, from 0 to 1, has a colour, each part of it within a tolerance of 0 to 255.
    func share(of wanted: Color, in box: Box, tolerance: Int) -> Double {
        let (across, down) = (Double(width) / view.width, Double(height) / view.height)
        let columns = max(0, Int((box.minX - view.minX) * across))..<min(width, Int((box.maxX - view.minX) * across))
        let lines = max(0, Int((box.minY - view.minY) * down))..<min(height, Int((box.maxY - view.minY) * down))
        var found = 0
        for row in lines {
            for column in columns where !color(column, row).isUnlike(wanted, by: tolerance) { found += 1 }
        }
        return Double(found) / Double(max(1, columns.count * lines.count))
    }

    /// How many pixels of two drawings of the same size are clearly unlike.
    func difference(to other: DrawnPixels) -> Int {
        var count = 0
        for row in 0..<height {
            for column in 0..<width where color(column, row).isUnlike(other.color(column, row), by: 40) { count += 1 }
        }
        return count
    }
}

extension Color {
    func isUnlike(_ other: Color, by tolerance: Int) -> Bool {
        abs(red - other.red) > tolerance || abs(green - other.green) > tolerance || abs(blue - other.blue) > tolerance
    }
}

extension DrawnPixels {
    /// How much of a rectangle, from 0 to 1, has colours of some kind.
    func share(in box: Box, where isWanted: (Color) -> Bool) -> Double {
        let (across, down) = (Double(width) / view.width, Double(height) / view.height)
        let columns =
            max(0, Int((box.minX - view.minX) * across))..<min(width, Int((box.maxX - view.minX) * across) + 1)
        let lines = max(0, Int((box.minY - view.minY) * down))..<min(height, Int((box.maxY - view.minY) * down) + 1)
        let found = lines.reduce(0) { sum, row in sum + columns.count { isWanted(color($0, row)) } }
        return Double(found) / Double(max(1, columns.count * lines.count))
    }
}
