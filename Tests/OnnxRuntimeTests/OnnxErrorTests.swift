@testable import OnnxRuntime
import Testing

@Suite("Errors of ONNX Runtime", .timeLimit(.minutes(1)))
struct OnnxErrorTests {
    @Test("What ONNX Runtime says is told without the paths in it, and without its further lines")
    func withoutPaths() {
        // When
        let error = OnnxError(
            message: "Load model from /home/lina/voices/a.onnx failed: /src/ort/graph.cc:12 bad\nmore", isLoading: true)
        // Then
        #expect(error == .damagedModel(detail: "Load model from a.onnx failed: graph.cc:12 bad"))
    }

    @Test(
        "Too little memory is told as that, whenever it happens",
        arguments: ["std::bad_alloc", "Failed to allocate memory for requested buffer of size 12"], [true, false])
    func memory(message: String, isLoading: Bool) {
        #expect(OnnxError(message: message, isLoading: isLoading) == .outOfMemory)
    }

    @Test(
        "A version is known from 1.11 on",
        arguments: [
            ("1.10.0", false), ("1.11.0", true), ("1.9", false), ("1.32.0", true), ("2.0.1", true), ("", false),
            ("x.y.z", false),
        ])
    func version(text: String, isKnown: Bool) {
        #expect(OnnxEnvironment.isKnown(text) == isKnown)
    }
}
