import Foundation
import Testing
import XCTest

/// Tests that crash, hang or end their process, for a run of this program that asks for them; others see tests that pass or are
/// switched off.
enum Hostility {
    static let key = "UIKIT_HOSTILE_TESTS"
    static var isAsked: Bool { ProcessInfo.processInfo.environment[key] != nil }

    /// Ends the process as an error of a program does.
    static func trap() {
        let none: [Int] = []
        print(none[none.count])
    }
}

final class HostileTrapCase: XCTestCase {
    func testBefore() {}
    func testTrap() { if Hostility.isAsked { Hostility.trap() } }
}

/// Hangs with a process of its own that holds the streams open.
final class HostileHangCase: XCTestCase {
    func testHang() throws {
        guard Hostility.isAsked else { return }
        let other = Process()
        other.executableURL = URL(fileURLWithPath: "/bin/sleep")
        other.arguments = ["60"]
        try other.run()
        while true { usleep(1_000) }
    }
}

final class HostileEndCase: XCTestCase {
    func testEnd() { if Hostility.isAsked { exit(0) } }
    func testLater() {}
}

final class HostileTalkCase: XCTestCase {
    func testTalk() {
        guard Hostility.isAsked else { return }
        let line = String(repeating: "a", count: 1 << 20)
        for _ in 0..<12 { print(line) }
        XCTAssertEqual(1, 2)
    }
}

final class HostileQuietCase: XCTestCase {
    /// Words without a new line stand before those of the library.
    func testOne() { if Hostility.isAsked { print(String(repeating: ".", count: 9_000), terminator: "") } }
    func testTwo() throws { throw XCTSkip("no") }
}

@Suite(.enabled(if: Hostility.isAsked)) struct HostileTrapSuite {
    @Test func trap() { Hostility.trap() }
}

@Suite(.enabled(if: Hostility.isAsked)) struct HostileHangSuite {
    /// In the group of whoever started the process.
    @Test func hang() {
        setpgid(0, getpgid(getppid()))
        while true { usleep(1_000) }
    }
}

@Suite(.enabled(if: Hostility.isAsked)) struct HostileMixedSuite {
    @Test func fails() {
        print("no new line", terminator: "")
        #expect(1 == 2)
    }
    @Test("passes / twice", arguments: [1, 2]) func passes(number: Int) {}
    struct Inner { @Test func passes() {} }
}
