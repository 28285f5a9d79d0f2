import FeatureKit
import Settings
import StoryCore
import StoryViews
public import TerminalUI

/// The settings, in sections; a change is saved at once.
public struct SettingsView: View {
    @Environment((any SettingsViewModelContract).self) private var viewModel

    /// Creates the screen; the view model comes from the environment.
    public init() {}

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
            ScrollView { SettingsForm(settings: settings, viewModel: viewModel) }
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
    let settings: AppSettings
    let viewModel: any SettingsViewModelContract

    var body: some View {
        VStack(spacing: 1) {
            ForEach(Array(viewModel.sections.enumerated()), id: \.offset) { section in
                VStack {
                    Text(section.element.title).role(.heading)
                    ForEach(section.element.shown(in: settings), id: \.key) { setting in
                        SettingRow(setting: setting, settings: settings, viewModel: viewModel)
                    }
                    .labelWidth(section.element.labelWidth)
                }
            }
            VStack {
                Text("Everything is stored on this computer, in").role(.secondary)
                Text(viewModel.location)
            }
        }
    }
}

/// A setting with its value, which can be changed.
private struct SettingRow: View {
    let setting: SettingDefinition
    let settings: AppSettings
    let viewModel: any SettingsViewModelContract

    var body: some View {
        let choices = setting.choices(in: settings, of: viewModel.choices)
        if case .flag = setting.value(in: settings) {
            Toggle(setting.title, isOn: Binding(get: { value == .flag(true) }, set: { change(to: .flag($0)) }))
        } else if let expected = setting.otherValues,
            !choices.contains(where: { $0.value != .none && $0.value != value })
        {
            TypedSetting(setting: setting, value: value, expected: expected, settings: settings, viewModel: viewModel) {
                change(to: .text($0))
            }
        } else {
            Picker(
                setting.title, selection: Binding(get: { value }, set: { change(to: $0) }),
                options: choices.map(\.value)
            ) { value in choices.first { $0.value == value }?.name ?? value.text }
        }
    }

    /// The latest value: keys may be faster than frames, so that what is on screen may be older.
    private var value: SettingValue { setting.value(in: viewModel.current) }

    private func change(to value: SettingValue) {
        viewModel.choose(value, for: setting)
        Task { await viewModel.keep() }
    }
}

/// A setting without choices, which is typed.
private struct TypedSetting: View {
    let setting: SettingDefinition
    let value: SettingValue
    /// What may be typed.
    let expected: String
    let settings: AppSettings
    let viewModel: any SettingsViewModelContract
    let change: @MainActor (String) -> Void
    /// What is typed; nil until somebody types.
    @State private var typed: String?

    var body: some View {
        TextField(
            setting.title, text: Binding(get: { typed ?? stored }, set: { typed = $0 }), placeholder: "none",
            submit: { submit() })
        if typed != nil { Text(isValid ? "Enter saves it." : "Type \(expected).").role(.secondary) }
    }

    private var stored: String { value == .none ? "" : value.text }

    /// What is typed as it is stored: nothing stands for none.
    private var text: String {
        let typed = typed ?? ""
        return typed.isEmpty ? SettingValue.none.text : typed
    }

    private var isValid: Bool {
        var changed = settings
        return setting.set(text, in: &changed, of: viewModel.choices)
    }

    private func submit() {
        guard typed != nil, isValid else { return }
        change(text)
        typed = nil
    }
}

extension SettingsSection {
    /// The settings that have one value each; orders are typed.
    fileprivate func shown(in household: AppSettings) -> [SettingDefinition] {
        settings.filter { setting in
            if case .list = setting.value(in: household) { false } else { true }
        }
    }

    /// The width of the titles: longer ones push their own value aside.
    fileprivate var labelWidth: Int {
        max(9, settings.map(\.title.count).filter { $0 <= 16 }.max() ?? 0)
    }
}
