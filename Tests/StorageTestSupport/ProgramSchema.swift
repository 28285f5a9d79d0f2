import CollectionsStorage
package import Foundation
import PlaybackStorage
package import StoryCore

package import StoryStorage

extension LibrarySchema {
    /// The schema of the program.
    package init() {
        self.init(features: [PlaybackStorage(), CollectionsStorage()])
    }
}

extension LibraryDatabase {
    /// A database as the program opens it.
    package init(folder: URL) {
        self.init(folder: folder, features: [PlaybackStorage(), CollectionsStorage()])
    }
}

extension LibraryChangeObserver {
    /// An observer as the program has it.
    package convenience init(folder: URL, pause: Duration) {
        self.init(folder: folder, features: [PlaybackStorage(), CollectionsStorage()], pause: pause)
    }
}

extension LibraryPart {
    /// The parts that the program knows.
    package static let known: Set<LibraryPart> = [.stories, .heroes, .events, .collections, .jobs]
}
