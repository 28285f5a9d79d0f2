import Foundation
import Testing

/// The package as the package manager describes it.
struct PackageDescription: Decodable {
    struct Target: Decodable {
        var name: String
        var type: String
        var path: String
        var targetDependencies: [String]
        var productDependencies: [String]

        private enum CodingKeys: String, CodingKey {
            case name, type, path
            case targetDependencies = "target_dependencies"
            case productDependencies = "product_dependencies"
        }

        init(from decoder: any Decoder) throws {
            let container = try decoder.container(keyedBy: CodingKeys.self)
            name = try container.decode(String.self, forKey: .name)
            type = try container.decode(String.self, forKey: .type)
            path = try container.decode(String.self, forKey: .path)
            targetDependencies = try container.decodeIfPresent([String].self, forKey: .targetDependencies) ?? []
            productDependencies = try container.decodeIfPresent([String].self, forKey: .productDependencies) ?? []
        }
    }

    var targets: [Target]

    /// The package's folder, found from this file.
    static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()

    /// Asks the package manager, in a build folder of its own so that a running build is not waited for.
    static func load() async throws -> PackageDescription {
        let scratch = FileManager.default.temporaryDirectory.appending(path: "describe-\(UUID().uuidString)")
        defer { removeQuietly(scratch) }
        let process = Process()
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = [
            "swift", "package", "--package-path", root.path, "--scratch-path", scratch.path, "describe", "--type",
            "json",
        ]
        let pipe = Pipe()
        process.standardOutput = pipe
        process.standardError = FileHandle.nullDevice
        try process.run()
        let data = pipe.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return try JSONDecoder().decode(PackageDescription.self, from: data)
    }

    /// Every Swift file below some folders, relative to the package.
    static func sources(below folders: [String]) -> [String] {
        folders.flatMap { folder in
            let all =
                FileManager.default.enumerator(atPath: root.appending(path: folder).path)?
                .compactMap { $0 as? String } ?? []
            return all.filter { $0.hasSuffix(".swift") }.map { "\(folder)/\($0)" }
        }.sorted()
    }

    private static func removeQuietly(_ folder: URL) {
        do {
            try FileManager.default.removeItem(at: folder)
        } catch CocoaError.fileNoSuchFile {
            return
        } catch {
            Issue.record("The test's folder could not be removed: \(error)")
        }
    }
}
