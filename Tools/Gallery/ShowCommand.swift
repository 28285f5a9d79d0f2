import ArgumentParser
import Foundation
import TerminalUI

/// Shows screens on the terminal, or as a page.
struct ShowCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "show", abstract: "Write the screens to the terminal, or as one HTML page with --html.")

    @OptionGroup var options: GalleryOptions

    @Option(help: "Write one HTML page that needs no other file.", completion: .file())
    var html: String?

    @MainActor
    func run() async throws {
        let screens = try options.screens()
        guard let html else {
            // Colours only on a terminal.
            let isTerminal = isatty(STDOUT_FILENO) == 1
            let depth =
                isTerminal ? TerminalCapabilities(environment: ProcessInfo.processInfo.environment).depth : .none
            for screen in screens { show(screen, depth: depth) }
            return
        }
        let page = GalleryPage(screens: screens, sizes: options.sizes, theme: options.theme.theme)
        try Data(page.html.utf8).write(to: URL(filePath: html), options: .atomic)
        let count = screens.reduce(0) { $0 + $1.variants.count }
        print("\(screens.count) screens in \(count) variants, in \(html)")
    }

    @MainActor
    private func show(_ screen: GalleryScreen, depth: ColorDepth) {
        for variant in screen.variants {
            for size in options.sizes {
                print(
                    GalleryText(frame: variant.frame(size, theme: options.theme.theme), size: size).framed(
                        "\(screen.name): \(variant.name), \(size.name)", depth: depth))
            }
        }
    }
}
