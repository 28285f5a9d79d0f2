import StoryCore

/// Plans the notes on delivery: the turn, the low point, the refrain, and the beginning of the end.
struct DeliveryPlan {
    let telling: PlotTelling

    /// The marks of each page; nil for one without any.
    func marks(of pages: [[TellableLine]]) -> [[DeliveryMark]?] {
        let worst = worstLine(in: pages)
        return pages.enumerated().map { page, lines in
            let marks = zip(lines, PageMaker.ranges(of: lines)).enumerated().flatMap { index, line in
                let isWorst = worst.map { $0 == (page, index) } ?? false
                return kinds(of: line.0, isWorst: isWorst).map { DeliveryMark($0, at: line.1) }
            }
            return marks.isEmpty ? nil : marks
        }
    }

    private func kinds(of line: TellableLine, isWorst: Bool) -> [DeliveryMark.Kind] {
        var kinds: [DeliveryMark.Kind] = line.isRefrain ? [.refrain] : []
        if isWorst { kinds.append(.worst) }
        guard hasScenes, line.beginsScene, telling.scenes.indices.contains(line.scene) else { return kinds }
        switch telling.scenes[line.scene].kind {
        case .turn: kinds.append(.turn)
        case .ending: kinds.append(.ending)
        default: break
        }
        return kinds
    }

    /// The line with which the scene ends in which the feeling is worst; nil if no scene of this telling says so.
    private func worstLine(in pages: [[TellableLine]]) -> (Int, Int)? {
        guard hasScenes, let scene = telling.scenes.firstIndex(where: \.isWorst) else { return nil }
        for (page, lines) in pages.enumerated().reversed() {
            if let index = lines.lastIndex(where: { $0.scene == scene }) { return (page, index) }
        }
        return nil
    }

    /// A minute has no scenes of its own.
    private var hasScenes: Bool { telling.size.form != .minute }
}
