/// Names that would not compile, or would hide something that every file uses.
enum ReservedNames {
    /// The words of the language, as they are written.
    static let keywords: Set<String> = [
        "Any", "Protocol", "Self", "Type", "actor", "any", "as", "associatedtype", "async", "await", "break", "case",
        "catch", "class", "continue", "convenience", "default", "defer", "deinit", "didSet", "do", "dynamic", "else",
        "enum", "extension", "fallthrough", "false", "fileprivate", "final", "for", "func", "get", "guard", "if",
        "import", "in", "indirect", "infix", "init", "inout", "internal", "is", "isolated", "lazy", "let", "macro",
        "mutating", "nil", "nonisolated", "nonmutating", "open", "operator", "optional", "override", "package",
        "postfix", "precedencegroup", "prefix", "private", "protocol", "public", "repeat", "required", "rethrows",
        "return", "self", "sending", "set", "some", "static", "struct", "subscript", "super", "switch", "throw",
        "throws", "true", "try", "typealias", "unowned", "var", "weak", "where", "while", "willSet",
    ]

    /// Modules and types of Swift, its libraries and what the package depends on.
    static let types: Set<String> = [
        "ArgumentParser", "Array", "AsyncSequence", "AsyncStream", "Bool", "Bundle", "Character", "Clock", "Codable",
        "Collection", "Comparable", "CommandLine", "Crypto", "Data", "Date", "Decodable", "Decoder", "Dictionary",
        "Dispatch", "Double", "Duration", "Encodable", "Encoder", "Equatable", "Error", "FileHandle", "FileManager",
        "Float", "Foundation", "FoundationEssentials", "GRDB", "Glibc", "Hashable", "Hasher", "Identifiable", "Int",
        "Iterator", "KeyPath", "Locale", "MainActor", "Mirror", "Mustache", "Mutex", "Never", "Notification",
        "Observable", "Observation", "Observations", "Operation", "Optional", "Pipe", "Process", "ProcessInfo", "Range",
        "RegexBuilder", "Result", "Sendable", "Sequence", "Set", "String", "Subprocess", "Substring", "Suite", "Swift",
        "SwiftUI", "Synchronization", "SystemPackage", "Tag", "Task", "TaskGroup", "Test", "TestSupport", "Testing",
        "Thread", "Timer", "Trait", "URL", "UUID", "Unicode", "Void", "XCTest",
    ]
}
