import Generation
public import TerminalUI

/// The whole app: the tabs, the current story below them, and whatever is in front.
public struct RootView: View {
    @Environment(AppNavigator.self) private var navigator
    @Environment((any StoryGenerationViewModelContract).self) private var generation
    @Environment((any QueueStatusViewModelContract).self) private var queue
    @Environment(\.quit) private var quit
    @State private var isAskingToQuit = false

    /// Creates the view; navigator and view models come from the environment.
    public init() {}

    public var body: some View {
        ScreenFrame(leave: askToQuit) {
            VStack {
                Tabs(selection: Binding(navigator, \.tab)) {
                    for root in navigator.roots {
                        Tab(root.tab.title, id: root.tab) { TabStack(root: root).prefersFocus() }
                    }
                }
                .flex()
                GenerationStatusBar()
                NowPlaying()
                KeyHints()
            }
            .tabKeys(of: navigator)
            .keyCommand(
                KeyPress(AppNavigator.eventKey), navigator.event == nil ? nil : "What was told last",
                when: { [navigator] in navigator.event != nil }
            ) { navigator.showEvent() }
            .alert(
                "Quit", message: isAskingToQuit ? goodbye : "", isPresented: $isAskingToQuit,
                answers: [AlertAnswer("Quit", role: .destructive) { quit() }, AlertAnswer("Stay", role: .cancel)]
            )
        }
    }

    /// Asks before quitting during a generation, so that a late key press does not end it. Another profile waits until a
    /// story is finished, which would go on in its app; what the queue is at goes on there in any case.
    private func askToQuit() {
        if navigator.nextProfile != nil {
            guard generation.isGenerating else { return quit() }
            navigator.nextProfile = nil
            navigator.note = "A story is being created. Change the profile once it's finished."
        } else if generation.isGenerating || queue.isAtWork {
            isAskingToQuit = true
        } else {
            quit()
        }
    }

    /// What becomes of the stories that are being made.
    private var goodbye: String {
        guard generation.isGenerating else {
            return "A queued story is being created. It will continue the next time you open the app."
        }
        let story = "A story is being created. You can resume it later on Home."
        let others = " Queued stories will continue the next time you open the app."
        return queue.status.queuedCount == 0 ? story : story + others
    }
}

extension View {
    /// Adds the number keys of the tabs.
    fileprivate func tabKeys(of navigator: AppNavigator) -> AnyView {
        navigator.tabKeys.reduce(AnyView(self)) { view, item in
            AnyView(view.keyCommand(KeyPress(item.key), item.tab.title) { navigator.tab = item.tab })
        }
    }
}
