import CLibrary
import Foundation

/// A headless Chromium, spoken to through two pipes in the words of its DevTools protocol.
///
/// A class because the browser ends with it.
public final class Browser {
    public struct Trouble: Error, CustomStringConvertible {
        public var description: String
    }

    /// The program, where one is installed.
    public static let path = ["chromium", "chromium-browser", "google-chrome"].map { "/usr/bin/" + $0 }
        .first { FileManager.default.isExecutableFile(atPath: $0) }

    private let process: Process
    private let input: Int32
    private let output: Int32
    private var pending: [UInt8] = []
    private var count = 0
    private var session: String?
    /// The page's messages on the console, and its requests that the browser blocked.
    public private(set) var complaints: [String] = []

    /// - Parameter folder: for the browser's own files and pipes.
    public init(folder: String) throws {
        let (toBrowser, fromBrowser) = (folder + "/to", folder + "/from")
        guard let path = Self.path, mkfifo(toBrowser, 0o600) == 0, mkfifo(fromBrowser, 0o600) == 0 else {
            throw Trouble(description: "no browser, or no pipes")
        }
        // Opened for reading and writing, so that opening does not wait for the other end.
        input = CLibrary.open(toBrowser, O_RDWR | O_CLOEXEC)
        output = CLibrary.open(fromBrowser, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
        process = Fixtures.process(
            "/bin/sh",
            [
                "-c", #"exec "$0" "$@" 3<"$LAYOUT_TO" 4>"$LAYOUT_FROM" 2>/dev/null"#, path, "--headless=new",
                "--no-sandbox", "--disable-gpu", "--hide-scrollbars", "--no-first-run",
                "--user-data-dir=\(folder)/profile", "--remote-debugging-pipe",
            ], environment: ["LAYOUT_TO": toBrowser, "LAYOUT_FROM": fromBrowser])
        try process.run()
        let target = try call("Target.createTarget", ["url": "about:blank"])["targetId"] as? String ?? ""
        let attached = try call("Target.attachToTarget", ["targetId": target, "flatten": true])
        session = attached["sessionId"] as? String
        for domain in ["Runtime", "Log", "Page"] { try call(domain + ".enable") }
    }

    deinit {
        process.terminate()
        process.waitUntilExit()
        close(input)
        close(output)
    }

    @discardableResult
    public func call(_ method: String, _ parameters: [String: Any] = [:]) throws -> [String: Any] {
        count += 1
        var message: [String: Any] = ["id": count, "method": method, "params": parameters]
        if let session { message["sessionId"] = session }
        var bytes = [UInt8](try JSONSerialization.data(withJSONObject: message)) + [0]
        while !bytes.isEmpty {
            let written = write(input, bytes, bytes.count)
            guard written > 0 else { throw Trouble(description: "the browser takes no words") }
            bytes.removeFirst(written)
        }
        while true {
            let answer = try read()
            guard answer["id"] as? Int == count else {
                note(answer)
                continue
            }
            if let error = answer["error"] { throw Trouble(description: "\(method): \(error)") }
            return answer["result"] as? [String: Any] ?? [:]
        }
    }

    private func note(_ event: [String: Any]) {
        switch event["method"] as? String {
        case "Runtime.exceptionThrown", "Log.entryAdded", "Runtime.consoleAPICalled":
            complaints.append("\(event["params"] ?? "")")
        default: break
        }
    }

    /// The next message, which ends with a zero.
    private func read() throws -> [String: Any] {
        let deadline = Date().addingTimeInterval(60)
        var buffer = [UInt8](repeating: 0, count: 1 << 16)
        while true {
            if let end = pending.firstIndex(of: 0) {
                let message = Data(pending[..<end])
                pending.removeSubrange(...end)
                return try JSONSerialization.jsonObject(with: message) as? [String: Any] ?? [:]
            }
            guard Date() < deadline, process.isRunning else { throw Trouble(description: "the browser is silent") }
            let count = CLibrary.read(output, &buffer, buffer.count)
            if count > 0 { pending += buffer[..<count] } else { usleep(5_000) }
        }
    }

    // MARK: A reader's actions

    public func open(_ address: String, width: Int, height: Int, scale: Int = 1) throws {
        try call(
            "Emulation.setDeviceMetricsOverride",
            ["width": width, "height": height, "deviceScaleFactor": scale, "mobile": false])
        try call("Page.navigate", ["url": "about:blank"])
        try call("Page.navigate", ["url": address])
    }

    /// What the window shows, as a PNG.
    public func picture() throws -> Data? {
        (try call("Page.captureScreenshot", ["format": "png"])["data"] as? String).flatMap { Data(base64Encoded: $0) }
    }

    /// The value of an expression of the page's scripts.
    @discardableResult
    public func value(_ expression: String) throws -> Any? {
        let answer = try call("Runtime.evaluate", ["expression": expression, "returnByValue": true])
        if let trouble = answer["exceptionDetails"] { throw Trouble(description: "\(expression): \(trouble)") }
        return (answer["result"] as? [String: Any])?["value"]
    }

    public func text(_ expression: String) throws -> String { try value("String(\(expression))") as? String ?? "" }

    /// Waits for a condition, up to a minute; false when it never came true.
    public func becomes(_ condition: String) throws -> Bool {
        for _ in 0..<3_000 {
            if (try? value("Boolean(\(condition))")) as? Bool == true { return true }
            usleep(20_000)
        }
        return false
    }

    public func press(_ key: String) throws {
        for type in ["keyDown", "keyUp"] {
            try call(
                "Input.dispatchKeyEvent",
                ["type": type, "key": key, "text": key.count == 1 && type == "keyDown" ? key : ""])
        }
    }

    /// - Parameter alt: whether the Alt key is held.
    public func click(_ x: Double, _ y: Double, alt: Bool = false) throws {
        for type in ["mouseMoved", "mousePressed", "mouseReleased"] {
            try call(
                "Input.dispatchMouseEvent",
                [
                    "type": type, "x": x, "y": y, "button": type == "mouseMoved" ? "none" : "left",
                    "clickCount": type == "mouseMoved" ? 0 : 1, "modifiers": alt ? 1 : 0,
                ])
        }
    }

    public func point(at x: Double, _ y: Double) throws {
        try call("Input.dispatchMouseEvent", ["type": "mouseMoved", "x": x, "y": y])
    }
}
