import FeatureKitStubs
import Foundation
import Generation
import StoryCore

/// A claim on a job of a library in memory.
struct JobClaimFake: JobClaimContract {
    let job: JobID
    let lease: JobLease
    let library: LibraryFake
    let folder: URL

    func units() async throws(StorageError) -> [JobUnit] {
        library.units(of: job).filter { !$0.hasContent || content(of: $0) != nil }
    }

    func update(_ job: GenerationJob) async throws(StorageError) {
        try perform { $0.store(job) }
    }

    func show(_ step: GenerationStep) async throws(StorageError) {
        try perform { $0.jobs[job]?.step = step }
    }

    func record(_ unit: JobUnit, content: Data?) async throws(StorageError) {
        try perform { _ in }
        let file = contentURL(of: unit)
        if let content {
            do {
                try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
                try content.write(to: file)
            } catch {
                throw .failed(path: file.path, detail: "\(error)")
            }
        }
        try perform { state in
            state.jobs[job]?.record(unit)
            state[JobsFakeState.self].recordedUnits.append(unit)
            state.changes.insert(.jobs)
        }
    }

    func contentURL(of unit: JobUnit) -> URL { folder.appending(path: unit.name) }

    func content(of unit: JobUnit) -> Data? { FileManager.default.contents(atPath: contentURL(of: unit).path) }

    func scratchURL(named name: String) -> URL {
        // A journal makes its folder before anything is written into it.
        try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        return Self.scratchFile(named: name, in: folder)
    }

    static func scratchFile(named name: String, in folder: URL) -> URL { folder.appending(path: "\(name).scratch") }

    func finish(with story: Story) async throws(StorageError) {
        try library.changeStories { state throws(StorageError) in
            try state.check(lease, of: job)
            try state.publish(story, of: job)
            state.jobs[job] = nil
            state.end(job, as: .done, progress: JobProgress(finished: story))
        }
        library.removeFiles(of: job)
    }

    func suspend(with story: Story, failedAt step: GenerationStep) async throws(StorageError) {
        try library.changeStories { state throws(StorageError) in
            try state.check(lease, of: job)
            try state.publish(story, of: job)
            state.jobs[job]?.job.status = .failed(step)
        }
    }

    func fail(_ failure: JobFailure, state: JobState) async throws(StorageError) {
        try perform { $0.fail(job, failure, state: state) }
    }

    func yield() async throws(StorageError) {
        try perform { $0.yield(job) }
    }

    func discard() async throws(StorageError) {
        try perform { state in
            state.jobs[job] = nil
            state.entries[job] = nil
        }
        library.removeFiles(of: job)
    }

    func close() async {
        library.change { state in
            // A later claim is another worker's.
            guard state.entries[job]?.lease?.token == lease.token else { return }
            state.release(job)
        }
    }

    /// Changes the library, if the job is still this worker's.
    private func perform(_ body: (inout LibraryFake.State) -> Void) throws(StorageError) {
        try library.perform { state throws(StorageError) in
            try state.check(lease, of: job)
            body(&state)
        }
    }
}

extension LibraryFake.State {
    /// Stores the story of a job, and puts it where its collection waits for it.
    fileprivate mutating func publish(_ story: Story, of job: JobID) throws(StorageError) {
        try save(story)
        if let plannedStory = jobs[job]?.job.brief.plannedStory { put(story.id, at: plannedStory) }
        if let profile = entries[job]?.entry.profile { tellOfStory(story.id, madeFor: profile) }
    }
}

extension JobUnit {
    /// What tells a unit from the others of its job.
    var name: String {
        switch self {
        case .title: "title"
        case .telling: "telling"
        case .passage(let index, _): "passage-\(index)"
        case .storyEnd: "storyEnd"
        case .sentence(let index, _): "sentence-\(index)"
        case .picture(let page, _): "picture-\(page)"
        case .cover: "cover"
        }
    }

    /// Whether a file belongs to the unit.
    fileprivate var hasContent: Bool {
        switch self {
        case .title, .telling, .passage, .storyEnd: false
        case .sentence, .picture, .cover: true
        }
    }
}
