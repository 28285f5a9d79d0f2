public import StoryCore

extension ExplainedError {
    /// The recovery advice in terms of the app's buttons and keys.
    public var appRecovery: String { recovery.buttons ?? advice }
}

extension RecoveryAction {
    /// The recovery in terms of the app's buttons and keys; nil if none performs it.
    var buttons: String? {
        switch self {
        case .nameHero: "Choose a hero, or press 'n' for a new one."
        case .chooseAnother(.story): "Press '2' to choose another story from the library."
        case .chooseAnother(.collection): "Press '3' to choose another collection."
        case .chooseFromCollection: "Press 'a' in the collection to add the story."
        case .chooseSettings: "Press '4' to choose the settings again."
        case .changeStory: "Open the story and press 'v' for another voice or picture."
        case .resumeJob: "Press '1', then choose 'Resume' to continue it, or 'Discard'."
        case .resumeOrNarrate: "Press '1', then choose 'Resume'. Or open the story and choose 'Narrate'."
        case .resumeCollection: "Finished stories are kept. Press 'm' in the collection to create the rest."
        case .narrate(_, isAgain: false): "Open the story and choose 'Narrate'."
        case .narrate(_, isAgain: true): "Open the story and choose 'Update narration'."
        case .freeSpaceAndResume: "Free some space. Then press '1' and choose 'Resume', or 'Discard' to free its space."
        default: nil
        }
    }
}
