import Foundation

/// The folder of shared evidence beside the checkout; tests that read it skip where it is absent.
public enum SharedFolder {
    public static let path: String = {
        var url = URL(fileURLWithPath: #filePath)
        // .../Tests/TestSupport/Oracle/SharedFolder.swift -> the checkout -> beside it
        for _ in 0..<4 { url.deleteLastPathComponent() }
        return find(beside: url)
    }()

    /// A worktree may lie a level deeper than the checkout.
    private static func find(beside checkout: URL) -> String {
        var url = checkout
        for _ in 0..<3 {
            url.deleteLastPathComponent()
            let candidate = url.appendingPathComponent("shared").path
            if FileManager.default.fileExists(atPath: candidate) { return candidate }
        }
        return checkout.deletingLastPathComponent().appendingPathComponent("shared").path
    }

    public static func contents(_ name: String) -> Data? {
        FileManager.default.contents(atPath: path + "/" + name)
    }
}
