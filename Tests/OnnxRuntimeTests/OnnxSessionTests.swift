import DynamicLibrary
import Foundation
@testable import OnnxRuntime
import StoryCore
import Testing

@Suite(
    "Networks by ONNX Runtime", .timeLimit(.minutes(1)),
    .enabled(if: InstalledRuntime.isThere, Comment(rawValue: InstalledRuntime.need)))
struct OnnxSessionTests {
    @Test("A network is computed")
    func run() throws {
        // Given
        let sut = try session()
        // When
        let found = try sut.run(["x": .floats([1, -2, 3.5], shape: [3])], outputs: ["y"])
        // Then
        #expect(try found[0].floats() == [1, 2, 3.5])
        #expect(try found[0].shape() == [3])
    }

    @Test("A tensor inside a network becomes an output, beside those that it has")
    func expose() throws {
        // Given
        var model = OnnxModel(bytes: TinyModel.bytes)
        try model.expose("hidden")
        let sut = try OnnxSession(
            model, inputs: ["x"], outputs: ["y", "hidden"], environment: InstalledRuntime.environment())
        // When
        let found = try sut.run(["x": .floats([1, -2], shape: [2])], outputs: ["hidden", "y"])
        // Then
        #expect(try found.map { try $0.floats() } == [[-1, 2], [1, 2]])
    }

    @Test("What is no model, or not all of one, is damaged", arguments: [0, 1, 20, 40])
    func damaged(length: Int) throws {
        let environment = try InstalledRuntime.environment()
        let error = #expect(throws: OnnxError.self) {
            _ = try OnnxSession(
                OnnxModel(bytes: Array(TinyModel.bytes.prefix(length)) + [0xff]), inputs: ["x"], outputs: ["y"],
                environment: environment)
        }
        guard case .damagedModel(let detail) = error else {
            Issue.record("It should be damaged: \(String(describing: error))")
            return
        }
        #expect(!detail.isEmpty)
    }

    @Test("A network with other inputs or outputs is another network, told by what is missing or too much")
    func otherGraph() throws {
        let environment = try InstalledRuntime.environment()
        for (inputs, outputs, name) in [(["ids"], ["y"], "ids"), (["x", "z"], ["y"], "z"), (["x"], ["w"], "w")] {
            #expect(throws: OnnxError.otherGraph(missing: name)) {
                _ = try OnnxSession(
                    OnnxModel(bytes: TinyModel.bytes), inputs: inputs, outputs: outputs, environment: environment)
            }
        }
    }

    @Test("An input of another kind or shape than the network takes is an error of the run")
    func badInput() throws {
        let sut = try session()
        for input in [OnnxInput.integers([1], shape: [1]), .floats([1, 2], shape: [1, 2])] {
            let error = #expect(throws: OnnxError.self) { _ = try sut.run(["x": input], outputs: ["y"]) }
            guard case .runFailed = error else {
                Issue.record("It should be of the run: \(String(describing: error))")
                continue
            }
        }
    }

    @Test("An output is read as what it is")
    func kinds() throws {
        let found = try session().run(["x": .floats([1], shape: [1])], outputs: ["y"])
        #expect(throws: OnnxError.self) { _ = try found[0].integers() }
    }

    @Test(
        "Given environments that come and go on several threads, when the last one goes as another comes, then all work"
    )
    func manyEnvironments() async throws {
        try await withThrowingTaskGroup(of: Void.self) { group in
            for _ in 0..<4 {
                group.addTask {
                    for _ in 0..<200 { _ = try InstalledRuntime.environment() }
                }
            }
            try await group.waitForAll()
        }
    }

    @Test("The version is told")
    func version() throws {
        #expect(OnnxEnvironment.isKnown(try InstalledRuntime.environment().version))
    }

    private func session() throws -> OnnxSession {
        try OnnxSession(
            OnnxModel(bytes: TinyModel.bytes), inputs: ["x"], outputs: ["y"],
            environment: InstalledRuntime.environment())
    }
}

@Suite("Without ONNX Runtime", .timeLimit(.minutes(1)))
struct NoRuntimeTests {
    @Test("A library that is not there is told by its name")
    func noLibrary() {
        let error = #expect(throws: OnnxError.self) {
            _ = try OnnxEnvironment { () throws(ProviderError) in
                try DynamicLibrary(
                    file: URL(filePath: "/nowhere/libonnxruntime.so.1"), remedy: .installVoiceEngine, for: "tester")
            }
        }
        guard case .noLibrary(let detail) = error else {
            Issue.record("There is no library: \(String(describing: error))")
            return
        }
        #expect(detail.contains("libonnxruntime.so.1"))
    }

    @Test("A library of something else is no ONNX Runtime")
    func otherLibrary() {
        #expect(throws: OnnxError.self) {
            _ = try OnnxEnvironment { () throws(ProviderError) in
                try DynamicLibrary("libc.so.6", package: "libc6", for: "tester")
            }
        }
    }

    @Test("A tensor whose name is nowhere in a model cannot be made an output")
    func noTensor() throws {
        var model = OnnxModel(bytes: TinyModel.bytes)
        #expect(throws: OnnxError.otherGraph(missing: "/Clip_output_0")) { try model.expose("/Clip_output_0") }
        #expect(throws: OnnxError.otherGraph(missing: "")) { try model.expose("") }
        #expect(model.bytes == TinyModel.bytes)
    }

    @Test("Exposing hibari's durations appends the twenty bytes that name them")
    func appended() throws {
        // Given
        let name = Array("/Clip_output_0".utf8)
        var model = OnnxModel(bytes: name)
        // When
        try model.expose("/Clip_output_0")
        // Then
        #expect(model.bytes == name + [0x3a, 0x12, 0x62, 0x10, 0x0a, 0x0e] + name)
    }
}
