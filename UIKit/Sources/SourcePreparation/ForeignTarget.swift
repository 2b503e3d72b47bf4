import Foundation

/// A target without Swift code: its files are copied as they are, and the compiler for C builds them.
struct ForeignTarget {
    let target: PackageDescription.Target
    let files: [URL]
    /// Whether a file of it is Objective-C, which no compiler here takes.
    let isObjectiveC: Bool

    private static let sources: Set<String> = ["c", "cc", "cpp", "cxx", "s", "S"]
    private static let objectiveC: Set<String> = ["m", "mm"]
    private static let others: Set<String> = [
        "h", "hh", "hpp", "hxx", "inc", "inl", "ipp", "tcc", "def", "modulemap", "apinotes",
    ]
    private static let maximumFiles = 20_000

    /// The Swift of a target that is no Swift: of RxCocoa's Objective-C what its delegates of views stand on, since most apps with
    /// RxSwift make their lists and taps by it; messages and keys can be observed, and nothing is sent. Other targets are empty.
    static let written = [
        "RxCocoaRuntime": """
        import UIKit
        open class _RXDelegateProxy: NSObject {
            public private(set) weak var _forwardToDelegate: AnyObject?
            private var kept: AnyObject?
            open func _setForwardToDelegate(_ delegate: Any?, retainDelegate: Bool) {
                _forwardToDelegate = delegate.map { $0 as AnyObject }
                kept = retainDelegate ? _forwardToDelegate : nil
            }
            open func hasWiredImplementation(for selector: Any) -> Bool { false }
            open func voidDelegateMethodsContain(_ selector: Any) -> Bool { true }
        }
        open class _RXKVOObserver: NSObject {
            public init(
                target: AnyObject, retainTarget: Bool, keyPath: String, options: NSKeyValueObservingOptions,
                callback: @escaping (Any?) -> Void
            ) {}
            open func dispose() {}
        }
        public protocol RXMessageSentObserver: AnyObject {}
        public protocol RXDeallocatingObserver: AnyObject {}
        nonisolated(unsafe) private var keys: [String: UnsafeMutableRawPointer] = [:]
        private let (idle, observed) = (IMP(), IMP())
        public func RX_default_target_implementation() -> IMP { idle }
        public func RX_ensure_observing(_ target: Any, _ selector: Selector, _ error: inout NSError?) -> IMP? { observed }
        public func RX_selector(_ selector: Selector) -> Selector { selector }
        public func RX_reference_from_selector(_ selector: Selector) -> UnsafeMutableRawPointer {
            let key = keys["\\(selector)"] ?? .allocate(byteCount: 1, alignment: 1)
            keys["\\(selector)"] = key
            return key
        }

        """
    ]

    /// - Returns: nil for a target with Swift code, or without any.
    init?(_ target: PackageDescription.Target) {
        self.target = target
        let found = FileManager.default.enumerator(
            at: target.origin, includingPropertiesForKeys: [.isSymbolicLinkKey], options: [.skipsHiddenFiles])
        let kinds = Self.sources.union(Self.objectiveC)
        let wanted = (found ?? .init()).lazy.compactMap { $0 as? URL }.filter { file in
            // What is excluded is not compiled; a source may yet include it.
            Self.others.contains(file.pathExtension)
                || kinds.contains(file.pathExtension) && !target.excluded.contains(where: file.isBelow)
        }
        files = wanted.prefix(Self.maximumFiles).map(\.standardizedFileURL).sorted { $0.path < $1.path }
        guard !files.isEmpty else { return nil }
        let isSource = { (file: URL) in target.only.map { $0.contains(where: file.isBelow) } ?? true }
        isObjectiveC = files.contains { Self.objectiveC.contains($0.pathExtension) && isSource($0) }
    }

    /// The target's entry in the manifest.
    func entry(_ dependencies: [String]) -> String {
        if target.type == "system" {
            let package = target.pkgConfig.map { ", pkgConfig: \(ManifestText.quoted($0))" } ?? ""
            let (name, path) = (ManifestText.quoted(target.name), ManifestText.quoted("Sources/" + target.name))
            return "        .systemLibrary(name: \(name), path: \(path)\(package))"
        }
        let only = target.only?.map { URL(fileURLWithPath: $0).path(below: target.origin) ?? "." }
        let parts = [
            only.map { ", sources: \(ManifestText.list($0))" },
            target.publicHeaders.map { ", publicHeadersPath: \(ManifestText.quoted($0))" },
            BuildSetting.arguments(target.settings, language: nil),
        ]
        return ManifestText.target(
            target.name, dependencies.map(ManifestText.quoted), parts.compactMap { $0 }.joined())
    }

    /// What a person reads of a target that no compiler here takes.
    var refusal: String {
        let first = files.first { Self.objectiveC.contains($0.pathExtension) }
        return
            "\(target.name) is Objective-C (\(first?.lastPathComponent ?? "")), which is not compiled for Linux; its "
            + (Self.written[target.name] == nil ? "module is empty here" : "module has little here")
    }
}
