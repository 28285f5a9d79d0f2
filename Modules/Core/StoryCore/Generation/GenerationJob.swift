public import Foundation

/// The record of a story in the making: what was asked for, and how far it got.
public struct GenerationJob: Hashable, Codable, Sendable, Identifiable {
    /// The job's identifier: the text of the story's.
    public let id: JobID
    /// What was asked for.
    public var brief: StoryBrief
    /// How far it got.
    public var status: JobStatus
    /// When it was requested.
    public var createdAt: Date
    /// What the household was told before it was asked for, the latest first: the same whenever the job is resumed.
    public var told: [TellingRecord]

    /// Makes a job.
    public init(id: JobID, brief: StoryBrief, status: JobStatus, createdAt: Date, told: [TellingRecord] = []) {
        self.id = id
        self.brief = brief
        self.status = status
        self.createdAt = createdAt
        self.told = told
    }

    /// Reads a job; one of an earlier version was told of nothing.
    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        id = try values.decode(JobID.self, forKey: .id)
        brief = try values.decode(StoryBrief.self, forKey: .brief)
        status = try values.decode(JobStatus.self, forKey: .status)
        createdAt = try values.decode(Date.self, forKey: .createdAt)
        told = try values.decodeIfPresent([TellingRecord].self, forKey: .told) ?? []
    }

    /// The story that the job makes.
    public var storyID: StoryID { StoryID(rawValue: id.rawValue) }
}

extension Identifier where Subject == Story {
    /// The job that makes the story: it has the same text.
    package var job: JobID { JobID(rawValue: rawValue) }
}

/// How a job stands.
public enum JobStatus: Hashable, Codable, Sendable {
    /// Under way, or interrupted: nobody holds it if the process that made it is gone.
    case open
    /// A step failed; the story was kept and the step can be tried again.
    case failed(GenerationStep)
}

/// One of the three steps of making a story.
public enum GenerationStep: String, CaseIterable, Codable, Sendable {
    case story, audio, illustrations
}

/// A finished piece of work that is never done again.
public enum JobUnit: Hashable, Codable, Sendable {
    /// What the author called the story.
    case title(String)
    /// What the author notes of the story, for the stories that come after it.
    case telling(TellingRecord)
    /// A passage as the author delivered it, by its place in the story.
    case passage(index: Int, AuthoredPassage)
    /// The author is done; nothing follows.
    case storyEnd
    /// A sentence, by its place in the story; its samples are a file of the job.
    case sentence(index: Int, SentenceUnit)
    /// A page's picture; its content is a file of the job.
    case picture(page: Int, PictureUnit)
    /// The cover; its content is a file of the job.
    case cover(PictureUnit)
}

/// A sentence that was spoken.
public struct SentenceUnit: Hashable, Codable, Sendable {
    /// What was spoken; a sentence that has changed since is spoken again.
    public var utterance: Utterance
    /// Samples a second.
    public var sampleRate: Int
    /// How many samples its file holds.
    public var sampleCount: Int
    /// When each word is said.
    public var words: [SpokenWord]

    /// Records a sentence.
    public init(utterance: Utterance, sampleRate: Int, sampleCount: Int, words: [SpokenWord]) {
        self.utterance = utterance
        self.sampleRate = sampleRate
        self.sampleCount = sampleCount
        self.words = words
    }
}

/// A picture that was made.
public struct PictureUnit: Hashable, Codable, Sendable {
    /// The picture's file ending.
    public var fileExtension: String
    /// What the picture shows, for those who cannot see it.
    public var alternativeText: String
    /// Which variation of the picture it is; nil for the first picture.
    public var variation: Int?

    /// Records a picture.
    public init(fileExtension: String, alternativeText: String, variation: Int? = nil) {
        self.fileExtension = fileExtension
        self.alternativeText = alternativeText
        self.variation = variation
    }
}
