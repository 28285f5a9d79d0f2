/// An object that a view expects in the environment, and that is missing.
public struct MissingObject: Hashable, Sendable, CustomStringConvertible {
    /// The name of the object's type.
    public let type: String
    /// The name of the view's type.
    public let view: String

    /// The error and its fix.
    public var description: String {
        "\(view) needs \(type), which nobody put into its environment; add .environment(…) around it"
    }
}

/// What happens if an object is missing in the environment.
public enum MissingObjectPolicy: Sendable {
    /// The program stops and names the object's type and the view's, so that the programmer finds the error.
    case stop
    /// A screen with the error replaces the view: the rest of the program can be used.
    case showScreen

    /// To stop in a debug build, and to show a screen in a release build.
    public static var standard: MissingObjectPolicy {
        #if DEBUG
            .stop
        #else
            .showScreen
        #endif
    }
}

/// The screen in place of a view with a missing object.
struct MissingObjectScreen: View {
    let missing: MissingObject

    var body: some View {
        VStack(spacing: 1) {
            Text("This part of the program isn't available.").role(.error)
            Text("\(missing.view) needs \(missing.type), which is missing.").role(.secondary)
        }
        .padding(1)
    }
}
