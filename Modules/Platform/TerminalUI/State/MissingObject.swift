/// An object that a view asked the environment for and that nobody had put in.
public struct MissingObject: Hashable, Sendable, CustomStringConvertible {
    /// The name of the object's type.
    public let type: String
    /// The name of the view's type.
    public let view: String

    /// What is wrong and how to mend it.
    public var description: String {
        "\(view) needs \(type), which nobody put into its environment; add .environment(…) around it"
    }
}

/// What happens when a view asks the environment for an object that nobody put in.
public enum MissingObjectPolicy: Sendable {
    /// The program stops and names the object's type and the view's: the mistake is found by whoever makes it.
    case stop
    /// The view is replaced by a screen that says what is wrong: the rest of the program can be used.
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

/// What is seen in place of a view whose object is missing.
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
