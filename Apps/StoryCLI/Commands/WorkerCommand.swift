import Foundation
import ArgumentParser
import Generation
import Library
import StoryApp
import StoryCore
import StoryDocuments
import TerminalUI

/// `story worker`: makes the queued stories.
struct WorkerCommand: AppCommand {
    static let configuration = CommandConfiguration(
        commandName: "worker", abstract: "Make the queued stories, one after the other, until told to stop.",
        discussion: """
            'story create --queue' queues a story. With 'story settings set backupFolder FOLDER', a worker also backs up \
            the library once a day. Several workers share the work. Ctrl-C, or SIGTERM, stops after the \
            current page, sentence or picture, and leaves the rest to another worker. Press Ctrl-C again to stop at once.
            """)

    @Flag(help: "Stop once no story is left in the queue.")
    var once = false

    @Option(parsing: .unconditional, help: "Number of stories to make at the same time, 1 to 16.")
    var jobs = 1

    @Flag(help: "Print a systemd user unit that keeps a worker running, and how to install it.")
    var installService = false

    @OptionGroup var output: OutputOptions

    func validate() throws {
        guard (1...16).contains(jobs) else { throw ValidationError("'--jobs' can be 1 to 16.") }
        guard !(installService && (once || output.json)) else {
            throw ValidationError("Use '--install-service' on its own, or with '--jobs'.")
        }
    }

    func run(in session: Session) async throws -> ExitStatus {
        guard !installService else {
            session.console.write(WorkerService(jobs: jobs).text)
            return .done
        }
        try await session.askForParentsJobs()
        let (worker, service) = (try session.app.generation.worker, try session.app.generation.jobService)
        let (console, asJSON, count, once) = (session.console, output.json, jobs, once)
        if asJSON { console.write(JSONText.of(StreamStartDocument())) }
        let (events, teller) = AsyncStream.makeStream(of: JobWorker.Event.self)
        let stop = WorkerStop()
        let work = Task { () async throws in
            defer { teller.finish() }
            try await worker.run(count: count, untilEmpty: once, stop: stop) { teller.yield($0) }
        }
        let backups = Task { [library = try session.app.library] in
            await Self.backUpDaily(library, isEndless: !once, on: console, tells: !asJSON)
        }
        defer { backups.cancel() }
        let watch = SignalWatch(SignalWatch.ends) { _ in
            if stop.isRequested { work.cancel() }
            stop.request()
        }
        defer { watch.stop() }
        var isIdle = true
        for await event in events {
            isIdle = false
            guard let line = try await line(for: event, asJSON: asJSON, service) else { continue }
            console.write(line)
        }
        try await work.value
        if once { await backups.value }
        if once && isIdle && !asJSON { console.write("No stories are queued.") }
        return .done
    }

    /// How often is looked whether a backup is due.
    private static let backupInterval = Duration.seconds(600)

    /// Makes the backups of the days while stories are made; one that fails is told of, and tried again later.
    private static func backUpDaily(
        _ library: LibraryFeature, isEndless: Bool, on console: Console, tells: Bool
    ) async {
        var last: LibraryError?
        repeat {
            do throws(LibraryError) {
                let backup = try await library.backUpDaily()
                if let backup, tells { console.write("Backed up \(backup.contents) to \(backup.file.path).") }
                last = nil
            } catch {
                guard error != .cancelled else { return }
                if error != last { console.writeError(Self.text(of: error)) }
                last = error
            }
            guard isEndless else { return }
            do { try await Task.sleep(for: backupInterval) } catch { return }
        } while !Task.isCancelled
    }

    private static func text(of error: LibraryError) -> String {
        (["No backup was made.", error.message] + [error.reason].compactMap(\.self) + [error.commandRecovery])
            .joined(separator: " ")
    }

    /// Returns the line that tells of an event; nil if there is nothing to tell.
    private func line(
        for event: JobWorker.Event, asJSON: Bool, _ service: JobService
    ) async throws -> String? {
        guard !asJSON else {
            // A cancelled job may be removed by now.
            guard let progress = try? await service.progress(of: event.job) else { return nil }
            return JSONText.line(JobEventDocument(progress))
        }
        switch event {
        case .began(let job, let entry):
            let again = entry.attempts > 1 ? " (attempt \(entry.attempts))" : ""
            return "Making '\(job.brief.workingTitle)' (\(job.id.short)) …\(again)"
        case .made(let outcome):
            let failure = outcome.failure.map { " \($0.error.message) \($0.error.advice)" } ?? ""
            return "Made '\(PlainText.quotation(outcome.story.title))' (\(outcome.story.id.short)).\(failure)"
        case .failed(let job, let error): return "\(job.id.short): \(error.message) \(error.advice)"
        case .yielded(let job): return "Stopped; \(job.id.short) waits for another worker."
        }
    }
}

extension JobWorker.Event {
    /// The job that it is about.
    fileprivate var job: JobID {
        switch self {
        case .began(let job, _), .failed(let job, _), .yielded(let job): job.id
        case .made(let outcome): JobID(rawValue: outcome.story.id.rawValue)
        }
    }
}
