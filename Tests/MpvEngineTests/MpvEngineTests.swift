import Testing
@testable import MpvEngine
