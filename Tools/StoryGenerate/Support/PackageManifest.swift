import Foundation

/// The package's targets, in the order of `Package.swift`.
struct PackageManifest: Sendable {
    /// A part of the package that is built as one.
    struct Target: Hashable, Sendable {
        /// What a target is for.
        enum Kind: String, Sendable {
            case regular, executable, test, system, other
        }

        /// What is imported.
        let name: String
        /// What it is for.
        let kind: Kind
        /// Its folder below the package's root.
        let path: String
        /// The targets and products that it may import, as they are declared.
        let dependencies: [String]
    }

    /// The targets.
    let targets: [Target]

    /// Takes targets as they are.
    init(targets: [Target]) {
        self.targets = targets
    }

    /// Asks the package manager about the manifest alone, in a folder of its own: a build that runs is not waited for,
    /// and a manifest that is not written yet can be asked about.
    static func load(_ tree: SourceTree) throws(ProgramError) -> PackageManifest {
        let run: ProgramRun
        do {
            run = try ScratchFolder.use { folder in
                try Data(tree.text("Package.swift").utf8).write(to: folder.appending(path: "Package.swift"))
                return try ProgramRun.of("swift", ["package", "dump-package"], in: folder)
            }
        } catch let error as ProgramError {
            throw error
        } catch {
            throw .notStarted(program: "swift package dump-package", reason: "\(error)")
        }
        guard run.status == 0 else {
            throw .failed(command: "swift package dump-package", complaint: run.complaint)
        }
        do {
            return try PackageManifest(json: Data(run.output.utf8))
        } catch {
            throw .unclear(command: "swift package dump-package", detail: "\(error)")
        }
    }

    /// The target that a file belongs to, if any.
    func target(of path: String) -> Target? {
        targets.filter { path.hasPrefix($0.path + "/") }.max { $0.path.count < $1.path.count }
    }

    /// The target of a name, if there is one.
    func target(named name: String) -> Target? {
        targets.first { $0.name == name }
    }
}

extension PackageManifest {
    /// Reads what `swift package dump-package` writes.
    init(json: Data) throws {
        let dump = try JSONDecoder().decode(Dump.self, from: json)
        targets = dump.targets.map { target in
            Target(
                name: target.name, kind: Target.Kind(rawValue: target.type) ?? .other, path: target.path ?? "",
                dependencies: target.dependencies.compactMap(\.name))
        }
    }

    private struct Dump: Decodable {
        var targets: [Part]

        struct Part: Decodable {
            var name: String
            var type: String
            var path: String?
            var dependencies: [Dependency]
        }

        /// An object with one key, which says what kind it is; the name comes first in its list.
        struct Dependency: Decodable {
            var name: String?

            init(from decoder: any Decoder) throws {
                let container = try decoder.container(keyedBy: Kind.self)
                guard let kind = container.allKeys.first else { return }
                var list = try container.nestedUnkeyedContainer(forKey: kind)
                name = try list.decode(String.self)
            }

            enum Kind: String, CodingKey { case byName, target, product }
        }
    }
}
