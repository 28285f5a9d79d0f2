import Foundation

extension ReplacedFile {
    /// Writes text where the last text ended.
    func write(_ text: String) throws(ReportError) {
        var rest = Array(text.utf8)[...]
        while !rest.isEmpty {
            let written = rest.withUnsafeBytes { Foundation.write(descriptor, $0.baseAddress, $0.count) }
            if written >= 0 {
                rest = rest.dropFirst(written)
            } else if errno != EINTR {
                throw .unwritable(path: path, reason: SystemErrorMessage.last)
            }
        }
    }
}
