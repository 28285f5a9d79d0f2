import Foundation
import Testing

/// The verbs of a feature that are run with `--json`; each feature brings its own, and their list is derived.
protocol FeatureLookContract: SendableMetatype {
    /// Runs each verb with an answer at least once.
    static func look(with look: LookAtJSON) async throws
}

/// Runs verbs with `--json` in one library, and compares what they answer with the reference.
final class LookAtJSON {
    private let story: StoryProcess
    private let page: JSONPage
    /// What is not as the reference says.
    private(set) var faults: [String] = []
    /// The objects that were seen.
    private(set) var seen: Set<String> = []
    /// The verbs that were run.
    private(set) var verbs: Set<String> = []
    /// What was answered, with the name of the object that it is.
    private(set) var answers: [(name: String, text: String)] = []

    init(story: StoryProcess, page: JSONPage) {
        (self.story, self.page) = (story, page)
    }

    // MARK: - The library

    /// Looks at everything about heroes and events.
    func heroesAndEvents() async throws {
        try await look("hero add", "Mira", "--eyes", "green", "--age", "6", "--trait", "brave")
        try await look("hero edit", "Mira", "--hair", "long red")
        try await look("hero show", "Mira")
        try await look("hero list")
        try await look("event add", "Lost tooth", "--keyword", "tooth")
        try await look("event edit", "Lost tooth", "--tone", "funny", "--hard-part", "It wobbles.")
        try await look("event show", "Lost tooth")
        try await look("event favorite", "Lost tooth")
    }

    /// Looks at everything about stories, also one that was interrupted.
    func stories() async throws {
        let words = ["--hero", "Mira", "--minutes", "1", "--seed", "4"]
        try await look("create", words + ["--hero", "Ole", "--custom-event", "Lost tooth", "--progress", "json"])
        let identifier = try await newest()
        try await look("event list")
        try await look("library list", "--limit", "1")
        try await look("library show", identifier)
        try await look("library favorite", identifier)
        try await look("library edit", identifier, "--title", "Another title")
        try await look("retry", identifier, "--cover")
        try await look("open", "story://library/\(identifier)")
        try await look("voices")
        try await look("play", identifier, "--output", "null", "--from", "50", "--sleep", "end", "--repeat", "all")
        try await interrupt()
        try await look("jobs list")
        try await look("resume")
        try await interrupt()
        try await look("jobs delete", "--all", "--yes")
        try await queue()
        try await look("library delete", try await newest(), "--yes")
        try await look("library bin list")
        let removed = try #require(try await story.run(["library", "bin", "--json"]).list("stories").first?["id"])
        try await look("library bin restore", "\(removed)")
        try await look("library delete", "\(removed)", "--yes")
        try await look("library bin empty", "--yes")
        try await look("create", ["--hero", "Mira", "--minutes", "99"], status: 64)
    }

    /// Looks at everything about queued stories, also one that failed.
    private func queue() async throws {
        let words = ["create", "--hero", "Mira", "--minutes", "1", "--no-audio", "--queue", "--json"]
        let queued = try await story.run(words)
        try compare(queued.output, "Job")
        let job = try #require(try queued.object()["id"] as? String)
        try await look("jobs retry", job)
        try await set(
            job, "waiting", #"{"code":"access.approvalNeeded","message":"Ben has asked.","category":"notAllowed"}"#)
        try await look("jobs approve", job)
        try await look("worker", "--once")
        try await look("jobs watch", job)
        let other = try #require(try await story.run(words).object()["id"] as? String)
        try await set(
            other, "failed",
            #"{"code":"provider.timeout","message":"Too slow.","category":"temporary","step":"story"}"#)
        try await look("jobs watch", other, status: 75)
        try await look("jobs cancel", other, "--yes")
    }

    /// Leaves a job in a state that takes long to come to.
    private func set(_ job: String, _ state: String, _ failure: String) async throws {
        let change = "UPDATE jobQueue SET state = '\(state)', failure = '\(failure)' WHERE id = '\(job)'"
        let library = story.home.appending(path: "data/library.sqlite").path
        _ = try await story.run([library, change], shell: #"sqlite3 "$1" "$2""#)
    }

    /// Looks at everything about collections and what is earned with them.
    func collections() async throws {
        let quick = ["--no-audio", "--no-illustrations", "--minutes", "1"]
        let words = [
            "--focus", "kindness", "--child", "Lina", "--stories", "1", "--interest", "whales", "--hero", "Mira",
        ]
        try await look("collection create", words + quick)
        let first = try await newest()
        _ = try await story.run(["create", "--hero", "Mira"] + quick)
        try await look("collection add", "Kindness", try await newest())
        try await look("collection complete", "Kindness", first)
        try await look("collection remove", "Kindness", try await newest())
        try await look("collection rename", "Kindness", "Kind evenings")
        try await look("collection resume", "Kind")
        try await look("collection show", "Kind")
        try await look("collection list")
        try await look("achievements")
        try await look("journey")
        try await look("collection delete", "Kind", "--yes")
        try await look("event delete", "Lost tooth", "--yes")
        try await look("hero delete", "Mira", "--yes")
    }

    /// Looks at everything about damage and backups.
    func upkeep() async throws {
        try await look("doctor", status: nil)
        let file = story.home.appending(path: "library.zip").path
        try await look("backup", file)
        try await look("restore", file, "--replace", "--yes")
        try await look("library previous list")
        let name = try #require(
            try await story.run(["library", "previous", "--json"]).list("libraries").first?["name"])
        try await look("library previous restore", "\(name)")
        let other = try #require(
            try await story.run(["library", "previous", "--json"]).list("libraries").first?["name"])
        try await look("library previous delete", "\(other)", "--yes")
        let media = try #require(story.files(below: "data/media").first)
        let copy = story.home.appending(path: "data/media/00/\(String(repeating: "0", count: 62)).png")
        try FileManager.default.createDirectory(at: copy.deletingLastPathComponent(), withIntermediateDirectories: true)
        try FileManager.default.copyItem(at: story.home.appending(path: "data/media/\(media)"), to: copy)
        try await look("verify", status: nil)
        _ = try await story.run(["verify", "--repair"])
        try await look("verify", status: nil)
    }

    /// Looks at everything about voices.
    func voices() async throws {
        try SampleVoice.writeEngine(to: story.home.appending(path: "voices"))
        let files = try SampleVoice.writeFiles(to: story.home)
        let offline = try SampleVoice.writeFailingPip(to: story.home)
        try await look("voice install", files + ["--progress", "json"], environment: offline)
        try await look("voice list")
        try await look("voice remove", "thorsten", "--yes")
        try await look("voice test", "--to", story.home.appending(path: "voice.wav").path)
        try await look("voice default", "slt")
        try await look("voice install", ["heart", "--progress", "json"], status: 75, environment: offline)
    }

    /// Looks at everything about settings.
    func settings() async throws {
        try await look("settings list")
        try await look("settings show", "theme")
        try await look("settings set", "theme", "dark")
        try await look("settings reset", "--all")
        try await look("settings set", "theme", "pink", status: 64)
    }

    // MARK: - Looking

    /// Runs a verb.
    func look(_ verb: String, _ words: String..., status: Int32? = 0) async throws {
        try await look(verb, words, status: status)
    }

    private func look(
        _ verb: String, _ words: [String], status: Int32? = 0, environment: [String: String] = [:]
    ) async throws {
        let result = try await story.run(
            verb.split(separator: " ").map(String.init) + words + ["--json"], environment: environment)
        if let status { #expect(result.status == status, "\(verb): \(result.errorOutput)") }
        verbs.insert(verb)
        if ["play", "worker", "jobs watch"].contains(verb) {
            for line in result.output.split(separator: "\n") { try compare(String(line), nil) }
        } else if result.status == 0 || status == nil {
            try compare(result.output, try page.answer(of: verb))
        }
        for line in result.errorOutput.split(separator: "\n") where line.hasPrefix("{") {
            try compare(String(line), nil)
        }
    }

    /// - Parameter name: The object that the text is; nil for one that says so itself.
    private func compare(_ text: String, _ name: String?) throws {
        let value = try JSONDecoder().decode(JSONValue.self, from: Data(text.utf8))
        let name = try name ?? kind(of: value)
        answers.append((name, text))
        faults += page.faults(inWhole: value, of: name, seen: &seen)
        let again = try ReadDocument(name).text(readingAgain: text)
        let isSame = try JSONDecoder().decode(JSONValue.self, from: Data(again.utf8)) == value
        if !isSame { faults.append("\(name) is not the same once it was read: \(again)") }
    }

    private func kind(of value: JSONValue) throws -> String {
        guard case .object(let object) = value else { return "no object" }
        guard case .string(let event)? = object["event"] else { return "Error" }
        if object["queue"] != nil { return "Player" }
        return event == "start" ? "Stream start" : "\(event.capitalized) event"
    }

    private func newest() async throws -> String {
        let list = try await story.run(["library", "list", "--limit", "1", "--json"]).list("stories")
        return try #require(list.first?["id"] as? String)
    }

    private func interrupt() async throws {
        let command = ["create", "--hero", "Mira", "--minutes", "2", "--progress", "json"]
        let killed = try await story.run(command, stopAt: (SIGKILL, "\"kind\":\"sentence\""))
        try #require(killed.status == 128 + SIGKILL)
    }
}
