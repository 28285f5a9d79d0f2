import Foundation
import TestSupport
import Testing

/// A package below Tests/Clients, which depends on this one as anybody's may.
///
/// All of them are built into one folder, so that what several of them use is built once.
struct ClientPackage {
    /// The name of the package's folder and of its program.
    let name: String

    /// Builds the program.
    ///
    /// - Returns: Its path.
    func built() async throws -> String {
        let package = PackageSources.root.appending(path: "Tests/Clients/\(name)").path
        let build = PackageSources.root.appending(path: ".build/clients")
        // The plan that is kept does not know of a file that has come into another package since.
        let ended = try await Program.end(
            of: "swift",
            [
                "build", "--package-path", package, "--scratch-path", build.path, "--disable-build-manifest-caching",
                "--disable-index-store", "-debug-info-format", "none", "--quiet", "--product", name,
            ])
        try #require(ended.status == 0, "\(ended.text) \(ended.complaint)")
        return build.appending(path: "debug/\(name)").path
    }
}
