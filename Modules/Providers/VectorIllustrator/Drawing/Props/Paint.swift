/// One colour of a painted, dyed or woven thing, in the light and in the shade.
struct Paint: Hashable, Sendable {
    let light: Color
    let dark: Color
    /// Lines and hems on it.
    var line: Color { dark.darker(0.18) }

    static let red = Paint(light: 0xF07A66, dark: 0xC24A44)
    static let teal = Paint(light: 0x8CCBDD, dark: 0x549AB0)
    static let yellow = Paint(light: 0xFBD868, dark: 0xDDA02C)
    static let green = Paint(light: 0x94D0AA, dark: 0x4F8F6C)
    static let violet = Paint(light: 0xC9A6DC, dark: 0x8C68AC)
    static let orange = Paint(light: 0xF7B064, dark: 0xCF7230)
    static let blue = Paint(light: 0x9CC4E2, dark: 0x5F8DB5)
    static let rose = Paint(light: 0xF7A2B4, dark: 0xD05A78)
    private static let all = [red, teal, yellow, green, violet, orange, blue, rose]

    /// The colour of a thing in one story.
    ///
    /// - Parameter usual: What it has where no story chooses, which is variant 0.
    @inline(never)
    static func chosen(_ variant: UInt64, usual: Paint) -> Paint {
        let start = all.firstIndex(of: usual) ?? 0
        return all[(start + Int(variant % UInt64(all.count))) % all.count]
    }
}
