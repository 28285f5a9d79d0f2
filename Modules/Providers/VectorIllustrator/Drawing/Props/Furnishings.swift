// Large things: furniture, and what stands in gardens and playgrounds.

extension ThingPattern {
    static let chair = ThingPattern(180, 247, cm: 85, .tooLarge, seat: Point(0, -124)) { canvas in
        canvas.line("M-56 -4V-240M56 -4V-240M-40 -110V-4M72 -110V-4", 0x8E5F3E, width: 14)
        canvas.path("M-64 -232Q0 -256 64 -232V-204Q0 -224 -64 -204z", from: 0xD0A070, to: 0xA8764C)
        canvas.line("M-30 -206V-126M0 -212V-126M30 -206V-126", 0xB98357, width: 10)
        canvas.path("M-70 -122H74L90 -96H-66z", from: 0xDCAE7C, to: 0xB07E50)
        canvas.path("M-56 -130Q6 -144 66 -130Q78 -116 70 -108H-56Q-68 -118 -56 -130z", from: 0xF08A7C, to: 0xC9564C)
    }

    static let table = ThingPattern(336, 170, cm: 68, .tooLarge, seat: Point(0, -168)) { canvas in
        canvas.line("M-130 -8L-120 -150M130 -8L120 -150", 0x7E5236, width: 21)
        canvas.line("M-100 -40L-96 -150M100 -40L96 -150", 0x6B4630, width: 14)
        canvas.path("M-168 -160Q-168 -170 -158 -170H158Q168 -170 168 -160V-146H-168z", from: 0xD6A678, to: 0xA8764C)
        canvas.path(
            "M-110 -170H110V-130q-27 22 -55 0q-27 22 -55 0q-27 22 -55 0q-27 22 -55 0z", from: 0xFFF8F0, to: 0xEAD2CC)
        canvas.line("M-90 -144h0M-60 -150h0M-30 -144h0M0 -150h0M30 -144h0M60 -150h0M90 -144h0", 0xE8836F, width: 8)
    }

    static let bench = ThingPattern(360, 203, cm: 85, .tooLarge, seat: Point(0, -106)) { canvas in
        canvas.line("M-130 -4V-196M130 -4V-196M-112 -4V-90M148 -4V-90", 0x5F5560, width: 14)
        canvas.path("M-162 -200H162V-174H-162zM-162 -160H162V-134H-162z", from: 0xD0A070, to: 0xA06E46)
        canvas.path("M-168 -108H174L180 -80H-172z", from: 0xDCB080, to: 0xAE7C50)
        canvas.line("M-128 -187h0M128 -187h0M-128 -147h0M128 -147h0", 0x6B4630, width: 7)
    }

    static func bed(_ paint: Paint) -> ThingPattern {
        ThingPattern(
            476, 214, cm: 72, .tooLarge, seat: Point(0, -118), inside: Box(x: -180...190, y: -170 ... -96)
        ) { canvas in
            canvas.path("M-238 0V-196Q-236 -214 -222 -214T-206 -196V0z", left: 0xB98357, right: 0x8A5A3C)
            canvas.path("M208 0V-128Q210 -144 223 -144T238 -128V0z", left: 0xB98357, right: 0x8A5A3C)
            canvas.path("M-216 -76H216V-30H-216z", from: 0xB07C52, to: 0x8E5F40)
            canvas.path("M-212 -106Q-212 -120 -196 -120H190Q212 -118 214 -92V-62H-212z", from: 0xFFFBF2, to: 0xE4D6C2)
            canvas.path(
                "M-200 -112q-14 -48 30 -50q50 -10 76 2q18 34 2 50q-54 14 -108 -2z", from: 0xFFFFFF, to: 0xDAD4E4)
        } front: { canvas in
            canvas.path(
                "M-92 -112Q-60 -136 0 -130T150 -134Q216 -134 216 -96V-44Q60 -30 -84 -44Q-108 -76 -92 -112z",
                from: paint.light, to: paint.dark)
            canvas.path("M-92 -112Q-76 -126 -46 -130Q-62 -80 -46 -42L-84 -44Q-108 -76 -92 -112z", 0xF3E3C2)
            canvas.line("M0 -100h0M60 -70h0M110 -108h0M170 -76h0M20 -58h0M150 -54h0", 0xF3E3C2, width: 18)
        }
    }

    static let ladder = ThingPattern(104, 332, cm: 200, .tooLarge) { canvas in
        canvas.line("M-46 0L-34 -326M46 0L34 -326", 0xA9714A, width: 12)
        canvas.line("M-43 -40H43M-42 -90H42M-40 -140H40M-38 -190H38M-36 -240H36M-34 -290H34", 0xC9935F, width: 10)
        canvas.line("M-48 0L-37 -322", 0xD6A678, width: 3)
    }

    static let swing = ThingPattern(247, 392, cm: 210, .tooLarge, seat: Point(0, -102)) { canvas in
        canvas.line("M-116 0L-76 -384L-44 0M44 0L76 -384L116 0", 0x4F86C6, width: 15)
        canvas.line("M-86 -384H86", 0x3F6FA8, width: 15)
        canvas.line("M-34 -380L-34 -96M34 -380L34 -96", 0x8A7A6A, width: 5)
        canvas.rect(-52, -102, 104, 16, 0xB0704A, corner: 7)
    }

    static let slide = ThingPattern(354, 318, cm: 190, .tooLarge, seat: Point(-98, -262)) { canvas in
        canvas.line("M-130 0V-312M-70 0V-312", 0xD9685B, width: 13)
        canvas.line("M-130 -50h60M-130 -105h60M-130 -160h60M-130 -215h60M-130 -310h60", 0xB8524A, width: 10)
        canvas.rect(-140, -262, 84, 14, 0xB8524A, corner: 6)
        canvas.line("M-62 -252Q30 -232 60 -120T150 -28", 0xCF8F2E, width: 54)
        canvas.line("M-62 -256Q36 -236 66 -124T152 -34", 0xF2C14E, width: 40)
        canvas.line("M-56 -264Q46 -240 78 -130T152 -46", 0xFBE09A, width: 9)
    }

    static let bell = ThingPattern(96, 96, cm: 14, .fromAbove, grip: 88) { canvas in
        canvas.circle(0, -8, 11, 0xB97A22)
        canvas.path(
            "M-48 -14Q-32 -26 -30 -52Q-26 -84 0 -84T30 -52Q32 -26 48 -14Q0 -4 -48 -14z", left: 0xFBDC7A, right: 0xCF962C
        )
        canvas.line("M-40 -20Q0 -10 40 -20", 0xB97A22, width: 5)
        canvas.path("M-18 -34q-2 -26 8 -38q8 0 6 6q-10 10 -6 32z", .white, opacity: 0.5)
        canvas.line("M0 -88h0", 0xB97A22, width: 16)
    }

    static let box = ThingPattern(136, 98, cm: 36, .bothHands, inside: Box(x: -46...46, y: -130 ... -14)) { canvas in
        canvas.path("M-50 -70L-30 -88H62L50 -70z", 0x8A5E34)
        canvas.path("M-30 -88L-44 -98H48L62 -88z", 0xD9AE74)
    } front: { canvas in
        canvas.path("M-50 -70H50V0H-50z", from: 0xE0B880, to: 0xB4824A)
        canvas.path("M-50 -70L-68 -54L-58 -50L-44 -66zM50 -70L68 -56L60 -50L46 -66z", 0xCB9A5E)
        canvas.path("M-9 -70H9V-44H-9z", 0xF1DDB4)
        canvas.line("M24 -12v-16m-6 6l6 -8l6 8M36 -12v-16m-6 6l6 -8l6 8", 0x96683A, width: 3)
    }
}
