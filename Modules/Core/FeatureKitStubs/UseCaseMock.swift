import FeatureKit
import Synchronization

/// Answers as it was told to once its gate is open, and remembers what it was asked.
package final class UseCaseMock<Input: Sendable, Output: Sendable, Failure: Error>: UseCase {
    private struct State {
        var result: Result<Output, Failure>
        var gate: Gate
        var inputs: [Input] = []
    }

    private let state: Mutex<State>

    package init(_ result: Result<Output, Failure>, gate: Gate = Gate(open: true)) {
        state = Mutex(State(result: result, gate: gate))
    }

    /// What it was asked, in order.
    package var inputs: [Input] { state.withLock { $0.inputs } }

    /// How often it was asked.
    package var executeCallCount: Int { inputs.count }

    /// What is asked from now on is answered like this; what was asked before keeps its answer and its gate.
    package func answer(_ result: Result<Output, Failure>, gate: Gate = Gate(open: true)) {
        state.withLock { state in
            state.result = result
            state.gate = gate
        }
    }

    package func execute(_ input: Input) async throws(Failure) -> Output {
        let (result, gate) = state.withLock { state in
            state.inputs.append(input)
            return (state.result, state.gate)
        }
        await gate.pass()
        return try result.get()
    }
}
