import CollectionsStorage
import Foundation
import PlaybackStorage

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
        self.init(folder: folder, schema: LibrarySchema())
    }
}
