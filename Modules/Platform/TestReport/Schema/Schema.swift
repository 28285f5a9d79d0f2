import CLibXML2

/// A compiled XML schema.
struct Schema: ~Copyable {
    let pointer: xmlSchemaPtr

    /// The one that this module ships: what a report may look like.
    static func ofReports() throws(ReportError) -> Schema {
        try Schema(xml: PackageResources.junit_xsd)
    }

    /// Compiles a schema that refers to no other file.
    init(xml: [UInt8]) throws(ReportError) {
        _ = Self.types
        let compiled = xml.withUnsafeBufferPointer { bytes in
            bytes.withMemoryRebound(to: CChar.self) { characters -> xmlSchemaPtr? in
                guard let context = xmlSchemaNewMemParserCtxt(characters.baseAddress, Int32(characters.count)) else {
                    return nil
                }
                defer { xmlSchemaFreeParserCtxt(context) }
                return xmlSchemaParse(context)
            }
        }
        guard let compiled else { throw .library("the report schema doesn't compile") }
        pointer = compiled
    }

    deinit {
        xmlSchemaFree(pointer)
    }

    /// libxml2's table of built-in types is made by its first use, which must not happen twice at once.
    private static let types: Void = xmlSchemaInitTypes()
}
