// Sheets and covers, spread out, and clothes that lie about.

extension ThingPattern {
    /// A large white one that hangs down in folds.
    static let sheet = ThingPattern(200, 170, cm: 110, .bothHands, grip: 150) { canvas in
        canvas.path(
            "M-96 -166Q0 -150 96 -166L100 -6Q74 6 50 -6Q24 6 0 -6Q-24 6 -50 -6Q-76 6 -100 -6z", left: 0xFFFFFF,
            right: 0xDCE4EE)
        canvas.line("M-60 -152Q-66 -80 -52 -14M-6 -148Q0 -80 -2 -14M54 -150Q62 -80 50 -14", 0xC4D0DE, width: 5)
        canvas.line("M-92 -160Q0 -144 92 -160", 0xA9BCD4, width: 4)
    }

    /// Over a table and almost down to the floor.
    static func tablecloth(_ paint: Paint) -> ThingPattern {
        ThingPattern(
            340, 190, cm: 74, .tooLarge, seat: Point(0, -178), inside: Box(x: -110...110, y: -150 ... -8)
        ) { canvas in
            canvas.line("M-130 -150V-4M130 -150V-4", 0x7A5238, width: 15)
            canvas.path("M-150 -170H150V-60H-150z", 0x6A5A66, opacity: 0.6)
            canvas.path("M-150 -190H150L166 -168H-166z", 0xFFFDF6)
        } front: { canvas in
            canvas.path(
                "M-166 -170H166L168 -34Q140 -20 112 -34Q84 -20 56 -34Q28 -20 0 -34Q-28 -20 -56 -34Q-84 -20 -112 -34Q-140 -20 -168 -34z",
                left: 0xFFFDF6, right: 0xE3DCD0)
            canvas.line("M-166 -136H166M-166 -96H166M-168 -56H168", paint.light, width: 8, opacity: 0.75)
            canvas.line(
                "M-112 -168V-38M-56 -168V-38M0 -168V-38M56 -168V-38M112 -168V-38", paint.light, width: 8, opacity: 0.75)
        }
    }

    static func sleepingBag(_ paint: Paint) -> ThingPattern {
        ThingPattern(360, 62, cm: 34, .tooLarge, seat: Point(-20, -44), inside: Box(x: -150...40, y: -110 ... -20)) {
            canvas in
            canvas.path(
                "M-176 -30Q-176 -60 -130 -60H-90V-6H-140Q-176 -8 -176 -30z", left: paint.dark, right: paint.line)
            canvas.path("M-160 -32Q-158 -54 -124 -54Q-100 -52 -100 -32T-124 -10Q-158 -12 -160 -32z", 0xFFFAF0)
        } front: { canvas in
            canvas.path(
                "M-110 -50Q-40 -62 60 -58T176 -28Q172 0 120 0H-110Q-96 -24 -110 -50z", left: paint.light,
                right: paint.dark)
            canvas.line(
                "M-50 -52Q-36 -26 -50 -2M10 -56Q24 -28 10 -2M70 -54Q84 -28 70 -2M126 -44Q136 -24 126 -2", paint.line,
                width: 5)
        }
    }

    /// A chair with a jumper over its back, which in the dark could be a person.
    static func jumperChair(_ paint: Paint) -> ThingPattern {
        ThingPattern(150, 250, cm: 92, .tooLarge, at: Point(0, -170), seat: Point(0, -112)) { canvas in
            canvas.line(
                "M-52 -104V-6M52 -104V-6M-40 -110V-30M40 -110V-30M-50 -112V-226M50 -112V-226", 0x9C5A38, width: 13)
            canvas.path("M-60 -122H60V-100H-60z", left: 0xC98D5C, right: 0x85552F)
            canvas.path(
                "M-24 -240Q0 -256 24 -240L58 -228L72 -132L48 -126L46 -150V-118H-46V-150L-48 -126L-72 -132L-58 -228z",
                left: paint.light, right: paint.dark)
            canvas.path("M-22 -240Q0 -222 22 -240Q0 -250 -22 -240z", paint.line)
            canvas.line("M-44 -190l15 14l15 -14l14 14l14 -14l15 14l15 -14M-44 -126H44", 0xFFF3DC, width: 7)
        }
    }

    /// A coat and a cap on their hooks.
    static func hungCoat(_ paint: Paint) -> ThingPattern {
        ThingPattern(140, 212, cm: 86, .tooLarge, at: Point(-20, -150)) { canvas in
            canvas.path("M-68 -212H68V-188H-68z", left: 0xC98D5C, right: 0x85552F)
            canvas.line("M-24 -194v12M40 -194v12", 0x4A4454, width: 9)
            canvas.path(
                "M-24 -184Q-58 -176 -66 -150L-62 -52H-50L-50 -4Q-24 6 2 -4V-52H14L18 -150Q10 -176 -24 -184z",
                left: paint.light, right: paint.dark)
            canvas.path("M-40 -180Q-24 -160 -8 -180Q-24 -188 -40 -180z", paint.line)
            canvas.line("M-24 -164V-2M-50 -140V-56M2 -140V-56", paint.line, width: 4)
            canvas.line("M-16 -130h0M-16 -96h0M-16 -62h0", 0xFFF3DC, width: 9)
            canvas.path("M18 -150Q20 -186 42 -186T66 -150Q42 -142 18 -150z", left: 0xF58C76, right: 0xC24A44)
        }
    }
}
