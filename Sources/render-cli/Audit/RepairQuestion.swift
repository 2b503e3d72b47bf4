import LayoutAudit
import Notation
import SourceEdits

/// Asks at the terminal whether a repair is wanted: the finding, the repair, its patch, then a question.
///
/// The end of the input and any other answer leave the file alone.
enum RepairQuestion {
    enum Answer { case best, runnerUp, none, stop }

    /// - Parameter pictures: the paths of the pictures before and after the repair; empty where none were drawn.
    static func answer(
        _ choice: RepairChoice, _ file: String, _ pictures: [String], from before: [UInt8]
    ) throws(Failure) -> Answer {
        StandardStreams.say("\(file): \(displayLine(choice.finding.message))")
        StandardStreams.say("  repair: " + displayLine(choice.best.sentence))
        if let other = choice.runnerUp { StandardStreams.say("  else:   " + displayLine(other.sentence)) }
        if !pictures.isEmpty {
            StandardStreams.say("  pictures: " + pictures.map(displayName).joined(separator: ", "))
        }
        try StandardStreams.write(SourcePatch(file: file, before: before, after: choice.best.bytes).unifiedDiff)
        let runnerUp = choice.runnerUp == nil ? "" : ", e = the other one"
        StandardStreams.say("Make this repair? y = yes, n = no\(runnerUp), q = stop here")
        switch readLine(strippingNewline: true) {
        case "y", "yes": return .best
        case "e" where choice.runnerUp != nil: return .runnerUp
        case "q", nil: return .stop
        default: return .none
        }
    }
}
