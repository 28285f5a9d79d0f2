import Foundation

/// A systemd user unit that keeps a worker running.
struct WorkerService {
    /// The number of stories to make at the same time.
    let jobs: Int
    /// The program.
    var program = CommandLine.arguments.first.map(Self.path) ?? "story"
    /// The folder of the library, if the household has chosen one.
    var home = ProcessEnvironment.values["STORY_HOME"]

    /// The unit, after comments that say how to install it.
    var text: String {
        """
        # Save this as ~/.config/systemd/user/story-worker.service, for example with
        #   story worker --install-service > ~/.config/systemd/user/story-worker.service
        # then run
        #   systemctl --user enable --now story-worker
        [Unit]
        Description=Makes the queued stories

        [Service]
        ExecStart=\(Self.quoted(program).replacingOccurrences(of: "$", with: "$$")) worker --jobs \(jobs)
        \(home.map { "Environment=\(Self.quoted("STORY_HOME=\($0)"))\n" } ?? "")KillSignal=SIGTERM
        TimeoutStopSec=60
        Restart=on-failure
        Nice=10

        [Install]
        WantedBy=default.target
        """
    }

    /// Returns the absolute path of a program as the shell found it.
    private static func path(_ program: String) -> String {
        guard program.contains("/") else {
            let folders = (ProcessEnvironment.values["PATH"] ?? "").split(separator: ":")
            return folders.map { "\($0)/\(program)" }.first(where: FileManager.default.isExecutableFile) ?? program
        }
        return URL(filePath: program).standardizedFileURL.path
    }

    /// Returns a word of a unit file: quoted, with what systemd would replace written twice.
    private static func quoted(_ text: String) -> String {
        let escaped = text.replacingOccurrences(of: "\\", with: "\\\\").replacingOccurrences(of: "\"", with: "\\\"")
            .replacingOccurrences(of: "%", with: "%%")
        return "\"\(escaped)\""
    }
}
