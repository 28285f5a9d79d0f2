import Foundation
import LibraryStorage
import StorageTestSupport
import StoryCore
import TestSupport
import Testing

@testable import StoryStorage

/// The roles that this program plays for other tests when they start it once more; see ``ChildProcess``.
@Suite("The roles of a second process", .tags(.process), .timeLimit(.minutes(1)))
struct ChildRoleTests {
    private static let environment = ProcessInfo.processInfo.environment
    private static let role = environment[ChildProcess.roleVariable].flatMap(ChildRole.init(rawValue:))

    private let folder = URL(filePath: environment[ChildProcess.folderVariable] ?? "/nowhere")
    private let name = environment[ChildProcess.nameVariable] ?? ""

    private func say(_ text: String) {
        FileHandle.standardOutput.write(Data("\(text)\n".utf8))
    }

    @Test("A writer adds 100 heroes and 100 stories", .enabled(if: role == .writer, "only in a second process"))
    func writer() async throws {
        let database = LibraryDatabase(folder: folder)
        try await addHundred(to: database, name: name)
        say("written")
    }

    @Test("A deleter deletes every story, two at a time", .enabled(if: role == .deleter, "only in a second process"))
    func deleter() async throws {
        let moment = DeadlyMoment(rawValue: name)
        let library = LibraryWithFiles(folder) { store in
            if let moment { DeadlyBlobs(store: store, moment: moment) } else { store }
        }
        let all = try await library.stories.stories(StoryQuery(sort: .title, limit: 1000)).stories.map(\.id)
            .filter { $0.rawValue.hasPrefix("victim") }
        if let moment { try await library.database.die(at: moment) }
        for index in stride(from: 0, to: all.count, by: 2) {
            try await library.stories.delete(Array(all[index..<min(index + 2, all.count)]))
            say("deleted \(index);")
        }
        say("done")
    }
}

/// Adds 100 heroes and 100 stories, each in a transaction of its own.
func addHundred(to database: LibraryDatabase, name: String) async throws {
    let (heroes, stories) = (HeroStore(database: database), StoryStore(database: database))
    for index in 0..<100 {
        let hero = try Hero.stub(name: "\(name) \(index)")
        try await heroes.add(hero)
        try await stories.save(
            .stub(id: "story-\(name.lowercased())-\(index)", title: "\(name) \(index)", heroes: [hero]))
    }
}
