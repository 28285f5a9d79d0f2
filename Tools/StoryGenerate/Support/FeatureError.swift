extension SourceTree {
    /// What the error of a feature is called: most have the feature's name, but that may be somebody else's already, as
    /// in `AudioPlaybackError`.
    func errorName(of feature: String) -> String {
        let name = "\(feature)Error"
        let found = files(below: "Modules/Features/\(feature)/Sources/Domain/Errors", ending: "\(name).swift")
        let own = found.first { $0.hasSuffix("/\(name).swift") } ?? found.first
        return own?.split(separator: "/").last.map { String($0.dropLast(".swift".count)) } ?? name
    }
}
