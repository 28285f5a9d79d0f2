import Collections
import StoryCore
import StoryViews
import TerminalUI

/// The stories of a collection in the making, each with its progress.
struct CollectionSteps: View {
    let progress: CollectionProgress

    var body: some View {
        ForEach(Array(progress.steps.enumerated()), id: \.offset) { index in
            CollectionStepRow(number: index.offset + 1, step: index.element)
        }
    }
}

/// A row for a story.
struct CollectionStepRow: View {
    let number: Int
    let step: CollectionProgress.Step
    @Environment(\.glyphs) private var glyphs

    var body: some View {
        switch step {
        case .waiting: Text("[ ] Story \(number)").role(.secondary)
        case .generating(let value):
            HStack(spacing: 1) {
                Text("[\(glyphs.after)] ").role(.accent) + Text("Story \(number)")
                ProgressBar(value: value)
            }
        case .made(let title, let failure, let gone):
            Text("[\(glyphs.check)] ").role(.success) + Text(DisplayText.line(title))
            if let gone { Text(StoryText.replacedVoice(gone)).role(.warning).padding(Insets(left: 4)) }
            if let failure { ErrorLines(error: failure.cause).padding(Insets(left: 4)) }
        case .failed(let failure):
            Text("[!] Story \(number) couldn't be created.").role(.error)
            ErrorLines(error: failure.cause).padding(Insets(left: 4))
        }
    }
}
