public import Observation
public import StoryCore
public import TerminalUI

/// How the app looks: as the settings say, or as somebody asked for this time, until another theme is chosen.
@MainActor
@Observable
public final class AppThemes {
    private let capabilities: TerminalCapabilities
    private let settings: any SettingsViewModelContract
    private let temporary: AppTheme?
    /// The theme of the settings when the app was opened.
    private let first: AppTheme

    /// Follows settings.
    ///
    /// - Parameters:
    ///   - capabilities: What the terminal can show.
    ///   - temporary: The theme for this time; nil for that of the settings.
    public init(
        capabilities: TerminalCapabilities, settings: any SettingsViewModelContract, temporary: AppTheme? = nil
    ) {
        (self.capabilities, self.settings, self.temporary) = (capabilities, settings, temporary)
        first = settings.current.theme
    }

    /// The theme that the app opens with.
    public var opening: Theme { capabilities.theme(temporary ?? first) }

    /// The theme that was chosen since; nil if none was.
    public var chosen: Theme? {
        let theme = settings.current.theme
        return theme == first ? nil : capabilities.theme(theme)
    }
}

extension TerminalCapabilities {
    /// A theme of the settings, as far as the terminal can show it.
    fileprivate func theme(_ theme: AppTheme) -> Theme {
        switch theme {
        case .auto: self.theme
        case .dark: showing(.dark)
        case .light: showing(.light)
        case .contrast: showing(.highContrast)
        }
    }
}
