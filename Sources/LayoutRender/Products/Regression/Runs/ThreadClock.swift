import CLibrary

/// The processor time of the current thread, by which pages are compared in cost.
///
/// Not the time of day: a page that waits for a busy machine, or in a process that was stopped, would count as costly, and one
/// such page would fill a shard of its own.
enum ThreadClock {
    static var microseconds: Int {
        var time = timespec()
        unsafe clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
        return time.tv_sec * 1_000_000 + time.tv_nsec / 1_000
    }
}
