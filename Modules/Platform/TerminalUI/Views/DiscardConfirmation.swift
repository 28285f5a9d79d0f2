extension View {
    /// Asks before Escape leaves a form with changes; one without changes is left at once.
    ///
    /// - Parameters:
    ///   - hasChanges: Returns whether changes would be lost, called when Escape is pressed.
    ///   - leave: Leaves the form, or goes back in it.
    public func discardConfirmation(
        hasChanges: @escaping @MainActor () -> Bool, leave: @escaping @MainActor () -> Void
    ) -> some View {
        DiscardConfirmation(content: self, hasChanges: hasChanges, leave: leave)
    }
}

private struct DiscardConfirmation<Content: View>: View {
    let content: Content
    let hasChanges: @MainActor () -> Bool
    let leave: @MainActor () -> Void
    @State private var isAsking = false

    var body: some View {
        content
            .keyCommand(KeyPress(.escape)) { if hasChanges() { isAsking = true } else { leave() } }
            .alert(
                "Discard changes?", message: "Your changes haven't been saved.", isPresented: $isAsking,
                answers: [
                    AlertAnswer("Discard", role: .destructive) { leave() },
                    AlertAnswer("Keep editing", role: .cancel),
                ])
    }
}
