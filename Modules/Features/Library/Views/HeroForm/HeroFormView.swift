public import Library
import StoryCore
import StoryViews
public import TerminalUI

/// The form for a hero, step by step.
public struct HeroFormView: View {
    private let viewModel: any HeroFormViewModelContract

    /// Creates the screen for a view model.
    public init(viewModel: any HeroFormViewModelContract) {
        self.viewModel = viewModel
    }

    /// The content of the view.
    public var body: some View {
        ScrollView { HeroFormSection(viewModel: viewModel) }
            // Going back a step loses nothing.
            .discardConfirmation(
                hasChanges: { viewModel.step?.isFirst == true && viewModel.hasChanges },
                leave: { viewModel.didTapOnBack() }
            )
            .task { await viewModel.didAppear() }
    }
}

/// The form in its current state.
struct HeroFormSection: View {
    let viewModel: any HeroFormViewModelContract

    var body: some View {
        switch viewModel.state {
        case .idle, .loading: LoadingStatusView(text: "Loading hero…")
        case .error(let error):
            ErrorStatusView(error: error) { await viewModel.didTapOnRetryButton() }
            Button("Back", role: .cancel) { viewModel.didTapOnBack() }
        case .editing(let step):
            HeroFormHeading(step: step, isNew: viewModel.isNew)
            HeroStepFields(viewModel: viewModel, step: step).focus(onChangeOf: step)
            HeroStepError(viewModel: viewModel)
            Text("")
            HeroStepButtons(viewModel: viewModel, step: step)
        case .saving: LoadingStatusView(text: "Saving…")
        case .saved(let hero):
            Text("\(viewModel.isNew ? "Created" : "Saved") \(DisplayText.line(hero.name)).")
            Text("")
            Button("Done") { viewModel.didTapOnBack() }
        case .failed(let error):
            ErrorStatusView(error: error) { await viewModel.didTapOnRetryButton() }
            Button("Back", role: .cancel) { viewModel.didTapOnBack() }
        }
    }
}

/// The title of the form, and the current step.
struct HeroFormHeading: View {
    let step: HeroFormStep
    let isNew: Bool

    var body: some View {
        Text(isNew ? "New hero" : "Edit hero").role(.heading)
        Text("Step \(number) of \(HeroFormStep.allCases.count): \(step.displayName)").role(.secondary)
        Text("")
    }

    private var number: Int { (HeroFormStep.allCases.firstIndex(of: step) ?? 0) + 1 }
}

/// The error of the step.
struct HeroStepError: View {
    let viewModel: any HeroFormViewModelContract

    var body: some View {
        if let error = viewModel.stepError {
            Text("")
            ErrorLines(error: error)
        }
    }
}

/// The buttons of a step.
struct HeroStepButtons: View {
    let viewModel: any HeroFormViewModelContract
    let step: HeroFormStep

    var body: some View {
        HStack(spacing: 1) {
            // One button, so that it keeps the focus from step to step.
            Button(step == .overview ? "Save" : "Next") { Task { await goOn() } }
            Button(step.isFirst ? "Cancel" : "Back", role: .cancel) { viewModel.didTapOnBack() }
        }
    }

    private func goOn() async {
        if step == .overview { await viewModel.didTapOnSave() } else { await viewModel.didTapOnNext() }
    }
}

extension HeroFormStep {
    fileprivate var isFirst: Bool { self == Self.allCases.first }
}
