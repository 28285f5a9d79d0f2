/// A number as SVG needs it: at most one digit after the point, so that pages stay small.
func shortNumber(_ value: Double) -> String {
    guard value.isFinite else { return "0" }
    let tenths = Int((min(100_000, max(-100_000, value)) * 10).rounded())
    let sign = tenths < 0 ? "-" : ""
    let (whole, rest) = abs(tenths).quotientAndRemainder(dividingBy: 10)
    return rest == 0 ? "\(sign)\(whole)" : "\(sign)\(whole).\(rest)"
}
