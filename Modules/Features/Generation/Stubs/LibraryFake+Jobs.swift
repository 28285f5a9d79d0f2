public import FeatureKitStubs
import Foundation
public import Generation
public import StoryCore

/// The jobs of a library in memory.
struct JobsFakeState: FeatureFakeState {
    var jobs: [JobID: LibraryFake.StoredJob] = [:]
    var entries: [JobID: LibraryFake.StoredEntry] = [:]
    /// Every unit that a job has recorded, in order, once for each time.
    var recordedUnits: [JobUnit] = []

    func isUnderway(on story: StoryID) -> Bool { jobs[story.job]?.isClaimed == true }

    mutating func discardWork(on story: StoryID) { (jobs[story.job], entries[story.job]) = (nil, nil) }

    func tellings(besides stories: Set<StoryID>) -> [TellingRecord] {
        jobs.values.sorted { $0.number > $1.number }.filter { !stories.contains($0.job.storyID) }.flatMap(\.units)
            .compactMap { _, unit in if case .telling(let telling) = unit { telling } else { nil } }
    }
}

extension LibraryFake {
    /// A job as the library keeps it.
    struct StoredJob {
        var job: GenerationJob
        /// Tells in which order jobs came in.
        var number: Int64
        var units: [(name: String, unit: JobUnit)] = []
        var isClaimed = false
        var step: GenerationStep?

        mutating func record(_ unit: JobUnit) {
            units.removeAll { $0.name == unit.name }
            units.append((unit.name, unit))
        }
    }

    func folder(of job: JobID) -> URL { folder.appending(path: "jobs/\(job)") }
}

extension LibraryFake: JobRepositoryContract {
    public func open(_ job: GenerationJob) async throws(StorageError) -> any JobClaimContract {
        let date = now?() ?? Date(timeIntervalSinceReferenceDate: 0)
        let lease = try perform { state throws(StorageError) in
            try state.checkIsFree(job.id)
            if state.jobs[job.id] == nil, state.stories[job.storyID] == nil { state.countStory(at: date) }
            state.store(job)
            return state.lease(job.id)
        }
        return JobClaimFake(job: job.id, lease: lease, library: self, folder: folder(of: job.id))
    }

    public func jobs() async throws(StorageError) -> [GenerationJob] {
        try perform { state throws(StorageError) in state.jobsByAge.map(\.job) }
    }

    public func job(matching reference: String?) async throws(StorageError) -> GenerationJob {
        try perform { state throws(StorageError) in
            let jobs = state.jobsByAge
            guard let reference else {
                let free = jobs.first { job in
                    let entry = state.entries[job.job.id]?.entry
                    return !job.isClaimed && entry?.state != .queued && entry?.approval == nil
                }
                guard let free else { throw .notFound(.job, "") }
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
            state.entries[identifier] = nil
        }
        removeFiles(of: identifier)
    }

    /// Removes what a job has made; a job that has made nothing has no folder.
    func removeFiles(of job: JobID) {
        try? FileManager.default.removeItem(at: folder(of: job))
    }

    private func byteCount(of folder: URL) -> Int {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        return names.reduce(0) { count, name in
            count + (FileManager.default.contents(atPath: folder.appending(path: name).path)?.count ?? 0)
        }
    }
}

extension LibraryFake {
    /// The jobs, in no order.
    public var storedJobs: [GenerationJob] { change { $0.jobs.values.map(\.job) } }
    /// What all jobs have recorded, in order, once for each time.
    public var recordedUnits: [JobUnit] {
        // Whoever waits for one is woken by the change.
        _ = revision.value
        return change { $0[JobsFakeState.self].recordedUnits }
    }
    /// The units of a job, in the order of their recording.
    public func units(of job: JobID) -> [JobUnit] { change { $0.jobs[job]?.units.map(\.unit) ?? [] } }

    /// Lets go of every job, as the end of a process does.
    public func releaseAllClaims() {
        change { state in
            for identifier in state.jobs.keys { state.jobs[identifier]?.isClaimed = false }
        }
    }
}

extension LibraryFake.State {
    var jobs: [JobID: LibraryFake.StoredJob] {
        get { self[JobsFakeState.self].jobs }
        set { self[JobsFakeState.self].jobs = newValue }
    }
    var entries: [JobID: LibraryFake.StoredEntry] {
        get { self[JobsFakeState.self].entries }
        set { self[JobsFakeState.self].entries = newValue }
    }

    /// The newest first.
    fileprivate var jobsByAge: [LibraryFake.StoredJob] { jobs.values.sorted { $0.number > $1.number } }

    func checkIsFree(_ job: JobID) throws(StorageError) {
        guard jobs[job]?.isClaimed != true else { throw .busy("The unfinished story \(job.short)") }
    }

    mutating func store(_ job: GenerationJob) {
        var stored = jobs[job.id] ?? LibraryFake.StoredJob(job: job, number: number())
        stored.job = job
        jobs[job.id] = stored
    }
}
