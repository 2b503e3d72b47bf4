extension ReportPage {
    /// Light and dark follow the reader's system; the colours can be distinguished by colour-blind readers.
    static let style = """
        :root { --back: #fff; --side: #f4f5f7; --text: #1c1c1e; --dim: #636366; --line: #d1d1d6; --accent: #0072b2;
          --failed: #b34700; --new: #00694d; --deleted: #8f3a6d; --passed: #636366; color-scheme: light dark; }
        @media (prefers-color-scheme: dark) { :root { --back: #1c1c1e; --side: #2c2c2e; --text: #f2f2f7;
          --dim: #aeaeb2; --line: #48484a; --accent: #56b4e9; --failed: #ff9f5a; --new: #4fd6a8; --deleted: #e79cc7;
          --passed: #aeaeb2; } }
        * { box-sizing: border-box; }
        body { margin: 0; display: grid; grid-template-columns: minmax(220px, 26vw) 1fr; height: 100vh;
          font: 14px/1.45 system-ui, sans-serif; color: var(--text); background: var(--back); }
        aside { background: var(--side); border-right: 1px solid var(--line); padding: 14px; overflow: auto; }
        main { padding: 18px 24px; overflow: auto; }
        h1 { font-size: 17px; margin: 0 0 2px; } h2 { font-size: 17px; margin: 0; overflow-wrap: anywhere; }
        #totals, #message, #command, #inspector { margin: 2px 0 10px; color: var(--dim); }
        #search { width: 100%; padding: 6px 8px; border: 1px solid var(--line); border-radius: 6px; font: inherit;
          background: var(--back); color: var(--text); }
        button { font: inherit; padding: 4px 10px; margin: 8px 6px 0 0; border: 1px solid var(--line);
          border-radius: 6px; background: var(--back); color: var(--text); cursor: pointer; }
        button[aria-pressed=true] { background: var(--accent); border-color: var(--accent); color: var(--back); }
        button:disabled { opacity: .4; cursor: default; }
        #list { list-style: none; margin: 12px 0 0; padding: 0; }
        #list li { padding: 6px 8px; border-radius: 6px; cursor: pointer; overflow-wrap: anywhere; }
        :focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; }
        #list li:focus-visible { outline-offset: -4px; outline-color: var(--back); }
        #list li[aria-selected=true] { background: var(--accent); color: var(--back); }
        #list small { display: block; opacity: .85; }
        .status { font-size: 11px; font-weight: 600; text-transform: uppercase; margin-right: 6px; }
        .failed { color: var(--failed); } .new, .recorded { color: var(--new); } .deleted { color: var(--deleted); }
        .passed { color: var(--passed); } li[aria-selected=true] .status { color: inherit; }
        #stage { margin: 14px 0; }
        .side { display: flex; gap: 16px; flex-wrap: wrap; align-items: flex-start; }
        figure { margin: 0; flex: 1 1 200px; max-width: 480px; } figcaption { color: var(--dim); margin-bottom: 4px; }
        img { max-width: 100%; display: block; border: 1px solid var(--line); background:
          repeating-conic-gradient(#ddd 0 25%, #fff 0 50%) 0 0 / 16px 16px; }
        .pile { position: relative; display: inline-block; max-width: min(720px, 100%); }
        .pile img + img { position: absolute; left: 0; top: 0; max-width: none; height: auto; }
        .large { overflow: auto; } .large img, .large .pile, .large figure { max-width: none; flex: none; }
        #stage.large > img { max-width: none; }
        #stage > img { max-width: min(720px, 100%); }
        .rule { position: absolute; top: 0; bottom: 0; width: 2px; background: var(--failed); pointer-events: none; }
        .slider { display: block; width: min(480px, 100%); margin: 8px 0; accent-color: var(--accent); }
        table { border-collapse: collapse; margin: 8px 0; } table[hidden], pre[hidden] { display: none; }
        th, td { text-align: left; padding: 4px 14px 4px 0; border-bottom: 1px solid var(--line); vertical-align: top; }
        td:first-child { font-weight: 600; white-space: nowrap; } pre { white-space: pre-wrap; color: var(--dim); }
        footer { color: var(--dim); margin-top: 18px; font-size: 12px; }
        a { color: var(--accent); }
        code { font: 12px ui-monospace, monospace; overflow-wrap: anywhere; user-select: all; }
        kbd { border: 1px solid var(--line); border-radius: 4px; padding: 0 5px; font: 12px ui-monospace, monospace; }
        @media (max-width: 720px) { body { grid-template-columns: minmax(0, 1fr); height: auto; } main { padding: 14px; }
          aside { border-right: 0; border-bottom: 1px solid var(--line); } #list { max-height: 38vh; overflow: auto; }
          td:first-child { white-space: normal; overflow-wrap: anywhere; } figure { flex-basis: 140px; } }
        """
}
