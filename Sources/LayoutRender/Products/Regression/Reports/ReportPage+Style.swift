import LayoutDiff

extension ReportPage {
    /// The colours can be distinguished by colour-blind readers.
    static let style =
        SelfContainedPage.listStyle + """
            :root { --failed: #b34700; --new: #00694d; --deleted: #8f3a6d; --passed: #636366; }
            @media (prefers-color-scheme: dark) { :root { --failed: #ff9f5a; --new: #4fd6a8; --deleted: #e79cc7;
              --passed: #aeaeb2; } }
            body { grid-template-columns: minmax(220px, 26vw) 1fr; }
            #totals, #pages, #all, #approve, #command, #inspector { margin: 2px 0 10px; color: var(--dim); }
            #notes { margin: 0 0 12px; padding: 8px 10px; list-style: none; border: 1px solid var(--line); border-radius: 8px; }
            #notes[hidden] { display: none; } #notes li { overflow-wrap: anywhere; white-space: pre-wrap; }
            :focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; }
            #list li:focus-visible { outline-offset: -4px; outline-color: var(--back); }
            .failed { color: var(--failed); } .new, .recorded { color: var(--new); } .deleted { color: var(--deleted); }
            .passed { color: var(--passed); }
            .side { display: flex; gap: 16px; flex-wrap: wrap; align-items: flex-start; }
            figure { flex: 1 1 200px; max-width: 480px; }
            img { background: repeating-conic-gradient(#ddd 0 25%, #fff 0 50%) 0 0 / 16px 16px; }
            .pile { position: relative; display: inline-block; max-width: min(720px, 100%); }
            .pile img + img { position: absolute; left: 0; top: 0; max-width: none; height: auto; }
            .large { overflow: auto; } .large img, .large .pile, .large figure { max-width: none; flex: none; }
            #stage.large > img { max-width: none; }
            #stage > img { max-width: min(720px, 100%); }
            .rule { position: absolute; top: 0; bottom: 0; width: 2px; background: var(--failed); pointer-events: none; }
            .slider { display: block; width: min(480px, 100%); margin: 8px 0; accent-color: var(--accent); }
            table { border-collapse: collapse; margin: 8px 0; } table[hidden], pre[hidden] { display: none; }
            th, td { text-align: left; padding: 4px 14px 4px 0; border-bottom: 1px solid var(--line); vertical-align: top; }
            td:first-child { font-weight: 600; white-space: nowrap; }
            a { color: var(--accent); }
            code { font: 12px ui-monospace, monospace; user-select: all; }
            @media (max-width: 720px) { body { grid-template-columns: minmax(0, 1fr); height: auto; } main { padding: 14px; }
              aside { border-right: 0; border-bottom: 1px solid var(--line); } #list { max-height: 38vh; overflow: auto; }
              td:first-child { white-space: normal; overflow-wrap: anywhere; } figure { flex-basis: 140px; } }
            """
}
