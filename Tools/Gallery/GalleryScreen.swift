import TerminalUI

/// One screen of the app, in all its variants.
@MainActor
struct GalleryScreen {
    /// One lowercase word or several with hyphens, as files and options call it.
    var name: String
    /// What it looks like in each variant.
    var variants: [Variant]

    /// A screen in one variant.
    @MainActor
    struct Variant {
        /// What the variant is called.
        var name: String
        /// The view.
        var view: any View
        /// What the view finds.
        var environment = EnvironmentValues()
        /// The keys that lead to it.
        var keys: [KeyPress] = []
    }

    /// The sizes of terminals that people have.
    nonisolated static let sizes = [
        Size(width: 80, height: 24), Size(width: 120, height: 40), Size(width: 40, height: 20),
    ]
}

extension GalleryScreen.Variant {
    /// Returns the frame on a terminal of a size.
    func frame(_ size: Size, theme: Theme) -> Frame? {
        var environment = environment
        environment.theme = theme
        let host = ViewHost(AnyView(view), size: size, environment: environment, policy: .stop)
        defer { host.close() }
        var frame = host.frame()
        for key in keys {
            host.send(.key(key))
            frame = host.frame() ?? frame
        }
        return frame
    }
}

extension Size {
    /// As people say it: "80×24".
    var name: String { "\(width)×\(height)" }
}
