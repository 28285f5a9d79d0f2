public import Generation
import Library
public import StoryCore

/// Mends a library: what storage can mend, and what can be made again.
public struct LibraryRepair: Sendable {
    let library: LibraryFeature
    let generation: GenerationFeature

    /// Mends what can be mended, and makes the pictures and narrations again that stories have lost.
    ///
    /// - Parameter observer: Told how far each part is.
    /// - Returns: What was looked at; each finding says what was done, or what a person can do.
    public func execute(observer: @escaping GenerationObserver) async throws -> LibraryInspection {
        var inspection = try await library.repair()
        for index in inspection.items.indices {
            guard let story = inspection.items[index].story, inspection.items[index].hasLostMedia else { continue }
            inspection.items[index].note(try await remake(story, observer: observer))
        }
        return inspection
    }

    /// Makes what is marked as failed.
    ///
    /// - Returns: What a person can do about what could not be made; nil if all of it is there now.
    private func remake(_ identifier: StoryID, observer: @escaping GenerationObserver) async throws -> String? {
        let story = try await library.story(matching: identifier.rawValue)
        for step in story.failedSteps {
            do throws(GenerationError) {
                let outcome = try await generation.retry(step, of: story, observer: observer)
                if let failure = outcome.failure { throw failure.error }
                // Single pictures that could not be made are no failure of their step.
                guard !outcome.story.failedSteps.contains(step) else {
                    return "Not all of it could be made again; "
                        + "'story retry \(identifier.short) --step \(step.rawValue)' tries once more."
                }
            } catch {
                guard error != .cancelled else { throw error }
                return "It could not be made again. \(error.message) \(error.recovery)"
            }
        }
        return nil
    }
}

extension LibraryInspection.Item {
    /// Whether a file of the story was found to be lost.
    fileprivate var hasLostMedia: Bool { findings.contains(where: \.isLostMedia) }

    /// Tells what became of the files that were lost.
    fileprivate mutating func note(_ advice: String?) {
        for index in findings.indices where findings[index].isLostMedia {
            findings[index].mend = advice.map { .advice($0) } ?? .done("it was made again.")
        }
    }
}

extension LibraryFinding {
    fileprivate var isLostMedia: Bool {
        switch kind {
        case .missingFile, .damagedFile, .notAFile: true
        case .extraFile, .openPermissions, .unreadableRow, .danglingRow, .staleIndex, .damagedDatabase,
            .unreadableSettings:
            false
        }
    }
}

extension Story {
    /// The steps of which something could not be made or was lost.
    fileprivate var failedSteps: [GenerationStep] {
        let pictures = [cover.status] + pages.map(\.illustration.status)
        return (narrationStatus == .failed ? [.audio] : []) + (pictures.contains(.failed) ? [.illustrations] : [])
    }
}
