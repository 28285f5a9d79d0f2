import Glibc

/// The capabilities of a terminal, from the environment of the process.
public struct TerminalCapabilities: Hashable, Sendable {
    /// The number of colours that are supported and wanted.
    public var depth: ColorDepth
    /// Whether other characters than those of ASCII can be shown.
    public var isUnicode: Bool
    /// Whether the cursor can be placed, and so a screen be drawn.
    public var hasScreen: Bool
    /// Whether the background is light; nil if unknown.
    public var isLight: Bool?

    /// Creates capabilities.
    public init(depth: ColorDepth, isUnicode: Bool, hasScreen: Bool, isLight: Bool? = nil) {
        (self.depth, self.isUnicode, self.hasScreen, self.isLight) = (depth, isUnicode, hasScreen, isLight)
    }

    /// Reads `TERM`, `COLORTERM`, `NO_COLOR` (https://no-color.org), the locale's variables and `COLORFGBG`.
    public init(environment: [String: String]) {
        func value(_ name: String) -> String? { environment[name].flatMap { $0.isEmpty ? nil : $0 } }
        let name = value("TERM") ?? "dumb"
        hasScreen = name != "dumb"
        let locale = (value("LC_ALL") ?? value("LC_CTYPE") ?? value("LANG") ?? "C").lowercased()
        isUnicode = locale.contains("utf-8") || locale.contains("utf8")
        isLight = value("COLORFGBG")?.split(separator: ";").last.flatMap { Int($0) }.map { $0 == 7 || $0 > 8 }
        let colors = value("COLORTERM")
        depth =
            if value("NO_COLOR") != nil || !hasScreen {
                .none
            } else if colors == "truecolor" || colors == "24bit" || name.hasSuffix("-direct") {
                .full
            } else if name.contains("256color") {
                .palette
            } else if name.hasPrefix("vt1") || name.hasPrefix("vt2") {
                .none
            } else {
                .sixteen
            }
    }

    /// The default theme for the terminal.
    public var theme: Theme { depth == .none ? .monochrome : isLight == true ? .light : .dark }

    /// Returns a theme as far as the terminal can show it.
    public func showing(_ theme: Theme) -> Theme { depth == .none ? .monochrome : theme }

    /// The signs that the terminal knows.
    public var glyphs: GlyphSet { isUnicode ? .unicode : .ascii }
}
