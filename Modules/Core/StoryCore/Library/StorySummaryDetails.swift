public import Foundation

/// What only some lists show of a story.
public struct StorySummaryDetails: Hashable, Codable, Sendable {
    /// The heroes, in the same order as their names; nil for one whose row cannot be read.
    public var heroes: [HeroID?]
    /// The narration; nil without one, and if its row cannot be read.
    public var narration: NarrationSummary?

    /// Makes details.
    public init(heroes: [HeroID?], narration: NarrationSummary?) {
        self.heroes = heroes
        self.narration = narration
    }
}

/// A narration without its marks.
public struct NarrationSummary: Hashable, Codable, Sendable {
    /// The audio file.
    public var media: MediaReference
    /// Length of the audio in seconds.
    public var duration: TimeInterval
    /// The file's media type: "audio/ogg; codecs=opus".
    public var format: String
    /// The voice that speaks, by its narrator's name for it.
    public var voice: String
    /// Integrated loudness of the audio in LUFS (EBU R 128); nil if there is nothing but silence.
    public var loudness: Double?

    /// What there is to say of a narration besides its marks.
    public init(_ narration: Narration) {
        media = narration.media
        duration = narration.duration
        format = narration.format
        voice = narration.voice
        loudness = narration.loudness
    }
}
