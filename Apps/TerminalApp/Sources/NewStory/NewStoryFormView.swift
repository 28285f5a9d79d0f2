import GenerationViews
import StoryCore
import StoryViews
public import TerminalUI

/// The screen of the new story form, with the heroes and events of the library.
public struct NewStoryFormView: View {
    @Environment((any NewStoryFormViewModelContract).self) private var viewModel

    /// Creates the screen; its view models come from the environment.
    public init() {}

    public var body: some View {
        NewStoryForm(viewModel: viewModel)
            .task { await viewModel.observeChanges() }
            .failureAlert({ viewModel.failure }, title: "Heroes and events", dismiss: { viewModel.didDismissFailure() })
    }
}

/// The feature's own screen, once the choices are loaded.
private struct NewStoryForm: View {
    let viewModel: any NewStoryFormViewModelContract

    var body: some View {
        if let choices = viewModel.choices {
            VStack {
                StoryGenerationView(choices: choices, newHero: { viewModel.didTapOnNewHero() }).flex()
                ListeningRow(viewModel: viewModel)
            }
            .keyCommand(KeyPress("p"), "Listen meanwhile", when: { viewModel.canListen }) {
                viewModel.didTapOnListen()
            }
        } else {
            Text("Loading heroes…").role(.secondary)
        }
    }
}

/// A button that plays the story that is being made.
private struct ListeningRow: View {
    let viewModel: any NewStoryFormViewModelContract

    var body: some View {
        if viewModel.canListen {
            Button("Listen meanwhile") { viewModel.didTapOnListen() }
        } else if viewModel.isAboutToPlay {
            Text("You'll hear it as soon as its first page is narrated.").role(.secondary).lines(1)
        }
    }
}
