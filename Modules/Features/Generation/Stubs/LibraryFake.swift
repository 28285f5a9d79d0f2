public import Foundation
public import StoryCore
import Synchronization

/// A library in memory, with the files of its jobs and its media in a temporary folder of its own.
public final class LibraryFake: Sendable {
    struct StoredJob {
        var job: GenerationJob
        var units: [JobUnit] = []
        var isClaimed = false
    }

    struct State {
        var stories: [StoryID: Story] = [:]
        var jobs: [JobID: StoredJob] = [:]
        var media: [MediaReference] = []
        var eventUses: [CustomEventID] = []
        var settings = AppSettings()

        mutating func store(_ story: Story) {
            if case .custom(let event) = story.occasion, stories[story.id] == nil { eventUses.append(event.id) }
            stories[story.id] = story
        }
    }

    let state = Mutex(State())
    /// The folder of the files.
    public let folder: URL

    /// Creates an empty library in a new temporary folder.
    public init() {
        folder = FileManager.default.temporaryDirectory.appending(path: "story-fake-\(UUID().uuidString)")
    }

    deinit {
        // If the folder is missing, nothing was written.
        try? FileManager.default.removeItem(at: folder)
    }

    /// The stories, unordered.
    public var stories: [Story] { state.withLock { Array($0.stories.values) } }
    /// The jobs, unordered.
    public var storedJobs: [GenerationJob] { state.withLock { $0.jobs.values.map(\.job) } }
    /// The stored media, in order.
    public var media: [MediaReference] { state.withLock { $0.media } }
    /// The custom events whose usage count was incremented, once for each time.
    public var eventUses: [CustomEventID] { state.withLock { $0.eventUses } }
    /// Returns the units of a job, in order.
    public func units(of job: JobID) -> [JobUnit] { state.withLock { $0.jobs[job]?.units ?? [] } }
    /// Deletes a story with its job.
    public func remove(_ story: StoryID) {
        state.withLock { state in
            state.stories[story] = nil
            state.jobs[story.job] = nil
        }
    }
    /// Releases all claims, as the end of a process does.
    public func releaseAllClaims() {
        state.withLock { state in
            for identifier in state.jobs.keys { state.jobs[identifier]?.isClaimed = false }
        }
    }
}

extension LibraryFake: StoryRepository {
    public func save(_ story: Story) async throws(StorageError) {
        state.withLock { $0.store(story) }
    }

    public func story(_ identifier: StoryID) async throws(StorageError) -> Story {
        guard let story = state.withLock({ $0.stories[identifier] }) else {
            throw .notFound(.story, identifier.rawValue)
        }
        return story
    }

    public func story(matching reference: String) async throws(StorageError) -> Story {
        try await story(StoryID(rawValue: reference))
    }

    public func tellings(limit: Int) async throws(StorageError) -> [TellingRecord] {
        Array(stories.sorted { $0.createdAt > $1.createdAt }.compactMap(\.telling).prefix(limit))
    }
}

extension LibraryFake: SettingsRepository {
    public func settings() async throws(StorageError) -> AppSettings { state.withLock { $0.settings } }

    public func save(_ settings: AppSettings) async throws(StorageError) {
        state.withLock { $0.settings = settings }
    }
}

extension LibraryFake: MediaRepository {
    public func store(fileAt file: URL, fileExtension: String) async throws(StorageError) -> MediaReference {
        guard let data = FileManager.default.contents(atPath: file.path) else {
            throw .failed(path: file.path, detail: "It is not there.")
        }
        var generator = SeededGenerator(hashing: data.base64EncodedString())
        let digest = (0..<4).map { _ in String(generator.next() | 1 << 63, radix: 16) }.joined()
        let reference = MediaReference(digest: digest, fileExtension: fileExtension, byteCount: data.count)
        state.withLock { $0.media.append(reference) }
        return reference
    }

    public func url(of reference: MediaReference) -> URL {
        folder.appending(path: "media/\(reference.relativePath)")
    }
}

extension LibraryFake: JobRepository {
    public func open(_ job: GenerationJob) async throws(StorageError) -> any JobClaim {
        let isFree = state.withLock { state in
            guard state.jobs[job.id]?.isClaimed != true else { return false }
            state.jobs[job.id, default: StoredJob(job: job)].job = job
            state.jobs[job.id]?.isClaimed = true
            return true
        }
        guard isFree else { throw .busy("The job \(job.id)") }
        return JobClaimFake(job: job.id, library: self)
    }

    public func jobs() async throws(StorageError) -> [GenerationJob] {
        state.withLock { $0.jobs.values.map(\.job).sorted { $0.createdAt > $1.createdAt } }
    }

    public func job(matching reference: String?) async throws(StorageError) -> GenerationJob {
        let found = try await jobs().first { job in reference.map { job.id.rawValue.hasPrefix($0) } ?? true }
        guard let found else { throw .notFound(.job, reference ?? "") }
        return found
    }

    public func isClaimed(_ identifier: JobID) async -> Bool {
        state.withLock { $0.jobs[identifier]?.isClaimed ?? false }
    }

    public func contents(of identifier: JobID) async throws(StorageError) -> JobContents {
        let units = units(of: identifier)
        let title = units.lazy.compactMap { unit in
            if case .title(let title) = unit { title } else { nil }
        }.first
        return JobContents(title: title, byteCount: units.count * 1000)
    }

    public func discard(_ identifier: JobID) async throws(StorageError) {
        try state.withLock { state throws(StorageError) in
            guard state.jobs[identifier]?.isClaimed != true else { throw .busy("The job \(identifier)") }
            state.jobs[identifier] = nil
        }
    }
}

private struct JobClaimFake: JobClaim {
    let job: JobID
    let library: LibraryFake

    private var folder: URL { library.folder.appending(path: "jobs/\(job)") }

    func units() async throws(StorageError) -> [JobUnit] { library.units(of: job) }

    func record(_ unit: JobUnit, content: Data?) async throws(StorageError) {
        if let content {
            do {
                try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
                try content.write(to: contentURL(of: unit))
            } catch {
                throw .failed(path: folder.path, detail: "\(error)")
            }
        }
        library.state.withLock { $0.jobs[job]?.units.append(unit) }
    }

    func contentURL(of unit: JobUnit) -> URL {
        switch unit {
        case .sentence(let index, _): folder.appending(path: "sentence-\(index)")
        case .picture(let page, _): folder.appending(path: "page-\(page)")
        case .cover: folder.appending(path: "cover")
        case .title, .telling, .passage, .storyEnd: folder.appending(path: "none")
        }
    }

    func content(of unit: JobUnit) -> Data? { try? Data(contentsOf: contentURL(of: unit)) }

    func scratchURL(named name: String) -> URL {
        // A journal makes its folder before anything is written into it.
        try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        return folder.appending(path: name)
    }

    func finish(with story: Story) async throws(StorageError) {
        library.state.withLock { state in
            state.store(story)
            state.jobs[job] = nil
        }
    }

    func suspend(with story: Story, failedAt step: GenerationStep) async throws(StorageError) {
        library.state.withLock { state in
            state.store(story)
            state.jobs[job]?.job.status = .failed(step)
        }
    }

    func discard() async throws(StorageError) {
        library.state.withLock { $0.jobs[job] = nil }
    }

    func close() async {
        library.state.withLock { $0.jobs[job]?.isClaimed = false }
    }
}
