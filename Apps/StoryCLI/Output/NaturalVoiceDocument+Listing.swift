import StoryCore
import StoryDocuments

extension VoiceInstallationDocument {
    /// Creates a document from an installation.
    init(_ done: VoiceInstallation, path: String) {
        self.init(
            path: path, installed: done.installed.map { NaturalVoiceDocument($0) },
            present: done.present.map { NaturalVoiceDocument($0) },
            replaced: done.replaced.map { NaturalVoiceDocument($0) })
    }
}

extension NaturalVoiceDocument {
    /// Creates a document from a voice, with the commands that fix it.
    init(_ voice: VoiceListing) {
        let (status, neededFiles, error): (Status, [String], VoiceError?) =
            switch voice.state {
            case .installed: (.installed, [], nil)
            case .available: (.available, [], nil)
            case .needsFiles(let files): (.needsFiles, files, nil)
            case .damaged(let error): (.damaged, [], voice.explaining(error))
            case .unavailable(let error): (.unavailable, [], error)
            }
        self.init(voice, status: status, neededFiles: neededFiles, error: error.map { FaultDocument($0) })
    }
}

extension FaultDocument {
    /// Creates a document from an error, with the commands that help.
    init(_ error: any ExplainedError) {
        self.init(
            code: error.code, message: [error.message, error.reason].compactMap { $0 }.joined(separator: " "),
            recovery: error.commandRecovery)
    }
}
