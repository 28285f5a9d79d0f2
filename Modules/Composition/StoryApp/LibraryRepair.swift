public import Generation
import Library
public import StoryCore

/// Repairs a library: what storage can repair, and what can be regenerated.
public struct LibraryRepair: Sendable {
    /// The library of whoever asks for it.
    let library: LibraryFeature
    /// The library with all stories.
    let household: LibraryFeature
    let generation: GenerationFeature

    /// The result of regenerating the lost parts of a story.
    fileprivate enum PartRegeneration {
        /// Nothing was missing.
        case needless
        /// All parts are complete; if the voice was missing, another one narrates.
        case done(replacedVoice: String?)
        /// Some parts failed; the advice says what a person can do.
        case failed(advice: String, RecoveryAction? = nil)
    }

    /// Repairs what it can, and regenerates illustrations and narrations that were lost, failed, or were interrupted.
    ///
    /// - Parameter observer: Receives the progress of each part.
    /// - Returns: The inspection; each finding says what was done, or what a person can do.
    /// - Throws: ``LibraryError`` if nothing could be checked, ``GenerationError/cancelled``.
    public func execute(observer: @escaping GenerationObserver) async throws -> LibraryInspection {
        var inspection = try await library.repair()
        for index in inspection.items.indices where inspection.items[index].findings.contains(where: \.needsParts) {
            guard let story = inspection.items[index].story else { continue }
            inspection.items[index].note(try await remake(story, observer: observer))
        }
        return inspection
    }

    /// Returns the story; nil if it is in the bin.
    private func story(_ identifier: StoryID) async throws -> Story? {
        do throws(LibraryError) {
            return try await household.story(matching: identifier.rawValue)
        } catch {
            guard case .storage(.notFound) = error else { throw error }
            return nil
        }
    }

    /// Regenerates failed parts, and finishes interrupted ones.
    private func remake(_ identifier: StoryID, observer: @escaping GenerationObserver) async throws -> PartRegeneration
    {
        guard let story = try await story(identifier) else {
            let followUp = RecoveryAction.restoreAndRetryStory(identifier)
            return .failed(advice: "The story is in the bin. \(followUp.advice)", followUp)
        }
        var replacedVoice: String?
        do throws(GenerationError) {
            for step in story.failedSteps {
                let outcome = try await generation.retry(StoryPart(step), of: story, observer: observer)
                replacedVoice = outcome.replacedVoice ?? replacedVoice
                if let failure = outcome.failure { throw failure.error }
                // Single failed illustrations do not fail their step.
                guard !outcome.story.failedSteps.contains(step) else {
                    return .failed(
                        advice: "Some of it couldn't be created again.", .retryStory(identifier))
                }
            }
            let interrupted = try await generation.jobs().first { $0.job.storyID == identifier && !$0.isRunning }
            guard let job = interrupted?.job else {
                return story.failedSteps.isEmpty ? .needless : .done(replacedVoice: replacedVoice)
            }
            let outcome = try await generation.resume(job.id.rawValue, observer: observer)
            if let failure = outcome.failure { throw failure.error }
            return .done(replacedVoice: outcome.replacedVoice ?? replacedVoice)
        } catch {
            guard error != .cancelled else { throw error }
            return .failed(advice: "It couldn't be created again. \(error.message) \(error.advice)")
        }
    }
}

extension LibraryInspection.Item {
    /// Records the result of regenerating the missing parts.
    fileprivate mutating func note(_ remaking: LibraryRepair.PartRegeneration) {
        // One narration is regenerated, and its voice is reported once.
        var note = remaking.note
        for index in findings.indices where findings[index].needsParts {
            switch remaking {
            case .needless: break
            case .done:
                let text = [findings[index].remade, note].compactMap { $0 }.joined(separator: " ")
                (findings[index].repairStatus, findings[index].followUp, note) = (.done(text), nil, nil)
            case .failed(let advice, let followUp):
                (findings[index].repairStatus, findings[index].followUp) = (.advice(advice), followUp)
            }
        }
    }
}

extension LibraryRepair.PartRegeneration {
    /// A note to the family on what was regenerated; nil if nothing changed.
    fileprivate var note: String? {
        guard case .done(let gone?) = self else { return nil }
        return StoryText.replacedVoice(gone)
    }
}

extension LibraryFinding {
    /// Whether a part of a story is recorded as missing: it was found to be lost, or is pending.
    fileprivate var needsParts: Bool {
        switch kind {
        case .missingFile, .damagedFile, .notAFile, .unreadableRow, .unfitMarks:
            if case .done = repairStatus { true } else { false }
        case .failedPart, .unfinished: true
        case .unreadableFile, .extraFile, .openPermissions, .danglingRow, .alteredRow, .lostRow, .staleIndex,
            .damagedLog,
            .damagedDatabase, .lostStory, .lostHero, .lostEvent, .lostChange, .lostRows, .staleRecord,
            .unreadableSettings, .changedSettings, .leftover, .notChecked:
            false
        }
    }

    /// A sentence on what was done.
    fileprivate var remade: String {
        switch kind {
        case .damagedFile, .notAFile: "Created again; what was there is in the folder 'damaged'."
        case .unfinished: "Finished."
        default: "Created again."
        }
    }
}

extension Story {
    /// The steps of which a part failed or was lost.
    fileprivate var failedSteps: [GenerationStep] {
        let pictures = [cover.status] + pages.map(\.illustration.status)
        return (narrationStatus == .failed ? [.audio] : []) + (pictures.contains(.failed) ? [.illustrations] : [])
    }
}
