import Foundation

extension Error {
    /// What the system says, as part of a sentence: "No such file or directory".
    var systemReason: String {
        let text = localizedDescription.replacing("The operation could not be completed. ", with: "")
        return text.hasSuffix(".") ? String(text.dropLast()) : text
    }
}
