import StoryCore

extension VoiceError {
    /// What to do, with the commands that do it.
    var commands: String? {
        switch self {
        case .unknown: "Run 'story voices' or 'story voice list' to list them."
        case .notInstalled(let name, isFetched: true):
            "Install it with 'story voice install \(PlainText.quotation(name))'."
        case .notInstalled(_, isFetched: false): "Install it from its files with 'story voice install FILE…'."
        case .damaged("engine", _, _): "Install it again with 'story voice install engine'."
        case .damaged(let name, _, let isFetched): Self.waysOn(PlainText.quotation(name), isFetched: isFetched)
        case .engineMissing: "Install it with 'story voice install engine'."
        case .otherLanguage(_, let language):
            "Run 'story voices --language \(PlainText.quotation(language.rawValue))' to see which voices speak it."
        case .noStories(let name, _):
            "Run 'story voices' to see which voices can. To hear it, run 'story voice test \(PlainText.quotation(name))'."
        case .noEngine: "Run 'story voices' to see which other voices narrate stories."
        case .noDownloader:
            "Install it with 'apt-get install python3-pip', or bring the files: 'story voice install FILE…'."
        case .download(_, let file, _):
            "Check the connection and try again, or fetch \(file) elsewhere and run 'story voice install' with that file."
        case .incomplete: "Bring what is missing, all files in one command: 'story voice install FILE…'."
        case .needsFiles: "If you have them, run 'story voice install FILE…'."
        case .narrator(let error): error.commands
        case .playback(let error): error.commands
        case .storage(let error): error.commandRecovery
        case .newerVersion, .badFile, .cancelled: nil
        }
    }

    private static func waysOn(_ name: String, isFetched: Bool) -> String {
        let again = isFetched ? "with 'story voice install \(name)'" : "from its files with 'story voice install FILE…'"
        return "Install it again \(again), or remove it with 'story voice remove \(name)'."
    }
}

extension ProviderRemedy {
    /// What to do, with the commands that do it; nil if no command of ours does.
    var commands: String? {
        switch self {
        case .installVoice(named: nil): "Run 'story voice install' to install one."
        case .installVoice(let name?):
            "Run 'story voice install \(PlainText.quotation(name))' to install it again, or choose another voice: "
                + "'story voices' lists them."
        case .installVoiceEngine: "Run 'story voice install engine' to install it again."
        case .installPackage, .installReleasedVersion: nil
        }
    }
}
