import Dispatch
import Glibc
import Testing

/// Runs a program on a terminal as a shell does, and says by marks (OSC 133) what becomes of it: `C` and its number when
/// it begins, `S` when it was stopped, `D` and its exit status when it has ended.
///
/// It stays afterwards: when the first process of a terminal ends, the terminal forgets its settings.
enum TerminalShell {
    private static let script = #"""
        use POSIX;
        $| = 1;
        opendir($files, "/proc/self/fd");
        @open = grep { /^\d+$/ && $_ > 2 } readdir $files;
        closedir $files;
        POSIX::close($_) for @open;
        @all = qw(INT QUIT HUP TSTP TTOU);
        $SIG{$_} = "IGNORE" for @all;
        $program = fork();
        if (!$program) {
            $SIG{$_} = "DEFAULT" for @all;
            print "\e]133;C;$$\a";
            exec { $ARGV[0] } @ARGV;
            POSIX::_exit(127);
        }
        # What is there after it was waited for was only stopped.
        while (waitpid($program, WUNTRACED) > 0) {
            $status = $?;
            last if waitpid($program, WNOHANG) != 0;
            print "\e]133;S\a";
        }
        $status = $status & 127 ? 128 + ($status & 127) : $status >> 8;
        $SIG{HUP} = "DEFAULT";
        print "\e]133;D;$status\a" or exit;
        pause() while 1;
        """#

    /// POSIX_SPAWN_SETSID of spawn.h, which Swift does not see.
    private static let ownSession: Int16 = 0x80

    /// Starts a program; the terminal at `path` becomes the one that controls it.
    ///
    /// Signals are as if nobody had held back or ignored any, and no file of the test stays open in it.
    static func start(
        _ program: String, _ arguments: [String], environment: [String: String], on path: String
    ) throws -> pid_t {
        var files = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&files)
        defer { posix_spawn_file_actions_destroy(&files) }
        // The first terminal that a session's first process opens is its own.
        posix_spawn_file_actions_addopen(&files, 0, path, O_RDWR, 0)
        posix_spawn_file_actions_adddup2(&files, 0, 1)
        posix_spawn_file_actions_adddup2(&files, 0, 2)
        var attributes = posix_spawnattr_t()
        posix_spawnattr_init(&attributes)
        defer { posix_spawnattr_destroy(&attributes) }
        var (none, all) = (sigset_t(), sigset_t())
        sigemptyset(&none)
        sigfillset(&all)
        posix_spawnattr_setsigmask(&attributes, &none)
        posix_spawnattr_setsigdefault(&attributes, &all)
        posix_spawnattr_setflags(
            &attributes, Self.ownSession | Int16(POSIX_SPAWN_SETSIGMASK) | Int16(POSIX_SPAWN_SETSIGDEF))
        let words = (["perl", "-e", script, program] + arguments).map { strdup($0) } + [nil]
        let values = environment.map { strdup("\($0)=\($1)") } + [nil]
        defer { for text in words + values { free(text) } }
        var identifier: pid_t = 0
        let fault = posix_spawn(&identifier, "/usr/bin/perl", &files, &attributes, words, values)
        try #require(fault == 0, "\(String(cString: strerror(fault)))")
        return identifier
    }

    /// Waits for the end of the shell, which ends when its terminal is closed and the program has ended.
    static func end(of shell: pid_t) async {
        await withCheckedContinuation { continuation in
            DispatchQueue.global().async {
                var found = siginfo_t()
                while waitid(P_PID, id_t(shell), &found, WEXITED | WNOWAIT) != 0, errno == EINTR {}
                continuation.resume()
            }
        }
    }

    /// Takes leave of a shell that was killed.
    static func reap(_ shell: pid_t) {
        var status: Int32 = 0
        while waitpid(shell, &status, 0) < 0, errno == EINTR {}
    }
}
