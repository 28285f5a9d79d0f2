/// The meaning of a piece of the interface, which determines its style.
public enum StyleRole: CaseIterable, Hashable, Sendable {
    /// Text to read.
    case body
    /// A heading.
    case heading
    /// Less important text.
    case secondary
    /// Something interactive.
    case accent
    /// The focus.
    case focus
    /// The row that is selected in a list without the focus.
    case selection
    /// The lines of frames and dividers.
    case border
    /// A success.
    case success
    /// Something that needs attention.
    case warning
    /// An error, or a destructive action.
    case error
    /// The word that is spoken.
    case spoken
    /// A disabled control.
    case disabled
    /// Everything below a sheet or an alert.
    case covered
}

/// The styles of the roles.
public struct Theme: Hashable, Sendable {
    /// A name, as settings keep it.
    public let name: String
    private let styles: [StyleRole: Style]

    /// Creates a theme.
    ///
    /// - Parameter styles: Roles that are left out look like plain text.
    public init(name: String, styles: [StyleRole: Style]) {
        (self.name, self.styles) = (name, styles)
    }

    /// The style of a role.
    public subscript(role: StyleRole) -> Style { styles[role] ?? .plain }

    /// For dark grounds.
    public static let dark = Theme(
        name: "dark",
        styles: [
            .heading: Style(foreground: .rgb(red: 255, green: 215, blue: 135), attributes: .bold),
            .secondary: Style(foreground: .rgb(red: 148, green: 148, blue: 158)),
            .accent: Style(foreground: .rgb(red: 135, green: 195, blue: 255)),
            .focus: Style(
                foreground: .rgb(red: 16, green: 20, blue: 32), background: .rgb(red: 135, green: 195, blue: 255),
                attributes: .bold),
            .selection: Style(background: .rgb(red: 50, green: 58, blue: 82)),
            .border: Style(foreground: .rgb(red: 98, green: 108, blue: 138)),
            .success: Style(foreground: .rgb(red: 135, green: 215, blue: 135)),
            .warning: Style(foreground: .rgb(red: 255, green: 200, blue: 95)),
            .error: Style(foreground: .rgb(red: 255, green: 125, blue: 125), attributes: .bold),
            .spoken: Style(
                foreground: .rgb(red: 16, green: 20, blue: 32), background: .rgb(red: 255, green: 215, blue: 135)),
            .disabled: Style(attributes: .dim), .covered: Style(attributes: .dim),
        ])

    /// For light grounds.
    public static let light = Theme(
        name: "light",
        styles: [
            .heading: Style(foreground: .rgb(red: 122, green: 62, blue: 0), attributes: .bold),
            .secondary: Style(foreground: .rgb(red: 92, green: 92, blue: 104)),
            .accent: Style(foreground: .rgb(red: 0, green: 84, blue: 170)),
            .focus: Style(
                foreground: .rgb(red: 255, green: 255, blue: 255), background: .rgb(red: 0, green: 84, blue: 170),
                attributes: .bold),
            .selection: Style(background: .rgb(red: 214, green: 226, blue: 244)),
            .border: Style(foreground: .rgb(red: 128, green: 134, blue: 150)),
            .success: Style(foreground: .rgb(red: 0, green: 110, blue: 40)),
            .warning: Style(foreground: .rgb(red: 140, green: 86, blue: 0)),
            .error: Style(foreground: .rgb(red: 176, green: 0, blue: 32), attributes: .bold),
            .spoken: Style(
                foreground: .rgb(red: 0, green: 0, blue: 0), background: .rgb(red: 255, green: 222, blue: 130)),
            .disabled: Style(attributes: .dim), .covered: Style(attributes: .dim),
        ])

    /// High contrast: the strongest of the terminal's own colours, and none of them as the only distinction.
    public static let highContrast = Theme(
        name: "high contrast",
        styles: [
            .heading: Style(foreground: .terminal(11), attributes: [.bold, .underline]),
            .accent: Style(foreground: .terminal(14), attributes: .bold),
            .focus: Style(foreground: .terminal(0), background: .terminal(11), attributes: .bold),
            .selection: Style(attributes: .reverse), .border: Style(attributes: .bold),
            .success: Style(foreground: .terminal(10), attributes: .bold),
            .warning: Style(foreground: .terminal(11), attributes: .bold),
            .error: Style(foreground: .terminal(9), attributes: [.bold, .underline]),
            .spoken: Style(attributes: [.reverse, .bold]), .disabled: Style(attributes: .strikethrough),
        ])

    /// Without any colour, where there are none or none are wanted (NO_COLOR).
    public static let monochrome = Theme(
        name: "monochrome",
        styles: [
            .heading: Style(attributes: .bold), .secondary: Style(attributes: .dim),
            .accent: Style(attributes: .underline), .focus: Style(attributes: .reverse),
            .selection: Style(attributes: .bold), .warning: Style(attributes: .bold),
            .error: Style(attributes: [.bold, .underline]), .spoken: Style(attributes: .reverse),
            .disabled: Style(attributes: .dim), .covered: Style(attributes: .dim),
        ])
}
