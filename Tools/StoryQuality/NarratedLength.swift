import Foundation
import StoryCore

/// Measures the length of stories read aloud by the real program, with its own narrator.
struct NarratedLength {
    /// The program.
    let program: URL

    /// Why a story could not be made.
    struct Failure: Error, CustomStringConvertible {
        let description: String
    }

    private struct Document: Decodable {
        struct Audio: Decodable {
            var duration: Double
        }

        var audio: Audio
    }

    /// The share of stories of one hero whose sound, with title and quiet end, is within 10 % of what was asked for, in
    /// percent.
    func figure(count: Int, briefs: [StoryBrief]) throws(Failure) -> Figure {
        let home = FileManager.default.temporaryDirectory.appending(path: "story-quality-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: home) }
        var odd: [String] = []
        for (index, brief) in briefs.prefix(count).enumerated() {
            let minutes = index % StoryBrief.minutesRange.count + 1
            let seconds = try duration(of: brief, minutes: minutes, home: home)
            if abs(seconds / 60 - Double(minutes)) > 0.1 * Double(minutes) {
                odd.append("\(brief.ageBand.rawValue) \(minutes) min, seed \(brief.seed): \(Int(seconds)) s")
            }
        }
        let share = 100 * Double(count - odd.count) / Double(max(1, count))
        return Figure("narrated length within 10 %, % of stories", share, .atLeast, 95, signs: odd)
    }

    private func duration(of brief: StoryBrief, minutes: Int, home: URL) throws(Failure) -> Double {
        guard case .standard(let event) = brief.occasion else { return 0 }
        let process = Process()
        process.executableURL = program
        process.arguments = [
            "create", "--hero", brief.heroes[0].name, "--event", event.rawValue, "--age", brief.ageBand.rawValue,
            "--tone", brief.tone.rawValue, "--minutes", "\(minutes)", "--seed", "\(brief.seed)", "--language",
            brief.language.rawValue, "--no-illustrations", "--json",
        ]
        process.environment = ["STORY_HOME": home.path, "HOME": home.path, "PATH": "/usr/bin:/bin"]
        let output = Pipe()
        process.standardOutput = output
        process.standardError = FileHandle.nullDevice
        do {
            try process.run()
            let data = output.fileHandleForReading.readDataToEndOfFile()
            process.waitUntilExit()
            // Foundation keeps a process that has ended, and with it this pipe: hundreds of stories are made.
            try output.fileHandleForReading.close()
            guard process.terminationStatus == 0 else {
                throw Failure(description: "\(program.path) ended with \(process.terminationStatus).")
            }
            return try JSONDecoder().decode(Document.self, from: data).audio.duration
        } catch let failure as Failure {
            throw failure
        } catch {
            throw Failure(description: "\(program.path) made no story: \(error)")
        }
    }
}
