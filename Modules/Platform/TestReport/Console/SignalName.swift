import Foundation

/// The names of signals, which have other numbers on other systems.
public enum SignalName {
    private static let names: [Int32: String] = [
        SIGHUP: "SIGHUP", SIGINT: "SIGINT", SIGQUIT: "SIGQUIT", SIGILL: "SIGILL", SIGTRAP: "SIGTRAP",
        SIGABRT: "SIGABRT", SIGBUS: "SIGBUS", SIGFPE: "SIGFPE", SIGKILL: "SIGKILL", SIGSEGV: "SIGSEGV",
        SIGPIPE: "SIGPIPE", SIGALRM: "SIGALRM", SIGTERM: "SIGTERM", SIGSYS: "SIGSYS", SIGXCPU: "SIGXCPU",
        SIGXFSZ: "SIGXFSZ",
    ]

    /// The name of a signal, such as "SIGKILL"; "signal 40" for one without a name.
    public static func of(_ number: Int32) -> String {
        names[number] ?? "signal \(number)"
    }
}
