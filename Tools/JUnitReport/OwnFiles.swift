import ArgumentParser
import Foundation
import TestReport

/// The files of one call, which must all differ.
enum OwnFiles {
    /// Throws if files to write are among the others, or are not distinct.
    static func require(_ written: [String], besides others: [String]) throws {
        var taken = Set(others.compactMap(location))
        for path in written {
            guard let location = location(of: path), !taken.insert(location).inserted else { continue }
            throw ValidationError("\(path) is given twice and would be overwritten. Give each file its own name.")
        }
    }

    /// Where a regular file is or will be; nothing for others, such as /dev/null, which may well be named twice.
    private static func location(of path: String) -> String? {
        var status = stat()
        if stat(path, &status) == 0, status.st_mode & S_IFMT != S_IFREG { return nil }
        return URL(filePath: path).standardizedFileURL.resolvingSymlinksInPath().path
    }
}

extension TestCounts {
    /// Prints the counts, as errors if the report itself goes to the output, which must contain nothing else.
    func tell(besides report: String) {
        var (target, output) = (stat(), stat())
        let isOutput =
            stat(report, &target) == 0 && fstat(STDOUT_FILENO, &output) == 0 && target.st_mode & S_IFMT != S_IFREG
            && target.st_dev == output.st_dev && target.st_ino == output.st_ino
        if isOutput, isatty(STDOUT_FILENO) == 0 {
            FileHandle.standardError.write(Data("\(summary)\n".utf8))
        } else {
            print(summary)
        }
    }
}
