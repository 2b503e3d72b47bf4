import Findings
import Notation

/// Folds findings with one cause into one finding: of the findings of a family of rules on one screen, the worst is
/// kept, and the others are counted and listed. A defect that a whole file shares, such as left-aligned texts, is
/// reported once for the file.
public enum Folding {
    /// The folded findings, in the order of the first finding of each group.
    public static func fold(_ findings: [Finding]) -> [Finding] {
        // 1 one finding for each family and screen; conflicts only if they share a constraint
        let screens = group(withoutFollowUps(joinedConflicts(findings))) {
            [$0.file, $0.screen, family(of: $0), cause(of: $0)]
        }
        .map { folded($0, by: "view") }
        // 2 one finding for each family and file, if several screens have the defect
        return group(screens) { finding in
            isHabit(finding) ? [finding.file, family(of: finding)] : [finding.file, finding.fingerprint]
        }.map { FindingCounts.weighed(folded($0, by: "screen")) }
    }

    /// Groups in the order of their first findings.
    private static func group(_ findings: [Finding], by key: (Finding) -> [String]) -> [[Finding]] {
        groupedPlaces(findings.count) { key(findings[$0]) }.map { places in places.map { findings[$0] } }
    }

    /// The name of a group of rules whose defects a person mends together: too little room, too long texts, and every
    /// other rule alone. Information is never folded into a warning or an error, nor is what only another release of iOS shows
    /// into what the file's own release shows.
    private static func family(of finding: Finding) -> String {
        let name =
            switch AuditRule(rawValue: finding.rule) {
            case .offScreen, .outsideSuperview, .overlap, .zeroSize: "room"
            case .truncatedText, .clippedText, .fixedHeight, .tightText: "text"
            default: finding.rule
            }
        let pages = finding.releases.joined(separator: ",")
        return (finding.severity == .information ? name + " information" : name) + (pages.isEmpty ? "" : " " + pages)
    }

    /// Distinguishes findings of one family on one screen: conflicts by their identity.
    private static func cause(of finding: Finding) -> String {
        isAboutOneCause(finding) ? finding.fingerprint : ""
    }

    /// Whether two findings of the rule on one screen have two causes.
    private static func isAboutOneCause(_ finding: Finding) -> Bool {
        switch AuditRule(rawValue: finding.rule) {
        case .conflict, .missingResource, .missingTranslation: true
        default: false
        }
    }

    /// Whether the defect may be a habit of the whole file. A conflict at the file's own size never is, nor is a name
    /// that the project lacks.
    private static func isHabit(_ finding: Finding) -> Bool {
        switch AuditRule(rawValue: finding.rule) {
        case .conflict: finding.reason != "\(PageClass.own)"
        case .missingResource, .missingTranslation: false
        default: true
        }
    }

    /// Joins conflicts of one screen that share a constraint on any page: another page often breaks another constraint
    /// of the same chain.
    ///
    /// A conflict that shares constraints with two groups joins the first.
    private static func joinedConflicts(_ findings: [Finding]) -> [Finding] {
        var groups: [(constraints: Set<String>, members: [Finding])] = []
        for finding in findings {
            guard AuditRule(rawValue: finding.rule) == .conflict else {
                groups.append(([], [finding]))
                continue
            }
            let names = Set(finding.constraints.map { finding.file + finding.screen + $0.id + $0.text })
            guard let place = groups.firstIndex(where: { !$0.constraints.isDisjoint(with: names) }) else {
                groups.append((names, [finding]))
                continue
            }
            groups[place].constraints.formUnion(names)
            groups[place].members.append(finding)
        }
        let chains = groups.map { folded($0.members, by: "conflict of the same chain", keepsPlaces: false) }
        return group(chains) { finding in
            let isConflict = AuditRule(rawValue: finding.rule) == .conflict
            return [finding.file, isConflict ? form(of: finding) : finding.fingerprint]
        }.map { folded($0, by: "conflict of the same form") }
    }

    /// Folds what follows from a conflict into the conflict: a view of the conflict that is displaced or too small, on
    /// no other pages than the conflict, and no more severe.
    private static func withoutFollowUps(_ findings: [Finding]) -> [Finding] {
        var kept: [Finding] = []
        var followUps: [Int: [Finding]] = [:]
        let conflicts = findings.filter { AuditRule(rawValue: $0.rule) == .conflict && $0.severity > .information }
        for finding in findings {
            let cause = conflicts.firstIndex { conflict in
                conflict.file == finding.file && conflict.screen == finding.screen && follows(finding, from: conflict)
            }
            if let cause { followUps[cause, default: []].append(finding) } else { kept.append(finding) }
        }
        for (place, conflict) in conflicts.enumerated() {
            // Copies of a file have conflicts of the same fingerprint.
            guard let own = followUps[place],
                let index = kept.firstIndex(where: { kept in
                    kept.fingerprint == conflict.fingerprint && kept.file == conflict.file
                        && kept.screen == conflict.screen
                })
            else { continue }
            kept[index].message += "; \(countText(own.count, "more finding")) may follow from the conflict"
            kept[index].members += own.flatMap(\.members)
        }
        return kept
    }

    /// Whether a finding is about a view whose place or size a conflict leaves to chance.
    private static func follows(_ finding: Finding, from conflict: Finding) -> Bool {
        switch AuditRule(rawValue: finding.rule) {
        case .offScreen, .outsideSuperview, .overlap, .truncatedText, .clippedText: break
        default: return false
        }
        guard let view = finding.elements.first?.id, finding.severity <= conflict.severity else { return false }
        return conflict.elements.contains { $0.id == view } && Set(finding.pages).isSubset(of: conflict.pages)
    }

    /// The constraints of a conflict without the names of the views: equal for copies of a view.
    private static func form(of finding: Finding) -> String {
        let names = finding.elements.map { element in
            guard let quote = element.caption.firstIndex(of: "\"") else { return "'\(element.id)'" }
            return "'" + element.caption[element.caption.index(after: quote)...].dropLast() + "'"
        }
        return finding.constraints.map { constraint in
            names.reduce(constraint.text) { $0.replacing($1, with: "''") }
        }.sorted().joined(separator: ";")
    }

    /// Whether a page shows the defect of the worst findings of a group, and the counts do not doubt it more than the first of
    /// them; a tight text is cut only where another text takes its place.
    private static func isShown(_ finding: Finding, like first: Finding) -> Bool {
        finding.rule != AuditRule.tightText.rawValue
            && FindingCounts.weighed(finding).severity >= FindingCounts.weighed(first).severity
    }

    /// The views that the sentence of a finding is about: two of an overlap.
    private static func namedViews(of finding: Finding) -> [String] {
        let isOfTwo = finding.rule == AuditRule.overlap.rawValue
        return finding.elements.isEmpty ? [finding.fingerprint] : finding.elements.prefix(isOfTwo ? 2 : 1).map(\.id)
    }

    /// - Parameter keepsPlaces: whether the views of all findings are listed; else the views of the finding that is
    ///   kept.
    ///
    /// The kept finding has the highest severity of the group; of several the first, and a defect that a page shows before
    /// one that a longer text would have. A view is counted once, whatever its findings.
    private static func folded(_ group: [Finding], by noun: String, keepsPlaces: Bool = true) -> Finding {
        let most = group.map(\.severity).max()
        let worst = group.filter { $0.severity == most }
        guard group.count > 1, var first = worst.first(where: { isShown($0, like: worst[0]) }) ?? worst.first
        else { return group[0] }
        let screens = Set(group.map(\.screen)).count
        let isOfScreens = noun == "screen" && screens > 1
        let isConflict = AuditRule(rawValue: first.rule) == .conflict
        let noun = noun != "screen" || isOfScreens ? noun : isConflict ? "conflict" : "view"
        let nouns = noun.hasPrefix("conflict") ? noun.replacing("conflict", with: "conflicts") : noun + "s"
        let own = namedViews(of: first)
        let views = Set(group.compactMap { namedViews(of: $0).first { !own.contains($0) } }).count
        let others = isOfScreens ? screens - 1 : noun == "view" ? views : group.count - 1
        if others > 0 { first.message += "; and \(others) more \(others == 1 ? noun : nouns)" }
        // A page of ten thousand views may have as many findings of one kind.
        var elements = Set(first.elements.map(\.id))
        var constraints = Set(first.constraints)
        var told = Set(first.others)
        for finding in group where finding.fingerprint != first.fingerprint {
            if keepsPlaces {
                for element in finding.elements where elements.insert(element.id).inserted {
                    first.elements.append(element)
                }
                for constraint in finding.constraints where constraints.insert(constraint).inserted {
                    first.constraints.append(constraint)
                }
            }
            for page in finding.pages where !first.pages.contains(page) { first.pages.append(page) }
            for device in finding.devices where !first.devices.contains(device) { first.devices.append(device) }
            for language in finding.languages where !first.languages.contains(language) {
                first.languages.append(language)
            }
            first.members += finding.members
            let own = finding.elements.prefix(1).map { Finding.Other(id: $0.id, cause: finding.cause) }
            for other in own + finding.others where !["", first.cause].contains(other.cause) {
                if told.insert(other).inserted { first.others.append(other) }
            }
        }
        return first
    }
}
