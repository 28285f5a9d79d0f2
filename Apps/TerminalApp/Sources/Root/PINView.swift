import StoryViews
import TerminalUI

/// The question for the household's PIN.
struct PINView: View {
    let question: PINQuestions.Question
    let answer: @MainActor (String?) -> Void
    @State private var pin = ""

    var body: some View {
        VStack {
            Text(DisplayText.line(question.reason))
            if let error = question.error { ErrorLines(error: error) }
            TextField("PIN", text: $pin, limit: FieldLimit.line, isSecret: true) { answer(pin) }.prefersFocus()
            HStack(spacing: 1) {
                Button("OK") { answer(pin) }
                Button("Cancel", role: .cancel) { answer(nil) }
            }
        }
    }
}
