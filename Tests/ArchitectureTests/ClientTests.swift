import Foundation
import Testing

@Suite("Modules in somebody else's package", .timeLimit(.minutes(10)))
struct ClientTests {
    @Test("A package outside makes a story with the product Generation alone")
    func generationClient() throws {
        // Given
        let client = PackageDescription.root.appending(path: "Tests/Clients/GenerationClient")
        let process = Process()
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = [
            "swift", "run", "--package-path", client.path, "--scratch-path",
            PackageDescription.root.appending(path: ".build/clients/generation").path, "--quiet",
        ]
        let pipe = Pipe()
        process.standardOutput = pipe

        // When
        try process.run()
        let output = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()

        // Then
        #expect(process.terminationStatus == 0)
        let lines = output.split(separator: "\n")
        // An update comes with every unit of work too; what counts is the order of the stages.
        let stages = lines.filter { $0.hasPrefix("stage ") }.reduce(into: [Substring]()) { found, stage in
            if found.last != stage { found.append(stage) }
        }
        #expect(
            stages == [
                "stage generatingStory", "stage generatingAudio", "stage generatingIllustrations", "stage completed",
            ])
        #expect(lines.contains { $0.hasPrefix("story ") && $0.hasSuffix(" 2 pages") })
        #expect(lines.count { $0.hasPrefix("state ") } == 8)
    }
}
