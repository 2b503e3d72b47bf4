extension FindingsPage {
    /// Light or dark as the reader's system; the colours remain distinct for colour-blind readers.
    ///
    /// One column on a narrow screen, list and finding side by side on a wide one.
    static let style = """
        :root { --back: #fff; --side: #f4f5f7; --text: #1c1c1e; --dim: #636366; --line: #d1d1d6; --accent: #0072b2;
          --error: #b34700; --warning: #7a5c00; --information: #00694d; color-scheme: light dark; }
        @media (prefers-color-scheme: dark) { :root { --back: #1c1c1e; --side: #2c2c2e; --text: #f2f2f7;
          --dim: #aeaeb2; --line: #48484a; --accent: #56b4e9; --error: #ff9f5a; --warning: #f0d060;
          --information: #4fd6a8; } }
        * { box-sizing: border-box; }
        body { margin: 0; display: grid; grid-template-columns: minmax(260px, 30vw) 1fr; height: 100vh;
          font: 14px/1.45 system-ui, sans-serif; color: var(--text); background: var(--back); }
        aside { background: var(--side); border-right: 1px solid var(--line); padding: 14px; overflow: auto; }
        main { padding: 18px 24px; overflow: auto; }
        h1 { font-size: 17px; margin: 0 0 2px; } h2 { font-size: 17px; margin: 0; overflow-wrap: anywhere; }
        p { margin: 4px 0; } #headline, #place, #pages { color: var(--dim); }
        input, select { font: inherit; padding: 6px 8px; border: 1px solid var(--line); border-radius: 6px;
          background: var(--back); color: var(--text); max-width: 100%; }
        #search { width: 100%; } label { display: block; margin-top: 6px; color: var(--dim); }
        button { font: inherit; padding: 4px 10px; margin: 8px 6px 0 0; border: 1px solid var(--line);
          border-radius: 6px; background: var(--back); color: var(--text); cursor: pointer; }
        button[aria-pressed=true] { background: var(--accent); border-color: var(--accent); color: var(--back); }
        button:disabled { opacity: .4; cursor: default; }
        #list { list-style: none; margin: 12px 0 0; padding: 0; }
        #list li { padding: 6px 8px; border-radius: 6px; cursor: pointer; overflow-wrap: anywhere; }
        #list li[aria-selected=true] { background: var(--accent); color: var(--back); }
        #list small { display: block; opacity: .85; }
        .severity { font-size: 11px; font-weight: 600; text-transform: uppercase; margin-right: 6px; }
        .error { color: var(--error); } .warning { color: var(--warning); } .information { color: var(--information); }
        li[aria-selected=true] .severity { color: inherit; }
        #stage { display: flex; gap: 16px; flex-wrap: wrap; align-items: flex-start; margin: 14px 0; }
        figure { margin: 0; flex: 0 1 auto; max-width: 100%; } figcaption { color: var(--dim); margin-bottom: 4px; }
        img { max-width: 100%; max-height: 72vh; display: block; border: 1px solid var(--line); }
        #pages { padding-left: 18px; } pre { white-space: pre-wrap; color: var(--dim); overflow-wrap: anywhere; }
        footer { color: var(--dim); margin-top: 18px; font-size: 12px; }
        kbd { border: 1px solid var(--line); border-radius: 4px; padding: 0 5px; font: 12px ui-monospace, monospace; }
        @media (max-width: 720px) { body { grid-template-columns: 1fr; height: auto; } aside { border-right: 0; } }
        """
}
