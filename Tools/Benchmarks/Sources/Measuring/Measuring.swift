import CMalloc
import Foundation

/// Processor time in microseconds, so that other work on the machine disturbs less.
public func now() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return Double(time.tv_sec) * 1e6 + Double(time.tv_nsec) / 1e3
}

public func median(_ times: [Double]) -> Double { times.isEmpty ? 0 : times.sorted()[times.count / 2] }

/// Keeps freed memory in the process: the kernel's clearing of fresh pages would be a third of the figures.
public func keepFreedMemory() {
    mallopt(M_MMAP_THRESHOLD, 1 << 30)
    mallopt(M_TRIM_THRESHOLD, 1 << 30)
}

/// In KiB.
public func peakMemory() -> Int {
    var usage = rusage()
    getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
    return usage.ru_maxrss
}
