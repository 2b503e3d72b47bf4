/// All rules of one screen, in the order of the documentation.
enum ScreenRules {
    /// A new rule is entered here.
    static let all: [any ScreenRule.Type] = [
        ConflictRule.self, HiddenInStackRule.self, ConstraintListRule.self, PinnedMiddleRule.self, AmbiguityRule.self,
        EqualPrioritiesRule.self, FixedFrameRule.self,
        TextRule.self, GrowthRule.self, TallTextRule.self, PlaceRule.self,
        OverlapRule.self, SafeAreaRule.self, PartSideRule.self, ListEdgeRule.self, StatusBarRule.self,
        TouchTargetRule.self, FontRule.self,
        DirectionRule.self, ContrastRule.self,
    ]

    /// What has room and holds together whatever a view shows.
    /// - Parameter broken: the constraints of conflicts that are told already.
    static func observationsOfRoom(
        on screen: AuditedScreen, own: AuditedScreen, without broken: Set<Int>
    ) -> [Observation] {
        ConflictRule.observations(on: screen, without: broken) + PlaceRule.observations(on: screen, own: own)
            + OverlapRule.observations(on: screen, own: own)
    }
}
