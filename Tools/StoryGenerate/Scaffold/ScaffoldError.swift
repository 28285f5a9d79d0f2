/// Why something cannot be scaffolded.
enum ScaffoldError: Error, Hashable, Sendable {
    /// The text is no valid name; the rule says what is.
    case badName(String, rule: String)
    /// The name means something to Swift or to the program already.
    case reserved(String, reason: String)
    /// Something has the name already.
    case taken(String, by: String)
    /// There is no feature of this name; those that there are are given.
    case noFeature(String, known: [String])
    /// A file has no line behind which something new could go.
    case noOpening(path: String, opening: String)
    /// Files that would be changed have changes that are not committed.
    case uncommitted(paths: [String])
    /// A template cannot be used; the reason is given.
    case badTemplate(path: String, reason: String)
    /// The package's files cannot be read or written.
    case tree(TreeError)
    /// Another program is needed and did not do its part.
    case program(ProgramError)
}

extension ScaffoldError: CustomStringConvertible {
    /// What is wrong, why, and what to do.
    var description: String {
        switch self {
        case .badName(let name, let rule):
            "'\(Self.quotation(name))' cannot be a name here: \(rule). Nothing was written. Choose another, such as Collections."
        case .reserved(let name, let reason):
            "'\(name)' cannot be a name here: \(reason). Nothing was written. Choose another."
        case .taken(let name, let owner):
            "'\(name)' is taken by \(owner). Nothing was written. Choose another name."
        case .noFeature(let name, let known):
            "There is no feature '\(Self.quotation(name))'. Nothing was written. "
                + (known.isEmpty ? "Make one" : "There are \(known.joined(separator: ", ")); choose one, or make one")
                + " with './generate.sh feature NAME'."
        case .noOpening(let path, let opening):
            "\(path) has no line '\(opening)', after which new lines go. Nothing was written. "
                + "Bring that line back and try again."
        case .uncommitted(let paths):
            "These files would change, but have uncommitted changes: \(paths.joined(separator: ", ")). "
                + "Nothing was written. Commit or stash them first, or say --allow-dirty."
        case .badTemplate(let path, let reason):
            "The template \(path) cannot be used: \(reason). Nothing was written. Fix it and try again."
        case .tree(let error): error.description
        case .program(let error): error.description
        }
    }

    /// Returns untrusted text on one line, which cannot steer a terminal.
    private static func quotation(_ text: String) -> String {
        String(text.prefix(60).map { $0.isLetter || $0.isNumber || $0.isPunctuation || $0 == " " ? $0 : "?" })
    }
}

/// Runs an operation on the package's files and converts its error.
func reading<Value>(_ operation: () throws(TreeError) -> Value) throws(ScaffoldError) -> Value {
    do throws(TreeError) {
        return try operation()
    } catch {
        throw .tree(error)
    }
}
