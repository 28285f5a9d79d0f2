import FeatureKit
import FeatureKitStubs
import StoryCore

/// Numbers in pages of two.
struct PageFake: ListContent, Hashable, Sendable {
    var rows: [Int]
    var nextPage: Int?

    init(_ rows: Int..., next: Int? = nil) {
        (self.rows, nextPage) = (rows, next)
    }

    var isEmpty: Bool { rows.isEmpty }

    mutating func append(page: PageFake) {
        rows += page.rows
        nextPage = page.nextPage
    }
}

/// A feature's error.
enum FailureFake: InputError {
    case storage(StorageError)
    case cancelled
    case refused(AccessRefusal)
    case unsuitableInput(SafetyConcern)
    case uncheckedInput(ProviderError)

    static let busy = FailureFake.storage(.busy("The library"))

    var code: String { "fake" }
    var message: String { "The library is in use." }
    var reason: String? { nil }
    var severity: ErrorSeverity { .error }
    var category: ErrorCategory {
        if case .storage(let error) = self { error.category } else { .temporary }
    }
    var recovery: RecoveryAction { .tryAgain }
}

/// What reads pages answers as it is told to.
typealias PageReading = UseCaseMock<Int?, PageFake, FailureFake>
