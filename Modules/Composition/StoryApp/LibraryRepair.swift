public import Generation
import Library
public import StoryCore

/// Mends a library: what storage can mend, and what can be made again.
public struct LibraryRepair: Sendable {
    let library: LibraryFeature
    let generation: GenerationFeature

    /// What became of the parts that a story has lost.
    fileprivate enum Remaking {
        /// Nothing of it had to be made.
        case needless
        /// All of it is there again.
        case done
        /// Not all of it could be made; this is what a person can do.
        case failed(advice: String)
    }

    /// Mends what can be mended, and makes the pictures and narrations again that stories have lost.
    ///
    /// - Parameter observer: Told how far each part is.
    /// - Returns: What was looked at; each finding says what was done, or what a person can do.
    /// - Throws: ``LibraryError`` if nothing could be looked at, ``GenerationError/cancelled``.
    public func execute(observer: @escaping GenerationObserver) async throws -> LibraryInspection {
        var inspection = try await library.repair()
        for index in inspection.items.indices where inspection.items[index].findings.contains(where: \.isMarkedLost) {
            guard let story = inspection.items[index].story else { continue }
            inspection.items[index].note(try await remake(story, observer: observer))
        }
        return inspection
    }

    /// Makes what is marked as failed.
    private func remake(_ identifier: StoryID, observer: @escaping GenerationObserver) async throws -> Remaking {
        var remaking = Remaking.needless
        let story = try await library.story(matching: identifier.rawValue)
        for step in story.failedSteps {
            do throws(GenerationError) {
                let outcome = try await generation.retry(StoryPart(step), of: story, observer: observer)
                if let failure = outcome.failure { throw failure.error }
                // Single pictures that could not be made are no failure of their step.
                guard !outcome.story.failedSteps.contains(step) else {
                    return .failed(
                        advice: "Not all of it could be made again: "
                            + "'story retry \(identifier.short) --step \(step.rawValue)' tries once more.")
                }
                remaking = .done
            } catch {
                guard error != .cancelled else { throw error }
                return .failed(advice: "It could not be made again. \(error.message) \(error.recovery)")
            }
        }
        return remaking
    }
}

extension LibraryInspection.Item {
    /// Tells what became of the parts that were lost.
    fileprivate mutating func note(_ remaking: LibraryRepair.Remaking) {
        for index in findings.indices where findings[index].isMarkedLost {
            switch remaking {
            case .needless: break
            case .done: findings[index].mend = .done(findings[index].remade)
            case .failed(let advice): findings[index].mend = .advice(advice)
            }
        }
    }
}

extension LibraryFinding {
    /// Whether a part of a story was lost, and the story knows by now.
    fileprivate var isMarkedLost: Bool {
        guard case .done = mend else { return false }
        return switch kind {
        case .missingFile, .damagedFile, .notAFile, .unreadableRow, .unfitMarks: true
        case .unreadableFile, .extraFile, .openPermissions, .danglingRow, .staleIndex, .damagedDatabase,
            .unreadableSettings:
            false
        }
    }

    /// What was done.
    fileprivate var remade: String {
        switch kind {
        case .damagedFile, .notAFile: "Made again; what was there is in the folder 'damaged'."
        default: "Made again."
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
