import Foundation
import StoryApp
import StoryCore
import StoryDocuments

extension VoiceSampleDocument {
    /// Creates a document from measurements.
    init(_ measure: VoiceSample.Measure, of sample: VoiceSample, file: URL?) {
        func rounded(_ number: Double) -> Double { (number * 1000).rounded() / 1000 }
        self.init(
            voice: sample.voice.name, narrator: sample.narrator.identifier.rawValue,
            sentenceCount: measure.sentenceCount, duration: rounded(measure.duration),
            synthesisTime: rounded(measure.synthesisTime), firstSentenceTime: rounded(measure.firstSentenceTime),
            timesRealTime: rounded(measure.timesRealTime), path: file?.path)
    }
}
