import Foundation
@testable import NeuralNarrator
import Testing

@Suite("Functions of eight numbers at once", .timeLimit(.minutes(1)))
struct LaneMathTests {
    @Test("Sine and cosine are right to six digits, however many turns there were")
    func sineAndCosine() {
        for index in -4_000...4_000 {
            let turns = Float(index) * 0.0123
            // When
            let found = LaneMath.sineAndCosine(turns: Lanes(repeating: turns))
            // Then
            let angle = Double(turns) * 2 * .pi
            #expect(abs(Double(found.sine[0]) - sin(angle)) < 1e-6)
            #expect(abs(Double(found.cosine[7]) - cos(angle)) < 1e-6)
        }
    }

    @Test("The exponential function is right to six digits near zero, and next to nothing far below zero")
    func exponential() {
        for index in -800...80 {
            let power = Float(index) * 0.1
            let found = Double(LaneMath.exponential(Lanes(repeating: power))[3])
            // The power itself has no more than seven digits.
            #expect(abs(found / exp(Double(power)) - 1) < 1e-6 + 1e-7 * Double(abs(power)))
        }
        #expect(LaneMath.exponential(Lanes(repeating: -1_000))[0] < 1e-30)
    }

    @Test("The logarithm is right to six digits, from the smallest number that noise takes to large ones")
    func logarithm() {
        for index in 0...400 {
            let number = Float(0x1p-25) * powf(1.1, Float(index))
            let found = Double(LaneMath.logarithm(Lanes(repeating: number))[5])
            #expect(abs(found - log(Double(number))) < 2e-6 * max(1, abs(found)))
        }
    }

    @Test("The hyperbolic tangent is right to six digits, and 1 far from zero")
    func hyperbolicTangent() {
        for index in -200...200 {
            let number = Float(index) * 0.1
            let found = Double(LaneMath.hyperbolicTangent(Lanes(repeating: number))[1])
            #expect(abs(found - tanh(Double(number))) < 1e-6)
        }
    }
}
