public import Household
import StoryViews
public import TerminalUI

/// The form for the PIN.
public struct PINFormView: View {
    private let viewModel: any PINFormViewModelContract

    /// Creates the screen for a view model.
    public init(viewModel: any PINFormViewModelContract) {
        self.viewModel = viewModel
    }

    /// The content of the view.
    public var body: some View {
        ScrollView { PINFormSection(viewModel: viewModel) }
            .keyCommand(KeyPress(.escape)) { viewModel.didTapOnBack() }
            .task { await viewModel.didAppear() }
    }
}

/// The form in its current state.
struct PINFormSection: View {
    let viewModel: any PINFormViewModelContract

    var body: some View {
        switch viewModel.state {
        case .idle, .loading: LoadingStatusView(text: "Loading…")
        case .error(let error):
            ErrorStatusView(error: error) { await viewModel.didTapOnRetryButton() }
            Button("Back", role: .cancel) { viewModel.didTapOnBack() }
        case .editing(let isSet): PINFields(viewModel: viewModel, isSet: isSet)
        case .saving: LoadingStatusView(text: "Saving…")
        case .saved(let isSet):
            Text(isSet ? "The PIN is set." : "The PIN is removed.")
            Text("")
            Button("Done") { viewModel.didTapOnBack() }.prefersFocus()
        }
    }
}

/// The fields for a new PIN, and the way to do without.
struct PINFields: View {
    let viewModel: any PINFormViewModelContract
    let isSet: Bool
    @State private var isAsking = false

    var body: some View {
        Text(isSet ? "Change the PIN" : "Set a PIN").role(.heading)
        Text("With a PIN, whatever a child may not do asks for it: settings, profiles, deleting, a parent's profile.")
            .role(.secondary)
        Text("")
        VStack {
            TextField("New PIN", text: viewModel.pinBinding, placeholder: "4 to 12 digits", limit: 12, isSecret: true)
            TextField("Again", text: viewModel.repeatedBinding, limit: 12, isSecret: true)
        }
        .labelWidth(8)
        if let failure = viewModel.failure {
            Text("")
            ErrorLines(error: failure)
        }
        Text("")
        HStack(spacing: 1) {
            Button("Save") { Task { await viewModel.didTapOnSave() } }
            if isSet { Button("Remove PIN", role: .destructive) { isAsking = true } }
            Button("Cancel", role: .cancel) { viewModel.didTapOnBack() }
        }
        .alert(
            "Remove the PIN?",
            message: "Nothing will ask for a PIN any more, and a child can switch to your profile.",
            isPresented: $isAsking,
            answers: [
                AlertAnswer("Remove", role: .destructive) { [viewModel] in
                    Task { await viewModel.didConfirmRemoval() }
                },
                AlertAnswer("Keep", role: .cancel),
            ])
    }
}

extension PINFormViewModelContract {
    /// The new PIN as a binding.
    fileprivate var pinBinding: Binding<String> { Binding(self, \.pin) }

    /// The new PIN once more, as a binding.
    fileprivate var repeatedBinding: Binding<String> { Binding(self, \.repeated) }
}
