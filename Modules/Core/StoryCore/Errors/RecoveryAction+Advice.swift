extension RecoveryAction {
    /// The advice as one sentence that holds for every front end.
    public var advice: String {
        switch self {
        case .nameHero: "Choose a hero, or add a new one."
        case .nameHeroOrChild: "Choose a hero, or enter the child's name."
        case .enterName(let example): "Enter a name, for example '\(example)'."
        case .enterTitle(nil): "Enter a title."
        case .enterTitle(let example?): "Enter a title, for example '\(example)'."
        case .chooseFreeName: "Choose another name."
        case .enterFullName: "Use the id, or more of the name."
        case .enterAge(let ages): "Enter an age from \(ages.lowerBound) to \(ages.upperBound), or leave it out."
        case .enterSpeed(let speeds): "Enter a speed from \(speeds.lowerBound) to \(speeds.upperBound)."
        case .chooseLength: "Choose another length."
        case .choosePage(1): "Choose page 1."
        case .choosePage(let count): "Choose a page from 1 to \(count)."
        case .chooseStoryCount(let counts): "Choose \(counts.lowerBound) to \(counts.upperBound) stories."
        case .chooseListed: "Choose one of these."
        case .chooseOne(let names) where names.count == 1: "Choose \(names[0])."
        case .chooseOne(let names): "Choose one of \(names.joined(separator: ", "))."
        case .shorten: "Shorten it."
        case .shortenOrSplit: "Shorten it, or move part of it to another page."
        case .moveToDetails: "Shorten it, and put the rest under what happens."
        case .leaveSomeOut: "Leave some out."
        case .keepMostImportant(let count): "Keep the \(count) that matter most."
        case .writeSomething: "Write something, or leave the page as it is."
        case .useOtherWords: "Use other words."
        case .rewordEvent: "Reword the event and try again."
        case .approveStory: "Ask a parent to approve it in the queue."
        case .approvePage: "A parent can approve the page in the queue, or have it written again."
        case .enterPIN: "Ask a parent to enter it."
        case .checkLink: "Check the link."
        case .checkPath: "Check the path."
        case .checkBackup: "Check the path."
        case .chooseAnother(let kind): kind.choice
        case .chooseFromCollection: "Choose one of its stories, or add this one."
        case .chooseSettings: "Open the settings and choose them again."
        case .changeStory: "Choose another voice, or draw another picture of a page."
        case .tryAgain: "Try again."
        case .tryAgainLater(let seconds): "Try again in \(StoryText.duration(seconds))."
        case .tryAgainWhenDone: "Try again when it's done."
        case .startAgain: "Start again whenever you like."
        case .waitForOther: "Wait for it to finish, or quit it, then try again."
        case .tryOtherSeed: "Try again with another seed or another author."
        case .tryAgainOrChangeProvider: "Try again. If that doesn't help, choose another provider."
        case .tryAgainOrCheckMachine: "Try again. If that doesn't help, choose another provider."
        case .resumeJob(nil): "You can resume the story where it stopped."
        case .resumeJob: "Resume it."
        case .resumeOrNarrate: "Resume the story, or narrate it again."
        case .resumeCollection(nil): "Finished stories are kept. Resume the collection to create the rest."
        case .resumeCollection: "Create the missing stories, or leave them out."
        case .narrate(_, isAgain: false): "Narrate it first."
        case .narrate(_, isAgain: true): "Update the narration."
        case .retryStory: "Create the missing parts again."
        case .restoreAndRetryStory: "Restore it from the bin, then create the missing parts again."
        case .redraw: "Draw the story's pictures again."
        case .verifyLibrary: "Check the library."
        case .repairLibrary: "Repair the library."
        case .repairNarration: "Repair the library, which narrates the story again."
        case .repairOrRestoreLibrary: "Repair the library, or restore it from a backup."
        case .restoreBackup: "Restore the library from a backup."
        case .chooseAnotherBackup: "Use another backup. Your library is unchanged."
        case .moveAway: "Move it somewhere else. If you have the real file or folder, put it back."
        case .chooseAnotherLocation: "Choose another place."
        case .chooseAnotherLocationOrReplace: "Choose another place, or replace it."
        case .makeWritable: "Change the folder's permissions, or set STORY_HOME to a folder that you can write to."
        case .waitUntilWritable:
            "Until the disk is writable, you can read and play stories, but not create or change any."
        case .freeSpace: "Free some space and try again."
        case .freeSpaceMeanwhile:
            "Free some space. Meanwhile you can read and delete stories, and back up to another disk."
        case .freeSpaceAndResume: "Free some space and resume the story, or discard it to free its space."
        case .checkDisk: "Check the disk and the folder's permissions, then try again."
        case .installNewerVersion: "Install the newer version, or set STORY_HOME to another folder."
        case .installPackage(let name): "Install it with 'apt-get install \(PlainText.quotation(name))'."
        case .installReleasedVersion: "Install the version from this Debian release."
        case .installMissing: "Install what is missing, or choose another provider."
        case .checkConnection: "Check the connection and try again."
        case .setKey: "Set a valid key and try again."
        case .raiseAllowance: "Raise the allowance, or choose another provider."
        case .chooseDevice(let devices, _): "Choose another device: \(Self.names(of: devices))."
        case .provideSound:
            "Install and start PulseAudio or PipeWire, connect a sound card, or close the program that is using it."
        case .connectSound: "Install and start PulseAudio or PipeWire, or connect a sound card."
        case .enlargeWindow: "Make the window larger."
        case .renamePlugin: "Rename or remove one of them."
        case .registerPlugin: "Register one, or continue without."
        case .chooseVoice: "Choose another voice."
        case .chooseVoiceSpeaking: "Choose another voice, or another language."
        case .chooseStoryVoice: "Choose another voice."
        case .chooseOtherVoice: "Choose one of the other voices."
        case .installVoice(named: nil): "Choose another voice, or install a natural one."
        case .installVoice(let name?): "Choose another voice, or install '\(PlainText.quotation(name))'."
        case .installVoiceEngine: "Choose another voice, or install the engine again."
        case .fetchVoice: "Install it, or choose another voice."
        case .bringVoice: "Install it from its files, or choose another voice."
        case .reinstallVoice(_, isFetched: true): "Install it again, or remove it."
        case .reinstallVoice(_, isFetched: false): "Install it again from its files, or remove it."
        case .fetchVoiceEngine(isAgain: false): "Install the engine."
        case .fetchVoiceEngine(isAgain: true): "Install it again."
        case .installVoiceOrChangeNarrator: "Choose another narrator, or install a voice."
        case .installNewerVersionOrVoice:
            "Install the newer version of this program, or install the voice again with this one."
        case .installDownloader(let package):
            "Install it with 'apt-get install \(package)', or install the voice from files you already have."
        case .checkConnectionOrBring(let file):
            "Check the connection and try again, or download \(file) on another computer and install the voice from it."
        case .fetchFileAgain: "Download the file again, or use another one."
        case .bringAllFiles: "Install the voice from all of its files at once."
        case .bringOwnFiles: "If you have these files, install the voice from them."
        case .continueInstallation: "Install it whenever you like: finished downloads are kept."
        case .chooseText: "Choose a text with words."
        case .chooseHero(let names, let name):
            "Did you mean \(Self.alternatives(names))? Otherwise add a new hero '\(PlainText.quotation(name))'."
        case .chooseVerb: "Check the spelling."
        case .confirm(isAsked: true): "To go ahead, try again and confirm it."
        case .confirm(isAsked: false): "Confirm it first."
        case .setEditor: "Set EDITOR to an editor that works, for example 'nano'."
        case .useTerminal: "Connect a terminal."
        case .addEvent: "Add an event of your own."
        case .addToCollection: "Add a story to it."
        case .advised(let advice): advice
        }
    }

    /// The maximum number of devices that an advice names.
    public static let namedDevices = 3

    /// Some of the words, as people choose among them: "'a' or 'b'".
    public static func alternatives(_ words: [String]) -> String {
        words.prefix(5).map { "'\(PlainText.quotation($0))'" }.joined(separator: " or ")
    }

    private static func names(of devices: [PlaybackDevice]) -> String {
        devices.prefix(namedDevices).map { PlainText.line($0.summary.isEmpty ? $0.name : $0.summary, limit: 100) ?? "" }
            .joined(separator: ", ")
    }
}

extension ExplainedError {
    /// The advice as one sentence that holds for every front end.
    public var advice: String { recovery.advice }
}

extension StoredKind {
    /// The sentence that advises choosing another of the kind.
    fileprivate var choice: String {
        switch self {
        case .story: "Check the title, or choose another story from the library."
        case .hero: "Check the name, or choose another hero from the list."
        case .event: "Check the title, or choose another event from the list."
        case .collection: "Check the title, or choose another collection from the list."
        case .job: "Choose one of the unfinished stories."
        case .previousLibrary: "Choose one of the previous libraries."
        case .backup: "Choose another backup."
        default: "Go back and choose another."
        }
    }
}
