/// The proportions of a body, for a page 960 high.
struct Build: Sendable {
    let headRadius: Double
    let torso: Double
    let leg: Double
    let shoulder: Double
    let hip: Double
    let limb: Double

    init(age: Int) {
        let years = Double(min(20, max(1, age)))
        headRadius = 71 - years * 0.5
        let body = 268 + years * 14.5 - 2 * headRadius * 0.93
        torso = body * 0.44 + 12
        leg = body - torso
        shoulder = 38 + years * 0.8
        hip = 36 + years * 0.5
        limb = 26 + years * 0.3
    }

    /// From the ground to the top of the head.
    var height: Double { leg + torso + headRadius * 1.86 }
}
