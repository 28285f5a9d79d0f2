import DynamicLibrary
import Foundation
import StoryCore
import Testing

@Suite("Engine library in a file of its own", .timeLimit(.minutes(1)))
struct LibraryFileTests {
    @Test("A file that is no library is an error that names it and says what to do")
    func noLibrary() throws {
        // Given
        let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).so")
        try Data("no library".utf8).write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        // When
        let error = #expect(throws: ProviderError.self) {
            _ = try DynamicLibrary(file: file, remedy: .installVoiceEngine, for: "tester")
        }
        // Then
        #expect(error?.reason?.contains(file.lastPathComponent) == true)
        #expect(error?.fault?.remedy == .installVoiceEngine)
    }

    @Test("A library is loaded by its path")
    func load() throws {
        // Given
        let folders = ["/lib/x86_64-linux-gnu", "/lib/aarch64-linux-gnu", "/lib64", "/usr/lib"]
        let path = try #require(folders.map { $0 + "/libm.so.6" }.first(where: FileManager.default.fileExists))
        let sut = try DynamicLibrary(file: URL(filePath: path), remedy: .installVoiceEngine, for: "tester")
        // When
        let root = try sut.function("sqrt", as: (@convention(c) (Double) -> Double).self)
        // Then
        #expect(root(9) == 3)
    }
}
