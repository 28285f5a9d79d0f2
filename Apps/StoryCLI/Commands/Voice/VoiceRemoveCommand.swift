import ArgumentParser
import FeatureKit
import StoryApp
import StoryCore
import StoryDocuments

/// `story voice remove`: removes voices.
struct VoiceRemoveCommand: AppCommand {
    static let configuration = CommandConfiguration(
        commandName: "remove", abstract: "Remove natural voices.",
        discussion: """
            Stories that were narrated with a removed voice keep their narration. To free the space of the engine, too, \
            remove 'engine'.
            """)

    @Argument(help: "The voices' names; see 'story voice list'.")
    var voices: [String]

    @OptionGroup var consent: ConsentOptions
    @OptionGroup var output: OutputOptions

    func run(in session: Session) async throws -> ExitStatus {
        try await session.ask(for: .changeSettings)
        let keeper = try session.app.voices
        let inventory = try await keeper.inventory()
        let listings = try Self.listings(voices, in: inventory)
        try consent.obtain(on: session.console, for: Self.consent(to: listings, engine: inventory.engine.name))
        var removed: [VoiceListing] = []
        do throws(VoiceError) {
            for listing in listings { removed.append(try await keeper.remove(listing.name)) }
        } catch {
            // Voices removed so far are reported before the error.
            if !removed.isEmpty { tell(removed, on: session.console) }
            throw error
        }
        tell(removed, on: session.console)
        return .done
    }

    /// Returns the named voices, without duplicates.
    ///
    /// - Throws: ``VoiceError`` if one is unknown or not installed, before anything is removed.
    static func listings(_ names: [String], in inventory: VoiceInventory) throws(VoiceError) -> [VoiceListing] {
        var listings: [VoiceListing] = []
        for name in names where !listings.contains(where: { $0.name == name }) {
            guard let listing = inventory.all.first(where: { $0.name == name }) else {
                throw .unknown(name, known: inventory.all.map(\.name))
            }
            guard listing.isThere else { throw .notInstalled(name, isFetched: listing.isFetched) }
            listings.append(listing)
        }
        return listings
    }

    /// Returns the question before voices are removed; without the engine, none of them works.
    static func consent(to listings: [VoiceListing], engine: String) -> Consent {
        let hasEngine = listings.contains { $0.name == engine }
        let stays = "Stories keep their narrations. You can install it again."
        let question =
            switch (listings.count, hasEngine) {
            case (1, true): "Remove the engine?"
            case (1, false): "Remove this voice?"
            case (let count, true): "Remove all \(count), the engine included?"
            case (let count, false): "Remove these \(count) voices?"
            }
        return Consent(
            goes: listings.map { "\($0.displayName) (\($0.name)), \(StoryText.size($0.byteCount))" },
            stays: hasEngine ? "Without the engine, no natural voice can speak. \(stays)" : stays, question: question)
    }

    private func tell(_ removed: [VoiceListing], on console: Console) {
        if output.json {
            let documents = removed.map { NaturalVoiceDocument($0) }
            console.write(JSONText.pretty(RemovedVoiceListDocument(voices: documents)))
        } else {
            let lines = removed.map { "Removed \($0.displayName) (\(StoryText.size($0.byteCount)))." }
            console.write(lines.joined(separator: "\n"))
        }
    }
}
