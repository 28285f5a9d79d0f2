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
                let shown = section.element.shown(in: settings, of: viewModel.choices)
                VStack {
                    Text(section.element.title).role(.heading)
                    ForEach(shown, id: \.key) { setting in
                        SettingRow(setting: setting, settings: settings, viewModel: viewModel)
                    }
                    .labelWidth(shown.labelWidth)
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
        switch setting.value(in: settings) {
        case .flag:
            Toggle(setting.title, isOn: Binding(get: { value == .flag(true) }, set: { change(to: .flag($0)) }))
        case .list(let order): picker(of: choices.orders(besides: order))
        default:
            if let expected = setting.otherValues,
                !choices.contains(where: { $0.value != .none && $0.value != value })
            {
                TypedSetting(
                    setting: setting, value: value, expected: expected, settings: settings, viewModel: viewModel
                ) { change(to: .text($0)) }
            } else {
                picker(of: choices)
            }
        }
    }

    private func picker(of choices: [SettingChoice]) -> some View {
        Picker(
            setting.title, selection: Binding(get: { value }, set: { change(to: $0) }), options: choices.map(\.value)
        ) { value in choices.first { $0.value == value }?.name ?? value.text }
    }

    /// The latest value: keys may be faster than frames, so that what is on screen may be older.
    private var value: SettingValue { setting.value(in: viewModel.current) }

    private func change(to value: SettingValue) {
        viewModel.choose(value, for: setting)
        Task { await viewModel.keep() }
    }
}

extension [SettingChoice] {
    /// The orders to choose from on a screen: the usual one, and who comes first. One of several is typed, and stays a
    /// choice.
    fileprivate func orders(besides current: [String]) -> [SettingChoice] {
        let firsts = map { SettingChoice(.list([$0.value.text]), "\($0.name) first") }
        let offered = [SettingChoice(.list([]), "usual order")] + firsts
        let isOffered = offered.contains { $0.value == .list(current) }
        return isOffered ? offered : offered + [SettingChoice(.list(current), current.joined(separator: ", "))]
    }
}

extension SettingsSection {
    /// The settings with something to choose: where there is one of a kind, there is no order.
    fileprivate func shown(in household: AppSettings, of choices: SettingsChoices) -> [SettingDefinition] {
        settings.filter { setting in
            guard case .list(let order) = setting.value(in: household) else { return true }
            return !order.isEmpty || setting.choices(in: household, of: choices).count > 1
        }
    }
}

extension [SettingDefinition] {
    /// The width of the titles: longer ones push their own value aside.
    fileprivate var labelWidth: Int {
        Swift.max(9, map(\.title.count).filter { $0 <= 16 }.max() ?? 0)
    }
}
