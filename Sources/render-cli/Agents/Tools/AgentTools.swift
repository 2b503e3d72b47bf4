/// The tools in the order of `tools/list`: from the first look at a folder to a change.
enum AgentTools {
    static let all: [any AgentTool.Type] = [
        ListScreensTool.self, RenderTool.self, FramesTool.self, ExplainTool.self, CheckTool.self, AuditTool.self,
        DiffTool.self, ExplainLogTool.self, ConvertTool.self, ApplyTool.self, DrawViewTool.self,
    ]
}
