import Foundation
import TestSupport

/// Validates what was answered against the published schema, with a validator that is not ours.
struct SchemaCheck {
    private static let script = """
        import json, sys
        from jsonschema import Draft202012Validator as Validator
        schema = json.load(open(sys.argv[1]))
        Validator.check_schema(schema)
        for line in open(sys.argv[2]):
            name, answer = json.loads(line)
            part = {"$defs": schema["$defs"], "$ref": "#/$defs/" + name.replace(" ", "%20")}
            for error in list(Validator(part).iter_errors(answer)) + list(Validator(schema).iter_errors(answer)):
                print(name, error.json_path, error.message)
        """

    /// What was answered, with the name of the object that it is.
    let answers: [(name: String, text: String)]

    /// What is not as the schema says, a line for each; the answers are put into a folder meanwhile.
    func faults(in folder: URL) async throws -> String {
        let schema = URL(filePath: #filePath).deletingLastPathComponent()
            .appending(path: "../../Apps/Reference/story.schema.json").standardizedFileURL
        let file = folder.appending(path: "answers.jsonl")
        let lines = answers.map { answer in
            "[\"\(answer.name)\", \(answer.text.replacing("\n", with: " "))]"
        }
        try Data(lines.joined(separator: "\n").utf8).write(to: file)
        return try await Program.run("python3", "-c", Self.script, schema.path, file.path).text
    }
}
