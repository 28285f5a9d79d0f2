import CollectionsStorage
import Foundation
import PlaybackStorage
import StoryCore

@testable import StoryStorage

extension LibrarySchema {
    /// The schema of the program.
    init() {
        self.init(features: [PlaybackStorage(), CollectionsStorage()])
    }

    /// The number of migrations behind a new library.
    var version: Int { pending(after: .none).count }
}

extension LibraryDatabase {
    /// A database as the program opens it.
    init(folder: URL) {
        self.init(folder: folder, features: [PlaybackStorage(), CollectionsStorage()])
    }
}

extension LibraryChangeObserver {
    /// An observer as the program has it.
    convenience init(folder: URL, pause: Duration) {
        self.init(folder: folder, features: [PlaybackStorage(), CollectionsStorage()], pause: pause)
    }
}

extension LibraryPart {
    /// The parts that the program knows.
    static let known: Set<LibraryPart> = [.stories, .heroes, .events, .collections, .jobs]
}
