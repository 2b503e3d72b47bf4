import Findings
import LayoutEngine

/// Facts about the app around a file that decide how severe a finding is: a right-to-left defect is a warning in an app
/// with an Arabic translation, and information in another.
public struct AuditEvidence: Sendable, Equatable {
    /// Whether the app turns with the device; nil: unknown.
    public var turns: Bool?
    /// Whether the file is the picture that the system shows before the app runs: nobody reads, touches or resizes it, and
    /// the system logs nothing.
    public var isLaunchScreen = false
    /// The ids of screens that nothing shows: no segue leads to them, no code can make them, or nothing names their file.
    package var unshown: Set<String> = []
    /// Whether the file is drawn for phones on their sides: the other way round is the unusual one.
    public var isDrawnInLandscape = false
    /// Whether the app is translated to a language that is written from right to left.
    public var isTranslatedRightToLeft = false
    /// Whether the app runs on iPads as an iPad app; nil: unknown.
    public var runsOnPads: Bool?

    /// The style that the app has whatever the user chose (`UIUserInterfaceStyle`); nil: the user's.
    public var onlyStyle: UserInterfaceStyle?
    /// Whether the app's `Info.plist` was read, which would say that the app has one style alone.
    public var knowsStyles = false

    /// The habits of the file's author.
    var habits = Habits()
    /// What the pages told of the screens.
    var screens = Screens()
    /// Whether the app is translated, so that texts grow.
    public var isTranslated = false
    /// Whether the app is known to have no language that is written from right to left.
    public var isLeftToRight = false
    /// Whether the app is known to have one language alone.
    public var hasOneLanguage = false
    /// Whether the texts of the file are in a language of long words, so that translations are shorter.
    public var hasLongWords = false
    /// What the project's sources change of the file's views.
    package var code = CodeEvidence()

    /// The ids of screens that are others on some page.
    struct Screens: Sendable, Equatable {
        /// With a page on which tables measured their rows.
        var measured: Set<String> = []
        /// With other constraints on phones than on the file's own page, the canvas of any size.
        var varied: Set<String> = []
    }

    /// What the file's own texts tell of their author: what is done otherwise elsewhere in the file is an oversight.
    struct Habits: Sendable, Equatable {
        /// Whether texts of the file have the natural alignment.
        var alignsNaturally = false
        /// Whether a text of the file follows the user's text size. Larger letters are wanted there.
        var followsTextSize = false
        /// Whether most texts of the file have text styles, unlike a font of a fixed size.
        var usesTextStyles = false
    }

    /// Nothing is known of the app.
    public init() {}

    /// Derives the author's habits from the file's own texts.
    ///
    /// Only texts of the file count, not the section titles that the engine makes.
    mutating func takeHabits(of screens: [AuditedScreen]) {
        var (natural, left, styled, fixed, following) = (0, 0, 0, 0, 0)
        for screen in screens {
            for id in screen.order {
                guard case .text(let text) = screen.tree[id].content, screen.isOfTheFile(id) else { continue }
                let marks = screen.marks(id)
                if text.alignment == .natural, screen.tree[id].kind == .label {
                    if marks.contains(.isLeftAligned) { left += 1 } else { natural += 1 }
                }
                if text.font.textStyle == nil { fixed += 1 } else { styled += 1 }
                if text.font.textStyle != nil, marks.contains(.followsTextSize) { following += 1 }
            }
        }
        // One or two natural texts may come from a copy, and texts aligned to the left are an oversight where they are the
        // exception.
        habits.alignsNaturally = natural >= 3 && natural >= 4 * left
        habits.followsTextSize = following > 0
        habits.usesTextStyles = styled > fixed
    }
}

/// Whether a finding is reported and how severe it is, from all pages that show the defect and from the facts about the
/// app.
enum Judgement {
    /// Whether users can see what the entry is about.
    static func isTold(_ entry: Entry, _ evidence: AuditEvidence) -> Bool {
        guard entry.key.rule == .contrast, let style = UserInterfaceStyle(rawValue: entry.key.detail),
            let only = evidence.onlyStyle
        else { return true }
        return style == only
    }

    /// Whether only the canvas has the defect: the file records heights of self-sizing rows, and a table measures the
    /// rows anew. A conflict or a clipped text that is on no measured page is gone in the app; ambiguous heights are
    /// settled, since a measured row is as high as its contents.
    private static func isOfTheCanvas(_ entry: Entry, _ evidence: AuditEvidence) -> Bool {
        let isOfPlaces = [.ambiguousLayout, .ambiguousContentSize, .conflict].contains(entry.key.rule)
        if isOfPlaces, entry.pages == [.own], evidence.screens.varied.contains(entry.key.screen) { return true }
        // UIKit logs the half point of a separator before the table has measured the row.
        guard entry.sightings.contains(where: \.observation.isAboutRowHeight),
            !entry.sightings.contains(where: \.observation.isOfSeparator)
        else { return false }
        return entry.key.rule == .ambiguousLayout
            || (entry.pages == [.own] && evidence.screens.measured.contains(entry.key.screen))
    }

    /// Whether a defect that shows in landscape alone is worth a warning although nothing says that the app turns:
    /// UIKit logs a conflict, a list that ends early is short in both orientations, and a control out of reach cannot be
    /// used.
    private static func isLasting(_ sighting: Sighting, _ rule: AuditRule) -> Bool {
        rule == .conflict || rule == .shortList || sighting.observation.isOutOfReach
    }

    /// Whether a defect shows in the moment for which the system shows a launch screen.
    private static func isSeenAtOnce(_ rule: AuditRule) -> Bool {
        switch rule {
        case .truncatedText, .clippedText, .offScreen, .overlap, .outsideSuperview: true
        default: false
        }
    }

    /// The severity of a defect on a class of pages. In landscape it is at most a warning, since a screen of an app that
    /// turns may still refuse to, and information unless the app is known to turn or the defect is lasting. Right to
    /// left it is information unless the app has such a translation; on iPads it is at most a warning unless the app is
    /// known to run there, and on their sides; at large text sizes it is at most a warning.
    ///
    /// Defects of the source do not depend on a page.
    static func severity(of sighting: Sighting, in entry: Entry, _ evidence: AuditEvidence) -> Finding.Severity {
        if evidence.isLaunchScreen, !isSeenAtOnce(entry.key.rule) { return .information }
        if evidence.unshown.contains(entry.key.screen) { return .information }
        if sighting.traits.state != nil { return .information }
        let known = evidence.code.limit(
            entry.key.rule, sighting.observation, entry.ids, constraints: entry.constraints.map(\.id),
            evidence)
        let limit = sighting.observation.isOfAssumedWidth ? min(known, .warning) : known
        let severity = min(limit, isOfTheCanvas(entry, evidence) ? .information : base(of: sighting, in: entry))
        guard !sighting.observation.isAboutSource else {
            return min(limit, ofSource(sighting, entry.key, severity, evidence))
        }
        switch sighting.pageClass {
        case .landscape:
            // Whether the screen ever turns, only the app knows.
            let isTold =
                evidence.turns ?? (isLasting(sighting, entry.key.rule) || sighting.observation.isAgainstHabit)
            return isTold ? min(severity, .warning) : .information
        case .rightToLeft: return evidence.isTranslatedRightToLeft ? severity : .information
        case .pad:
            // An app of Xcode's templates is for pads as well, whether or not anybody looked at the app there.
            return evidence.runsOnPads == true && !sighting.traits.isLandscape ? severity : min(severity, .warning)
        case .textSize: return min(severity, .warning)
        case .phone where evidence.isDrawnInLandscape && !sighting.traits.isLandscape: return min(severity, .warning)
        case .own, .phone, .release, .language: return severity
        }
    }

    /// The severity by the rule alone: defects that the engine, code or the designer may have caused on purpose are
    /// lowered.
    private static func base(of sighting: Sighting, in entry: Entry) -> Finding.Severity {
        let (observation, pageClass) = (sighting.observation, sighting.pageClass)
        // With more room than on the own device, a lack of room is not the cause: the canvas may show cells at heights
        // that an app computes by other rules.
        if entry.isWithMoreRoom, pageClass == .phone, entry.key.rule.isAboutRoom { return .information }
        switch entry.key.rule {
        case .conflict where observation.isOfGuess || entry.isDenied, .zeroSize: return .information
        case .unsafeArea where observation.detail == "top":
            // A bar that code adds above the view moves the view down, and the designer sees the view's place on the
            // own device.
            return entry.isOnOwnPage ? .information : min(observation.severity, .warning)
        case .unsafeArea where observation.detail == "top bar" || entry.isOnOwnPage:
            // A bar in the file is the app's own, and stays at its frame or its constraint. On the own device the
            // designer sees the covered view, which a bar of the app may move.
            return min(observation.severity, .warning)
        case .truncatedText, .clippedText:
            // On the own device the designer sees the cut text, and may intend the cut.
            return entry.isOnOwnPage ? min(observation.severity, .warning) : observation.severity
        case .offScreen where pageClass == .textSize,
            .outsideSuperview where pageClass == .textSize && (observation.severity < .error || observation.extent < 8):
            // [of 52 bugs with large texts two are of this kind, one of them cut; 17 mended files have the finding]
            return .information
        case .outsideSuperview where observation.severity < .error && observation.extent < 8:
            // Nobody misses less than the system's spacing of a view that nothing surely cuts.
            return .information
        case .overlap where pageClass == .textSize && observation.extent < 8:
            // Nobody misses a few points at a large text size.
            return .information
        default: return observation.severity
        }
    }

    /// Defects of the source are warnings if the app depends on them: left alignments in an app with a right-to-left
    /// translation or beside natural alignments, fixed fonts in a file where most texts have text styles. A width
    /// without room for a translation counts in a translated app only.
    private static func ofSource(
        _ sighting: Sighting, _ key: Entry.Key, _ severity: Finding.Severity, _ evidence: AuditEvidence
    ) -> Finding.Severity {
        switch key.rule {
        case .unsafeArea where key.detail == "sides": evidence.turns == false ? .information : severity
        case .leftAlignment where evidence.isLeftToRight: severity
        case .leftAlignment, .leftAndRight:
            evidence.isTranslatedRightToLeft || (key.rule == .leftAlignment && evidence.habits.alignsNaturally)
                ? .warning : severity
        case .fixedFont:
            (evidence.habits.followsTextSize && sighting.observation.extent > 1)
                || (evidence.habits.usesTextStyles && sighting.observation.extent > 0) ? .warning : severity
        // Without the app's list nothing says whether the app has a dark look at all.
        case .contrast where key.detail == UserInterfaceStyle.dark.rawValue:
            evidence.knowsStyles ? severity : .information
        case .unboundedText where sighting.observation.isAboutWords && evidence.hasOneLanguage: .information
        case .unboundedText where sighting.observation.dependsOnTranslation:
            // Of a file without a project nobody knows that its words are never translated.
            evidence.isTranslated || (sighting.observation.isNear && !evidence.hasOneLanguage && !evidence.hasLongWords)
                ? severity : .information
        case .tightText where key.detail == TextRule.switchDetail && evidence.hasOneLanguage: .information
        case .tightText where key.detail.isEmpty && !sighting.observation.isAboutWords: severity
        // Of a file without a project nobody knows that its words are never translated.
        case .tightText where key.detail.isEmpty:
            evidence.hasOneLanguage || evidence.hasLongWords || evidence.isTranslated ? .information : severity
        default: severity
        }
    }
}
