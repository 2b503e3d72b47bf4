import Findings

/// One finding a cause: of what one rule family sees on one screen for one reason, the worst is told and the rest is
/// counted and listed; what is the habit of a whole file is told once for the file.
public enum Folding {
    /// In the order of the first of each.
    public static func fold(_ findings: [Finding]) -> [Finding] {
        let screens = group(findings) { [$0.file, $0.screen, cause(of: $0)] }.map { folded($0, by: "view") }
        // A habit: the same family for the same reason on several screens.
        return group(screens) { finding in
            isHabit(finding) ? [finding.file, cause(of: finding)] : [finding.fingerprint]
        }.flatMap { group in group.count >= habit ? [folded(group, by: "screen")] : group }
    }

    /// On so many screens of a file a defect is the way in which the file is made.
    static let habit = 3

    private static func group(_ findings: [Finding], by key: (Finding) -> [String]) -> [[Finding]] {
        var places: [String: Int] = [:]
        var groups: [[Finding]] = []
        for finding in findings {
            let key = key(finding).joined(separator: "\u{0}")
            if let place = places[key] {
                groups[place].append(finding)
            } else {
                places[key] = groups.count
                groups.append([finding])
            }
        }
        return groups
    }

    /// The family of the rule and the reason: the class of the page, the severity.
    private static func cause(of finding: Finding) -> String {
        let family =
            switch AuditRule(rawValue: finding.rule) {
            case .offScreen, .outsideSuperview, .overlap, .zeroSize: "room"
            case .truncatedText, .clippedText: "text"
            case .conflict where finding.reason == "own": finding.fingerprint
            default: finding.rule
            }
        return [family, finding.reason, finding.severity.rawValue].joined(separator: " ")
    }

    private static func isHabit(_ finding: Finding) -> Bool {
        !(finding.rule == AuditRule.conflict.rawValue && finding.reason == "own")
    }

    private static func folded(_ group: [Finding], by noun: String) -> Finding {
        guard group.count > 1,
            var first = group.max(by: { $0.severity < $1.severity }).flatMap({ worst in
                group.first { $0.severity == worst.severity }
            })
        else { return group[0] }
        let others = group.count - 1
        first.message += "; so \(others == 1 ? "is 1 more \(noun)" : "are \(others) more \(noun)s")"
        for finding in group where finding.fingerprint != first.fingerprint {
            for element in finding.elements where !first.elements.contains(where: { $0.id == element.id }) {
                first.elements.append(element)
            }
            for constraint in finding.constraints where !first.constraints.contains(constraint) {
                first.constraints.append(constraint)
            }
            for page in finding.pages where !first.pages.contains(page) { first.pages.append(page) }
            for device in finding.devices where !first.devices.contains(device) { first.devices.append(device) }
            for language in finding.languages where !first.languages.contains(language) {
                first.languages.append(language)
            }
            first.members += finding.members
        }
        return first
    }
}
