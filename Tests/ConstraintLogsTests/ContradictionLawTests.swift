import Cassowary
import ConstraintLogs
import TestSupport
import Testing

/// What the analysis says of random rows of views, refereed by a slow linear program that shares no code with it.
@Suite("Contradictions")
struct ContradictionLawTests {
    /// Views in a row with widths and gaps, printed as a log and written as a program.
    struct Sample {
        var log: String
        var program: ConstraintProgram

        init(seed: UInt64) {
            var random = SeededGenerator(seed: seed)
            let views = Int.random(in: 2...5, using: &random)
            var program = ConstraintProgram()
            let variables = (0..<views).map { _ in (program.addVariable(), program.addVariable(minimum: 0)) }
            var lines: [String] = []
            for index in 0..<Int.random(in: 3...9, using: &random) {
                let a = Int.random(in: 0..<views, using: &random)
                let b = (a + Int.random(in: 1..<views, using: &random)) % views
                let constant = Double(Int.random(in: -20...60, using: &random))
                let relation =
                    [Relation.equal, .equal, .lessThanOrEqual, .greaterThanOrEqual]
                    .randomElement(using: &random) ?? .equal
                let sign = [.equal: "==", .lessThanOrEqual: "<=", .greaterThanOrEqual: ">="][relation] ?? ""
                let ((xa, wa), (xb, wb)) = (variables[a], variables[b])
                let (name, other) = ("V\(a):0xa\(a)", "V\(b):0xa\(b)")
                let body: String
                switch Int.random(in: 0..<5, using: &random) {
                case 0:
                    body = "\(name).width \(sign) \(constant.magnitude)"
                    program.add(Term(wa), relation, constant.magnitude, .required)
                case 1:
                    body = "\(name).leading \(sign) \(other).trailing + \(constant)"
                    program.add([Term(xa), Term(xb, -1), Term(wb, -1)], relation, constant, .required)
                case 2:
                    body = "\(name).trailing \(sign) \(other).trailing + \(constant)"
                    program.add([Term(xa), Term(wa), Term(xb, -1), Term(wb, -1)], relation, constant, .required)
                case 3:
                    body = "\(name).width \(sign) 2*\(other).width + \(constant)"
                    program.add([Term(wa), Term(wb, -2)], relation, constant, .required)
                default:
                    body = "\(name).centerX \(sign) \(other).centerX + \(constant)"
                    program.add(
                        [Term(xa), Term(wa, 0.5), Term(xb, -1), Term(wb, -0.5)], relation, constant, .required)
                }
                lines.append("<NSLayoutConstraint:0x\(index + 1) \(body)>")
            }
            log = lines.joined(separator: "\n")
            self.program = program
        }
    }

    @Test("a set is found exactly when nothing satisfies all, it is minimal, and its sums contradict")
    func minimal() throws {
        var found = 0
        for seed in UInt64(1)...160 {
            let sample = Sample(seed: seed)
            let report = try #require(ConsoleLog(Array(sample.log.utf8)).reports.first)
            if let fault = Self.fault(sample, report, &found) {
                Issue.record("seed \(seed): \(fault)\n\(sample.log)")
            }
        }
        #expect(found > 40, "the samples hold too few contradictions: \(found)")
    }

    /// What the referee finds wrong with the analysis of a sample; nil for nothing.
    private static func fault(_ sample: Sample, _ report: LoggedReport, _ found: inout Int) -> String? {
        guard report.constraints.count == sample.program.constraintCount else { return "not all lines were read" }
        let oracle = SolverOracle(sample.program)
        let all = Array(report.constraints.indices)
        guard let contradiction = report.contradiction() else {
            return oracle.isFeasible(all) ? nil : "a contradiction was not found"
        }
        found += 1
        let members = contradiction.members
        if oracle.isFeasible(members) { return "\(members) can hold together" }
        if let spare = members.first(where: { spare in !oracle.isFeasible(members.filter { $0 != spare }) }) {
            return "\(spare) is not needed in \(members)"
        }
        if contradiction.largerSum <= contradiction.smallerSum { return "the sums do not contradict: \(contradiction)" }
        for repair in report.repairs(of: contradiction) where repair.change == .lower {
            if repair.isEnough != oracle.isFeasible(all.filter { $0 != repair.constraint }) { return "\(repair)" }
        }
        return nil
    }

    @Test("a constant that a repair names makes the rest hold")
    func constants() throws {
        var tried = 0
        for seed in UInt64(1)...120 {
            let report = try #require(ConsoleLog(Array(Sample(seed: seed).log.utf8)).reports.first)
            guard let contradiction = report.contradiction() else { continue }
            for repair in report.repairs(of: contradiction) where repair.isEnough {
                guard case .constant(let constant) = repair.change else { continue }
                var changed = report
                changed.constraints[repair.constraint].constant = constant
                changed.constraints[repair.constraint].roundingError = 1e-6
                #expect(changed.contradiction() == nil, "seed \(seed)")
                tried += 1
            }
        }
        #expect(tried > 15)
    }

    @Test("lengths are never negative, though no log says so")
    func negativeLength() throws {
        let log = """
            <NSLayoutConstraint:0x1 H:|-(8)-[UILabel:0xa]   (Names: '|':UIView:0xb )>
            <NSLayoutConstraint:0x2 H:[UILabel:0xa]-(8)-|   (Names: '|':UIView:0xb )>
            <NSLayoutConstraint:0x3 'UIView-Encapsulated-Layout-Width' UIView:0xb.width == 0>
            """
        let explanation = ReportExplanation(try #require(ConsoleLog(Array(log.utf8)).reports.first))
        #expect(explanation.contradiction?.members == [0, 1, 2])
        #expect(explanation.cause == .hostWidth)
        #expect(
            explanation.lines.contains(
                "sum: 8 (UIView.leading to UILabel.leading) + 8 (UILabel.trailing to UIView.trailing) = 16 "
                    + "needs to be at most 0 (width of UIView)"))
    }

    @Test("six printed digits hold to within the last: no contradiction out of rounding")
    func rounding() throws {
        let log = """
            <NSLayoutConstraint:0x1 UIView:0xa.height == 54.6667>
            <NSLayoutConstraint:0x2 UIView:0xb.height == 49.3333>
            <NSLayoutConstraint:0x3 UIView:0xa.height == UIView:0xb.height + 5.33333>
            """
        #expect(try #require(ConsoleLog(Array(log.utf8)).reports.first).contradiction() == nil)
    }
}
