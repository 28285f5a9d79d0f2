import CLibXML2

/// A report as libxml2's tree has it: what a reader that is not ours finds in it.
package struct XMLReport {
    package struct Element {
        package var name: String
        package var attributes: [String: String] = [:]
        package var text = ""
        package var children: [Element] = []

        /// The children of a name.
        package func all(_ name: String) -> [Element] { children.filter { $0.name == name } }

        /// The first child of a name.
        package subscript(_ name: String) -> Element? { children.first { $0.name == name } }

        package func attribute(_ name: String) -> String { attributes[name] ?? "" }

        /// The values of a case's properties of a name.
        package func properties(_ name: String) -> [String] {
            (self["properties"]?.children ?? []).filter { $0.attribute("name") == name }.map { $0.attribute("value") }
        }
    }

    struct Unreadable: Error {}

    package let root: Element
    package var suites: [Element] { root.all("testsuite") }
    package var cases: [Element] { suites.flatMap { $0.all("testcase") } }

    /// Reads a file, which must be well-formed.
    package init(path: String) throws {
        guard let document = xmlReadFile(path, nil, Int32(XML_PARSE_NONET.rawValue)) else { throw Unreadable() }
        defer { xmlFreeDoc(document) }
        guard let node = xmlDocGetRootElement(document) else { throw Unreadable() }
        root = Self.element(node)
    }

    /// The case of a class and a name.
    package func testCase(_ className: String, _ name: String) -> Element? {
        cases.first { $0.attribute("classname") == className && $0.attribute("name") == name }
    }

    private static func element(_ node: xmlNodePtr) -> Element {
        var element = Element(name: String(cString: node.pointee.name))
        var attribute = node.pointee.properties
        while let current = attribute {
            element.attributes[String(cString: current.pointee.name)] = text(of: current.pointee.children)
            attribute = current.pointee.next
        }
        var child = node.pointee.children
        while let current = child {
            if current.pointee.type == XML_ELEMENT_NODE {
                element.children.append(self.element(current))
            } else if let content = current.pointee.content {
                element.text += String(cString: content)
            }
            child = current.pointee.next
        }
        return element
    }

    private static func text(of first: xmlNodePtr?) -> String {
        var text = ""
        var node = first
        while let current = node {
            if let content = current.pointee.content { text += String(cString: content) }
            node = current.pointee.next
        }
        return text
    }
}
