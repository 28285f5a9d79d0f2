import StoryCore

extension ExplainedError {
    /// The recovery in terms of commands.
    var commandRecovery: String { recovery.commandAdvice }
}

extension RecoveryAction {
    /// The recovery in terms of commands.
    var commandAdvice: String { commands ?? advice }

    /// The recovery in terms of commands; nil if none performs it.
    var commands: String? {
        switch self {
        case .nameHero: "Name one with '--hero', for example '--hero Mira'."
        case .nameHeroOrChild: "Name one with '--hero' or '--child', for example '--child Lina'."
        case .chooseText: "Choose a text file with words, or use '--text'."
        case .chooseHero(let names, let name):
            "Did you mean \(Self.alternatives(names))? Use '--new-hero' to add a new hero '\(PlainText.quotation(name))'."
        case .chooseVerb(let near, let parent):
            "\(near.isEmpty ? "" : "Did you mean \(Self.alternatives(near))? ")Run '\(parent) --help' to see the commands."
        case .confirm(isAsked: true): "To go ahead, run the command again and answer 'y'."
        case .confirm(isAsked: false): "Use '--yes' to confirm."
        case .setEditor: "Set EDITOR to an editor that works, for example 'nano', or use '--text'."
        case .useTerminal: "Use another command: 'story --help' lists them. Or give a link to see what it opens."
        case .addEvent: "Add your own event with 'story event add'."
        case .addToCollection: "Add one with 'story collection add'."
        case .chooseLength: "Use another length, for example '--minutes 5'."
        case .chooseStoryCount(let counts):
            "Choose \(counts.lowerBound) to \(counts.upperBound) stories, for example '--stories \(counts.lowerBound)'."
        case .approveStory: "A parent can see it with 'story jobs', and approve it with 'story jobs approve'."
        case .approvePage:
            "A parent can approve the page with 'story jobs approve', or have it written again with 'story jobs retry'."
        case .enterPIN: "Run the command on a terminal, and enter it when you're asked."
        case .checkLink: "Run 'story open --help' to see which links work."
        case .checkBackup: "Check the path. To make a backup, run 'story backup FILE'."
        case .chooseAnother(let kind): kind.commands
        case .chooseFromCollection:
            "Run 'story collection show' to see its stories, or 'story collection add' to add one."
        case .changeStory: "To narrate it again, use '--voice'. To draw another picture, use '--page' or '--cover'."
        case .tryOtherSeed: "Try again with another '--seed' or '--author'."
        case .tryAgainOrCheckMachine: "Try again, or run 'story doctor' to see what works here."
        case .resumeJob(nil): "Run 'story resume' to continue where it stopped, or 'story jobs delete' to discard it."
        case .resumeJob(let job?): "Run 'story resume \(job.short)'."
        case .resumeOrNarrate(let title):
            "Run 'story resume' to continue, or 'story retry \(Self.argument(title))' to narrate it again."
        case .resumeCollection(nil): "Finished stories are kept. Run 'story collection resume' to create the rest."
        case .resumeCollection(let collection?):
            "Run 'story collection resume \(collection.short)'; add '--discard' to leave it out."
        case .narrate(let title, let isAgain):
            "Run 'story retry \(Self.argument(title)) --step audio' to \(isAgain ? "update the narration" : "narrate it")."
        case .retryStory(let story): "Run 'story retry \(story.short)'."
        case .restoreAndRetryStory(let story):
            "Run 'story library bin restore \(story.short)', then 'story retry \(story.short)'."
        case .verifyLibrary: "Run 'story verify' to check the library."
        case .repairLibrary: "Run 'story verify --repair'."
        case .repairNarration: "Run 'story verify --repair' to narrate the story again."
        case .repairOrRestoreLibrary:
            "Run 'story verify --repair'. If that doesn't help, run 'story restore BACKUP'."
        case .restoreBackup: "Run 'story restore BACKUP --replace'."
        case .chooseAnotherLocationOrReplace: "Choose another place, or use '--replace' to overwrite it."
        case .freeSpace:
            "Free some space and try again. 'story library bin empty' and 'story jobs delete' can help."
        case .freeSpaceAndResume:
            "Free some space, then run 'story resume'. 'story jobs delete' frees the space of unfinished stories."
        case .installMissing: "Run 'story doctor' to see what is missing."
        case .chooseDevice(let devices, let output): Self.choice(of: devices, insteadOf: output)
        case .provideSound(let output): Self.wayToSound(insteadOf: output)
        case .connectSound: "\(advice) '--output null' plays without sound."
        case .chooseVoice: "Run 'story voices' to list them, or 'story voice list' for those that you can install."
        case .chooseVoiceSpeaking(let language):
            "Run 'story voices --language \(PlainText.quotation(language.rawValue))' to see which voices speak it."
        case .chooseStoryVoice(let name):
            "Run 'story voices' to see which voices can. To hear it, run 'story voice test \(PlainText.quotation(name))'."
        case .chooseOtherVoice: "Run 'story voices' to see which other voices narrate stories."
        case .installVoice(named: nil): "Run 'story voice install' to install one."
        case .installVoice(let name?):
            "Run 'story voice install \(PlainText.quotation(name))', or choose another voice: "
                + "'story voices' lists them."
        case .installVoiceEngine: "Run 'story voice install engine' to install it again."
        case .fetchVoice(let name): "Install it with 'story voice install \(PlainText.quotation(name))'."
        case .bringVoice: "Install it from its files with 'story voice install FILE…'."
        case .reinstallVoice(let name, let isFetched):
            Self.reinstalling(PlainText.quotation(name), isFetched: isFetched)
        case .fetchVoiceEngine(let isAgain): "Install it\(isAgain ? " again" : "") with 'story voice install engine'."
        case .installVoiceOrChangeNarrator:
            "Choose another narrator, or install a voice: 'story voice list' shows which there are."
        case .installDownloader(let package):
            "Install it with 'apt-get install \(package)', or use files you already have: 'story voice install FILE…'."
        case .checkConnectionOrBring(let file):
            "Check the connection and try again, or download \(file) on another computer and "
                + "run 'story voice install' with that file."
        case .bringAllFiles: "Name all of its files in one command: 'story voice install FILE…'."
        case .bringOwnFiles: "If you have these files, run 'story voice install FILE…'."
        case .enterName, .enterTitle, .chooseFreeName, .enterFullName, .enterAge, .enterSpeed,
            .choosePage, .chooseListed, .chooseOne, .shorten, .shortenOrSplit, .moveToDetails,
            .leaveSomeOut, .keepMostImportant, .writeSomething, .useOtherWords, .rewordEvent, .checkPath,
            .chooseSettings, .tryAgain, .tryAgainLater, .tryAgainWhenDone, .startAgain, .waitForOther,
            .tryAgainOrChangeProvider, .redraw, .chooseAnotherBackup, .moveAway, .chooseAnotherLocation,
            .makeWritable, .waitUntilWritable, .freeSpaceMeanwhile, .checkDisk, .installNewerVersion,
            .installPackage, .installReleasedVersion, .checkConnection, .setKey, .raiseAllowance, .enlargeWindow,
            .renamePlugin, .registerPlugin, .installNewerVersionOrVoice, .fetchFileAgain, .continueInstallation,
            .advised:
            nil
        }
    }

    private static func argument(_ title: String) -> String { "\"\(PlainText.quotation(title))\"" }

    private static func choice(of devices: [PlaybackDevice], insteadOf output: PlaybackOutput) -> String {
        let named = devices.prefix(namedDevices).map(\.argument).joined(separator: ", ")
        let automatic = output == .automatic ? "" : ", or '--output auto' for any that works"
        return "Choose another device: \(named)\(automatic). Run 'story doctor' to list them all."
    }

    private static func wayToSound(insteadOf output: PlaybackOutput) -> String {
        let automatic = output == .automatic ? "" : ", then use '--output auto'"
        return "Install and start PulseAudio or PipeWire, connect a sound card, or close the program that is using it"
            + "\(automatic). Use '--output null' to play without sound. Run 'story doctor' to see what works here."
    }

    private static func reinstalling(_ name: String, isFetched: Bool) -> String {
        let again = isFetched ? "with 'story voice install \(name)'" : "from its files with 'story voice install FILE…'"
        return "Install it again \(again), or remove it with 'story voice remove \(name)'."
    }
}

extension PlaybackDevice {
    /// The value as it is typed in a shell, complete, and harmless for the terminal.
    fileprivate var argument: String {
        "'--output \(PlainText.line(name, limit: .max) ?? "")'"
    }
}

extension StoredKind {
    /// The advice to choose another of the kind; nil if no command lists them.
    fileprivate var commands: String? {
        switch self {
        case .story: "Run 'story library list' to see your stories."
        case .hero: "Run 'story hero list' to see your heroes."
        case .event: "Run 'story event list' to see your events."
        case .collection: "Run 'story collection list' to see your collections."
        case .job: "Run 'story jobs' to see what you can resume."
        case .previousLibrary: "Run 'story library previous' to list them."
        default: nil
        }
    }
}
