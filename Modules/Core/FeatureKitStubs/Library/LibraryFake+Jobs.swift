import Foundation
public import StoryCore

extension LibraryFake {
    /// A job as the library keeps it.
    struct StoredJob {
        var job: GenerationJob
        /// Tells in which order jobs came in.
        var number: Int64
        var units: [(name: String, unit: JobUnit)] = []
        var isClaimed = false
    }

    private func folder(of job: JobID) -> URL { folder.appending(path: "jobs/\(job)") }
}

extension LibraryFake: JobRepository {
    public func open(_ job: GenerationJob) async throws(StorageError) -> any JobClaim {
        try perform { state throws(StorageError) in
            try state.checkIsFree(job.id)
            var stored = state.jobs[job.id] ?? StoredJob(job: job, number: state.number())
            (stored.job, stored.isClaimed) = (job, true)
            state.jobs[job.id] = stored
        }
        return JobClaimFake(job: job.id, library: self, folder: folder(of: job.id))
    }

    public func jobs() async throws(StorageError) -> [GenerationJob] {
        try perform { state throws(StorageError) in state.jobsByAge.map(\.job) }
    }

    public func job(matching reference: String?) async throws(StorageError) -> GenerationJob {
        try perform { state throws(StorageError) in
            let jobs = state.jobsByAge
            guard let reference else {
                guard let free = jobs.first(where: { !$0.isClaimed }) else { throw .notFound(.job, "") }
                return free.job
            }
            let identifier = reference.lowercased()
            if let exact = jobs.first(where: { $0.job.id.rawValue == identifier }) { return exact.job }
            let found = identifier.count < 4 ? [] : jobs.filter { $0.job.id.rawValue.hasPrefix(identifier) }
            guard let first = found.first else { throw .notFound(.job, reference) }
            guard found.count == 1 else {
                throw .ambiguous(.job, reference, candidates: found.map(\.job.id.short))
            }
            return first.job
        }
    }

    public func isClaimed(_ identifier: JobID) async -> Bool {
        change { $0.jobs[identifier]?.isClaimed ?? false }
    }

    public func contents(of identifier: JobID) async throws(StorageError) -> JobContents {
        let units = units(of: identifier)
        let title = units.lazy.compactMap { unit in
            if case .title(let title) = unit { title } else { nil }
        }.first
        return JobContents(title: title, byteCount: byteCount(of: folder(of: identifier)))
    }

    public func discard(_ identifier: JobID) async throws(StorageError) {
        try perform { state throws(StorageError) in
            try state.checkIsFree(identifier)
            state.jobs[identifier] = nil
        }
        removeFiles(of: identifier)
    }

    /// Removes what a job has made; a job that has made nothing has no folder.
    fileprivate func removeFiles(of job: JobID) {
        try? FileManager.default.removeItem(at: folder(of: job))
    }

    private func byteCount(of folder: URL) -> Int {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        return names.reduce(0) { count, name in
            count + (FileManager.default.contents(atPath: folder.appending(path: name).path)?.count ?? 0)
        }
    }
}

extension LibraryFake.State {
    /// The newest first.
    fileprivate var jobsByAge: [LibraryFake.StoredJob] { jobs.values.sorted { $0.number > $1.number } }

    fileprivate func checkIsFree(_ job: JobID) throws(StorageError) {
        guard jobs[job]?.isClaimed != true else { throw .busy("The unfinished story \(job.short)") }
    }
}

private struct JobClaimFake: JobClaim {
    let job: JobID
    let library: LibraryFake
    let folder: URL

    func units() async throws(StorageError) -> [JobUnit] {
        library.units(of: job).filter { !$0.hasContent || content(of: $0) != nil }
    }

    func record(_ unit: JobUnit, content: Data?) async throws(StorageError) {
        let file = contentURL(of: unit)
        if let content {
            do {
                try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
                try content.write(to: file)
            } catch {
                throw .failed(path: file.path, detail: "\(error)")
            }
        }
        try library.perform { state throws(StorageError) in
            state.jobs[job]?.units.removeAll { $0.name == unit.name }
            state.jobs[job]?.units.append((unit.name, unit))
        }
        library.unitLog.change { $0.append(unit) }
    }

    func contentURL(of unit: JobUnit) -> URL { folder.appending(path: unit.name) }

    func content(of unit: JobUnit) -> Data? { FileManager.default.contents(atPath: contentURL(of: unit).path) }

    func scratchURL(named name: String) -> URL {
        // A journal makes its folder before anything is written into it.
        try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        return folder.appending(path: "\(name).scratch")
    }

    func finish(with story: Story) async throws(StorageError) {
        try library.changeStories { state throws(StorageError) in
            try state.publish(story, of: job)
            state.jobs[job] = nil
        }
        library.removeFiles(of: job)
    }

    func suspend(with story: Story, failedAt step: GenerationStep) async throws(StorageError) {
        try library.changeStories { state throws(StorageError) in
            try state.publish(story, of: job)
            state.jobs[job]?.job.status = .failed(step)
        }
    }

    func discard() async throws(StorageError) {
        try library.perform { state throws(StorageError) in state.jobs[job] = nil }
        library.removeFiles(of: job)
    }

    func close() async {
        library.change { $0.jobs[job]?.isClaimed = false }
    }
}

extension LibraryFake.State {
    /// Stores the story of a job, and puts it where its collection waits for it.
    fileprivate mutating func publish(_ story: Story, of job: JobID) throws(StorageError) {
        try save(story)
        if let plannedStory = jobs[job]?.job.brief.plannedStory { put(story.id, at: plannedStory) }
    }
}

extension JobUnit {
    /// What tells a unit from the others of its job.
    fileprivate var name: String {
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
