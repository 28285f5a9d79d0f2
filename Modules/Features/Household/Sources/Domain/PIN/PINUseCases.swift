package import FeatureKit
import StoryCore

/// Returns whether the household has a PIN.
package typealias GetPINUseCaseContract = UseCase<Void, Bool, HouseholdError>

/// Sets a PIN in place of any other.
package typealias SetPINUseCaseContract = UseCase<String, Void, HouseholdError>

/// Removes the PIN.
package typealias RemovePINUseCaseContract = UseCase<Void, Void, HouseholdError>

struct GetPINUseCase: GetPINUseCaseContract {
    let service: PINService

    func execute(_: Void) async throws(HouseholdError) -> Bool {
        try await HouseholdError.pin { () throws(PINError) in try await service.isSet }
    }
}

struct SetPINUseCase: SetPINUseCaseContract {
    let service: PINService

    func execute(_ pin: String) async throws(HouseholdError) {
        try await HouseholdError.pin { () throws(PINError) in try await service.set(pin) }
    }
}

struct RemovePINUseCase: RemovePINUseCaseContract {
    let service: PINService

    func execute(_: Void) async throws(HouseholdError) {
        try await HouseholdError.pin { () throws(PINError) in
            guard try await service.isSet else { throw .notSet }
            try await service.remove()
        }
    }
}

extension HouseholdError {
    fileprivate static func pin<Value>(
        _ operation: () async throws(PINError) -> Value
    ) async throws(HouseholdError) -> Value {
        do throws(PINError) {
            return try await operation()
        } catch {
            throw .pin(error)
        }
    }
}
