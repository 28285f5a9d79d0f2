import TerminalUI

/// Cells of a screen as HTML.
enum Markup {
    /// A text that steers nothing.
    static func text(_ text: String) -> String {
        text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
            .replacing("\"", with: "&quot;")
    }

    /// A row of a screen; what looks the same stands together.
    static func row(_ cells: ArraySlice<Cell>) -> String {
        var (html, run, style) = ("", "", Style.plain)
        func end() {
            if !run.isEmpty { html += style == .plain ? run : "<span style=\"\(css(style))\">\(run)</span>" }
            run = ""
        }
        for cell in cells where cell.columns > 0 {
            if cell.style != style {
                end()
                style = cell.style
            }
            let character = text(String(cell.character))
            // Fonts differ in how wide they draw what takes two columns.
            run += cell.columns == 1 ? character : "<i>\(character)</i>"
        }
        end()
        return html
    }

    private static func css(_ style: Style) -> String {
        var (foreground, background) = (style.foreground.map(color), style.background.map(color))
        if style.attributes.contains(.reverse) {
            (foreground, background) = (background ?? "Canvas", foreground ?? "currentColor")
        }
        var parts: [String] = []
        if let foreground { parts.append("color:\(foreground)") }
        if let background { parts.append("background:\(background)") }
        if style.attributes.contains(.bold) { parts.append("font-weight:bold") }
        if style.attributes.contains(.dim) { parts.append("opacity:0.6") }
        if style.attributes.contains(.italic) { parts.append("font-style:italic") }
        if style.attributes.contains(.underline) { parts.append("text-decoration:underline") }
        if style.attributes.contains(.strikethrough) { parts.append("text-decoration:line-through") }
        return parts.joined(separator: ";")
    }

    /// The 16 colours as xterm has them.
    private static let basic = [
        "#000000", "#cd0000", "#00cd00", "#cdcd00", "#0000ee", "#cd00cd", "#00cdcd", "#e5e5e5", "#7f7f7f", "#ff0000",
        "#00ff00", "#ffff00", "#5c5cff", "#ff00ff", "#00ffff", "#ffffff",
    ]

    private static func color(_ color: Color) -> String {
        switch color {
        case .terminal(let number): basic[Int(number & 15)]
        case .palette(let number): number < 16 ? basic[Int(number)] : palette(Int(number))
        case .rgb(let red, let green, let blue): "rgb(\(red),\(green),\(blue))"
        }
    }

    /// xterm's cube of 216 colours, and its greys.
    private static func palette(_ number: Int) -> String {
        if number >= 232 {
            let grey = 8 + (number - 232) * 10
            return "rgb(\(grey),\(grey),\(grey))"
        }
        let steps = [0, 95, 135, 175, 215, 255]
        let index = number - 16
        return "rgb(\(steps[index / 36]),\(steps[index / 6 % 6]),\(steps[index % 6]))"
    }
}
