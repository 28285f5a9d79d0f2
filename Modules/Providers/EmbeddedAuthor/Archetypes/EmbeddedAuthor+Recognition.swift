public import StoryCore

extension EmbeddedAuthor {
    /// The kind of event that a story will be about, as the app calls it: in English, whatever the family writes.
    public func recognition(of event: CustomStoryEvent, language: LanguageCode) -> EventRecognition {
        do throws(PlotError) {
            let understanding = try PlotAuthor(library: library).understanding(of: event, language: language)
            guard let archetype = understanding.archetype else { return .unrecognised }
            let kinds = try library.archetypes(in: .english).archetypes
            guard let title = kinds.first(where: { $0.id == archetype })?.title ?? understanding.title else {
                return .unrecognised
            }
            return .understood(title)
        } catch {
            // Errors of the plots are reported when a story is requested.
            return .unrecognised
        }
    }
}
