/// What git says of the package's files.
struct GitStatus: Sendable {
    let tree: SourceTree

    /// The files, of those given, with changes that are not committed; none where there is no git or no repository,
    /// since there is nothing to compare with.
    func uncommitted(_ paths: [String]) throws(ProgramError) -> [String] {
        guard !paths.isEmpty, tree.exists(".git") else { return [] }
        let run = try ProgramRun.of(
            "git", ["--no-optional-locks", "status", "--porcelain=v1", "-z", "--no-renames", "--"] + paths,
            in: tree.root)
        guard run.status == 0 else { return [] }
        return run.output.split(separator: "\0").map { String($0.dropFirst(3)) }.sorted()
    }
}
