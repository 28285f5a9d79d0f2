package import StoryCore

extension RefusedPart {
    /// The unit of a job that the part becomes when a parent approves it.
    package var unit: JobUnit { part.unit(after: passageCount) }
}

extension AuthoredPart {
    /// The text that people read; nil for an author's record.
    var readText: String? {
        switch self {
        case .title(let title): title
        case .telling: nil
        case .passage(let passage): passage.text
        }
    }

    /// Returns the unit of a job that keeps the part.
    ///
    /// - Parameter passageCount: The number of passages before it.
    func unit(after passageCount: Int) -> JobUnit {
        switch self {
        case .title(let title): .title(title)
        case .telling(let telling): .telling(telling)
        case .passage(let passage): .passage(index: passageCount, passage)
        }
    }
}
