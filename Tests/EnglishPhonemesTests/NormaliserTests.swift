import StoryCore
import Testing

@testable import EnglishPhonemes

@Suite("What is read for what is written", .timeLimit(.minutes(1)))
struct NormaliserTests {
    private func normalised(_ text: String) throws -> String {
        let sut = Normaliser(try SpokenForms(Array(SmallTables.forms.utf8)))
        let result = sut.normalised(TracedText(text, text.startIndex..<text.endIndex))
        return result.string(0..<result.count)
    }

    @Test(
        "Times are read as people say them",
        arguments: [
            ("At 7:30.", "At seven thirty."), ("at 7:05 am", "at seven oh five A.M."),
            ("at 12:00", "at twelve o'clock"), ("at 7:30 p.m.", "at seven thirty P.M."),
            ("1:02:03", "one oh two and three seconds"), ("25:00 and 7:99", "25:00 and 7:99"),
        ])
    func times(text: String, expected: String) throws {
        #expect(try normalised(text) == expected)
    }

    @Test(
        "Dates are read with the month's name",
        arguments: [
            ("2024-03-05", "March fifth, 2024"), ("3/5/2024", "March fifth, 2024"),
            ("31/12/99", "December thirty-first, 1999"),
            ("Mar. 5th, 2024", "March fifth, 2024"), ("on 5 May", "on the fifth of May"),
            ("the 2 of June", "the second of June"), ("May 50", "May 50"),
        ])
    func dates(text: String, expected: String) throws {
        #expect(try normalised(text) == expected)
    }

    @Test(
        "Sums of money are read with the currency last",
        arguments: [
            ("$3 million", "3 million dollars"), ("£2k", "2 thousand pounds"), ("50¢", "50 cents"), ("¥500", "500 yen"),
            ("Rs. 1", "1 rupee"), ("USD 5", "5 dollars"),
        ])
    func money(text: String, expected: String) throws {
        #expect(try normalised(text) == expected)
    }

    @Test(
        "Measures are read with the unit's name",
        arguments: [
            ("5 km", "5 kilometers"), ("1km", "1 kilometer"), ("20 °C", "20 degrees Celsius"), ("5 kmx", "5 kmx"),
            ("-1 m", "-1 meter"),
        ])
    func measures(text: String, expected: String) throws {
        #expect(try normalised(text) == expected)
    }

    @Test(
        "Abbreviations and Roman numerals are written out",
        arguments: [
            ("St. Paul in Oak St.", "Saint Paul in Oak Street."), ("approx. 5", "approximately 5"),
            ("No. 5", "Number 5"), ("#5", "number 5"), ("Chapter IV", "Chapter 4"),
            ("Henry VIII", "Henry the eighth"), ("World War II", "World War 2"), ("King Ivan", "King Ivan"),
        ])
    func abbreviations(text: String, expected: String) throws {
        #expect(try normalised(text) == expected)
    }

    @Test(
        "Digits that are no number are read one by one, as a range or as a fraction",
        arguments: [
            ("555-1234", "5 5 5, 1 2 3 4"), ("1/2", "one half"), ("3/4", "3 quarters"), ("5-7", "5 to 7"),
            ("20/25", "20 slash 25"), ("+5", "plus 5"),
        ])
    func digits(text: String, expected: String) throws {
        #expect(try normalised(text) == expected)
    }

    @Test(
        "Signs are read as words, and those of comparison between two others only",
        arguments: [
            ("1 + 1 = 2", "1 + 1 equals 2"), ("= 2", "= 2"), ("2½", "2 one half"), ("a • b * c", "a b c"),
            ("  so ,  then !", "so, then!"),
        ])
    func signs(text: String, expected: String) throws {
        #expect(try normalised(text) == expected)
    }

    @Test("What was made remembers what it was made from")
    func origins() throws {
        // Given
        let text = "Up at 7:30 pm."
        let sut = Normaliser(try SpokenForms(Array(SmallTables.forms.utf8)))
        // When
        let result = sut.normalised(TracedText(text, text.startIndex..<text.endIndex))
        let words = result.scalars.indices.split { result.scalars[$0] == " " }
        // Then
        let sources = words.map { String(result.origin(of: $0.startIndex..<$0.endIndex).substring(of: text)) }
        #expect(sources == ["Up", "at", "7:30 ", "7:30 ", "pm."])
    }

    @Test("What cannot be seen is left out, and letters are composed")
    func invisible() throws {
        #expect(try normalised("won\u{AD}der\u{0} cafe\u{301}\u{200B}") == "wonder café")
    }
}
