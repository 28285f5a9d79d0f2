import StoryCore

/// The outline of a story before it is told: for a preview, and for tests.
public struct StoryOutline: Hashable, Codable, Sendable {
    /// The title.
    public var title: String
    /// The ids of its plots, such as "new-lamp": several where they are chapters.
    public var plots: [String]
    /// The ids of the places that its pages show, in order.
    public var settings: [String]
    /// The name of the friend who comes along, if there is one.
    public var companion: String?
    /// The line that returns on purpose, as it returns and as it stands the last time; empty if there is none.
    public var refrains: [String]

    init(_ story: PlotAuthor.Story) {
        let first = story.chapters.first
        title = story.title
        plots = story.record.plots
        settings = story.passages.compactMap { $0.scene?.setting.rawValue }
        companion = first.flatMap { telling in telling.plot.plan.companion.flatMap { telling.names[$0] } }
        refrains = story.refrains
    }
}
