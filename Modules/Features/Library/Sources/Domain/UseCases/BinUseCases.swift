package import FeatureKit
import Foundation
package import StoryCore

/// Returns the stories in the bin.
package typealias GetBinUseCaseContract = UseCase<Void, StoryBin, LibraryError>

/// Moves stories to the bin.
package typealias MoveToBinUseCaseContract = UseCase<[StoryID], Void, LibraryError>

/// Takes stories out of the bin.
package typealias RestoreFromBinUseCaseContract = UseCase<[StoryID], Void, LibraryError>

/// Deletes stories in the bin for good.
package typealias DeleteFromBinUseCaseContract = UseCase<[StoryID], Void, LibraryError>
