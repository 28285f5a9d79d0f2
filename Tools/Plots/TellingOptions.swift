import ArgumentParser
import EmbeddedAuthor
import Foundation
import StoryCore

/// The audience and the size of a telling.
struct TellingOptions: ParsableArguments {
    @Option(
        name: .customLong("hero"),
        help: "A hero as NAME, NAME:she or NAME:he, with traits and what is worn: 'Mia:she:brave,curious:glasses'.")
    var heroes: [String] = []

    @Option(help: "The age: 2-4, 4-6, 6-10 or all.")
    var age = "4-6"

    @Option(help: "The tone: gentle, cheerful, funny, adventurous, magical or curious.")
    var tone: String?

    @Option(help: "The language: en or de.")
    var language = "en"

    @Option(help: "The seed.")
    var seed: UInt64 = 1

    func validate() throws {
        guard AgeBand(rawValue: age) != nil else {
            throw ValidationError("Unknown age '\(age)'. Ages: \(Self.names(of: AgeBand.self)).")
        }
        if let tone, StoryTone(rawValue: tone) == nil {
            throw ValidationError("Unknown tone '\(tone)'. Tones: \(Self.names(of: StoryTone.self)).")
        }
        _ = try cast()
    }

    /// The brief for a plot.
    func brief(for plan: PlotPlan, minutes: Int) throws -> StoryBrief {
        let tone = tone.flatMap(StoryTone.init) ?? plan.tones.first ?? .gentle
        return StoryBrief(
            heroes: try cast(), occasion: .standard(plan.events.first ?? .weekend),
            ageBand: AgeBand(rawValue: age) ?? .fourToSix, tone: tone, language: LanguageCode(rawValue: language),
            minutes: minutes, seed: seed, author: "embedded", narrator: nil, voice: nil, illustrator: nil)
    }

    private func cast() throws -> [Hero] {
        try (heroes.isEmpty ? ["Mia:she"] : heroes).map(Self.hero)
    }

    private static func hero(_ text: String) throws -> Hero {
        let parts = text.split(separator: ":", omittingEmptySubsequences: false).map(String.init)
        let pronouns = parts.count > 1 && !parts[1].isEmpty ? Pronouns(rawValue: parts[1]) : .they
        let traits = (parts.count > 2 ? parts[2] : "").split(separator: ",").map { Trait(rawValue: String($0)) }
        guard let pronouns, !traits.contains(nil) else {
            throw ValidationError(
                "'\(text)' is no hero. Write NAME:she:TRAITS:ACCESSORIES with she or he or nothing, and the traits "
                    + names(of: Trait.self) + ".")
        }
        let accessories = (parts.count > 3 ? parts[3] : "").split(separator: ",").map(String.init)
        return try Hero(
            id: .derived(fromName: parts[0], ordinal: 0), name: parts[0], traits: traits.compactMap { $0 },
            appearance: Appearance(accessories: accessories), pronouns: pronouns)
    }

    private static func names<Value: RawRepresentable & CaseIterable>(of type: Value.Type) -> String
    where Value.RawValue == String {
        Value.allCases.map(\.rawValue).joined(separator: ", ")
    }
}
