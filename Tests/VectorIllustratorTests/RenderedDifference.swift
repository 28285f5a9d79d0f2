@testable import VectorIllustrator

/// How unlike two pages look, as people see them: small, and without regard to what is invisible.
struct RenderedDifference: CustomStringConvertible {
    /// The mean difference of all reds, greens and blues, from 0 to 255.
    let mean: Double
    /// The share of the pixels, from 0 to 1, of which a colour differs by more than ``clear``.
    let clearlyUnlike: Double

    /// At a hard edge between black and white, a move by 0.1 page units, which is 0.025 pixels, changes a colour by 6;
    /// two such edges in a pixel, and a colour rounded by 1, stay below this. Another paint does not.
    static let clear = 16
    /// A change of light, which is clear nowhere, but everywhere: on the average, half a step of 255.
    ///
    /// A move of all golden pages by 0.1 units makes at most 0.26.
    static let meanLimit = 0.5
    /// 77 of the 76,800 pixels, as much as a near figure's eyes.
    ///
    /// A move of all golden pages by 0.1 units makes a single pixel clearly unlike; other clothes or a figure's move by
    /// 40 units at least 330.
    static let clearLimit = 0.001

    /// Compares two pages by their drawings of 320 by 240 pixels, a pixel for each four page units.
    init(_ first: String, _ second: String) throws {
        let (width, height) = (320, 240)
        let renderer = try RsvgRenderer()
        let rows = try [first, second].map { svg in
            try UnpackedPNG(renderer.png(of: svg, width: width, height: height), width: width, height: height).rows
        }
        var (sum, count) = (0, 0)
        for row in 0..<height {
            // Each row begins with a byte that is no colour.
            let start = row * (width * 3 + 1) + 1
            for pixel in stride(from: start, to: start + width * 3, by: 3) {
                var most = 0
                for part in pixel..<(pixel + 3) {
                    let difference = abs(Int(rows[0][part]) - Int(rows[1][part]))
                    sum += difference
                    most = max(most, difference)
                }
                if most > Self.clear { count += 1 }
            }
        }
        mean = Double(sum) / Double(width * height * 3)
        clearlyUnlike = Double(count) / Double(width * height)
    }

    /// Whether a person who has both before them would see that they differ.
    var isSeen: Bool { mean > Self.meanLimit || clearlyUnlike > Self.clearLimit }

    var description: String {
        "mean difference \((mean * 1000).rounded() / 1000) of 255, clearly unlike "
            + "\((clearlyUnlike * 100_000).rounded() / 1000) % of the pixels"
    }
}
