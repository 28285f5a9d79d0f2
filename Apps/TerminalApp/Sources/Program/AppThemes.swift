public import Observation
public import Settings
public import StoryCore
public import TerminalUI

/// The theme of the app: that of the settings, or the one for this run, until another one is chosen.
@MainActor
@Observable
public final class AppThemes {
    private let capabilities: TerminalCapabilities
    private let settings: any SettingsViewModelContract
    private let temporary: AppTheme?
    /// The theme of the settings when the app was opened.
    private let first: AppTheme

    /// Creates themes that follow the settings.
    ///
    /// - Parameters:
    ///   - capabilities: What the terminal can show.
    ///   - temporary: The theme for this run; nil for the setting.
    public init(
        capabilities: TerminalCapabilities, settings: any SettingsViewModelContract, temporary: AppTheme? = nil
    ) {
        (self.capabilities, self.settings, self.temporary) = (capabilities, settings, temporary)
        first = settings.current.theme
    }

    /// The theme at the start.
    public var opening: Theme { capabilities.theme(temporary ?? first) }

    /// The theme that was chosen since the start; nil if none was.
    public var chosen: Theme? {
        let theme = settings.current.theme
        return theme == first ? nil : capabilities.theme(theme)
    }

    /// Whether no colours are wanted, not even in pictures.
    public var isPlain: Bool {
        let theme = settings.current.theme
        return (theme == first ? temporary ?? first : theme) == .plain
    }
}

extension TerminalCapabilities {
    /// Returns a theme of the settings, as far as the terminal can show it.
    fileprivate func theme(_ theme: AppTheme) -> Theme {
        switch theme {
        case .auto: self.theme
        case .dark: showing(.dark)
        case .light: showing(.light)
        case .contrast: showing(.highContrast)
        case .plain: .monochrome
        }
    }
}
