import Foundation
import TerminalUI
import TestSupport
import Testing

@testable import Gallery

@Suite("Every screen in all its variants", .timeLimit(.minutes(2)))
@MainActor
struct GalleryTests {
    @Test("What is seen is what was seen before; if it is meant to be different: 'swift run story-gallery golden'")
    func golden() throws {
        for text in GoldenText.all {
            let file = try #require(
                Bundle.module.url(forResource: text.file, withExtension: nil, subdirectory: "Golden"),
                "\(text.file) is missing")
            let golden = try String(contentsOf: file, encoding: .utf8)
            #expect(text.text == golden, "\(text.file)")
        }
    }

    @Test("Every screen has a name of its own and is there in each of its variants")
    func names() {
        let screens = GalleryScreen.all
        #expect(Set(screens.map(\.name)).count == screens.count)
        #expect(screens.count >= 13)
        for screen in screens {
            #expect(!screen.variants.isEmpty, "\(screen.name)")
            #expect(Set(screen.variants.map(\.name)).count == screen.variants.count, "\(screen.name)")
        }
    }

    @Test("No variant shows nothing")
    func nothing() {
        for screen in GalleryScreen.all where screen.name != "mini-player" {
            for variant in screen.variants {
                for size in GalleryScreen.sizes {
                    let lines = variant.frame(size, theme: .dark)?.surface.lines ?? []
                    #expect(lines.contains { !$0.isEmpty }, "\(screen.name), \(variant.name), \(size.name)")
                }
            }
        }
    }

    @Test("No variant breaks on a screen of 20×5, or of one cell", arguments: [(20, 5), (1, 1)])
    func small(columns: Int, rows: Int) {
        for variant in GalleryScreen.all.flatMap(\.variants) {
            let size = Size(width: columns, height: rows)
            #expect(variant.frame(size, theme: .monochrome)?.surface.size == size, "\(variant.name)")
        }
    }

    @Test("The page has every variant at every size, and needs no other file", .tags(.sweep))
    func page() {
        // When
        let screens = GalleryScreen.all
        let page = GalleryPage(screens: screens, sizes: GalleryScreen.sizes, theme: .dark).html

        // Then
        let variants = screens.reduce(0) { $0 + $1.variants.count }
        #expect(page.components(separatedBy: "<pre>").count - 1 == variants * 3)
        #expect(!page.contains("src="))
        #expect(!page.contains("http"))
    }

    @Test("What a page shows steers no browser")
    func markup() {
        let cells = ["<", "&", "\"", "a"].map { Cell(character: $0) } + [Cell(character: "月", columns: 2)]
        #expect(Markup.row(cells[...]) == "&lt;&amp;&quot;a<i>月</i>")
        let bold = Cell(character: "b", style: Style(foreground: .rgb(red: 1, green: 2, blue: 3), attributes: .bold))
        #expect(Markup.row([bold]) == "<span style=\"color:rgb(1,2,3);font-weight:bold\">b</span>")
    }

    @Test("Sizes are typed as people say them")
    func sizes() {
        #expect(GallerySize(argument: "80x24")?.size == Size(width: 80, height: 24))
        #expect(GallerySize(argument: "80×24")?.size == Size(width: 80, height: 24))
        for text in ["80", "0x4", "ax4", "80x24x1", "9999x1"] { #expect(GallerySize(argument: text) == nil) }
    }
}
