public import Foundation
public import StoryCore

/// The record of a generation job: its brief and its status.
public struct GenerationJob: Hashable, Codable, Sendable, Identifiable {
    /// The job's identifier, with the text of the story's.
    public let id: JobID
    /// The brief.
    public var brief: StoryBrief
    /// The status.
    public var status: JobStatus
    /// When the story was requested.
    public var createdAt: Date
    /// The household's earlier tellings at the time of the request, the latest first; the same each time the job is
    /// resumed.
    public var told: [TellingRecord]
    /// What its author wrote and was refused, the oldest first; the last ``mostRefused`` are kept.
    public var refused: [RefusedPart]

    /// How many refused parts are kept.
    public static let mostRefused = 12

    /// Creates a job.
    public init(
        id: JobID, brief: StoryBrief, status: JobStatus, createdAt: Date, told: [TellingRecord] = [],
        refused: [RefusedPart] = []
    ) {
        self.id = id
        self.brief = brief
        self.status = status
        self.createdAt = createdAt
        self.told = told
        self.refused = refused
    }

    /// Decodes a job; one of an earlier version has no tellings, and nothing refused.
    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        id = try values.decode(JobID.self, forKey: .id)
        brief = try values.decode(StoryBrief.self, forKey: .brief)
        status = try values.decode(JobStatus.self, forKey: .status)
        createdAt = try values.decode(Date.self, forKey: .createdAt)
        told = try values.decodeIfPresent([TellingRecord].self, forKey: .told) ?? []
        refused = try values.decodeIfPresent([RefusedPart].self, forKey: .refused) ?? []
    }

    /// The story that the job makes.
    public var storyID: StoryID { StoryID(rawValue: id.rawValue) }
}

extension Identifier where Subject == Story {
    /// The job that makes the story, with the same text.
    package var job: JobID { JobID(rawValue: rawValue) }
}

/// The status of a job.
public enum JobStatus: Hashable, Codable, Sendable {
    /// In progress or interrupted: no process holds its claim if the one that made it is gone.
    case open
    /// A step failed; the story is stored, and the step can be retried.
    case failed(GenerationStep)
}

/// A step of generating a story.
public enum GenerationStep: String, CaseIterable, Codable, Sendable {
    case story, audio, illustrations
}

/// A recorded unit of a job, which is never made again.
public enum JobUnit: Hashable, Codable, Sendable {
    /// The title.
    case title(String)
    /// The author's record of the story, for later stories.
    case telling(TellingRecord)
    /// A passage by the author, by its index in the story.
    case passage(index: Int, AuthoredPassage)
    /// The end of the text.
    case storyEnd
    /// A sentence, by its index in the story; its samples are a file of the job.
    case sentence(index: Int, SentenceUnit)
    /// A page's illustration, by the page's index; its content is a file of the job.
    case picture(page: Int, PictureUnit)
    /// The cover; its content is a file of the job.
    case cover(PictureUnit)
}

/// A narrated sentence.
public struct SentenceUnit: Hashable, Codable, Sendable {
    /// The utterance; if the sentence changes, it is narrated again.
    public var utterance: Utterance
    /// The sample rate, in Hz.
    public var sampleRate: Int
    /// The number of samples in its file.
    public var sampleCount: Int
    /// The marks of the words.
    public var words: [SpokenWord]

    /// Creates a unit.
    public init(utterance: Utterance, sampleRate: Int, sampleCount: Int, words: [SpokenWord]) {
        self.utterance = utterance
        self.sampleRate = sampleRate
        self.sampleCount = sampleCount
        self.words = words
    }
}

/// A finished illustration.
public struct PictureUnit: Hashable, Codable, Sendable {
    /// The file extension.
    public var fileExtension: String
    /// The alternative text.
    public var alternativeText: String
    /// The number of the variation; nil for the original.
    public var variation: Int?

    /// Creates a unit.
    public init(fileExtension: String, alternativeText: String, variation: Int? = nil) {
        self.fileExtension = fileExtension
        self.alternativeText = alternativeText
        self.variation = variation
    }
}
