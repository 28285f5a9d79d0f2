public import FeatureKitStubs
public import Foundation
public import StoryCore
import Synchronization

/// An author with fixed passages, which records its requests.
public final class StoryAuthorFake: StoryAuthor {
    public let identifier: ProviderIdentifier
    public let displayName = "Fake author"
    public let languages: [LanguageCode] = []
    private let title: String
    private let telling: TellingRecord?
    private let passages: [AuthoredPassage]
    private let failure: (afterPassages: Int, error: ProviderError)?
    private let gate: Gate
    private let state = Mutex<(requests: [AuthorRequest], delivered: Int)>(([], 0))

    /// Creates an author.
    ///
    /// - Parameters:
    ///   - telling: Its record of the story.
    ///   - passages: The texts of its passages; the scene of each is a meadow with the request's heroes.
    ///   - marks: Its notes on whole passages, by their indices.
    ///   - failure: The number of passages after which it fails, and the error.
    ///   - gate: The gate before each passage.
    public init(
        identifier: ProviderIdentifier = "fake", title: String = "The lamp", telling: TellingRecord? = nil,
        passages: [String] = ["Mira saw a light.", "She waved at it."], marks: [Int: DeliveryMark.Kind] = [:],
        failure: (afterPassages: Int, error: ProviderError)? = nil, gate: Gate = Gate(open: true)
    ) {
        self.identifier = identifier
        self.title = title
        self.telling = telling
        self.passages = passages.enumerated().map { offset, text in
            let range = TextRange(start: 0, end: text.utf8.count)
            return AuthoredPassage(
                text: text, scene: nil, delivery: marks[offset].map { [DeliveryMark($0, at: range)] })
        }
        self.failure = failure
        self.gate = gate
    }

    /// The requests, in order.
    public var requests: [AuthorRequest] { state.withLock { $0.requests } }
    /// The total number of delivered passages.
    public var deliveredPassages: Int { state.withLock { $0.delivered } }

    public func checkAvailability() async throws(ProviderError) {}

    public func write(
        _ request: AuthorRequest, deliver: (AuthoredPart) async throws(ProviderError) -> Void
    ) async throws(ProviderError) {
        state.withLock { $0.requests.append(request) }
        if request.writtenTitle == nil { try await deliver(.title(title)) }
        if let telling, request.writtenPassages.isEmpty { try await deliver(.telling(telling)) }
        for index in request.writtenPassages.count..<passages.count {
            if let failure, failure.afterPassages == index { throw failure.error }
            await gate.pass()
            try await deliver(.passage(passages[index]))
            state.withLock { $0.delivered += 1 }
        }
    }
}

/// A narrator with ten samples per word, 150 words per minute, which records its sentences.
public final class NarratorFake: Narrator {
    public let identifier: ProviderIdentifier = "fake"
    public let displayName = "Fake narrator"
    public let languages: [LanguageCode] = [.english]
    private let gate: Gate
    private let failures: Mutex<[ProviderError]>
    private let spoken = Mutex<[Utterance]>([])

    /// Creates a narrator.
    ///
    /// - Parameters:
    ///   - failures: The errors of the first calls, in order.
    ///   - gate: The gate before each sentence.
    public init(failures: [ProviderError] = [], gate: Gate = Gate(open: true)) {
        self.failures = Mutex(failures)
        self.gate = gate
    }

    /// The sample rate, in Hz.
    public static let sampleRate = 25

    /// The requested utterances, in order.
    public var utterances: [Utterance] { spoken.withLock { $0 } }

    public func checkAvailability() async throws(ProviderError) {}

    public func voices(for language: LanguageCode) -> [Voice] {
        language.base == .english
            ? [Voice(name: "plain", displayName: "Plain", summary: "plain"), Voice(name: "other", summary: "other")]
            : []
    }

    public func wordsPerMinute(voice: String, language: LanguageCode) -> Double { 150 }

    public func speak(_ utterance: Utterance) async throws(ProviderError) -> SpokenUtterance {
        await gate.pass()
        spoken.withLock { $0.append(utterance) }
        let failure = failures.withLock { $0.isEmpty ? nil : $0.removeFirst() }
        if let failure { throw failure }
        let words = utterance.text.split(whereSeparator: \.isWhitespace)
        return SpokenUtterance(
            samples: Array(repeating: 100, count: words.count * 10), sampleRate: Self.sampleRate,
            words: words.enumerated().map { offset, word in
                SpokenWord(
                    range: TextRange(word.startIndex..<word.endIndex, in: utterance.text), startSample: offset * 10,
                    endSample: offset * 10 + 10)
            })
    }
}

/// An illustrator that draws the page's number or the cover's title, and records its requests.
public final class IllustratorFake: Illustrator {
    public let identifier: ProviderIdentifier
    public let displayName = "Fake illustrator"
    public let maximumConcurrentRequests = 2
    public let styles: [PictureStyle] = [.bright, .ink]
    private let gate: Gate
    private let failures: Mutex<[Int?: [ProviderError]]>
    private let asked = Mutex<[IllustrationRequest]>([])

    /// Creates an illustrator.
    ///
    /// - Parameters:
    ///   - failures: The errors of the first requests for a page, or for the cover (nil), in order.
    ///   - gate: The gate before each illustration.
    public init(
        identifier: ProviderIdentifier = "fake", failures: [Int?: [ProviderError]] = [:], gate: Gate = Gate(open: true)
    ) {
        self.identifier = identifier
        self.failures = Mutex(failures)
        self.gate = gate
    }

    /// The requests for pages, in order.
    public var requests: [IllustrationRequest] { asked.withLock { $0.filter { $0.title == nil } } }
    /// The requests for covers, in order.
    public var coverRequests: [IllustrationRequest] { asked.withLock { $0.filter { $0.title != nil } } }

    public func checkAvailability() async throws(ProviderError) {}

    public func illustrate(_ request: IllustrationRequest) async throws(ProviderError) -> Picture {
        await gate.pass()
        asked.withLock { $0.append(request) }
        let page = request.title == nil ? request.page : nil
        let failure = failures.withLock { failures in
            failures[page]?.isEmpty == false ? failures[page]?.removeFirst() : nil
        }
        if let failure { throw failure }
        let name = request.title.map { "cover \($0)" } ?? "page \(request.page)"
        return Picture(data: Data("picture \(name)".utf8), fileExtension: "png", alternativeText: "Picture of \(name)")
    }
}

/// A recorder that writes samples without encoding them.
public struct NarrationRecorderFake: NarrationRecorder {
    public let identifier: ProviderIdentifier = "fake"
    public let displayName = "Fake recorder"

    /// Creates a recorder.
    public init() {}

    public func checkAvailability() async throws(ProviderError) {}

    public func startRecording(
        to file: URL, sampleRate: Int, title: String, serial: UInt32
    ) async throws(RecordingError) -> any NarrationRecording {
        try NarrationRecordingFake(file: file, sampleRate: sampleRate)
    }
}

private actor NarrationRecordingFake: NarrationRecording {
    private let file: URL
    private let handle: FileHandle
    private let sampleRate: Int
    private var sampleCount = 0

    init(file: URL, sampleRate: Int) throws(RecordingError) {
        self.file = file
        self.sampleRate = sampleRate
        do {
            try Data().write(to: file, options: .withoutOverwriting)
            handle = try FileHandle(forWritingTo: file)
        } catch {
            throw Self.failure(error)
        }
    }

    func append(_ samples: [Int16]) throws(RecordingError) {
        sampleCount += samples.count
        do {
            try samples.withUnsafeBytes { try handle.write(contentsOf: Data($0)) }
        } catch {
            throw Self.failure(error)
        }
    }

    func finish() throws(RecordingError) -> RecordingSummary {
        do {
            try handle.close()
        } catch {
            throw Self.failure(error)
        }
        return RecordingSummary(
            duration: Double(sampleCount) / Double(sampleRate), format: "audio/fake", fileExtension: "pcm",
            loudness: -18)
    }

    func cancel() {
        // The file may be gone already.
        try? FileManager.default.removeItem(at: file)
    }

    private static func failure(_ error: any Error) -> RecordingError {
        .encoder(.unknown(ProviderErrorDetails(provider: "fake", detail: "\(error)")))
    }
}
