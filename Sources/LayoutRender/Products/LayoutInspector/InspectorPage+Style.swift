extension InspectorPage {
    /// Light and dark follow the reader's system; one column in a narrow window; printing gives picture and details.
    static let style = """
        :root { --back: #fff; --side: #f6f7f9; --desk: #e9ebef; --text: #1d1d1f; --dim: #5f6368; --line: #d9dce1;
          --accent: #0a63d6; --over: #e8f0fd; --red: #d6249f; --chain: #7a3ff2; --warn: #b34700; --ok: #00694d;
          color-scheme: light dark; }
        @media (prefers-color-scheme: dark) { :root { --back: #1e1f22; --side: #26272b; --desk: #141518; --text: #f1f1f4;
          --dim: #a6a9b0; --line: #3b3d43; --accent: #6aaeff; --over: #2b3a52; --red: #ff6bd0; --chain: #b894ff;
          --warn: #ffa45f; --ok: #4fd6a8; } }
        * { box-sizing: border-box; }
        body { margin: 0; height: 100vh; height: 100dvh; display: grid; font: 13px/1.45 system-ui, sans-serif;
          color: var(--text); background: var(--back); grid-template: "head head head" auto "trouble trouble trouble" auto
          "side stage facts" minmax(0, 1fr) / minmax(200px, 17vw) minmax(0, 1fr) minmax(270px, 21vw); }
        header { grid-area: head; display: flex; flex-wrap: wrap; gap: 6px 14px; align-items: center; padding: 8px 14px;
          border-bottom: 1px solid var(--line); }
        h1 { font-size: 14px; margin: 0; overflow-wrap: anywhere; } h2 { font-size: 15px; margin: 2px 0; overflow-wrap: anywhere; }
        h3 { font-size: 11px; font-weight: 600; color: var(--dim); margin: 0 0 6px; text-transform: uppercase;
          letter-spacing: .04em; }
        #choices, #tools, #pages, .zoom { display: flex; flex-wrap: wrap; gap: 6px; align-items: center; }
        #pages[hidden] { display: none; }
        #tools { margin-inline-start: auto; } #choices label { display: flex; gap: 5px; align-items: center; }
        #choices span { color: var(--dim); } #zoom, #which { min-width: 44px; text-align: center; color: var(--dim);
          font-variant-numeric: tabular-nums; }
        button, select, #layers > summary, input[type=search] { font: inherit; color: inherit; background: var(--back);
          border: 1px solid var(--line); border-radius: 6px; padding: 3px 9px; max-width: 100%; line-height: 18px; }
        button, summary, select { cursor: pointer; } button:hover, summary:hover, select:hover { border-color: var(--accent); }
        button[aria-pressed=true], #layers[open] > summary { background: var(--accent); border-color: var(--accent);
          color: var(--back); }
        :focus-visible { outline: 2px solid var(--accent); outline-offset: 1px; }
        #stage:focus-visible, #facts:focus-visible { outline-offset: -3px; }
        #layers { position: relative; } #layers > summary { display: block; }
        #switches { position: absolute; z-index: 5; inset-inline-end: 0; margin-top: 6px; padding: 10px 12px; width: 210px;
          display: grid; gap: 5px; background: var(--back); border: 1px solid var(--line); border-radius: 8px;
          box-shadow: 0 8px 24px #0003; }
        #switches label { display: flex; gap: 7px; cursor: pointer; } input { accent-color: var(--accent); }
        #trouble { grid-area: trouble; margin: 0; padding: 8px 14px; background: var(--warn); color: var(--back);
          white-space: pre-wrap; overflow-wrap: anywhere; max-height: 30vh; overflow: auto; }
        #missed { margin: 0; padding: 8px 14px; color: var(--warn); overflow-wrap: anywhere; }
        #trouble[hidden], #missed[hidden] { display: none; }
        #side { grid-area: side; background: var(--side); border-inline-end: 1px solid var(--line); display: flex;
          flex-direction: column; min-height: 0; }
        .search { padding: 10px; display: flex; gap: 8px; align-items: center; } #search { flex: 1; min-width: 0; }
        .search small { color: var(--dim); white-space: nowrap; } .search small:empty { display: none; }
        #tree { list-style: none; margin: 0; padding: 0 6px 12px; overflow: auto; flex: 1; }
        #tree li { display: flex; gap: 5px; align-items: baseline; padding: 2px 6px; border-radius: 5px; cursor: default;
          white-space: nowrap; }
        #tree li:hover { background: var(--over); } #tree li:focus-visible { outline-offset: -2px; }
        #tree li[aria-selected=true] { background: var(--accent); color: var(--back); }
        #tree li[aria-selected=true] * { color: inherit; }
        #tree .arrow { width: 11px; flex: none; color: var(--dim); } #tree .name { overflow: hidden; text-overflow: ellipsis; }
        #tree small { color: var(--dim); overflow: hidden; text-overflow: ellipsis; flex: 0 9 auto; }
        #tree .hidden, #tree .covered { opacity: .55; } #tree .guide .name { font-style: italic; }
        #tree .hit .name { font-weight: 600; }
        .badge { background: var(--warn); color: var(--back); border-radius: 8px; padding: 0 6px; font-size: 11px;
          margin-inline-start: auto; }
        #stage { grid-area: stage; background: var(--desk); overflow: auto; display: grid; place-content: safe center;
          padding: 24px; position: relative; }
        #sheet { position: relative; box-shadow: 0 1px 3px #0002, 0 6px 24px #0002; } #sheet.away { opacity: 0; pointer-events: none; }
        #picture svg { width: 100%; height: 100%; display: block; } #picture { height: 100%; }
        #overlay { position: absolute; inset: 0; overflow: visible; } .explains #overlay { cursor: help; }
        #overlay rect, #overlay line { vector-effect: non-scaling-stroke; fill: none; }
        #overlay .hover { stroke: var(--red); stroke-width: 1px; } #overlay .chosen { stroke: #0a6cff; stroke-width: 2px; }
        #overlay .member { stroke: var(--chain); stroke-width: 1px; stroke-dasharray: 4 3; }
        #overlay .dim { fill: var(--desk); opacity: .7; }
        #overlay .ghost { stroke: var(--warn); stroke-width: 1.5px; stroke-dasharray: 5 3; fill: #e5730014; }
        .measure line { stroke: #d6249f; stroke-width: 1px; } .measure.chain line { stroke: #7a3ff2; stroke-width: 1.5px; }
        #overlay .measure rect { fill: #d6249f; } #overlay .measure.chain rect { fill: #7a3ff2; }
        .measure text { fill: #fff; font-family: system-ui, sans-serif; font-weight: 600; }
        #space { position: absolute; inset: 0; display: grid; place-content: center; perspective: 2200px; overflow: hidden;
          cursor: grab; touch-action: none; } #space[hidden] { display: none; }
        #world, #world svg { transform-style: preserve-3d; } #world { position: relative; }
        #world svg { position: absolute; inset: 0; width: 100%; height: 100%; overflow: visible; pointer-events: none; }
        .glass { fill: #ffffff66; } .glass.dark { fill: #00000066; } .edge { fill: none; stroke: #8a8f98; stroke-width: .6px; vector-effect: non-scaling-stroke; pointer-events: all;
          cursor: pointer; } .edge:hover { stroke: var(--red); stroke-width: 1.5px; } .edge.guide { stroke-dasharray: 3 3; }
        .edge.chosen { stroke: #0a6cff; stroke-width: 2.5px; fill: #0a6cff26; }
        #facts { grid-area: facts; background: var(--side); border-inline-start: 1px solid var(--line); padding: 12px 14px;
          overflow: auto; } #facts section, .why { margin: 14px 0 0; padding-top: 12px; border-top: 1px solid var(--line); }
        .caption, .hint, .note { color: var(--dim); margin: 0 0 8px; overflow-wrap: anywhere; }
        code { font: 11px ui-monospace, monospace; color: var(--dim); } .crumbs { color: var(--dim); line-height: 1.6; }
        .plain { border: 0; padding: 0; background: none; text-align: start; color: inherit; overflow-wrap: anywhere; }
        .crumbs .plain { color: var(--accent); } .plain:hover { text-decoration: underline; }
        .frame { display: grid; grid-template-columns: 1fr 1fr; gap: 6px; margin: 10px 0; }
        .frame button { display: flex; justify-content: space-between; gap: 8px; font-variant-numeric: tabular-nums; }
        .frame span { color: var(--dim); } .frame [aria-pressed=true] * { color: inherit; }
        .why p { font-weight: 600; margin: 0 0 8px; overflow-wrap: anywhere; } .why b { color: var(--chain); white-space: nowrap;
          margin-inline-end: 6px; font-variant-numeric: tabular-nums; }
        ol, #facts ul { margin: 0; padding-inline-start: 20px; } #facts ul { list-style: none; padding: 0; }
        ol li, #facts ul li { margin: 0 0 6px; } .constraint em { font-style: normal; font-size: 11px; color: var(--dim);
          margin-inline-start: 6px; white-space: nowrap; } .constraint code { margin-inline-start: 6px; }
        .constraint.b em, .constraint.s em, .problems strong { color: var(--warn); } .constraint.l > span { color: var(--dim); }
        .number { display: flex; gap: 6px; margin: 2px 0 6px; } .number input { min-width: 0; flex: 1; }
        .number span { flex: 1; } .number button { align-self: start; }
        .number [type=number] { flex: 0 0 64px; }
        .moves p { margin: 0; color: var(--dim); overflow-wrap: anywhere; }
        #facts summary { margin: 4px 0 8px; color: var(--dim); } #facts table { margin-bottom: 12px; }
        table { border-collapse: collapse; width: 100%; } th, td { text-align: start; padding: 3px 0; vertical-align: top;
          border-bottom: 1px solid var(--line); overflow-wrap: anywhere; }
        th { font-weight: 400; color: var(--dim); padding-inline-end: 12px; width: 42%; }
        #told { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); margin: 0; }
        #panes { display: none; }
        dialog { border: 1px solid var(--line); border-radius: 10px; background: var(--back); color: inherit; max-width: 440px; }
        dl { display: grid; grid-template-columns: auto 1fr; gap: 6px 14px; } dd { margin: 0; }
        kbd { border: 1px solid var(--line); border-radius: 4px; padding: 0 5px; font: 11px ui-monospace, monospace; }
        @media screen and (max-width: 760px) {
          body { grid-template: "head" auto "trouble" auto "stage" minmax(220px, 1fr) "panes" auto "pane" minmax(180px, 42vh)
            / minmax(0, 1fr); }
          header { padding: 8px 10px; } #tools { margin-inline-start: 0; } .zoom { display: none; } #stage { padding: 12px; }
          #side, #facts { grid-area: pane; border: 0; } body[data-pane=tree] #facts, body[data-pane=facts] #side { display: none; }
          #panes { grid-area: panes; display: flex; gap: 6px; padding: 6px 10px; border-block: 1px solid var(--line); }
          #panes button { flex: 1; } #switches { inset-inline: auto 0; }
        }
        @media print {
          body { display: block; height: auto; background: #fff; color: #000; } #side, #tools, #choices, #panes, dialog,
          #space { display: none; } #stage, #facts { display: block; overflow: visible; background: none; border: 0; padding: 0; }
          #sheet { box-shadow: none; border: 1px solid #999; margin: 0 0 16px; break-inside: avoid; }
          #sheet.away { opacity: 1; } #facts section { break-inside: avoid; }
        }
        """
}
