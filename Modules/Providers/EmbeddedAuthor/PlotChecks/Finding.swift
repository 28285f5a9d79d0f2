/// Something wrong with a plot, and where.
package struct Finding: Hashable, Sendable, CustomStringConvertible {
    /// How bad it is.
    package enum Severity: String, Sendable {
        /// The plot cannot be told.
        case error
        /// A writer should look at it.
        case warning
    }

    /// The kinds of findings.
    package enum Kind: String, Sendable, CaseIterable {
        // The plan.
        case unreadable, unknownName, missingScene, wrongOrder, noChoice
        case needNotGiven, plantNotPaid, payWithoutPlant, wantDropped, sceneWithoutEffect, turnFromNothing
        case tooFewTries, tooManyHelpers, severalGifts, outsideArena, worstMisplaced
        // The text.
        case missingText, unknownMark, unknownCondition, badValue, fewNames, refrainMissing
        case pointsAtUntold, dependsOnOtherScene, length, fewRanks, roughSentence, stockSentence, bodyVerb
        case heroMissing, reviewedWord, repeatedSentence, quotes, knownOnly, longSentences
    }

    package let kind: Kind
    package let severity: Severity
    /// The file in the stock: "en/snoreless-bear.json".
    package let file: String
    /// Where in the file: "main.opening[0][2]".
    package let location: String
    package let message: String
    /// At which sizes it is so; empty if it is so at all.
    package private(set) var sizes: [TellingSize]

    package init(
        _ kind: Kind, _ severity: Severity, file: String, location: String = "", at size: TellingSize? = nil,
        _ message: String
    ) {
        self.kind = kind
        self.severity = severity
        self.file = file
        self.location = location
        self.message = message
        sizes = size.map { [$0] } ?? []
    }

    package var description: String {
        let sizes = sizes.map(\.description).joined(separator: ", ")
        return "\(file): \(location.isEmpty ? "" : location + ": ")\(severity.rawValue): \(message)"
            + (sizes.isEmpty ? "" : " (\(sizes))") + " [\(kind.rawValue)]"
    }

    /// Findings that say the same of several sizes as one, in the order of the first.
    static func merged(_ findings: [Finding]) -> [Finding] {
        var result: [Finding] = []
        var indices: [String: Int] = [:]
        for finding in findings {
            let key = finding.file + finding.location + finding.kind.rawValue + finding.message
            if let index = indices[key] {
                result[index].sizes += finding.sizes.filter { !result[index].sizes.contains($0) }
            } else {
                indices[key] = result.count
                result.append(finding)
            }
        }
        return result
    }
}
