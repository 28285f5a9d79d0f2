import CLibXML2
import Foundation
import FoundationXML
import TestReport

/// A report of this many results, every hundredth a failure, in the same words for every writer.
struct WrittenReport {
    let count: Int

    private static let suite = "Sample.Group"
    private static let file = "Tests/Sample/Group.swift"
    private static let failure = (kind: TestProblem.Kind.expectation, message: "Expectation failed: sum == 3")

    private func name(_ number: Int) -> String { "adds\(number)()" }
    private func details(_ number: Int) -> String { "\(Self.file):\(number + 1): \(Self.failure.message) <\(number)>" }
    private func isFailure(_ number: Int) -> Bool { number % 100 == 50 }

    /// With the module's own writer, one result at a time.
    func write(to path: String) throws {
        var suite = TestSuiteSummary(name: Self.suite, seconds: Double(count) / 1000)
        suite.counts.tests = count
        suite.counts.failures = (0..<count).count(where: isFailure)
        var writer = try JUnitWriter(path: path, hostname: "localhost")
        writer.begin(report: suite)
        writer.begin(suite: suite)
        for number in 0..<count {
            var result = TestResult(
                name: name(number), className: Self.suite, location: SourcePosition(file: Self.file, line: number + 1),
                seconds: 0.001)
            if isFailure(number) {
                result.outcome = .failed(
                    TestProblem(
                        kind: Self.failure.kind, message: Self.failure.message, details: details(number)))
            }
            try writer.write(result)
        }
        try writer.endSuite()
        try writer.finish()
    }

    /// As Foundation would have it: the whole document first.
    func writeDocument(to path: String) throws {
        let root = XMLElement(name: "testsuites")
        let suite = XMLElement(name: "testsuite")
        suite.setAttributesWith(["name": Self.suite, "tests": String(count)])
        root.addChild(suite)
        for number in 0..<count {
            let element = XMLElement(name: "testcase")
            element.setAttributesWith([
                "classname": Self.suite, "name": name(number), "file": Self.file, "line": String(number + 1),
                "time": "0.001",
            ])
            if isFailure(number) {
                let failure = XMLElement(name: "failure", stringValue: details(number))
                failure.setAttributesWith(["type": Self.failure.kind.rawValue, "message": Self.failure.message])
                element.addChild(failure)
            }
            suite.addChild(element)
        }
        try XMLDocument(rootElement: root).xmlData(options: .nodePrettyPrint).write(to: URL(filePath: path))
    }

    /// As most programs that use libxml2 have it: the whole tree first.
    func writeTree(to path: String) throws {
        let document = xmlNewDoc("1.0")
        defer { xmlFreeDoc(document) }
        let root = xmlNewNode(nil, "testsuites")
        xmlDocSetRootElement(document, root)
        let suite = xmlNewChild(root, nil, "testsuite", nil)
        xmlNewProp(suite, "name", Self.suite)
        xmlNewProp(suite, "tests", String(count))
        for number in 0..<count {
            let element = xmlNewChild(suite, nil, "testcase", nil)
            xmlNewProp(element, "classname", Self.suite)
            xmlNewProp(element, "name", name(number))
            xmlNewProp(element, "file", Self.file)
            xmlNewProp(element, "line", String(number + 1))
            xmlNewProp(element, "time", "0.001")
            guard isFailure(number) else { continue }
            let failure = xmlNewTextChild(element, nil, "failure", details(number))
            xmlNewProp(failure, "type", Self.failure.kind.rawValue)
            xmlNewProp(failure, "message", Self.failure.message)
        }
        guard xmlSaveFormatFileEnc(path, document, "UTF-8", 1) > 0 else { throw CocoaError(.fileWriteUnknown) }
    }
}
