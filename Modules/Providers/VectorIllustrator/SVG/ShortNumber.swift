/// How finely places on a page are told.
enum Grain: Hashable, Sendable {
    /// To the tenth: for faces and hands.
    case tenth
    /// To the whole unit, which is a pixel of a page of the usual size: for what fills a page.
    case unit

    private var inUnit: Double { self == .tenth ? 10 : 1 }

    /// A number in grains; what is no number is nought, and nothing is further away than 100 000.
    func count(_ value: Double) -> Int {
        value.isFinite ? Int((min(100_000, max(-100_000, value)) * inUnit).rounded()) : 0
    }

    /// A number of grains as SVG writes it, without a nought before the point.
    func text(_ count: Int) -> String {
        guard self == .tenth else { return String(count) }
        let (whole, rest) = abs(count).quotientAndRemainder(dividingBy: 10)
        let sign = count < 0 ? "-" : ""
        return rest == 0 ? "\(sign)\(whole)" : whole == 0 ? "\(sign).\(rest)" : "\(sign)\(whole).\(rest)"
    }
}

/// A number as SVG needs it: at most one digit after the point, so that pages stay small.
func shortNumber(_ value: Double) -> String { Grain.tenth.text(Grain.tenth.count(value)) }

/// A share or a size to the hundredth, without a nought before the point.
func hundredths(_ value: Double) -> String {
    let count = Int((min(100_000, max(-100_000, value.isFinite ? value : 0)) * 100).rounded())
    let (whole, rest) = abs(count).quotientAndRemainder(dividingBy: 100)
    guard rest > 0 else { return shortNumber(Double(count) / 100) }
    let digits = rest % 10 == 0 ? "\(rest / 10)" : rest < 10 ? "0\(rest)" : "\(rest)"
    return "\(count < 0 ? "-" : "")\(whole == 0 ? "" : "\(whole)").\(digits)"
}
