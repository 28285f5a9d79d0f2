/// Draws a thing; the origin is the ground below its middle.
struct ThingArtist {
    let thing: Thing

    /// How wide the thing is.
    var width: Double {
        switch thing {
        case .bed: 470
        case .bench, .table, .boat: 330
        case .tree: 220
        case .chair, .umbrella, .blanket: 190
        default: 120
        }
    }

    func draw(on canvas: inout SVGCanvas) {
        switch thing {
        case .lantern, .book, .ball, .key, .map, .shell, .bell, .cup, .box: drawSmall(on: &canvas)
        case .kite, .boat, .balloon, .umbrella, .cake, .gift, .teddy: drawPlaything(on: &canvas)
        case .basket, .blanket, .flower, .backpack: drawUseful(on: &canvas)
        case .chair, .table, .tree, .bench, .bed: drawFurniture(on: &canvas)
        }
    }

    private func drawSmall(on canvas: inout SVGCanvas) {
        switch thing {
        case .lantern:
            canvas.glow(0, -48, 130)
            canvas.line("M-26 -84q0 -30 26 -30t26 30", 0x5F5560, width: 6)
            canvas.path("M-34 -78L-20 -98H20L34 -78z", 0x6B5A5E)
            canvas.rect(-28, -80, 56, 68, 0xFFE7A0, corner: 6)
            canvas.path("M0 -62q18 24 0 40q-18 -16 0 -40z", 0xF5A742)
            canvas.line("M-28 -78v64M28 -78v64", 0x6B5A5E, width: 6)
            canvas.rect(-36, -16, 72, 16, 0x6B5A5E, corner: 6)
        case .book:
            canvas.path("M-60 -58Q-30 -72 0 -56Q30 -72 60 -58V-6Q30 -20 0 -4Q-30 -20 -60 -6z", 0xC9604E)
            canvas.path("M-54 -62Q-28 -76 0 -60V-10Q-28 -24 -54 -12zM54 -62Q28 -76 0 -60V-10Q28 -24 54 -12z", 0xFFF8EA)
            canvas.line(
                "M-42 -52q16 -6 30 0M-42 -38q16 -6 30 0M12 -52q16 -6 30 0M12 -38q16 -6 30 0", 0xB9A98F, width: 4)
        case .ball:
            canvas.circle(0, -42, 42, 0xE85D55)
            canvas.path("M-41 -50Q0 -20 41 -50Q44 -34 38 -24Q0 4 -38 -24Q-44 -34 -41 -50z", 0xFFF3DC)
            canvas.ellipse(-14, -66, 12, 7, .white, opacity: 0.6)
        case .key:
            canvas.line("M0 -50a18 18 0 1 1 1 0M0 -48V-6M0 -12h18M0 -28h14", 0xE3AE3A, width: 10)
        case .map:
            canvas.path("M-58 -66l38 10l40 -10l38 10v56l-38 -10l-40 10l-38 -10z", 0xF6E3B8)
            canvas.line("M-42 -22q16 -26 34 -14t34 -20", 0xC9604E, width: 5)
            canvas.line("M30 -46l14 14m0 -14l-14 14", 0xC9604E, width: 6)
            canvas.line("M-20 -56v56M20 -66v56", 0xD9C08E, width: 3)
        case .shell:
            canvas.path("M0 0Q-58 -20 -48 -56Q-24 -84 0 -74Q24 -84 48 -56Q58 -20 0 0z", 0xF7B7A3)
            canvas.line("M0 -8V-66M-6 -10L-28 -62M6 -10L28 -62", 0xE08F7C, width: 5)
        case .bell:
            canvas.circle(0, -8, 10, 0xC98A2A)
            canvas.path("M-46 -14Q-30 -26 -28 -52Q-24 -82 0 -82T28 -52Q30 -26 46 -14z", 0xF2C14E)
            canvas.line("M0 -86h0", 0xC98A2A, width: 16)
        case .cup:
            canvas.line("M30 -50q30 2 24 22t-28 14", 0x5F9FB5, width: 9)
            canvas.path("M-36 -62H36L28 -6Q0 4 -28 -6z", 0x6FB3C9)
            canvas.ellipse(0, -62, 36, 9, 0x8A5A3C)
            canvas.line("M-8 -78q-8 -10 0 -18t0 -16M12 -78q-8 -10 0 -18", .white, width: 4, opacity: 0.7)
        default:
            canvas.rect(-48, -66, 96, 66, 0xB98357, corner: 5)
            canvas.line("M-48 -44H48M-48 -22H48", 0x96683F, width: 4)
        }
    }

    private func drawPlaything(on canvas: inout SVGCanvas) {
        switch thing {
        case .kite:
            canvas.line("M0 -64q-20 30 4 50t-8 40", 0x8A7A6A, width: 4)
            canvas.path("M0 -190L56 -128L0 -50L-56 -128z", 0xE85D75)
            canvas.path("M0 -190L56 -128H0zM0 -50L-56 -128H0z", 0xF7C948)
            canvas.path("M-6 -30l-22 -10v20zM-6 -30l22 -10v20zM2 0l-20 -8v18zM2 0l20 -8v18z", 0x5FA8D8)
        case .boat:
            canvas.line("M0 -60V-220", 0x7A5238, width: 9)
            canvas.path("M10 -214Q96 -130 98 -76H10z", 0xFFF8EA)
            canvas.path("M-10 -196Q-64 -120 -74 -76H-10z", 0xF2A07B)
            canvas.path("M-120 -62H130Q112 0 70 0H-70Q-106 0 -120 -62z", 0xC9604E)
        case .balloon:
            canvas.line("M0 0q-14 -50 2 -100t-2 -60", 0x8A7A6A, width: 3.5)
            canvas.path("M0 -152l-9 14h18z", 0xC9414F)
            canvas.ellipse(0, -204, 44, 54, 0xE85D6A)
            canvas.ellipse(-15, -224, 10, 16, .white, opacity: 0.5)
        case .umbrella:
            canvas.line("M0 -170V-14q0 14 -14 14t-14 -12", 0x7A5238, width: 8)
            canvas.path(
                "M-104 -160Q-96 -250 0 -252T104 -160q-26 -20 -52 0q-26 -20 -52 0q-26 -20 -52 0q-26 -20 -52 0z", 0xE8604E
            )
            canvas.path("M-52 -160Q-44 -240 0 -252T52 -160q-26 -20 -52 0q-26 -20 -52 0z", 0xF7C948)
            canvas.line("M0 -252v-14", 0x7A5238, width: 7)
        case .cake:
            canvas.ellipse(0, -6, 66, 11, 0xF3EFE6)
            canvas.rect(-50, -62, 100, 56, 0xE9B27B, corner: 8)
            canvas.path(
                "M-52 -60q0 -16 16 -16h72q16 0 16 16v12q-13 14 -26 0q-13 14 -26 0q-13 14 -26 0q-13 14 -26 0z", 0xF7A6B8)
            canvas.line("M-22 -76v-24M0 -76v-24M22 -76v-24", 0x6FB3C9, width: 7)
            canvas.line("M-22 -110v-4M0 -110v-4M22 -110v-4", 0xFFC63D, width: 10)
        case .gift:
            canvas.rect(-50, -78, 100, 78, 0x6FB3C9, corner: 5)
            canvas.rect(-56, -88, 112, 24, 0x5F9FB5, corner: 5)
            canvas.rect(-10, -88, 20, 88, 0xF7C948)
            canvas.path("M0 -90Q-50 -128 -40 -88zM0 -90Q50 -128 40 -88z", 0xF7C948)
        default:
            canvas.line("M-22 -112h0M22 -112h0", 0xC28E5C, width: 28)
            canvas.line("M-24 -54L-40 -44M24 -54L40 -44M-16 -16L-28 -10M16 -16L28 -10", 0xB5814F, width: 24)
            canvas.ellipse(0, -38, 32, 38, 0xC28E5C)
            canvas.ellipse(0, -34, 18, 22, 0xE6C597)
            canvas.circle(0, -88, 34, 0xC28E5C)
            canvas.ellipse(0, -78, 16, 12, 0xE6C597)
            canvas.line("M-12 -94h0M12 -94h0M0 -83h0", 0x3B2F3F, width: 8)
        }
    }

    private func drawUseful(on canvas: inout SVGCanvas) {
        switch thing {
        case .basket:
            canvas.line("M-48 -54Q-40 -114 0 -114T48 -54", 0x9C7042, width: 9)
            canvas.line("M-26 -62h0M24 -62h0", 0xD9594C, width: 34)
            canvas.line("M0 -66h0", 0xE9A93C, width: 34)
            canvas.path("M-60 -58H60L46 0H-46z", 0xC69A5C)
            canvas.line("M-54 -40H54M-50 -20H50M-28 -56l6 54M28 -56l-6 54M0 -56v54", 0xA97C42, width: 4)
        case .blanket:
            canvas.path("M-90 0Q-96 -48 -40 -50H50Q96 -46 90 0z", 0x7BA6C9)
            canvas.line("M-86 -18H88M-60 -48v46M0 -50v48M56 -48v46", 0xF3E3C2, width: 7)
        case .flower:
            canvas.line("M0 0Q-6 -40 0 -74", 0x5E9A55, width: 8)
            canvas.path("M-2 -24q-34 -2 -36 -28q30 0 36 28z", 0x6FA95C)
            canvas.line("M0 -112h0M24 -94h0M15 -66h0M-15 -66h0M-24 -94h0", 0xF28AA0, width: 36)
            canvas.circle(0, -86, 16, 0xFFD45E)
        default:
            canvas.line("M-20 -112q0 -20 20 -20t20 20", 0x8E3F38, width: 9)
            canvas.rect(-54, -114, 108, 114, 0xC9604E, corner: 30)
            canvas.rect(-40, -52, 80, 44, 0xE08268, corner: 12)
            canvas.line("M-46 -72H46", 0x8E3F38, width: 5)
            canvas.circle(0, -52, 7, 0xF7D774)
        }
    }

    private func drawFurniture(on canvas: inout SVGCanvas) {
        switch thing {
        case .chair:
            canvas.line("M-56 -4V-240M56 -4V-240M-40 -110V-4M72 -110V-4", 0x9C6B45, width: 14)
            canvas.rect(-60, -236, 120, 28, 0xB98357, corner: 10)
            canvas.rect(-60, -182, 120, 22, 0xB98357, corner: 10)
            canvas.rect(-68, -122, 150, 24, 0xC9935F, corner: 10)
        case .table:
            canvas.line("M-130 -8L-120 -150M130 -8L120 -150", 0x8A5A3C, width: 20)
            canvas.rect(-165, -168, 330, 26, 0xB98357, corner: 10)
            canvas.path("M-110 -168H110V-130q-27 20 -55 0q-27 20 -55 0q-27 20 -55 0q-27 20 -55 0z", 0xF7E6E0)
        case .tree:
            canvas.path("M-22 0Q-10 -100 -16 -190H16Q10 -100 24 0Q0 8 -22 0z", 0x8A6044)
            canvas.path(
                "M-100 -170a64 64 0 0 1 4 -110a84 84 0 0 1 132 -54a72 72 0 0 1 72 112"
                    + "a58 58 0 0 1 -46 74q-90 26 -162 -22z",
                0x74AE5E)
            canvas.line("M-40 -230h0M34 -210h0M10 -280h0M66 -250h0M-16 -180h0", 0xE0584C, width: 22)
        case .bench:
            canvas.line("M-130 -4V-196M130 -4V-196M-112 -4V-90M148 -4V-90", 0x6B5A5E, width: 14)
            canvas.rect(-160, -196, 320, 24, 0xB98357, corner: 8)
            canvas.rect(-160, -156, 320, 24, 0xB98357, corner: 8)
            canvas.rect(-164, -104, 336, 26, 0xC9935F, corner: 8)
        default:
            canvas.rect(-235, -210, 26, 210, 0x9C6B45, corner: 10)
            canvas.rect(209, -140, 26, 140, 0x9C6B45, corner: 10)
            canvas.rect(-215, -70, 430, 40, 0xB98357)
            canvas.rect(-212, -112, 424, 50, 0xFBF3E4, corner: 14)
            canvas.rect(-204, -150, 110, 52, .white, corner: 24)
            canvas.path("M-90 -124H190Q214 -120 214 -90V-44H-90z", 0x7BA6C9)
            canvas.path("M-90 -124H-50V-44H-90z", 0xF3E3C2)
        }
    }
}
