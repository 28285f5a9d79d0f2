extension HTMLPage {
    /// The number of failures that are open at first.
    private static let openAtFirst = 10

    mutating func beginProblems(total: Int) {
        output.start("section", ["data-filtered": "", "aria-labelledby": "failures"])
        output.element("h2", ["id": "failures"], total == 1 ? "1 failure" : "\(total) failures")
    }

    /// Writes a failure with all that is known of it; anything else is passed over.
    mutating func writeProblem(_ result: TestResult) {
        guard let problem = result.outcome.problem, problemsWritten < limits.problems else { return }
        problemsWritten += 1
        let id = "f\(problemsWritten)"
        if problemsWritten <= Self.openAtFirst {
            output.start("details", ["class": "problem", "id": id, "open": ""])
        } else {
            output.start("details", ["class": "problem", "id": id])
        }
        output.start("summary")
        output.element("span", ["class": "name"], result.name.shortened(to: 1000))
        output.element("span", ["class": "time"], ShownText.duration(result.seconds))
        let location = result.location.map { " · \($0.file):\($0.line)" } ?? ""
        output.element("span", ["class": "in"], result.className + location)
        output.element("span", ["class": "says"], "\(problem.kind.rawValue): \(problem.message.shortened(to: 1000))")
        output.end()
        output.start("div")
        writeText(problem.details, title: nil)
        for (number, earlier) in result.earlierProblems.prefix(20).enumerated() {
            let text = earlier.details.isEmpty ? earlier.message : "\(earlier.message)\n\(earlier.details)"
            writeText(text, title: "Attempt \(number + 1): \(earlier.kind.rawValue)")
        }
        writeAttachments(result)
        writeText(result.output, title: "Output")
        writeText(result.errorOutput, title: "Errors written")
        writeProperties(result.properties)
        output.end()
        output.end()
    }

    mutating func endProblems(total: Int) {
        if total > problemsWritten {
            output.element("p", ["class": "said"], "\(total - problemsWritten) more are in the report itself.")
        }
        output.end()
    }

    private mutating func writeText(_ text: String, title: String?) {
        guard !text.isEmpty else { return }
        if let title { output.element("h3", [:], title) }
        output.element("pre", [:], text.shortened(to: limits.problemText))
    }

    private mutating func writeProperties(_ properties: [TestProperty]) {
        guard !properties.isEmpty else { return }
        output.start("dl")
        for property in properties.prefix(100) {
            output.element("dt", [:], property.name)
            output.element("dd", [:], property.value.shortened(to: 1000))
        }
        output.end()
    }

    mutating func writeAttachments(_ result: TestResult) {
        let paths = Attachments.paths(in: result.output).prefix(100)
        guard !paths.isEmpty else { return }
        output.element("h3", [:], paths.count == 1 ? "Attachment" : "Attachments")
        output.start("ul")
        for path in paths {
            output.start("li")
            if let link = Attachments.link(to: path) {
                output.element("a", ["href": link, "rel": "noreferrer"], path)
            } else {
                output.element("code", [:], path)
            }
            output.end()
        }
        output.end()
    }
}
