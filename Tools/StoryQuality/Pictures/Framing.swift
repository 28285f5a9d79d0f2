import StoryCore
import VectorIllustrator

/// How those on a page are framed: free, large enough, and whole.
struct Framing {
    private let layout: PageLayout

    init(_ page: DrawnStory.Page) { layout = page.layout }

    /// Faces behind hands, arms, bodies and things; a cheek may be hidden.
    var hiddenFaces: [String] {
        layout.figures.filter { $0.faceCover > 0.15 }
            .map { "\(Int($0.faceCover * 100)) % of a face hidden, \(layout.shot), \($0.pose.rawValue)" }
    }

    /// Full pages are filled to six tenths of their height or width; on wide ones figures are a fifth of the height.
    var smallness: [String] {
        let boxes = layout.figures.map(\.box)
        guard !boxes.isEmpty else { return [] }
        switch layout.shot {
        case "full":
            let height = (boxes.map { $0.y + $0.height }.max() ?? 0) - (boxes.map(\.y).min() ?? 0)
            let width = (boxes.map { $0.x + $0.width }.max() ?? 0) - (boxes.map(\.x).min() ?? 0)
            guard height < 0.6 * 960, width < 0.6 * 1280 else { return [] }
            return ["filled to \(Int(height / 9.6)) % of the height, \(Int(width / 12.8)) % of the width"]
        case "wide":
            let tallest = boxes.map(\.height).max() ?? 0
            return tallest < 0.22 * 960 ? ["\(Int(tallest / 9.6)) % of the height"] : []
        default: return []
        }
    }

    /// Who is farther away is hardly smaller; from behind the hero they are.
    var unevenness: [String] {
        let scales = layout.figures.map(\.scale)
        guard layout.shot != "back", layout.shot != "cover", let least = scales.min(), let most = scales.max() else {
            return []
        }
        return most > least * 1.16 ? ["\(layout.shot): \(Int(100 * most / least)) % of the farthest"] : []
    }

    /// The focal face is a twentieth of the page away from its edges.
    var edges: [String] {
        guard let face = layout.figures.first?.face else { return [] }
        let isFree =
            face.x > 64 && face.x + face.width < 1280 - 64 && face.y > 30 && face.y + face.height < 960 - 48
        return isFree ? [] : ["\(layout.shot): the focal face at \(Int(face.x)), \(Int(face.y))"]
    }
}
