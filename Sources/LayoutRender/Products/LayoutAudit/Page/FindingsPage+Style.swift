import LayoutDiff

extension FindingsPage {
    /// The colours remain distinct for colour-blind readers. One column on a narrow screen, list and finding side by side on a
    /// wide one.
    static let style =
        SelfContainedPage.listStyle + """
            :root { --error: #b34700; --warning: #7a5c00; --information: #00694d; }
            @media (prefers-color-scheme: dark) { :root { --error: #ff9f5a; --warning: #f0d060; --information: #4fd6a8; } }
            body { grid-template-columns: minmax(260px, 30vw) 1fr; }
            p { margin: 4px 0; } #headline, #place, #pages { color: var(--dim); }
            label:not([hidden]) { display: block; margin-top: 6px; color: var(--dim); }
            .error { color: var(--error); } .warning { color: var(--warning); } .information { color: var(--information); }
            #stage { display: flex; gap: 16px; flex-wrap: wrap; align-items: flex-start; }
            figure { flex: 0 1 auto; max-width: 100%; } img { max-height: 72vh; }
            #message { scroll-margin-top: 10px; } summary { cursor: pointer; color: var(--accent); margin-top: 8px; }
            :focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; } #list li:focus-visible { outline-offset: -4px; outline-color: var(--back); }
            #pages { padding-left: 18px; }
            @media (max-width: 720px) { body { grid-template-columns: minmax(0, 1fr); height: auto; } main { padding: 14px; }
              aside { border-right: 0; border-bottom: 1px solid var(--line); } #list { max-height: 38vh; overflow: auto; } }
            """
}
