public import TerminalUI

/// A section of the settings; features bring theirs.
@MainActor
public struct SettingsSection {
    /// The title.
    public let title: String
    let content: @MainActor (SettingsEditor) -> AnyView

    /// Creates a section.
    ///
    /// - Parameter content: Returns the fields, one in a line.
    public init(_ title: String, @ViewBuilder content: @escaping @MainActor (SettingsEditor) -> some View) {
        self.title = title
        self.content = { AnyView(content($0)) }
    }
}
