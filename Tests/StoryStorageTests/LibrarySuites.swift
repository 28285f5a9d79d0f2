import Foundation
import Glibc
import StorageTestSupport
import TestSupport
import Testing

@testable import StoryStorage

/// A library of a test's own, in a folder that nobody else can read and that goes with the test.
struct TestLibrary {
    let folder: TemporaryFolder
    let files: LibraryWithFiles

    init() throws {
        folder = try TemporaryFolder()
        #expect(chmod(folder.url.path, 0o700) == 0)
        files = LibraryWithFiles(folder.url)
    }
}

/// Tests over a library with the files of its stories.
protocol LibrarySuite {
    /// The test's own library.
    var own: TestLibrary { get }
}

extension LibrarySuite {
    var folder: TemporaryFolder { own.folder }
    var library: LibraryWithFiles { own.files }
    var stories: StoryStore { library.stories }
}

/// Tests of what checks and repairs a library.
protocol CheckerSuite: LibrarySuite {}

extension CheckerSuite {
    var sut: LibraryChecker { library.checker }
}

/// Tests of the store of stories.
protocol StoryStoreSuite: LibrarySuite {}

extension StoryStoreSuite {
    var sut: StoryStore { stories }
}
