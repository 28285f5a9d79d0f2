import Foundation
import TestSupport
import Testing

@Suite("Heroes on the command line", .tags(.process), .timeLimit(.minutes(1)))
struct HeroTests {
    private let story: InProcessStory

    init() throws {
        story = try InProcessStory()
    }

    @Test("Words that pictures can't show are kept, and told in a line each, when they are given")
    func unknownLooks() async throws {
        // When
        let added = try await story.run(["hero", "add", "Mira", "--color", "unobtainium", "--skin", "light"])
        let renamed = try await story.run(["hero", "edit", "Mira", "--name", "Mirabel"])
        let changed = try await story.run(["hero", "edit", "Mirabel", "--accessory", "jetpack"])
        // Then
        #expect([added, renamed, changed].map(\.status) == [0, 0, 0])
        #expect(added.errorOutput.hasPrefix("Pictures can't show the colour 'unobtainium'. They can show: "))
        #expect(added.errorOutput.split(separator: "\n").count == 1)
        #expect(renamed.errorOutput.isEmpty)
        #expect(changed.errorOutput.contains("the accessory 'jetpack'"))
        let kept = try await story.run(["hero", "show", "Mirabel"]).output
        #expect(kept.contains("unobtainium") && kept.contains("jetpack"))
    }

    @Test("Who takes the name of another hero is told how to tell them apart, new or renamed")
    func namesakes() async throws {
        // Given
        _ = try await story.run(["hero", "add", "Mira"])
        // When
        let added = try await story.run(["hero", "add", "mira"])
        _ = try await story.run(["hero", "add", "Ole"])
        let renamed = try await story.run(["hero", "edit", "Ole", "--name", "Mira"])
        // Then
        #expect(added.errorOutput.hasPrefix("Another hero is called mira, too."))
        #expect(renamed.errorOutput.hasPrefix("Another hero is called Mira, too."))
        #expect(renamed.status == 0)
    }
}
