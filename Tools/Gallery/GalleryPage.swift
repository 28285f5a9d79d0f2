import TerminalUI

/// Screens as one HTML page that needs no other file.
@MainActor
struct GalleryPage {
    let screens: [GalleryScreen]
    let sizes: [Size]
    let theme: Theme

    /// The whole page.
    var html: String {
        let isLight = theme == .light
        var html = """
            <!DOCTYPE html>
            <html lang="en">
            <head>
            <meta charset="utf-8">
            <meta name="viewport" content="width=device-width">
            <title>The app on a terminal, every screen</title>
            <style>
            body { margin: 1rem; background: #fff; color: #333; font: 0.9rem sans-serif; }
            nav ul { columns: 4; }
            figure { display: inline-block; vertical-align: top; margin: 0 1rem 1rem 0; }
            pre { margin: 0; padding: 0.5rem; font: 0.8rem/1.2 monospace; overflow: auto;
            background: \(isLight ? "#fdfdfd" : "#16161e"); color: \(isLight ? "#222" : "#d6d6de"); }
            pre i { display: inline-block; width: 2ch; font-style: normal; overflow: hidden; }
            </style>
            </head>
            <body>
            <h1>The app on a terminal, every screen</h1>
            <nav><ul>

            """
        for screen in screens { html += "<li><a href=\"#\(screen.name)\">\(screen.name)</a></li>\n" }
        html += "</ul></nav>\n"
        for screen in screens { html += section(screen) }
        return html + "</body>\n</html>\n"
    }

    private func section(_ screen: GalleryScreen) -> String {
        var section = "<section id=\"\(screen.name)\">\n<h2>\(screen.name)</h2>\n"
        for variant in screen.variants {
            section += "<h3>\(Markup.text(variant.name))</h3>\n"
            for size in sizes { section += figure(variant, size) }
        }
        return section + "</section>\n"
    }

    private func figure(_ variant: GalleryScreen.Variant, _ size: Size) -> String {
        let frame = variant.frame(size, theme: theme)
        var text = ""
        for y in 0..<size.height {
            if let frame { text += Markup.row(frame.surface.row(y)) }
            text += "\n"
        }
        return "<figure><figcaption>\(size.name)</figcaption><pre>\(text)</pre></figure>\n"
    }
}
