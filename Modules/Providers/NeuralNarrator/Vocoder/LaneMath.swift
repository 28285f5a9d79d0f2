/// Eight numbers that are computed at once.
typealias Lanes = SIMD8<Float>

/// Elementary functions of eight numbers at once: vectorised by SIMD.
///
/// The C library's take one number, and a second of speech needs half a million of them. The polynomials were fitted
/// to the least largest error on the interval that is left after reduction, where they are right to six digits. Angles
/// are in turns, not radians: whole turns are taken off without any loss.
enum LaneMath {
    /// Added and subtracted, it leaves the nearest whole number: `Float` has no digits behind the point up there.
    private static let roundingShift = Lanes(repeating: 0x1.8p23)
    private static let signBit = SIMD8<UInt32>(repeating: 0x8000_0000)

    /// Sine and cosine of angles in turns, of at most a few million turns.
    @inline(__always)
    static func sineAndCosine(turns: Lanes) -> (sine: Lanes, cosine: Lanes) {
        let angle = turns - ((turns + roundingShift) - roundingShift)
        let bits = unsafeBitCast(angle, to: SIMD8<UInt32>.self)
        let size = unsafeBitCast(bits & ~signBit, to: Lanes.self)
        // Between a quarter and half a turn, the sine falls as it rose before.
        let folded = quarterSine(least(size, 0.5 - size))
        let sine = unsafeBitCast(folded, to: SIMD8<UInt32>.self) | (bits & signBit)
        return (unsafeBitCast(sine, to: Lanes.self), quarterSine(0.25 - size))
    }

    /// The exponential function, of at most e⁸⁸; of what is too small, or not a number, it is next to nothing.
    @inline(__always)
    static func exponential(_ power: Lanes) -> Lanes {
        let binary = most(power, Lanes(repeating: -87)) * 1.442_695_040_888_963_4
        let shifted = binary + roundingShift
        let rest = binary - (shifted - roundingShift)
        var value = Lanes(repeating: 1.547_801_76e-4)
        value = value * rest + 1.340_043_17e-3
        value = value * rest + 9.617_994_53e-3
        value = value * rest + 5.550_327_22e-2
        value = value * rest + 0.240_226_515
        value = value * rest + 0.693_147_207
        value = value * rest + 1
        // The whole part goes into the exponent of the number.
        let whole =
            unsafeBitCast(shifted, to: SIMD8<Int32>.self) &- unsafeBitCast(roundingShift, to: SIMD8<Int32>.self)
        return value * unsafeBitCast((whole &+ 127) &<< 23, to: Lanes.self)
    }

    /// The natural logarithm of positive numbers.
    @inline(__always)
    static func logarithm(_ number: Lanes) -> Lanes {
        let bits = unsafeBitCast(number, to: SIMD8<Int32>.self)
        // The number is 2ᵉ·m with m between √½ and √2, of which the first is 0x3f3504f3.
        let exponent = (bits &- 0x3f35_04f3) &>> 23
        let rest = unsafeBitCast(bits &- (exponent &<< 23), to: Lanes.self) - 1
        var value = Lanes(repeating: -7.635_389e-2)
        value = value * rest + 0.128_546_01
        value = value * rest - 0.132_058_27
        value = value * rest + 0.141_898_74
        value = value * rest - 0.166_167_63
        value = value * rest + 0.200_016_36
        value = value * rest - 0.250_010_51
        value = value * rest + 0.333_333_28
        let square = rest * rest
        return Lanes(exponent) * 0.693_147_18 + (rest - 0.5 * square + square * rest * value)
    }

    /// The hyperbolic tangent.
    @inline(__always)
    static func hyperbolicTangent(_ number: Lanes) -> Lanes {
        // Beyond 9 it is 1 as far as `Float` can tell.
        let bounded = least(most(number, Lanes(repeating: -9)), Lanes(repeating: 9))
        return 1 - 2 / (exponential(2 * bounded) + 1)
    }

    /// The smaller one of each two numbers; the first if it is not a number.
    @inline(__always)
    static func least(_ first: Lanes, _ second: Lanes) -> Lanes {
        first.replacing(with: second, where: second .< first)
    }

    /// The larger one of each two numbers; the second if the first is not a number.
    @inline(__always)
    static func most(_ first: Lanes, _ second: Lanes) -> Lanes { second.replacing(with: first, where: first .> second) }

    /// The sine of angles between minus and plus a quarter of a turn.
    @inline(__always)
    private static func quarterSine(_ turns: Lanes) -> Lanes {
        let square = turns * turns
        var value = Lanes(repeating: 39.538_868_7)
        value = value * square - 76.550_107_7
        value = value * square + 81.601_020_9
        value = value * square - 41.341_655_4
        value = value * square + 6.283_185_16
        return value * turns
    }
}
