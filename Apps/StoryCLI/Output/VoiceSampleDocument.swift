import Foundation
import StoryApp
import StoryCore

/// What a voice was heard to do: `story voice test`.
struct VoiceSampleDocument: JSONDocument {
    /// The identifier of the voice, as `story voices` lists it.
    var voice: String
    /// The identifier of its narrator, as `--narrator` takes it.
    var narrator: String
    /// How many sentences it said.
    var sentenceCount: Int
    /// How long the speech is, in seconds.
    var duration: Double
    /// How long the voice took for it, in seconds, loading included.
    var synthesisTime: Double
    /// How long the voice took for the first sentence, in seconds, loading included.
    var firstSentenceTime: Double
    /// How many seconds of speech there are for each second that it took, from the second sentence on; of the first if
    /// there is no other.
    var timesRealTime: Double
    /// The file that was written, as an absolute path; null if it was played.
    @Nullable var path: String?

    init(_ measure: VoiceSample.Measure, of sample: VoiceSample, file: URL?) {
        func rounded(_ number: Double) -> Double { (number * 1000).rounded() / 1000 }
        voice = sample.voice.name
        narrator = sample.narrator.identifier.rawValue
        sentenceCount = measure.sentenceCount
        duration = rounded(measure.duration)
        synthesisTime = rounded(measure.synthesisTime)
        firstSentenceTime = rounded(measure.firstSentenceTime)
        timesRealTime = rounded(measure.timesRealTime)
        path = file?.path
    }
}

/// Who narrates new stories: `story voice default`.
struct DefaultVoiceDocument: JSONDocument {
    /// The identifier of the voice that the household has chosen, as `story voices` lists it; null if none is.
    @Nullable var voice: String?
    /// The identifiers of the narrators, as `--narrator` takes them: the first that speaks a story's language narrates it.
    var narrators: [String]
}
