import Playback
import StoryCore

extension AudioPlaybackError {
    /// Whether another story may be played nevertheless.
    var isOfOneStory: Bool {
        switch self {
        case .noAudio, .cutOff, .unfinished, .outdated, .unfitMarks, .removed, .storage(.notFound): true
        case .engine(.fileMissing), .engine(.fileUnreadable), .engine(.notAudio): true
        case .engine(.output), .engine(.engine), .engine(.speedOutOfRange), .registry, .storage: false
        }
    }
}
