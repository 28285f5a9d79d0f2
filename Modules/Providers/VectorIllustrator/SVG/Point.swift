import Foundation

/// A point on the page; y grows downwards.
struct Point: Hashable, Sendable {
    var x: Double
    var y: Double

    init(_ x: Double, _ y: Double) {
        self.x = x
        self.y = y
    }

    /// The point a share of the way to another one.
    func towards(_ other: Point, _ share: Double) -> Point {
        Point(x + (other.x - x) * share, y + (other.y - y) * share)
    }

    /// The point at a distance, at an angle in degrees from straight down, turning to the right.
    func stepped(_ distance: Double, _ angle: Double) -> Point {
        let radians = angle * .pi / 180
        return Point(x + distance * sin(radians), y + distance * cos(radians))
    }

    /// This point turned around the origin, clockwise as seen, in degrees.
    func turned(_ angle: Double) -> Point {
        let radians = angle * .pi / 180
        return Point(x * cos(radians) - y * sin(radians), x * sin(radians) + y * cos(radians))
    }

    func distance(to other: Point) -> Double {
        ((x - other.x) * (x - other.x) + (y - other.y) * (y - other.y)).squareRoot()
    }

    static func + (first: Point, second: Point) -> Point { Point(first.x + second.x, first.y + second.y) }
    static func - (first: Point, second: Point) -> Point { Point(first.x - second.x, first.y - second.y) }
    static func * (point: Point, factor: Double) -> Point { Point(point.x * factor, point.y * factor) }

    /// The direction at a right angle to the way to another point, one unit long.
    func normal(to other: Point) -> Point {
        let length = max(0.001, distance(to: other))
        return Point((other.y - y) / length, (x - other.x) / length)
    }
}
