import Glibc

/// Measures the processor time of this program, which other work does not affect.
enum ProcessorClock {
    /// Seconds since the start, of all threads.
    static var seconds: Double {
        var time = timespec()
        clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
    }
}
