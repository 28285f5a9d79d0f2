/// A value in a line of an ``ActivityLog``: a number, an identifier, or one of a few named cases, and never a text.
public struct ActivityDetail: Sendable {
    /// The name of the value.
    let key: StaticString
    let value: String

    private init(_ key: StaticString, _ value: String) {
        (self.key, self.value) = (key, value)
    }

    /// A number of things.
    public static func count(_ key: StaticString, _ number: Int) -> Self { Self(key, String(number)) }

    /// A time in seconds, to the millisecond.
    public static func seconds(_ key: StaticString, _ seconds: Double) -> Self {
        let milliseconds = (seconds * 1000).rounded()
        return Self(key, milliseconds.isFinite ? String(milliseconds / 1000) : "unknown")
    }

    /// A time, in seconds, to the millisecond.
    public static func seconds(_ key: StaticString, _ duration: Duration) -> Self {
        .seconds(key, duration / .seconds(1))
    }

    /// Whether something is the case.
    public static func flag(_ key: StaticString, _ isSo: Bool) -> Self { Self(key, isSo ? "yes" : "no") }

    /// A word of the code.
    public static func word(_ key: StaticString, _ word: StaticString) -> Self { Self(key, word.description) }

    /// One of a few named cases.
    public static func word<Case: CaseIterable & RawRepresentable>(_ key: StaticString, _ one: Case) -> Self
    where Case.RawValue == String {
        Self(key, one.rawValue)
    }

    /// A job, and its story: the random letters and digits by which the queue knows it.
    public static func job(_ job: JobID) -> Self { Self("job", job.rawValue) }

    /// A story: random letters and digits.
    public static func story(_ story: StoryID) -> Self { Self("story", story.rawValue) }

    /// A profile: its number.
    public static func profile(_ profile: ProfileID) -> Self { Self("profile", String(profile.rawValue)) }

    /// A provider: the name that its programmer has given it.
    public static func provider(_ provider: ProviderIdentifier) -> Self { Self("provider", provider.rawValue) }

    /// What kind of error it was: its category and its code. What an error says may quote a title.
    public static func failure(_ error: any ExplainedError) -> Self {
        Self("failure", "\(error.category.rawValue)/\(error.code)")
    }
}
