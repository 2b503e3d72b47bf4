import Notation

/// The explanation for programs.
extension ReportExplanation {
    /// Keys are added, never renamed. `core` holds places in `constraints`; nil where nothing contradicts. `core` and
    /// the repairs' `constraint` count from 0, the lines of text count from 1. Every key of a report is present; its
    /// value is null where nothing is known.
    package var json: JSONValue {
        let items = report.items.map { item in
            JSONValue.object([
                .init("class", .optional(item.className)), .init("address", .optional(item.address)),
                .init("label", .optional(item.label)), .init("name", .optional(item.name)),
            ])
        }
        let unread = report.unread.map { line in
            JSONValue.object([
                .init("line", .integer(line.line)), .init("text", .string(line.text)),
                .init("reason", .string(line.reason)),
            ])
        }
        return .object([
            .init("line", .integer(report.line)), .init("items", .array(items)),
            .init("constraints", .array(report.constraints.map(json(of:)))),
            .init("broken", .orNull(report.brokenIndex.map(JSONValue.integer))),
            .init("brokenConstraint", .orNull(report.broken.map(json(of:)))), .init("unparsed", .array(unread)),
            .init("core", .orNull(contradiction.map { .array($0.members.map(JSONValue.integer)) })),
            .init("coreAssumes", .optional(contradiction?.assumption.text)),
            .init("sums", .orNull(contradiction.flatMap { $0.hasProof ? sums($0) : nil })),
            .init("cause", .optional(cause?.rawValue)),
            .init("explanation", .optional(explanation)), .init("remedy", .optional(remedy)),
            .init("repairs", .array(repairs.map(json(of:)))),
        ])
    }

    /// A constraint with its sides, its numbers and its place in the log.
    private func json(of constraint: LoggedConstraint) -> JSONValue {
        func side(_ side: LoggedConstraint.Side) -> JSONValue {
            .object([
                .init("item", .string(report.items[side.item].address ?? report.items[side.item].title)),
                .init("attribute", .string(side.attribute.rawValue)),
            ])
        }
        var members: [JSONValue.Member] = [
            .init("class", .string(constraint.className)), .init("address", .optional(constraint.address)),
            .init("identifier", .optional(constraint.identifier)), .init("kind", .string(constraint.origin.rawValue)),
            .init("first", side(constraint.first)), .init("relation", .string(constraint.relation.rawValue)),
            .init("second", .orNull(constraint.second.map(side))), .init("multiplier", .number(constraint.multiplier)),
            .init("constant", .number(constraint.constant)), .init("priority", .number(constraint.priority)),
            .init("active", .orNull(constraint.isActive.map { .bool($0) })), .init("line", .integer(constraint.line)),
        ]
        if let mask = constraint.mask {
            members.append(
                .init("mask", .object([.init("h", .string(mask.horizontal)), .init("v", .string(mask.vertical))])))
        }
        if let source = constraint.source { members.append(.init("source", .string(source))) }
        return .object(members)
    }

    /// Both sums of a contradiction, summand by summand.
    private func sums(_ contradiction: Contradiction) -> JSONValue {
        func list(_ summands: [Contradiction.Summand]) -> JSONValue {
            .array(
                summands.map { summand in
                    .object([
                        .init("constraint", .orNull(summand.constraint.map(JSONValue.integer))),
                        .init("factor", .number(summand.factor)), .init("constant", .number(summand.constant)),
                    ])
                })
        }
        return .object([
            .init("larger", list(contradiction.more)), .init("largerSum", .number(contradiction.largerSum)),
            .init("smaller", list(contradiction.less)), .init("smallerSum", .number(contradiction.smallerSum)),
            .init("isAtLeast", .bool(contradiction.isAtLeast)),
        ])
    }

    /// A repair: a priority of 999, or another constant.
    private func json(of repair: Repair) -> JSONValue {
        var members: [JSONValue.Member] = [.init("constraint", .integer(repair.constraint))]
        switch repair.change {
        case .lower: members.append(.init("priority", .integer(999)))
        case .constant(let constant): members.append(.init("constant", .number(constant)))
        }
        members.append(.init("isEnough", .bool(repair.isEnough)))
        return .object(members)
    }
}
