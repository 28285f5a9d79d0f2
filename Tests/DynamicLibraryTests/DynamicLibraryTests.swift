import DynamicLibrary
import StoryCore
import Testing

@Suite("Engine library", .timeLimit(.minutes(1)))
struct DynamicLibraryTests {
    @Test("A library that is not there is an error that names it and its package")
    func missingLibrary() throws {
        // When
        let error = #expect(throws: ProviderError.self) {
            _ = try DynamicLibrary("libnosuchthing.so.9", package: "libnosuchthing9", for: "tester")
        }
        // Then
        guard case .configuration(let fault) = error else {
            Issue.record("It should be a matter of configuration: \(String(describing: error))")
            return
        }
        #expect(fault.provider == "tester")
        #expect(fault.detail.contains("libnosuchthing.so.9"))
        #expect(error?.advice == "Install it with 'apt-get install libnosuchthing9'.")
    }

    @Test("A function that the library lacks is an error that names both")
    func missingFunction() throws {
        // Given
        let sut = try DynamicLibrary("libc.so.6", package: "libc6", for: "tester")
        // When
        let error = #expect(throws: ProviderError.self) {
            _ = try sut.function("no_such_function", as: (@convention(c) () -> Void).self)
        }
        // Then
        #expect(error?.reason == "The library libc.so.6 has no function no_such_function.")
    }

    @Test("A function that is there can be called")
    func call() throws {
        // Given
        let sut = try DynamicLibrary("libc.so.6", package: "libc6", for: "tester")
        // When
        let absolute = try sut.function("abs", as: (@convention(c) (Int32) -> Int32).self)
        // Then
        #expect(absolute(-7) == 7)
    }
}
