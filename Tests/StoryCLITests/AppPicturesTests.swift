import Foundation
import Observation
import StoryApp
import TerminalPictures
import TerminalUI
import TestSupport
import Testing

@testable import StoryCLI

@Suite("Pictures in the app", .tags(.process), .timeLimit(.minutes(2)))
@MainActor
struct AppPicturesTests {
    private static let size = Size(width: 24, height: 12)

    private let library: NarratedLibrary
    private let media: URL
    private let sut: AppPictures
    private let themes = Themes()

    /// Whether colours are wanted.
    private final class Themes {
        var isPlain = false
    }

    init() async throws {
        library = try await NarratedLibrary(.narrationAndPictures)
        media = library.story.home.appending(path: "data/media")
        let app = try AppContainer(environment: ["STORY_HOME": library.story.home.path])
        sut = AppPictures(
            media: app.media, TerminalCapabilities(depth: .full, isUnicode: true, hasScreen: true),
            on: ProbedTerminal(TerminalEnvironment { _ in nil }, on: SystemTerminal()), firstImage: 1,
            isPlain: { [themes] in themes.isPlain }
        ) { _ in }
    }

    /// Waits until the renderer has something to say; as views do, it is asked again when it has changed.
    private func picture(_ path: String) async -> PictureState {
        let source = PictureSource(path: path)
        let (changes, bell) = AsyncStream<Void>.makeStream()
        let first = withObservationTracking {
            sut.picture(source, size: Self.size, allowsPixels: true)
        } onChange: {
            bell.yield()
        }
        guard first == .pending else { return first }
        for await _ in changes { break }
        return sut.picture(source, size: Self.size, allowsPixels: true)
    }

    @Test("A story's picture is cells with colours, as many as there is room for")
    func cells() async throws {
        // Given
        let paths = try FileManager.default.subpathsOfDirectory(atPath: media.path)
        let path = try #require(paths.first { $0.hasSuffix(".png") })
        // When
        let picture = await picture(path)
        // Then
        guard case .ready(.cells(let rows)) = picture else {
            Issue.record("\(picture)")
            return
        }
        #expect(rows.count <= Self.size.height)
        #expect(rows.allSatisfy { $0.count <= Self.size.width })
        #expect(Set(rows.joined().map(\.style)).count > 20)
        #expect(sut.picture(PictureSource(path: path), size: Self.size, allowsPixels: true) == picture)
    }

    @Test("Where no colours are wanted any more, a picture is drawn again without them")
    func plain() async throws {
        // Given
        let paths = try FileManager.default.subpathsOfDirectory(atPath: media.path)
        let path = try #require(paths.first { $0.hasSuffix(".png") })
        _ = await picture(path)
        // When
        themes.isPlain = true
        let picture = await picture(path)
        // Then
        guard case .ready(.cells(let rows)) = picture else {
            Issue.record("\(picture)")
            return
        }
        #expect(rows.joined().allSatisfy { $0.style.foreground == nil && $0.style.background == nil })
    }

    @Test(
        "What is no picture of the library's is none",
        arguments: ["", "../../etc/passwd", "ab/cd.png", "00/\(String(repeating: "0", count: 62)).png"])
    func others(path: String) async {
        #expect(await picture(path) == .failed)
    }
}
