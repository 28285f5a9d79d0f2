import FeatureKit
import Foundation
import StoryCore

/// A narration whose file is still with its job.
struct NarrationDraft: Sendable {
    var file: URL
    var summary: RecordingSummary
    var timeline: NarrationTimeline
}

/// Narrates a story sentence by sentence while earlier sentences are being encoded.
struct NarrationStep: Sendable {
    let narrator: any Narrator
    let script: NarrationScript
    let recorder: any NarrationRecorder
    let claim: any JobClaimContract
    let retry: RetryPolicy
    let serial: UInt32

    private struct SpokenLine: Sendable {
        var line: NarrationLine
        /// The silence before it, in seconds.
        var pause: Double
        var spoken: SpokenUtterance
        /// The page that it completes.
        var endedPage: Int?
    }

    /// Receives the narration at the end of each page.
    typealias RecordingObserver = @Sendable (GrowingNarration) -> Void

    /// Narrates the pages as they arrive.
    ///
    /// - Parameters:
    ///   - pages: The pages, in order.
    ///   - journal: The sentences narrated before an interruption, which are reused.
    ///   - title: Returns the title; called when the first sentence is ready.
    ///   - didRecord: Called at the end of each page; the file is complete when this method returns.
    /// - Returns: Nil if there was nothing to say.
    func run(
        pages: AsyncStream<StoryPage>, journal: JobJournal, title: @escaping @Sendable () -> String,
        didSpeak: @escaping @Sendable () -> Void, didRecord: @escaping RecordingObserver
    ) async -> Result<NarrationDraft?, GenerationError> {
        // Unbounded, but small: a quarter of an hour is at most 40 MB, even if the encoder did not start at all.
        let (lines, queue) = AsyncStream.makeStream(of: SpokenLine.self)
        async let recording = record(lines, from: queue, title: title, didRecord: didRecord)
        let speaking = await speak(pages, journal: journal, title: title, into: queue, didSpeak: didSpeak)
        queue.finish()
        let recorded = await recording
        if case .failure(let error) = speaking {
            if case .success(let unfinished?) = recorded { await unfinished.cancel() }
            return .failure(error)
        }
        return await finish(recorded)
    }

    // MARK: - Narrating

    private func speak(
        _ pages: AsyncStream<StoryPage>, journal: JobJournal, title: @Sendable () -> String,
        into queue: AsyncStream<SpokenLine>.Continuation, didSpeak: @Sendable () -> Void
    ) async -> Result<Void, GenerationError> {
        var script = script
        var clock = ReadingClock(course: script.course, wordsPerMinute: script.direction.pace.wordsPerMinute)
        var index = 0
        for await page in pages {
            var lines = script.lines(of: page, tempo: clock.tempo)
            guard !lines.isEmpty else { continue }
            if index == 0 { lines.insert(script.line(ofTitle: title()), at: 0) }
            for (offset, line) in lines.enumerated() {
                guard !Task.isCancelled else { return .failure(.cancelled) }
                let spoken: SpokenUtterance
                do throws(GenerationError) {
                    spoken = try await speak(line, index: index, journal: journal)
                } catch {
                    return .failure(error)
                }
                let pause = clock.pause(line.pause)
                if line.page != nil { clock.pass(pause: pause, seconds: spoken.seconds, words: line.wordCount) }
                // The other side ends the queue if it cannot write.
                let next = SpokenLine(
                    line: line, pause: pause, spoken: spoken, endedPage: offset == lines.count - 1 ? line.page : nil)
                if case .terminated = queue.yield(next) { return .success(()) }
                index += 1
                if line.page != nil { didSpeak() }
            }
        }
        return Task.isCancelled ? .failure(.cancelled) : .success(())
    }

    private func speak(
        _ line: NarrationLine, index: Int, journal: JobJournal
    ) async throws(GenerationError) -> SpokenUtterance {
        if let unit = journal.sentences[index], unit.utterance == line.utterance,
            let samples = storedSamples(of: .sentence(index: index, unit))
        {
            return SpokenUtterance(samples: samples, sampleRate: unit.sampleRate, words: unit.words)
        }
        let spoken: SpokenUtterance
        do throws(ProviderError) {
            spoken = try await retry.run { () async throws(ProviderError) in
                let spoken = try await narrator.speak(line.utterance)
                guard let slower = line.slower(than: spoken) else { return spoken }
                return try await narrator.speak(slower)
            }
        } catch {
            throw Task.isCancelled ? .cancelled : .provider(.audio, error)
        }
        let unit = SentenceUnit(
            utterance: line.utterance, sampleRate: spoken.sampleRate, sampleCount: spoken.samples.count,
            words: spoken.words)
        try await GenerationError.stored(
            try await claim.record(.sentence(index: index, unit), content: PCM.data(of: spoken.samples)))
        return spoken
    }

    /// An unreadable file is no loss: the sentence is narrated again.
    private func storedSamples(of unit: JobUnit) -> [Int16]? {
        claim.content(of: unit).map(PCM.samples)
    }

    // MARK: - Recording

    /// A recording in progress.
    private struct Unfinished {
        var course: RecordingTimeline
        let recording: any NarrationRecording
        let file: GrowingFile

        var timeline: NarrationTimeline { course.timeline }

        /// Records a pause and a sentence.
        mutating func append(_ next: SpokenLine) async throws(RecordingError) {
            try await recording.append(course.appendPause(seconds: next.pause))
            course.append(next.line, sampleCount: next.spoken.samples.count, words: next.spoken.words)
            try await recording.append(next.spoken.samples)
            if next.endedPage != nil { try await recording.append(course.endPage()) }
            file.grow()
        }

        mutating func finish() async throws(RecordingError) -> RecordingSummary {
            defer { file.complete() }
            try await recording.append(course.appendPause(seconds: ReadingPace.tail))
            return try await recording.finish()
        }

        func cancel() async {
            await recording.cancel()
            file.complete()
        }
    }

    private var file: URL { claim.scratchURL(named: JobDraft.narrationName) }

    private func record(
        _ lines: AsyncStream<SpokenLine>, from queue: AsyncStream<SpokenLine>.Continuation,
        title: @Sendable () -> String, didRecord: RecordingObserver
    ) async -> Result<Unfinished?, GenerationError> {
        var unfinished: Unfinished?
        do throws(RecordingError) {
            for await next in lines {
                var current: Unfinished
                if let started = unfinished {
                    let rate = next.spoken.sampleRate
                    guard rate == started.timeline.sampleRate else { throw .encoder(otherRate(rate)) }
                    current = started
                } else {
                    current = try await start(sampleRate: next.spoken.sampleRate, title: title())
                    unfinished = current
                }
                try await current.append(next)
                unfinished = current
                guard let page = next.endedPage else { continue }
                didRecord(GrowingNarration(file: current.file, marks: current.timeline.marks(through: page)))
            }
            return .success(unfinished)
        } catch {
            queue.finish()
            await unfinished?.cancel()
            return .failure(GenerationError(error))
        }
    }

    private func start(sampleRate: Int, title: String) async throws(RecordingError) -> Unfinished {
        // A file left by a killed process; if it cannot be removed, the recorder reports why it cannot start.
        try? FileManager.default.removeItem(at: file)
        let recording = try await recorder.startRecording(
            to: file, sampleRate: sampleRate, title: title, serial: serial)
        return Unfinished(
            course: RecordingTimeline(sampleRate: sampleRate), recording: recording, file: GrowingFile(file))
    }

    /// Returns the error of a narrator that changes its sample rate, which would misplace every mark.
    private func otherRate(_ rate: Int) -> ProviderError {
        .invalidResponse(
            ProviderErrorDetails(
                provider: narrator.identifier,
                detail: "It changed to \(rate) samples a second in the middle of a story."))
    }

    private func finish(_ recorded: Result<Unfinished?, GenerationError>) async -> Result<
        NarrationDraft?, GenerationError
    > {
        switch recorded {
        case .failure(let error): return .failure(error)
        case .success(nil): return .success(nil)
        case .success(var unfinished?):
            do throws(RecordingError) {
                let summary = try await unfinished.finish()
                return .success(NarrationDraft(file: file, summary: summary, timeline: unfinished.timeline))
            } catch {
                return .failure(GenerationError(error))
            }
        }
    }
}

extension GenerationError {
    /// Converts a recorder's error.
    fileprivate init(_ error: RecordingError) {
        switch error {
        case .encoder(let error): self = .provider(.audio, error)
        case .storage(let error): self = .storage(error)
        }
    }
}
