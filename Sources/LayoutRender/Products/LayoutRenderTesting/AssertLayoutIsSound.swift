import Findings
import LayoutAudit
import LayoutEngine
import Testing

#if canImport(XCTest)
    import XCTest
#endif

/// Fails the running test when a layout breaks on a device or in a language; for Swift Testing and XCTest.
///
///     @Test func profileCard() {
///         assertLayoutIsSound(of: makeCard(), devices: ["iPhone8", "iPhoneSe"])
///     }
///
/// The layout on the first device counts as intended, as a storyboard's own device does: a view that is cut, covered or
/// off the screen on another device, but not on the first, is a finding. Conflicts count on every device.
/// - Parameters:
///   - devices: names that `render-cli about devices` lists, with `.landscape` appended for a device on its side; at least one.
///   - languages: pseudo-languages in place of translations, which a tree in Swift does not have.
///   - severity: findings of a lesser severity do not fail the test.
public func assertLayoutIsSound(
    of tree: LayoutTree, devices: [String] = ["iPhone15", "iPhoneSe"], languages: [PseudoLanguage] = [],
    failingOn severity: Finding.Severity = .error, fileID: String = #fileID, filePath: String = #filePath,
    line: Int = #line, column: Int = #column
) {
    let location = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    for message in LayoutSoundness(tree, devices, languages).messages(atLeast: severity) { report(message, location) }
}

/// The audit behind `assertLayoutIsSound`, without the test around it.
struct LayoutSoundness {
    private var audit: FileAudit?
    /// Names that no device has.
    private var unknown: [String] = []

    /// 1 the first device as the layout's own; 2 the others; 3 the languages on each.
    init(_ tree: LayoutTree, _ devices: [String], _ languages: [PseudoLanguage]) {
        var own: LayoutScene?
        for name in devices {
            let isTurned = name.hasSuffix(".landscape")
            guard let device = Device.named(isTurned ? String(name.dropLast(".landscape".count)) : name) else {
                unknown.append(name)
                continue
            }
            let environment = device.environment(landscape: isTurned)
            let scene = LayoutScene(id: "layout", name: "layout", tree: tree, environment: environment)
            if own == nil {
                own = scene
                audit = FileAudit(file: "layout", own: [scene])
            } else {
                audit?.take([scene], on: AuditTraits(device: device.name, isLandscape: isTurned))
            }
            for language in languages {
                var page = AuditTraits(device: device.name, isLandscape: isTurned)
                page.pseudo = language
                var spoken = scene
                spoken.tree.translate(to: language)
                if language == .mirrored { spoken.environment.layoutDirection = .rightToLeft }
                audit?.take([spoken], on: page)
            }
        }
        audit?.evidence.turns = true
        audit?.evidence.runsOnPads = true
        audit?.evidence.isTranslatedRightToLeft = languages.contains(.mirrored)
    }

    /// One message a finding, after unknown devices and an exhausted work limit: the finding's sentence, its cause and
    /// its rule.
    func messages(atLeast severity: Finding.Severity) -> [String] {
        let wrong = unknown.map { "unknown device \"\($0)\"; 'render-cli about devices' lists them" }
        let none = audit == nil && unknown.isEmpty ? ["no device to look at"] : audit?.unsolved.map { [$0] } ?? []
        let found = Folding.fold((audit?.findings ?? []).map(\.judgedByTheRule)).filter { $0.severity >= severity }
        return wrong + none
            + found.map { finding in
                let cause = finding.cause.isEmpty ? "" : "; because \(finding.cause)"
                return "\(finding.message)\(cause) [\(finding.rule)]"
            }
    }
}

/// Records a failure with the framework that runs.
private func report(_ message: String, _ location: SourceLocation) {
    guard Test.current == nil else {
        Issue.record(Comment(rawValue: message), sourceLocation: location)
        return
    }
    #if canImport(XCTest)
        XCTFail("\(location.fileID):\(location.line): \(message)")
    #else
        Issue.record(Comment(rawValue: message), sourceLocation: location)
    #endif
}
