// What stands in rooms and has doors, drawers and shelves.

extension ThingPattern {
    static let shelf = ThingPattern(228, 248, cm: 120, .tooLarge, seat: Point(0, -244)) { canvas in
        canvas.path("M-114 -248H114V0H-114z", 0x7E5236)
        canvas.path("M-102 -236H102V-172H-102zM-102 -158H102V-94H-102zM-102 -80H102V-16H-102z", 0x5A3A28)
        canvas.path(
            "M-114 -248H114V-236H-114zM-114 -172H114V-158H-114zM-114 -94H114V-80H-114zM-114 -16H114V0H-114z",
            from: 0xDCAE7C, to: 0xA8764C)
        canvas.path("M-92 -172v-46h18v46zM-50 -172v-54h14v54zM-92 -94v-50h16v50z", 0xE8796A)
        canvas.path("M-72 -172v-50h20v50zM-56 -94v-44h18v44z", 0x6FB3C9)
        canvas.path("M-74 -94v-56h16v56zM-30 -172l12 -48l14 4l-10 44z", 0xF2C14E)
        canvas.path("M30 -172q-14 -30 4 -36h20q18 6 4 36z", left: 0x94D0AA, right: 0x4F8F6C)
        canvas.circle(44, -112, 18, 0xF0948A)
        canvas.path("M-80 -16V-52H-20V-16z", 0xC98D5C)
        canvas.path("M20 -16q-4 -36 20 -38t24 38z", 0x8CB8D8)
    }

    static let cupboard = ThingPattern(220, 252, cm: 130, .tooLarge, at: Point(14, -120)) { canvas in
        canvas.path("M-100 -10V-236H100V-10z", left: 0x8FBFC0, right: 0x5A8E92)
        canvas.path("M-110 -252H110V-232H-110zM-106 -18H106V0H-106z", from: 0xA9D2D0, to: 0x6FA3A4)
        canvas.path("M-88 -220H-8V-34H-88zM8 -220H88V-34H8z", 0x76ACAE)
        canvas.path(
            "M-78 -210H-18V-136H-78zM18 -210H78V-136H18zM-78 -120H-18V-44H-78zM18 -120H78V-44H18z", left: 0xA4CFCD,
            right: 0x86BABA)
        canvas.line("M0 -224V-30", 0x4F7E82, width: 4)
        canvas.line("M-14 -126h0M14 -126h0", 0xF2C14E, width: 13)
    }

    static let wardrobe = ThingPattern(
        228, 325, cm: 175, .tooLarge, at: Point(16, -150), inside: Box(x: -80...80, y: -270 ... -34)
    ) { canvas in
        canvas.line("M-92 -8v6M92 -8v6", 0x6B4630, width: 19)
        canvas.path("M-104 -14V-300H104V-14z", left: 0xC2946A, right: 0x8A5F3E)
        canvas.path("M-114 -300Q0 -350 114 -300V-288H-114z", from: 0xDCAE7C, to: 0xA8764C)
        canvas.path("M-94 -278H-6V-64H-94zM6 -278H94V-64H6z", 0xA97A50)
        canvas.path("M-82 -264H-18V-80H-82zM18 -264H82V-80H18z", left: 0xD2A478, right: 0xB08058)
        canvas.path("M-94 -52H94V-24H-94z", 0xB88A5E)
        canvas.line("M0 -282V-60", 0x6B4630, width: 4)
        canvas.line("M-14 -160v20M14 -160v20M-20 -38h40", 0xF2C14E, width: 8)
        canvas.path("M50 -308q-8 -6 -4 -12q4 -4 4 2q4 -6 6 0q2 8 -6 10z", 0xE8695A)
    }

    static let drawer = ThingPattern(220, 166, cm: 85, .tooLarge, at: Point(0, -84), seat: Point(0, -162)) { canvas in
        canvas.line("M-88 -10v4M88 -10v4", 0x6B4630, width: 17)
        canvas.path("M-100 -14V-152H100V-14z", left: 0xC2946A, right: 0x8A5F3E)
        canvas.path("M-110 -166H110V-150H-110z", from: 0xE3B888, to: 0xB07E50)
        canvas.path("M-88 -142H88V-108H-88zM-88 -52H88V-22H-88z", left: 0xD8AC80, right: 0xB4855A)
        // The middle drawer stands open, a sock hanging out of it.
        canvas.path("M-88 -102H88L96 -92H-96z", 0x4A3020)
        canvas.path("M-96 -94H96V-56H-96z", left: 0xE6BE92, right: 0xBE9066)
        canvas.path("M40 -98h20v26q12 6 8 14h-20q-8 -4 -8 -14z", 0xE8796A)
        canvas.line("M0 -125h0M0 -76h0M0 -37h0", 0xF2C14E, width: 14)
    }

    static let oven = ThingPattern(180, 188, cm: 85, .tooLarge, at: Point(0, -108)) { canvas in
        canvas.path("M-86 -170H86V-6H-86z", left: 0xF7F4EE, right: 0xCFC8C0)
        canvas.rect(-90, -182, 180, 16, 0x5A5560, corner: 5)
        canvas.line("M-60 -184H-22M22 -184H60", 0x3A3540, width: 7)
        canvas.line("M-62 -146h0M-34 -146h0M34 -146h0M62 -146h0", 0x5A5560, width: 17)
        canvas.path("M-68 -122H68V-24H-68z", 0xB9B2AC)
        canvas.path("M-56 -96H56V-38H-56z", from: 0x5A3A30, to: 0xF2A04B)
        canvas.path("M-28 -46Q-34 -70 0 -72T28 -46z", 0xE9B86C)
        canvas.line("M-52 -46H52", 0x8A8492, width: 4)
        canvas.line("M-52 -110H52", 0x6B6672, width: 8)
        canvas.line("M-74 -4h6M74 -4h-6", 0x5A5560, width: 11)
    }

    static let fridge = ThingPattern(141, 286, cm: 150, .tooLarge, at: Point(-48, -130)) { canvas in
        canvas.path("M-70 -8V-270Q-70 -286 -54 -286H54Q70 -286 70 -270V-8z", left: 0xE3F2F2, right: 0xA9CDD0)
        canvas.line("M-68 -196H68", 0x86B0B4, width: 5)
        canvas.line("M-50 -180V-96M-50 -254V-214", 0x7E9CA4, width: 9)
        canvas.line("M-52 -4h8M52 -4h-8", 0x5A6A70, width: 13)
        canvas.path("M-16 -164H36V-112H-16z", 0xFFFDF6)
        canvas.path("M-8 -124l16 -24l10 12l8 -8l6 20z", 0x86C476)
        canvas.circle(24, -152, 7, 0xFBD04E)
        canvas.line("M10 -166h0", 0xE0485A, width: 11)
        canvas.line("M30 -84h0M4 -76h0", 0x5FA8D8, width: 11)
        canvas.line("M-60 -270V-30", .white, width: 5, opacity: 0.6)
    }

    static let washingMachine = ThingPattern(148, 184, cm: 85, .tooLarge, at: Point(-46, -86)) { canvas in
        canvas.path("M-74 -184H74V-4H-74z", left: 0xFDFCFA, right: 0xCBD0DA)
        canvas.path("M-74 -184H74V-148H-74z", 0xB9C8D8)
        canvas.rect(-62, -176, 50, 20, 0xFFFDF8, corner: 4)
        canvas.line("M30 -166h0", 0x5A6A80, width: 21)
        canvas.line("M56 -166h0", 0xE8695A, width: 11)
        canvas.circle(0, -82, 53, 0x8A98AA)
        canvas.circle(0, -82, 42, 0x9CCBE0)
        canvas.path("M-42 -76Q-20 -96 4 -80T42 -78a42 42 0 0 1 -84 2z", 0x5F96C0)
        canvas.path("M-16 -66q20 -20 34 -2q-6 18 -22 16q-14 0 -12 -14z", 0xF08A76)
        canvas.line("M-24 -104h0M-6 -112h0M14 -98h0", .white, width: 11)
    }

    static let cot = ThingPattern(251, 186, cm: 90, .tooLarge, inside: Box(x: -90...90, y: -190 ... -84)) { canvas in
        canvas.path("M-110 -160H110V-150H-110z", 0xBE9C6C)
        canvas.line(
            "M-84 -150V-60M-56 -150V-60M-28 -150V-60M0 -150V-60M28 -150V-60M56 -150V-60M84 -150V-60", 0xC9A878, width: 8
        )
        canvas.path("M-112 -96H112V-50H-112z", from: 0xFFFFFF, to: 0xDDD6E4)
    } front: { canvas in
        canvas.path("M-60 -98Q20 -112 112 -98V-48H-60z", from: 0xC9DDF0, to: 0x8CB0D0)
        canvas.line(
            "M-84 -150V-34M-56 -150V-34M-28 -150V-34M0 -150V-34M28 -150V-34M56 -150V-34M84 -150V-34", 0xE9C998, width: 9
        )
        canvas.path("M-116 -164H116V-148H-116zM-116 -44H116V-28H-116z", from: 0xEBCFA0, to: 0xC49A62)
        canvas.line("M-118 -178V-6M118 -178V-6", 0xD6AE76, width: 15)
    }

    static let tank = ThingPattern(198, 135, cm: 45, .tooLarge, inside: Box(x: -70...70, y: -110 ... -30)) { canvas in
        canvas.path("M-90 -118H90V-10H-90z", from: 0xBFE6F2, to: 0x7CBCD6)
        canvas.path("M-90 -26Q-40 -38 0 -28T90 -32V-8H-90z", 0xEAD3A0)
        canvas.line("M-62 -28Q-72 -60 -58 -84M-48 -28Q-40 -50 -48 -68M64 -30Q56 -56 66 -74", 0x5FA25C, width: 7)
        canvas.path("M14 -68Q36 -92 58 -70Q36 -48 14 -68zM18 -68L0 -82V-54z", left: 0xF9A850, right: 0xE87838)
        canvas.line("M48 -73h0", 0x3B2F3F, width: 6)
        canvas.line("M66 -90h0M70 -104h0", .white, width: 7)
    } front: { canvas in
        canvas.path("M-96 -132H96V0H-96z", .white, opacity: 0.14)
        canvas.line("M-96 -132H96V-4H-96z", 0x6B8A98, width: 6)
        canvas.line("M-90 -118H90", .white, width: 4, opacity: 0.8)
        canvas.line("M-78 -100V-44M-66 -100V-70", .white, width: 6, opacity: 0.7)
    }

    static func bin(_ paint: Paint) -> ThingPattern {
        ThingPattern(140, 161, cm: 62, .tooLarge, inside: Box(x: -40...40, y: -230 ... -60)) { canvas in
            canvas.path("M-50 -132L-70 -150Q-30 -172 20 -150L50 -132z", paint.dark)
            canvas.ellipse(0, -130, 50, 13, 0x3F3A44)
        } front: { canvas in
            canvas.path(
                "M-50 -130Q-44 -118 0 -118T50 -130L40 -8Q36 2 0 2T-40 -8z", left: paint.light, right: paint.dark)
            canvas.line("M-26 -108L-22 -12M0 -106V-10M26 -108L22 -12", paint.line, width: 5)
            canvas.path("M-48 -124Q-40 -116 0 -116T48 -124L47 -112Q0 -96 -47 -112z", paint.light.lighter(0.2))
            canvas.path("M-6 -70q-14 -14 0 -22q18 -4 18 12q0 12 -18 10z", .white, opacity: 0.6)
        }
    }

    static let lamp = ThingPattern(105, 138, cm: 45, .bothHands, grip: 20) { canvas in
        canvas.glow(0, -100, 120)
        canvas.path("M-32 0Q-30 -14 -8 -18V-66H8V-18Q30 -14 32 0z", left: 0xA8CBD8, right: 0x5F8DA0)
        canvas.path("M-52 -62L-30 -134Q0 -142 30 -134L52 -62Q0 -50 -52 -62z", left: 0xFFE9B0, right: 0xF2BE62)
        canvas.line("M-50 -66Q0 -54 50 -66M-31 -130Q0 -138 31 -130", 0xE0995A, width: 5)
        canvas.line("M18 -58v22", 0x8A7A6A, width: 3)
        canvas.line("M18 -32h0", 0xE8695A, width: 9)
    }
}
