import Generation
import StoryCore
import TerminalUI

/// A form for another voice or a variation of an illustration.
struct StoryRemakeForm: View {
    let story: Story
    @Environment((any StoryGenerationViewModelContract).self) private var viewModel
    @Environment(\.dismiss) private var dismiss
    @State private var chosen: String?
    @State private var slot = IllustrationSlot.page(0)

    var body: some View {
        let voices = viewModel.voices(for: story.language)
        let voice = chosen ?? story.narration?.voice ?? voices.first?.name
        ScrollView {
            VStack {
                Picker(
                    "Voice", selection: Binding(get: { voice }, set: { chosen = $0 }), options: voices.map(\.name)
                ) { name in
                    voices.first { $0.name == name }.map { "\($0.displayName), \($0.summary)" } ?? ""
                }
                Button("Narrate with this voice") { make(.narration(voice: voice)) }
                    .disabled(voice == story.narration?.voice && story.narrationStatus == .ready)
                Text("")
                Picker("Picture", selection: $slot, options: story.illustrationSlots) { $0.displayName }
                Text(story[picture: slot].alternativeText ?? "No picture yet.").role(.secondary)
                Button("Draw another picture") { make(.picture(slot)) }
                Text("")
                Text("The current one stays until the new one is ready.").role(.secondary)
                Button("Cancel") { dismiss() }
            }
            .labelWidth(8)
        }
    }

    private func make(_ part: StoryPart) {
        dismiss()
        // The generation continues after the screen is closed.
        Task { [viewModel, story] in _ = await viewModel.make(part, of: story) }
    }
}
