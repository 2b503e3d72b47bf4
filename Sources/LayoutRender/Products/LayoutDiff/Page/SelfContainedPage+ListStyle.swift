extension SelfContainedPage {
    /// The style of a page with a list at the side and the selected item beside the list; the page's own style follows and
    /// says the columns of `body`.
    ///
    /// Light or dark as the reader's system.
    package static let listStyle = """
        :root { --back: #fff; --side: #f4f5f7; --text: #1c1c1e; --dim: #636366; --line: #d1d1d6; --accent: #0072b2;
          color-scheme: light dark; }
        @media (prefers-color-scheme: dark) { :root { --back: #1c1c1e; --side: #2c2c2e; --text: #f2f2f7;
          --dim: #aeaeb2; --line: #48484a; --accent: #56b4e9; } }
        * { box-sizing: border-box; }
        body { margin: 0; display: grid; height: 100vh; font: 14px/1.45 system-ui, sans-serif; color: var(--text);
          background: var(--back); overflow-wrap: anywhere; }
        aside { background: var(--side); border-right: 1px solid var(--line); padding: 14px; overflow: auto; }
        main { padding: 18px 24px; overflow: auto; }
        h1 { font-size: 17px; margin: 0 0 2px; } h2 { font-size: 17px; margin: 0; }
        #search { width: 100%; }
        #search, select { max-width: 100%; font: inherit; padding: 6px 8px; border: 1px solid var(--line); border-radius: 6px;
          background: var(--back); color: var(--text); }
        button { font: inherit; padding: 4px 10px; margin: 8px 6px 0 0; border: 1px solid var(--line);
          border-radius: 6px; background: var(--back); color: var(--text); cursor: pointer; }
        button[aria-pressed=true] { background: var(--accent); border-color: var(--accent); color: var(--back); }
        button:disabled { opacity: .4; cursor: default; }
        #list { list-style: none; margin: 12px 0 0; padding: 0; }
        #list li { padding: 6px 8px; border-radius: 6px; cursor: pointer; }
        #list li[aria-selected=true] { background: var(--accent); color: var(--back); }
        #list small { display: block; opacity: .85; }
        .status, .severity { font-size: 11px; font-weight: 600; text-transform: uppercase; margin-right: 6px; }
        li[aria-selected=true] .status, li[aria-selected=true] .severity { color: inherit; }
        #stage { margin: 14px 0; }
        figure { margin: 0; } figcaption { color: var(--dim); margin-bottom: 4px; }
        img { max-width: 100%; display: block; border: 1px solid var(--line); }
        pre { white-space: pre-wrap; color: var(--dim); }
        footer { color: var(--dim); margin-top: 18px; font-size: 12px; }
        kbd { border: 1px solid var(--line); border-radius: 4px; padding: 0 5px; font: 12px ui-monospace, monospace; }

        """
}
