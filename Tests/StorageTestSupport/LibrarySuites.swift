import Foundation
import Glibc
package import LibraryStorage
package import TestSupport
import Testing

package import StoryStorage

/// A library of a test's own, in a folder that nobody else can read and that goes with the test.
package struct TestLibrary {
    package let folder: TemporaryFolder
    package let files: LibraryWithFiles

    package init() throws {
        folder = try TemporaryFolder()
        #expect(chmod(folder.url.path, 0o700) == 0)
        files = LibraryWithFiles(folder.url)
    }
}

/// Tests over a library with the files of its stories.
package protocol LibrarySuite {
    /// The test's own library.
    var own: TestLibrary { get }
}

extension LibrarySuite {
    package var folder: TemporaryFolder { own.folder }
    package var library: LibraryWithFiles { own.files }
    package var stories: StoryStore { library.stories }
}

/// Tests of what checks and repairs a library.
package protocol CheckerSuite: LibrarySuite {}

extension CheckerSuite {
    package var sut: LibraryChecker { library.checker }
}

/// Tests of the store of stories.
package protocol StoryStoreSuite: LibrarySuite {}

extension StoryStoreSuite {
    package var sut: StoryStore { stories }
}
