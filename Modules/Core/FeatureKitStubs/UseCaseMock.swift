import FeatureKit

/// A use case that answers with a fixed result once its gate is open, and records its inputs.
package final class UseCaseMock<Input: Sendable, Output: Sendable, Failure: Error>: UseCase {
    private struct State {
        var result: Result<Output, Failure>
        var gate: Gate
        var inputs: [Input] = []
    }

    private let state: Watched<State>

    package init(_ result: Result<Output, Failure>, gate: Gate = Gate(open: true)) {
        state = Watched(State(result: result, gate: gate))
    }

    /// The inputs, in order.
    package var inputs: [Input] { state.value.inputs }

    /// The number of calls.
    package var executeCallCount: Int { inputs.count }

    /// Sets the result and gate of later calls; earlier ones keep theirs.
    package func answer(_ result: Result<Output, Failure>, gate: Gate = Gate(open: true)) {
        state.change { state in
            state.result = result
            state.gate = gate
        }
    }

    package func execute(_ input: Input) async throws(Failure) -> Output {
        let (result, gate) = state.change { state in
            state.inputs.append(input)
            return (state.result, state.gate)
        }
        await gate.pass()
        return try result.get()
    }
}
