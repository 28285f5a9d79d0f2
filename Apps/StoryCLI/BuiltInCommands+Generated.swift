// Derived from the commands in Apps/StoryCLI by './generate.sh derive'. Changes here are lost.

import ArgumentParser

extension BuiltInCommands {
    /// The verbs, by name.
    static let verbs: [any ParsableCommand.Type] = [
        AchievementsCommand.self,
        BackupCommand.self,
        CollectionCommand.self,
        CreateCommand.self,
        DoctorCommand.self,
        EventCommand.self,
        HeroCommand.self,
        HouseholdCommand.self,
        JobsCommand.self,
        JourneyCommand.self,
        LibraryCommand.self,
        OpenCommand.self,
        PINCommand.self,
        PlayCommand.self,
        RestoreCommand.self,
        ResumeCommand.self,
        RetryCommand.self,
        SettingsCommand.self,
        VerifyCommand.self,
        VoiceCommand.self,
        VoicesCommand.self,
        WorkerCommand.self,
    ]
}
