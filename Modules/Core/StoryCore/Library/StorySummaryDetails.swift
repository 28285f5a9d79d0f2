public import Foundation

/// Details of a story that only some lists show.
public struct StorySummaryDetails: Hashable, Codable, Sendable {
    /// The heroes, in the order of their names; nil for one whose row cannot be decoded.
    public var heroes: [HeroID?]
    /// The narration; nil without one, or if its row cannot be decoded.
    public var narration: NarrationSummary?

    /// Creates details.
    public init(heroes: [HeroID?], narration: NarrationSummary?) {
        self.heroes = heroes
        self.narration = narration
    }
}

/// A narration without its marks.
public struct NarrationSummary: Hashable, Codable, Sendable {
    /// The audio file.
    public var media: MediaReference
    /// The length of the audio in seconds.
    public var duration: TimeInterval
    /// The file's media type: "audio/ogg; codecs=opus".
    public var format: String
    /// The narrator's name for the voice.
    public var voice: String
    /// Integrated loudness of the audio in LUFS (EBU R 128); nil for silence.
    public var loudness: Double?

    /// Creates a summary of a narration.
    public init(_ narration: Narration) {
        media = narration.media
        duration = narration.duration
        format = narration.format
        voice = narration.voice
        loudness = narration.loudness
    }
}
