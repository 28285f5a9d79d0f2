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

    /// The body of a person of an age in years.
    ///
    /// A child of two is less than three heads high and has short limbs; a grown-up is five heads high.
    init(age: Int) {
        let years = Double(min(20, max(1, age)))
        headRadius = 71 - years * 0.62
        let body = 268 + years * 14.5 - 2 * headRadius * 0.93
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

    /// From the ground to the top of the head.
    var height: Double { leg + torso + headRadius * 1.86 }
}
