import StoryCore
import Testing

@Suite("Secrets", .timeLimit(.minutes(1)))
struct SecretTests {
    @Test(
        "What a provider says is told without its secrets",
        arguments: [
            ("Incorrect API key provided: sk-abcDEF123456.", "abcDEF123456"),
            ("401 for Authorization: Bearer eyJhbGciOi.J9-x_y", "eyJhbGciOi"),
            ("GET https://api.example.org/v1?model=x&api_key=hunter2hunter2 failed", "hunter2"),
            ("GET https://mira:hunter2@example.org/v1 failed", "hunter2"),
            (#"{"access_token": "hunter2hunter2", "password":"moon"}"#, "hunter2"),
            (#"{"access_token": "hunter2hunter2", "password":"moon"}"#, "moon"),
            ("key AIzaSyA1234567890abcdefghijklmnopqrstu is not valid", "AIzaSyA1234"),
        ])
    func hidden(detail: String, secret: String) {
        let fault = ProviderErrorDetails(provider: "cloud", detail: detail, recovery: "Look at '\(detail)'.")
        let sut = ProviderError.unauthorised(fault)
        #expect(sut.reason?.contains(secret) == false)
        #expect(!sut.advice.contains(secret))
        #expect(!sut.message.contains(secret))
    }

    @Test(
        "What is no secret stays",
        arguments: [
            "The voice 'slt' couldn't be loaded.", "libopusenc couldn't start (error -30).",
            "The keyboard plays a risky song: la la la.", "Set OPENAI_API_KEY to a valid key.",
            "https://example.org/v1?model=x answered 500.", "The tokens 12 and 13 have no sound.",
        ])
    func kept(detail: String) {
        #expect(ProviderError.unknown(ProviderErrorDetails(provider: "cloud", detail: detail)).reason == detail)
    }

    @Test("What a provider says cannot steer a terminal")
    func control() {
        let sut = ProviderError.unknown(ProviderErrorDetails(provider: "cloud", detail: "Oh \u{1B}[2J\nno."))
        #expect(sut.reason == "Oh [2J no.")
    }

    @Test("Any wait that a provider asks for can be told", arguments: [.infinity, .nan, 1e300, -3, nil] as [Double?])
    func waits(seconds: Double?) {
        let fault = ProviderErrorDetails(provider: "cloud", detail: "busy")
        #expect(ProviderError.rateLimit(fault, retryAfter: seconds).advice.hasPrefix("Try again in "))
    }
}
