import FeatureKit
import StoryCore

/// Asks for the household's PIN on the terminal; elsewhere nobody is there to be asked.
struct ConsolePINPrompt: PINPrompt {
    let console: Console

    func pin(because reason: String, after error: PINError?) async -> String? {
        guard console.isInteractive else { return nil }
        console.writeError(error?.message ?? reason)
        let answer = console.askSecretly("PIN:")
        return answer.flatMap { $0.isEmpty ? nil : $0 }
    }
}
