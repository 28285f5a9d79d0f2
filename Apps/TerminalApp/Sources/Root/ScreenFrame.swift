import TerminalUI

/// The frame of every screen of the app: the list of its keys, the way out, and what is in front of it.
struct ScreenFrame<Content: View>: View {
    private let leave: @MainActor () -> Void
    private let content: Content
    @Environment(AppNavigator.self) private var navigator
    @Environment(AppThemes.self) private var themes
    @Environment(PINQuestions.self) private var pins
    @Environment(\.theme) private var theme
    @Environment(\.keyCommands) private var keyCommands
    @State private var keys: [KeyCommand]?

    /// Creates a frame.
    ///
    /// - Parameter leave: Called when the program is to be left.
    init(leave: @escaping @MainActor () -> Void, @ViewBuilder content: () -> Content) {
        (self.leave, self.content) = (leave, content())
    }

    var body: some View {
        content
            .task(id: navigator.isQuitRequested) {
                guard navigator.isQuitRequested else { return }
                navigator.isQuitRequested = false
                quit()
            }
            .task(id: navigator.profileChangeCount) {
                if navigator.nextProfile != nil { leave() }
            }
            .onInput { if navigator.note != nil { navigator.note = nil } }
            .keyCommand(KeyPress("?"), "Keys") { keys = keyCommands() }
            .keyCommand(KeyPress("q"), "Quit") { quit() }
            .sheets(of: navigator) { keys = keyCommands() }
            .sheet(item: $keys, title: "Keys") { list in
                KeyList(keys: list)
                    .keyCommand(KeyPress("?")) { keys = nil }
                    .keyCommand(KeyPress("q")) {
                        keys = nil
                        quit()
                    }
            }
            .alert(
                navigator.alert?.title ?? "", message: navigator.alert?.message ?? "",
                isPresented: Binding(get: { navigator.alert != nil }, set: { if !$0 { navigator.alert = nil } })
            )
            .sheet(
                item: Binding(get: { pins.question }, set: { if $0 == nil { pins.answer(nil) } }), title: "PIN"
            ) { question in
                PINView(question: question) { pins.answer($0) }
            }
            .environment(\.theme, themes.chosen ?? theme)
    }

    /// Leaves the program, whatever profile somebody wanted to go on as before.
    private func quit() {
        navigator.nextProfile = nil
        leave()
    }
}

extension View {
    /// Shows what is in front of all tabs, each sheet in front of the one that it was asked for in.
    ///
    /// - Parameter showKeys: Lists the keys that mean something.
    fileprivate func sheets(
        of navigator: AppNavigator, above count: Int = 0, showKeys: @escaping @MainActor () -> Void
    ) -> AnyView {
        let screen = Binding(
            get: { navigator.sheets.dropFirst(count).first },
            set: { if $0 == nil { navigator.closeSheets(above: count) } })
        return AnyView(
            sheet(item: screen) {
                $0.view.keyCommand(KeyPress("?"), "Keys", action: showKeys)
                    .sheets(of: navigator, above: count + 1, showKeys: showKeys)
            })
    }
}
