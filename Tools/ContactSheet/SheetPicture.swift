import Foundation

/// A sheet as one picture, with a caption under each of its pictures.
struct SheetPicture {
    let sheet: Sheet
    /// How wide each picture is, in pixels.
    let cellWidth: Int

    private static let gap = 8
    private static let captionHeight = 18
    private static let titleHeight = 36

    private var cellHeight: Int { Int((Double(cellWidth) * sheet.shape).rounded()) }
    private var step: (x: Int, y: Int) { (cellWidth + Self.gap, cellHeight + Self.captionHeight + Self.gap) }
    private var rows: Int { (sheet.cells.count + sheet.columns - 1) / sheet.columns }

    /// In pixels.
    var width: Int { sheet.columns * step.x + Self.gap }
    /// In pixels.
    var height: Int { Self.titleHeight + rows * step.y + Self.gap }

    /// The sheet, in which each picture is a document of its own, so that names in it mean only what they mean there.
    var svg: String {
        var svg = "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 \(width) \(height)\""
        svg += " font-family=\"DejaVu Sans, sans-serif\" font-size=\"11\" fill=\"#333\">"
        svg += "<rect width=\"\(width)\" height=\"\(height)\" fill=\"#fff\"/>"
        svg += "<text x=\"\(Self.gap)\" y=\"24\" font-size=\"18\">\(sheet.title.asMarkup)</text>"
        for (index, cell) in sheet.cells.enumerated() {
            let x = Self.gap + index % sheet.columns * step.x
            let y = Self.titleHeight + index / sheet.columns * step.y
            svg += "<image x=\"\(x)\" y=\"\(y)\" width=\"\(cellWidth)\" height=\"\(cellHeight)\""
            svg += " href=\"\(cell.svg.asImageAddress)\"/>"
            svg += "<text x=\"\(x)\" y=\"\(y + cellHeight + 13)\">\(fitting(cell.caption).asMarkup)</text>"
        }
        return svg + "</svg>"
    }

    /// A caption's beginning that is no wider than its picture.
    private func fitting(_ caption: String) -> String {
        let limit = cellWidth / 6
        return caption.count <= limit ? caption : "\(caption.prefix(max(1, limit - 1)))…"
    }
}

extension String {
    /// The text with XML's own characters written as what they stand for.
    var asMarkup: String {
        replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
            .replacing("\"", with: "&quot;")
    }

    /// An SVG picture as an address that holds all of it.
    var asImageAddress: String { "data:image/svg+xml;base64,\(Data(utf8).base64EncodedString())" }
}
