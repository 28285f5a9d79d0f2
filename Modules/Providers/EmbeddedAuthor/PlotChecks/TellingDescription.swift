extension PlotTelling {
    /// Returns the told scenes, one per line, for writers.
    package func describe() -> [String] {
        let places = CauseChain(scenes: scenes).places
        return zip(scenes, places).map { scene, place in
            let parts = [
                "[\(scene.kind.rawValue)] \(scene.id)", place.map { "at \($0)" },
                scene.needs.isEmpty ? nil : "needs \(scene.needs.joined(separator: ", "))",
                scene.brings.isEmpty ? nil : "gives \(scene.brings.joined(separator: ", "))",
                scene.pays.isEmpty ? nil : "pays \(scene.pays.joined(separator: ", "))",
            ]
            return parts.compactMap { $0 }.joined(separator: "; ")
        }
    }
}
