import StoryCore
import StoryViews
public import TerminalUI

/// The settings: the sections of the features, and the app's appearance.
public struct SettingsView: View {
    private let sections: [SettingsSection]
    @Environment((any SettingsViewModelContract).self) private var viewModel

    /// Creates the screen; the view model comes from the environment.
    ///
    /// - Parameter sections: The sections before the app's own.
    public init(sections: [SettingsSection]) {
        self.sections = sections
    }

    public var body: some View {
        content
            .padding(Insets(horizontal: 1, vertical: 0))
            .task { await viewModel.didAppear() }
            .failureAlert({ viewModel.failure }, title: "Settings", dismiss: { viewModel.didDismissFailure() })
    }

    @ViewBuilder private var content: some View {
        switch viewModel.state {
        case .idle, .loading: Text("Loading settings…").role(.secondary)
        case .loaded(let settings):
            ScrollView {
                SettingsForm(
                    sections: sections + [.appearance],
                    editor: SettingsEditor(settings: settings, viewModel: viewModel))
            }
        case .error(let error):
            VStack(spacing: 1) {
                VStack { ErrorLines(error: error) }
                Button("Try again") { Task { await viewModel.didTapOnRetryButton() } }
            }
            .keyCommand(KeyPress("r"), "Try again") { Task { await viewModel.didTapOnRetryButton() } }
        }
    }
}

/// The form; changes are saved at once.
private struct SettingsForm: View {
    let sections: [SettingsSection]
    let editor: SettingsEditor

    var body: some View {
        VStack(spacing: 1) {
            ForEach(Array(sections.enumerated()), id: \.offset) { section in
                VStack {
                    Text(section.element.title).role(.heading)
                    section.element.content(editor)
                }
            }
            VStack {
                Text("Everything is stored on this computer, in").role(.secondary)
                Text(editor.choices.location)
            }
        }
    }
}

extension SettingsSection {
    /// The app's own section.
    fileprivate static var appearance: SettingsSection {
        SettingsSection("Appearance") { editor in
            Picker(
                "Theme", selection: editor.binding(\.theme), options: AppTheme.allCases, title: \.displayName
            )
            .labelWidth(9)
        }
    }
}

extension AppTheme {
    /// The display name.
    fileprivate var displayName: String {
        switch self {
        case .auto: "match terminal"
        case .dark: "dark"
        case .light: "light"
        case .contrast: "high contrast"
        }
    }
}
