import StoryCore
import Testing

@testable import ZipArchive

@Suite("The library that reads and writes zip files", .timeLimit(.minutes(1)))
struct ArchiveFunctionsTests {
    @Test("Where it is not installed, or is another one, the error names its package")
    func missing() throws {
        for library in ["libarchive.so.0", "libc.so.6"] {
            let error = #expect(throws: StorageError.self) { try ArchiveFunctions.load(library) }
            #expect(error?.code == "storage.missingLibrary")
            #expect(error?.advice == "Install it with 'apt-get install libarchive13'.")
            #expect(error?.reason?.contains(library) == true)
        }
    }

    @Test("Where it is installed, nothing is wrong")
    func installed() throws {
        try ZipLibrary.check()
    }
}
