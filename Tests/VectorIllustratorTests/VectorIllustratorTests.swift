import Foundation
import StoryCore
import TestSupport
import Testing
import VectorIllustrator

@Suite("Making picture files of scenes", .timeLimit(.minutes(2)))
struct VectorIllustratorTests {
    private let sut = VectorIllustrator()

    @Test(
        "A picture is a PNG file of the asked size", arguments: [(1280, 960), (64, 48), (100, 30), (1, 1), (30, 100)])
    func size(width: Int, height: Int) async throws {
        // Given
        let request = Given.request(Given.scene(), width: width, height: height)

        // When
        let picture = try await sut.illustrate(request)

        // Then
        #expect(picture.fileExtension == "png")
        #expect(picture.data.prefix(8) == Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]))
        #expect(number(in: picture.data, at: 16) == width)
        #expect(number(in: picture.data, at: 20) == height)
        #expect(picture.data.suffix(8) == Data([0x49, 0x45, 0x4E, 0x44, 0xAE, 0x42, 0x60, 0x82]))
    }

    @Test("The same request gives the same bytes, again and two at once")
    func sameBytes() async throws {
        // Given
        let request = Given.request(Given.scene(weather: "snow", props: ["tree", "ball"]), [try Given.sheet()])

        // When
        async let first = sut.illustrate(request)
        async let second = VectorIllustrator().illustrate(request)
        let pictures = try await [first, second]
        let third = try await sut.illustrate(request)

        // Then
        #expect(pictures[0] == pictures[1])
        #expect(pictures[0] == third)
    }

    @Test("Different pages drawn at once come out as they do one by one")
    func atOnce() async throws {
        // Given
        let requests = Setting.known.enumerated().map { index, setting in
            Given.request(Given.scene(setting: setting), page: index)
        }

        // When
        let sut = sut
        let together = try await withThrowingTaskGroup(of: (Int, Picture).self) { group in
            for request in requests { group.addTask { (request.page, try await sut.illustrate(request)) } }
            return try await group.reduce(into: [Int: Picture]()) { $0[$1.0] = $1.1 }
        }

        // Then
        for request in requests {
            #expect(together[request.page] == (try await sut.illustrate(request)))
        }
    }

    @Test("A page's index and the seed change small things", arguments: [(1, 7), (0, 8)])
    func variety(page: Int, seed: UInt64) {
        // Given
        let scene = Given.scene(setting: "forest")

        // When
        let one = sut.svg(for: Given.request(scene, page: 0, seed: 7))
        let other = sut.svg(for: Given.request(scene, page: page, seed: seed))

        // Then
        #expect(one != other)
    }

    @Test(
        "A size that no picture can have is a clear error",
        arguments: [(0, 48), (64, 0), (-1, 48), (64, -960), (8193, 48), (64, 8193), (.max, .max), (.min, 1)])
    func impossibleSize(width: Int, height: Int) async {
        // Given
        let request = Given.request(Given.scene(), width: width, height: height)

        // When
        let error = await #expect(throws: ProviderError.self) { try await sut.illustrate(request) }

        // Then
        #expect(error?.fault?.provider == "vector")
        #expect(error?.fault?.detail.contains("\(width) by \(height)") == true)
        #expect(error?.isTransient == false)
    }

    @Test("A cancelled task gets no picture")
    func cancelled() async {
        // Given
        let request = Given.request(Given.scene())
        let sut = sut

        // When
        let task = Task {
            await untilCancelled()
            return try await sut.illustrate(request)
        }
        task.cancel()

        // Then
        await #expect(throws: ProviderError.cancelled) { try await task.value }
    }

    @Test("It is available where librsvg, cairo and zlib are installed")
    func available() async throws {
        // When, Then
        try await sut.checkAvailability()
        #expect(sut.identifier == "vector")
        #expect(sut.maximumConcurrentRequests >= 1)
    }

    private func number(in data: Data, at offset: Int) -> Int {
        data[offset..<(offset + 4)].reduce(0) { $0 << 8 | Int($1) }
    }
}
