/// The rowing boat with all figures at sea.
struct Ferry {
    private let left: Double
    private let right: Double

    /// As it is before the camera comes nearer.
    init(_ composition: Composition) {
        let camera = composition.camera
        let crew = composition.actors.map(\.boxes.whole)
        let load = composition.things.filter { $0.bearing == .standing }.map(\.box)
        func still(_ x: Double) -> Double { (x - camera.offset.x) / camera.zoom }
        left = min(max(20, ((crew + load).map(\.minX).min().map(still) ?? 440) - 60), 420)
        right = max(min(1260, ((crew + load).map(\.maxX).max().map(still) ?? 840) + 60), 860)
    }

    /// The inside of the boat, behind those who are in it.
    func drawBack(on canvas: inout SVGCanvas) {
        canvas.path("M\(left) 690Q\((left + right) / 2) 760 \(right) 690L\(right - 40) 800H\(left + 40)z", 0x8A4A3C)
    }

    /// The side of the boat and the water at it, before them.
    func drawFront(on canvas: inout SVGCanvas) {
        let middle = (left + right) / 2
        canvas.path(
            "M\(left - 14) 690Q\(middle) 780 \(right + 14) 690Q\(right - 10) 850 \(right - 90) 872H\(left + 90)"
                + "Q\(left + 10) 850 \(left - 14) 690z", 0xC9604E)
        canvas.line("M\(left - 14) 692Q\(middle) 782 \(right + 14) 692", 0xF3E3C2, width: 16)
        canvas.line("M\(left + 26) 790Q\(middle) 850 \(right - 26) 790", 0xA9473A, width: 7)
        var waves: PathData = "M0 880"
        for _ in 0..<8 { waves += "q40 -22 80 0t80 0" }
        canvas.path(waves + "V960H0z", 0x3F8FB0, opacity: 0.55)
        canvas.line(
            "M\(left + 60) 872q30 -14 60 0t60 0M\(right - 200) 872q30 -14 60 0t60 0", .white, width: 5, opacity: 0.6)
    }
}
