import FeatureKit
import Settings
import StoryCore
import TerminalUI

/// A setting without choices, which is typed.
struct TypedSetting: View {
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
