// Weeds, herbs and roots.

extension ThingPattern {
    static let dandelion = ThingPattern(76, 112, cm: 22) { canvas in
        canvas.line("M0 0Q-4 -50 2 -84", 0x7AAE5C, width: 6)
        canvas.path("M0 -2L-36 -26L-22 -26L-30 -38L-14 -30zM0 -2L36 -24L22 -24L30 -36L14 -28z", 0x5F9C4C)
        canvas.circle(2, -88, 24, 0xF0A92C)
        canvas.line(
            "M2 -108v8M2 -76v8M-18 -88h8M14 -88h8M-12 -102l6 6M10 -80l6 6M-12 -74l6 -6M10 -96l6 -6", 0xFFE27A, width: 6)
    }

    static let nettles = ThingPattern(150, 130, cm: 60, .tooLarge) { canvas in
        canvas.line("M-40 0Q-46 -60 -40 -112M0 0Q4 -70 0 -124M42 0Q46 -60 40 -108", 0x4F7F40, width: 7)
        canvas.path(
            "M-42 -60l-30 10l6 -8l-8 -2l10 -6l-4 -6zM-40 -60l28 8l-6 -8l8 -4l-10 -4zM0 -76l-30 6l6 -8l-6 -4l10 -4zM0 -76l30 6l-6 -8l6 -4l-10 -4zM44 -56l-26 8l6 -10l-4 -6l12 0zM44 -56l28 8l-6 -10l6 -6l-12 0z",
            0x6FA854)
        canvas.path(
            "M-42 -92l-24 4l10 -10l-2 -8zM-40 -92l24 4l-10 -10l2 -8zM0 -106l-24 4l8 -14zM0 -106l24 4l-8 -14zM42 -90l-22 4l8 -14zM42 -90l22 4l-8 -14z",
            0x86BE66)
    }

    static let turnip = ThingPattern(92, 124, cm: 20) { canvas in
        canvas.path(
            "M-4 -74Q-40 -100 -34 -124Q-10 -116 0 -84Q4 -122 28 -122Q38 -98 4 -74z", left: 0x94CC78, right: 0x4F8F4C)
        canvas.path(
            "M-44 -50Q-44 -80 0 -80T44 -50Q44 -22 8 -12L0 0L-8 -12Q-44 -22 -44 -50z", left: 0xFBF1E6, right: 0xD9C4B4)
        canvas.path("M-44 -50Q-44 -80 0 -80T44 -50Q20 -40 0 -46T-44 -50z", left: 0xC77CA4, right: 0x8E4A78)
    }

    static let parsley = ThingPattern(96, 104, cm: 18) { canvas in
        canvas.line("M-6 0L-22 -60M0 0V-76M6 0L24 -60", 0x6FA854, width: 6)
        canvas.line(
            "M-24 -64h0M-36 -56h0M-30 -76h0M0 -84h0M-10 -92h0M12 -92h0M26 -64h0M36 -56h0M30 -78h0", 0x5FA04C, width: 22)
        canvas.line("M-26 -68h0M0 -88h0M28 -68h0", 0x94CC78, width: 13)
    }

    /// What climbs up walls.
    static let ivy = ThingPattern(150, 210, cm: 100, .tooLarge, seat: Point(0, -150)) { canvas in
        canvas.line("M0 0Q-20 -60 10 -110T-10 -196M-4 -60Q-40 -80 -52 -120M6 -110Q44 -120 54 -160", 0x6B5A3C, width: 7)
        canvas.path(
            "M-18 -46l-16 -18l12 0l4 -14l8 12l12 -2l-6 16zM20 -88l-16 -18l12 0l4 -14l8 12l12 -2l-6 16zM-46 -106l-16 -18l12 0l4 -14l8 12l12 -2l-6 16zM56 -148l-16 -18l12 0l4 -14l8 12l12 -2l-6 16z",
            0x4F8F4C)
        canvas.path(
            "M-14 -176l-16 -18l12 0l4 -14l8 12l12 -2l-6 16zM20 -20l-16 -18l12 0l4 -14l8 12l12 -2l-6 16zM-14 -126l-16 -18l12 0l4 -14l8 12l12 -2l-6 16z",
            0x6FAE5C)
    }

    static let chips = ThingPattern(72, 104, cm: 16) { canvas in
        canvas.line("M-24 -40L-30 -92M-10 -40L-12 -98M4 -40L8 -94M18 -40L28 -88M-2 -50L-4 -84", 0xF7CF5C, width: 11)
        canvas.path("M-36 -64Q0 -48 36 -64L26 0H-26z", left: 0xF58C76, right: 0xC24A44)
        canvas.line("M-14 -50L-10 -4M14 -50L10 -4", 0xFFF6E4, width: 7)
    }
}
