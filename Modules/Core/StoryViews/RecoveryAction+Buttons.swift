public import StoryCore

extension ExplainedError {
    /// What to do, with the buttons and keys that do it, for people in the app.
    public var appRecovery: String { recovery.appAdvice }
}

extension RecoveryAction {
    /// What to do, with the buttons and keys of the app that do it.
    public var appAdvice: String { buttons ?? advice }

    /// What to do, with the buttons and keys of the app that do it; nil where the app has none.
    private var buttons: String? {
        switch self {
        case .nameHero: "Choose a hero, or press 'n' for a new one."
        case .nameHeroOrChild: "Choose a hero, or enter the child's name."
        case .chooseAnother(let kind): kind.buttons
        case .chooseFromCollection: "Press 'a' in the collection to add the story."
        case .chooseSettings: "Open the Settings tab and choose again."
        case .changeStory: "Open the story and press 'v' for another voice or picture."
        case .tryOtherSeed: "Choose 'Try again'. If that doesn't help, choose 'Change details'."
        case .tryAgainOrChangeProvider, .tryAgainOrCheckMachine:
            "Try again now, or in a few minutes."
        case .resumeJob: "Press '1', then choose 'Resume' to continue it, or 'Discard'."
        case .resumeOrNarrate: "Press '1', then choose 'Resume'. Or open the story and choose 'Narrate'."
        case .resumeCollection: "Finished stories are kept. Press 'm' in the collection to create the rest."
        case .narrate(_, isAgain: false): "Open the story and choose 'Narrate'."
        case .narrate(_, isAgain: true): "Open the story and choose 'Update narration'."
        case .retryStory: "Open the story and choose 'Narrate' or 'Draw pictures'."
        case .restoreAndRetryStory:
            "Press '2', then 'b', and restore the story. Then open it and choose 'Narrate' or 'Draw pictures'."
        case .redraw: "Open the story and press 'v' to draw another picture."
        case .verifyLibrary, .repairLibrary, .repairOrRestoreLibrary, .restoreBackup:
            "\(advice) To do that, quit with 'q' and use the command line."
        case .repairNarration: "Open the story, press 'v' and narrate it with another voice."
        case .addEvent: "Press '2', then 'v' and 'n', for an event of your own."
        case .addToCollection: "Press 'a' in the collection to add a story."
        case .freeSpace: "Free some space and try again. To empty the bin, press '2', then 'b'."
        case .freeSpaceAndResume: "Free some space. Then press '1' and choose 'Resume', or 'Discard' to free its space."
        case .chooseDevice, .chooseVoice, .chooseVoiceSpeaking, .chooseStoryVoice, .chooseOtherVoice:
            "\(advice) Open the Settings tab."
        case .provideSound: "\(advice) Or open the Settings tab and choose another output."
        case .installVoice, .installVoiceEngine, .installVoiceOrChangeNarrator:
            "Choose another voice: press 'v' on the story, or, for new stories, open the Settings tab. "
                + "To install one, quit with 'q' and use the command line."
        case .enterName, .enterTitle, .chooseFreeName, .enterFullName, .enterAge, .enterSpeed, .chooseLength,
            .choosePage, .chooseStoryCount, .chooseListed, .chooseOne, .shorten, .shortenOrSplit, .moveToDetails,
            .leaveSomeOut, .keepMostImportant, .writeSomething, .useOtherWords, .rewordEvent, .approveStory,
            .approvePage, .enterPIN,
            .checkLink, .checkPath,
            .checkBackup, .tryAgain, .tryAgainLater, .tryAgainWhenDone, .startAgain, .waitForOther,
            .chooseAnotherBackup, .moveAway, .chooseAnotherLocation, .chooseAnotherLocationOrReplace, .makeWritable,
            .waitUntilWritable, .freeSpaceMeanwhile, .checkDisk, .installNewerVersion, .installPackage,
            .installReleasedVersion, .installMissing, .checkConnection, .setKey, .raiseAllowance, .connectSound,
            .enlargeWindow, .renamePlugin, .registerPlugin, .fetchVoice, .bringVoice, .reinstallVoice,
            .fetchVoiceEngine, .installNewerVersionOrVoice, .installDownloader, .checkConnectionOrBring,
            .fetchFileAgain, .bringAllFiles, .bringOwnFiles, .continueInstallation, .chooseText,
            .chooseHero, .chooseVerb, .confirm, .setEditor, .useTerminal, .advised:
            nil
        }
    }
}

extension StoredKind {
    /// How to choose another of the kind in the app; nil where it lists none.
    fileprivate var buttons: String? {
        switch self {
        case .story: "Press '2' to choose another story from the library."
        case .hero: "Press '2', then 'h', to choose another hero."
        case .event: "Press '2', then 'v', to choose another event."
        case .collection: "Press '3' to choose another collection."
        case .job: "Press '1' to see the unfinished stories."
        default: nil
        }
    }
}
