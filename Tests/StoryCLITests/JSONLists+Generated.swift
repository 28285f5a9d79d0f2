// Derived from the types in Modules/Core/StoryDocuments/ and Tests/StoryCLITests/ by './generate.sh derive'. Changes here are lost.

import StoryDocuments

extension ReadDocument {
    /// The types of complete answers.
    static let documents: [any JSONDocument.Type] = [
        AchievementListDocument.self,
        BackupDocument.self,
        BinDocument.self,
        CollectionDocument.self,
        CollectionListDocument.self,
        DefaultVoiceDocument.self,
        ErrorDocument.self,
        EventDocument.self,
        EventListDocument.self,
        HealthDocument.self,
        HeroDocument.self,
        HeroListDocument.self,
        InspectionDocument.self,
        JobDocument.self,
        JobListDocument.self,
        JourneyDocument.self,
        LinkTargetDocument.self,
        PINDocument.self,
        PreviousLibraryListDocument.self,
        ProfileDocument.self,
        ProfileListDocument.self,
        RemovedStoriesDocument.self,
        RemovedVoiceListDocument.self,
        RestoredLibraryDocument.self,
        SettingChangeDocument.self,
        SettingChangeListDocument.self,
        SettingChoiceDocument.self,
        SettingDocument.self,
        SettingListDocument.self,
        StoryDocument.self,
        StoryListDocument.self,
        StreamStartDocument.self,
        UnbinnedStoriesDocument.self,
        VoiceInstallationDocument.self,
        VoiceInventoryDocument.self,
        VoiceListDocument.self,
        VoiceSampleDocument.self,
    ]
    /// The types of lines.
    static let lines: [any JSONLine.Type] = [
        DoneEventDocument.self,
        FetchEventDocument.self,
        InstallEventDocument.self,
        JobEventDocument.self,
        NoteEventDocument.self,
        PlayerDocument.self,
        StageEventDocument.self,
        UnitEventDocument.self,
    ]
}

extension LookAtJSON {
    /// The verbs of features besides those that it knows itself.
    static let features: [any FeatureLookContract.Type] = [HouseholdLook.self]
}
