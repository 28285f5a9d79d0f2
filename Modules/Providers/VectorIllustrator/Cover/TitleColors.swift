import StoryCore

/// The colours of a title: its letters and their outline.
///
/// The outline makes the letters readable on any background.
struct TitleColors: Hashable, Sendable {
    let letters: Color
    let edge: Color

    /// - Parameter isDark: Whether what is behind the title is dark.
    init(tone: StoryTone, isDark: Bool) {
        if isDark {
            letters = 0xFFF3CF
            edge = Self.deep(tone).mixed(with: 0x1B1640, 0.55)
        } else {
            letters = Self.deep(tone)
            edge = 0xFFFAEE
        }
    }

    private static func deep(_ tone: StoryTone) -> Color {
        switch tone {
        case .gentle: 0x6A3170
        case .cheerful: 0xB02A4C
        case .funny: 0xA63A12
        case .adventurous: 0x12566A
        case .magical: 0x4B2E93
        case .curious: 0x1D4F8F
        }
    }

    /// How clearly the letters stand out from their edge, from 1 to 21.
    ///
    /// Source: WCAG 2.2, contrast ratio; from 4.5 on, text of every size can be read.
    var contrast: Double { Contrast(letters, edge).ratio }
}
