/// A line of the event stream as its JSON is, with everything optional that another version may leave out.
struct EventRecord: Decodable {
    let event: TestEvent

    private enum Key: String, CodingKey {
        case kind, payload
    }

    init(from decoder: any Decoder) throws {
        let line = try decoder.container(keyedBy: Key.self)
        switch try line.decode(String.self, forKey: .kind) {
        case "test": event = .test(try line.decode(TestDescription.self, forKey: .payload))
        case "event": event = .event(try line.decode(Happening.self, forKey: .payload))
        default: event = .other
        }
    }
}

extension KeyedDecodingContainer {
    /// A value, or nothing where it is absent, null or of another type than today's versions give it.
    func lenient<Value: Decodable>(_ key: Key, as type: Value.Type = Value.self) -> Value? {
        guard contains(key) else { return nil }
        return try? decodeIfPresent(type, forKey: key)
    }
}

extension TestDescription: Decodable {
    private enum Key: String, CodingKey {
        case id, kind, name, displayName, sourceLocation, isParameterized, tags, bugs
        case experimentalTags = "_tags"
        case experimentalBugs = "_bugs"
    }

    private struct Bug: Decodable {
        var url: String?
        var id: String?
        var title: String?
    }

    init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: Key.self)
        id = try values.decode(String.self, forKey: .id)
        isSuite = values.lenient(.kind, as: String.self) == "suite"
        name = values.lenient(.name) ?? id
        displayName = values.lenient(.displayName)
        location = values.lenient(.sourceLocation)
        isParameterized = values.lenient(.isParameterized) ?? false
        tags = values.lenient(.tags) ?? values.lenient(.experimentalTags) ?? []
        let all: [Bug] = values.lenient(.bugs) ?? values.lenient(.experimentalBugs) ?? []
        bugs = all.compactMap { $0.url ?? $0.id ?? $0.title }
    }
}

extension EventSourcePosition: Decodable {
    private enum Key: String, CodingKey {
        case fileID, filePath, line, column
        case experimentalFilePath = "_filePath"
    }

    init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: Key.self)
        fileID = values.lenient(.fileID)
        filePath = values.lenient(.filePath) ?? values.lenient(.experimentalFilePath)
        line = try values.decode(Int.self, forKey: .line)
        column = values.lenient(.column)
    }
}

extension Happening: Decodable {
    private enum Key: String, CodingKey {
        case kind, instant, testID, messages, issue, attachment, testCase, comments
        case experimentalTestCase = "_testCase"
        case experimentalComments = "_comments"
    }

    private struct Instant: Decodable {
        var absolute: Double?
        var since1970: Double?
    }

    init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: Key.self)
        kind = Kind(rawValue: try values.decode(String.self, forKey: .kind)) ?? .unknown
        let instant: Instant? = values.lenient(.instant)
        absolute = instant?.absolute ?? 0
        since1970 = instant?.since1970 ?? 0
        testID = values.lenient(.testID)
        testCase = values.lenient(.testCase) ?? values.lenient(.experimentalTestCase)
        messages = values.lenient(.messages) ?? []
        comments = values.lenient(.comments) ?? values.lenient(.experimentalComments) ?? []
        issue = values.lenient(.issue)
        attachment = values.lenient(.attachment)
    }
}

extension Happening.Issue: Decodable {
    private enum Key: String, CodingKey {
        case isKnown, isFailure, severity, sourceLocation, error
        case experimentalError = "_error"
    }

    private struct ErrorDescription: Decodable {
        var description: String?
    }

    init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: Key.self)
        isKnown = values.lenient(.isKnown) ?? false
        isWarning = values.lenient(.severity, as: String.self) == "warning"
        isFailure = values.lenient(.isFailure) ?? (!isKnown && !isWarning)
        location = values.lenient(.sourceLocation)
        let thrown: ErrorDescription? = values.lenient(.error) ?? values.lenient(.experimentalError)
        error = thrown?.description
    }
}

extension Happening.Attachment: Decodable {
    private enum Key: String, CodingKey {
        case path, preferredName
        case experimentalPreferredName = "_preferredName"
    }

    init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: Key.self)
        path = values.lenient(.path)
        preferredName = values.lenient(.preferredName) ?? values.lenient(.experimentalPreferredName)
    }
}
