import ArgumentParser

/// What there is to look at.
enum Part: String, CaseIterable, ExpressibleByArgument {
    case heroes, faces, poses, companions, settings, things, staging, stories

    /// The part's sheets, in the order in which they are shown.
    func sheets(in studio: SheetRenderer, stories count: Int) async throws -> [Sheet] {
        switch self {
        case .heroes: try HeroSheets(studio: studio).all
        case .faces: FaceSheets().all
        case .poses: try PoseSheets(studio: studio).all
        case .companions: try CompanionSheets(studio: studio).all
        case .settings: try SettingSheets(studio: studio).all
        case .things: try ThingSheets(studio: studio).all
        case .staging: try StagingSheets(studio: studio).all
        case .stories: try await StorySheets(studio: studio).sheets(count: count)
        }
    }
}
