/// The precision of positions on a page.
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

    /// Returns whether a number of grains is no whole number of units.
    func isFraction(_ count: Int) -> Bool { self == .tenth && count % 10 != 0 }

    func startsWithPoint(_ count: Int) -> Bool { self == .tenth && count > 0 && count < 10 }

    /// Returns the length of ``text(_:)`` in bytes.
    func length(_ count: Int) -> Int {
        let size = abs(count)
        let whole = self == .tenth ? size / 10 : size
        let isFraction = isFraction(count)
        var digits = whole == 0 ? (isFraction ? 0 : 1) : whole < 10 ? 1 : whole < 100 ? 2 : whole < 1000 ? 3 : 4
        if whole >= 10_000 { digits = String(whole).utf8.count }
        return digits + (isFraction ? 2 : 0) + (count < 0 ? 1 : 0)
    }

    /// Writes a number of grains as ``text(_:)`` does.
    @inline(never)
    func write(_ count: Int, to bytes: inout [UInt8]) {
        if count < 0 { bytes.append(45) }
        let size = abs(count)
        let isFraction = isFraction(count)
        var rest = self == .tenth ? size / 10 : size
        if rest > 0 || !isFraction {
            let start = bytes.count
            repeat {
                bytes.insert(UInt8(48 + rest % 10), at: start)
                rest /= 10
            } while rest > 0
        }
        if isFraction { bytes += [46, UInt8(48 + size % 10)] }
    }

    /// A number of grains as SVG writes it, without a nought before the point.
    @inline(never)
    func text(_ count: Int) -> String {
        var bytes: [UInt8] = []
        write(count, to: &bytes)
        return String(decoding: bytes, as: UTF8.self)
    }
}

/// A number as SVG needs it: at most one digit after the point, so that pages stay small.
@inline(never)
func shortNumber(_ value: Double) -> String { Grain.tenth.text(Grain.tenth.count(value)) }

/// A share or a size to the hundredth, without a nought before the point.
@inline(never)
func hundredths(_ value: Double) -> String {
    let count = Int((min(100_000, max(-100_000, value.isFinite ? value : 0)) * 100).rounded())
    let (whole, rest) = abs(count).quotientAndRemainder(dividingBy: 100)
    guard rest > 0 else { return shortNumber(Double(count) / 100) }
    let digits = rest % 10 == 0 ? "\(rest / 10)" : rest < 10 ? "0\(rest)" : "\(rest)"
    return "\(count < 0 ? "-" : "")\(whole == 0 ? "" : "\(whole)").\(digits)"
}
