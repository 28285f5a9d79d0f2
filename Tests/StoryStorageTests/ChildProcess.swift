import Foundation
import TestSupport

/// What another process of this program does for a test, as ``ChildRoleTests`` has it.
enum ChildRole: String {
    /// Opens a library, which makes or migrates it, and adds heroes and stories.
    case writer
    /// Deletes stories, and kills itself in the middle if its name says when.
    case deleter
}

extension ChildProcess {
    /// Another process of this same test program, which runs nothing but a role.
    convenience init(_ role: ChildRole, name: String = "", folder: URL) throws {
        try self.init(role.rawValue, of: "ChildRoleTests", name: name, folder: folder)
    }
}
