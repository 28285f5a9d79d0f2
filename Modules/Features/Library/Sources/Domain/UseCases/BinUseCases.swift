package import FeatureKit
import Foundation
package import StoryCore

/// Reads what is in the bin.
package typealias GetBinUseCaseContract = UseCase<Void, StoryBin, LibraryError>

/// Removes stories so that they can be restored.
package typealias MoveToBinUseCaseContract = UseCase<[StoryID], Void, LibraryError>

/// Takes stories out of the bin.
package typealias RestoreFromBinUseCaseContract = UseCase<[StoryID], Void, LibraryError>

/// Deletes stories in the bin for good.
package typealias DeleteFromBinUseCaseContract = UseCase<[StoryID], Void, LibraryError>
