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
        // The plan that is kept does not know of a file that has come into another package since.
        try await build("--disable-build-manifest-caching", "-debug-info-format", "none", "--quiet", "--product", name)
        return Self.folder.appending(path: "debug/\(name)").path
    }

    /// Plans to build the program, which fails if it depends on something that no product offers.
    func plan() async throws {
        try await build("--print-manifest-job-graph")
    }

    /// The modules that its sources import.
    func imports() throws -> Set<String> {
        let folder = package.appending(path: "Sources")
        return try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
            .reduce(into: []) { modules, file in
                let text = try String(contentsOf: file, encoding: .utf8)
                for line in text.matches(of: /(?m)^(?:public )?import (\w+)$/) { modules.insert(String(line.output.1)) }
            }
    }

    private static let folder = PackageSources.root.appending(path: ".build/clients")

    private var package: URL { PackageSources.root.appending(path: "Tests/Clients/\(name)") }

    private func build(_ arguments: String...) async throws {
        let ended = try await Program.end(
            of: "swift",
            ["build", "--package-path", package.path, "--scratch-path", Self.folder.path, "--disable-index-store"]
                + arguments)
        try #require(ended.status == 0, "\(ended.text.suffix(10_000)) \(ended.complaint)")
    }
}
