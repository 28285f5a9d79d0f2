/// The proportions of a body, in units of a page 960 high.
struct Build: Sendable {
    var headRadius: Double
    /// From the hip to the neck.
    var torso: Double
    /// From the hip to the ground.
    var leg: Double
    /// From the shoulder to the wrist.
    var arm: Double
    /// Half the width at the shoulders and at the hips.
    var shoulder: Double
    var hip: Double
    /// How thick an arm is at the shoulder, from its middle.
    var limb: Double

    /// Creates the body of a person of an age in years.
    ///
    /// Heights are those of that age; but the head of a child of two is almost half of it, and that of a grown-up a
    /// fifth, as in picture books.
    init(age: Int) {
        let years = Double(min(20, max(1, age)))
        headRadius = Self.value(at: years, of: Self.headRadii)
        let body = Self.tallness(age: age) * Self.unitsPerCentimetre - 2 * headRadius * 0.93
        leg = body * (0.44 + min(years, 12) * 0.011)
        torso = body - leg
        arm = body * 0.36 + 6
        shoulder = 33 + years * 1.15
        hip = 35 + years * 0.6
        limb = 13.5 + years * 0.22
    }

    init(headRadius: Double, torso: Double, leg: Double, arm: Double, shoulder: Double, hip: Double, limb: Double) {
        (self.headRadius, self.torso, self.leg, self.arm) = (headRadius, torso, leg, arm)
        (self.shoulder, self.hip, self.limb) = (shoulder, hip, limb)
    }

    /// A little smaller and narrower, as most women are beside most men.
    var slender: Build {
        var build = self
        (build.leg, build.shoulder, build.limb) = (leg * 0.96, shoulder * 0.9, limb * 0.9)
        return build
    }

    /// A little larger and broader.
    var broad: Build {
        var build = self
        (build.leg, build.shoulder) = (leg * 1.03, shoulder * 1.12)
        return build
    }

    /// From the ground to the top of the head.
    var height: Double { leg + torso + headRadius * 1.86 }

    /// A child of six is 115 centimetres and 355 units tall.
    static let unitsPerCentimetre = 355 / 115.5

    /// The median height in centimetres at each age from 1 to 19, between girls and boys.
    ///
    /// From the growth standards (to 5 years, 2006) and the growth reference (5 to 19 years, 2007) of the World Health
    /// Organization.
    private static let medians = [
        74.9, 86.4, 95.6, 103, 109.7, 115.5, 121.3, 127, 132.6, 138.2, 144, 150.1, 156.2, 161.5, 165.3, 167.7, 169,
        169.6, 169.9,
    ]

    /// How tall people of an age are, in centimetres; those who are old are a little smaller again.
    static func tallness(age: Int) -> Double {
        if age > 19 { return age > 60 ? 166 : 172 }
        return medians[max(1, age) - 1]
    }

    private static let headRadii: [(years: Double, radius: Double)] = [
        (1, 61), (2, 62.5), (4, 65.5), (6, 67), (9, 66.5), (12, 65), (16, 60), (20, 57),
    ]

    private static func value(at years: Double, of points: [(years: Double, radius: Double)]) -> Double {
        for (low, high) in zip(points, points.dropFirst()) where years <= high.years {
            return low.radius + (high.radius - low.radius) * (years - low.years) / (high.years - low.years)
        }
        return points.last?.radius ?? 0
    }
}
