import Testing

@Suite struct Attachments {
    @Test func oddNames() {
        Attachment.record("plain", named: "plain.txt")
        Attachment.record("odd", named: "odd <name> & \"quotes\" ]].txt")
        Attachment.record("folder", named: "../folder/name.txt")
        Attachment.record("same", named: "plain.txt")
    }

    @Test func ofAFailure() {
        Attachment.record([UInt8](repeating: 7, count: 16), named: "bytes é.bin")
        #expect(Bool(false))
    }
}
