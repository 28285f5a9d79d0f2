/// All sheets as one HTML page that needs no other file.
struct SheetDocument {
    let sheets: [Sheet]
    let seed: UInt64

    /// The whole page.
    var html: String {
        var html = """
            <!DOCTYPE html>
            <html lang="en">
            <head>
            <meta charset="utf-8">
            <title>Contact sheet, seed \(seed)</title>
            <style>
            body { margin: 1rem; background: #fff; color: #333; font: 0.8rem sans-serif; }
            section > div { display: grid; gap: 0.5rem; }
            figure { margin: 0; }
            img { width: 100%; display: block; }
            figcaption p { margin: 0.3rem 0; white-space: pre-line; }
            </style>
            </head>
            <body>
            <h1>Contact sheet, seed \(seed)</h1>
            <nav><ul>

            """
        for sheet in sheets { html += "<li><a href=\"#\(sheet.id)\">\(sheet.title.asMarkup)</a></li>\n" }
        html += "</ul></nav>\n"
        for sheet in sheets { html += section(sheet) }
        return html + "</body>\n</html>\n"
    }

    private func section(_ sheet: Sheet) -> String {
        var section = "<section id=\"\(sheet.id)\">\n<h2>\(sheet.title.asMarkup)</h2>\n"
        section += "<div style=\"grid-template-columns: repeat(\(sheet.columns), 1fr)\">\n"
        for cell in sheet.cells { section += figure(cell) }
        return section + "</div>\n</section>\n"
    }

    private func figure(_ cell: Sheet.Cell) -> String {
        let caption = cell.caption.asMarkup
        let detail = cell.detail.isEmpty ? "" : "<p>\(cell.detail.asMarkup)</p>"
        return "<figure><img loading=\"lazy\" alt=\"\(caption)\" src=\"\(cell.svg.asImageAddress)\">"
            + "<figcaption>\(caption)\(detail)</figcaption></figure>\n"
    }
}
