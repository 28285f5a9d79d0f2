extension SourceTree {
    /// Returns the name of a feature's error: mostly the feature's name, unless that is taken, as in
    /// `AudioPlaybackError`.
    func errorName(of feature: String) -> String {
        let name = "\(feature)Error"
        let found = files(below: "Modules/Features/\(feature)/Sources/Domain/Errors", ending: "\(name).swift")
        let own = found.first { $0.hasSuffix("/\(name).swift") } ?? found.first
        return own?.split(separator: "/").last.map { String($0.dropLast(".swift".count)) } ?? name
    }
}
