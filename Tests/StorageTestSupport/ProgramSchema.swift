import CollectionsStorage
package import Foundation
import GenerationStorage
import Household
import HouseholdStorage
import LibraryStorage
import PlaybackStorage
package import StoryCore

package import StoryStorage

/// What the features of the program store.
package let programStorage: [any FeatureStorage] = [
    CollectionsStorage(), GenerationStorage(), HouseholdStorage(), LibraryStorage(), PlaybackStorage(),
]

extension LibrarySchema {
    /// The schema of the program.
    package init() {
        self.init(features: programStorage)
    }
}

extension LibraryDatabase {
    /// A database as the program opens it.
    package init(folder: URL) {
        self.init(folder: folder, features: programStorage)
    }
}

extension LibraryChangeObserver {
    /// An observer as the program has it.
    package convenience init(folder: URL, pause: Duration) {
        self.init(folder: folder, features: programStorage, pause: pause)
    }
}

extension LibraryPart {
    /// The parts that the program knows.
    package static let known: Set<LibraryPart> = [.stories, .heroes, .events, .collections, .jobs, .household]
}
