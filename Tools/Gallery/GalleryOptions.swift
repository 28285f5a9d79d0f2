import ArgumentParser
import TerminalUI

/// Which screens are shown, and how.
struct GalleryOptions: ParsableArguments {
    @Option(parsing: .upToNextOption, help: "The screens to show; all if left out.")
    var screen: [String] = []

    @Option(parsing: .upToNextOption, help: "The sizes to show, such as 80x24; 80x24, 120x40 and 40x20 if left out.")
    var size: [GallerySize] = []

    @Option(help: "How it looks: dark, light, high-contrast or monochrome.")
    var theme = GalleryTheme.dark

    /// The sizes that were asked for.
    var sizes: [Size] { size.isEmpty ? GalleryScreen.sizes : size.map(\.size) }

    /// The screens that were asked for.
    @MainActor
    func screens() throws -> [GalleryScreen] {
        let all = GalleryScreen.all
        for name in screen where !all.contains(where: { $0.name == name }) {
            throw ValidationError("There is no screen '\(name)'; there are \(all.map(\.name).joined(separator: ", ")).")
        }
        return screen.isEmpty ? all : all.filter { screen.contains($0.name) }
    }
}

/// A terminal's size, as it is typed: "80x24".
struct GallerySize: ExpressibleByArgument {
    let size: Size

    init?(argument: String) {
        let parts = argument.lowercased().split(whereSeparator: { $0 == "x" || $0 == "×" }).map { Int($0) }
        guard parts.count == 2, let width = parts[0], let height = parts[1], (1...500).contains(width),
            (1...500).contains(height)
        else { return nil }
        size = Size(width: width, height: height)
    }
}

/// The themes by the names that are typed.
enum GalleryTheme: String, CaseIterable, ExpressibleByArgument {
    case dark, light, monochrome
    case highContrast = "high-contrast"

    /// The theme.
    var theme: Theme {
        switch self {
        case .dark: .dark
        case .light: .light
        case .monochrome: .monochrome
        case .highContrast: .highContrast
        }
    }
}
