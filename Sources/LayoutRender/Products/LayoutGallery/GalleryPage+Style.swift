extension GalleryPage {
    /// Light or dark as the reader's system; a grid of thumbnails that fits a phone and a wide screen.
    static let style = """
        :root { --back: #f2f2f7; --card: #fff; --text: #1c1c1e; --dim: #636366; --line: #d8d8de; --accent: #0a66c2;
          --error: #c4281b; --warning: #9a5b00; --shadow: 0 1px 2px #0000001f, 0 6px 18px #00000012; color-scheme: light dark; }
        @media (prefers-color-scheme: dark) { :root { --back: #111113; --card: #1e1e21; --text: #f2f2f7; --dim: #a1a1a8;
          --line: #38383d; --accent: #5eb0ff; --error: #ff7b6e; --warning: #ffb84d;
          --shadow: 0 1px 2px #000a, 0 6px 18px #0006; } }
        * { box-sizing: border-box; }
        html { scroll-padding-top: 92px; }
        body { margin: 0; font: 14px/1.45 system-ui, -apple-system, sans-serif; color: var(--text); background: var(--back); }
        header { position: sticky; top: 0; z-index: 2; display: flex; flex-wrap: wrap; align-items: center; gap: 10px 18px;
          padding: 12px 24px; background: color-mix(in srgb, var(--back) 88%, transparent); backdrop-filter: blur(14px);
          border-bottom: 1px solid var(--line); }
        h1 { font-size: 19px; line-height: 1.2; margin: 0; } #counts { margin: 0; color: var(--dim); font-size: 12px; }
        #head { margin-right: auto; }
        #search { width: min(320px, 100%); }
        input, select, button { font: inherit; color: inherit; }
        #search, select { padding: 6px 10px; border: 1px solid var(--line); border-radius: 9px; background: var(--card); }
        #switches { display: flex; flex-wrap: wrap; gap: 8px; }
        #switches label { color: var(--dim); font-size: 12px; display: flex; align-items: center; gap: 5px; }
        :focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; }
        main { padding: 8px 24px 40px; outline: none; max-width: 1680px; margin: 0 auto; }
        h2 { font-size: 15px; margin: 26px 0 12px; overflow-wrap: anywhere; }
        h2 small, h3 small { color: var(--dim); font-weight: 400; margin-left: 6px; }
        .grid { display: grid; gap: 20px 18px; grid-template-columns: repeat(auto-fill, minmax(172px, 1fr)); }
        .card { display: flex; flex-direction: column; text-align: left; padding: 0; border: 0; background: none; cursor: pointer;
          border-radius: 14px; min-width: 0; }
        .thumb { display: grid; place-items: center; height: 316px; border-radius: 14px; background: var(--card);
          box-shadow: var(--shadow); padding: 14px; width: 100%; overflow: hidden; }
        .card:hover .thumb { box-shadow: 0 0 0 2px var(--accent), var(--shadow); }
        .thumb img { max-width: 100%; max-height: 288px; width: auto; height: auto; border-radius: 6px;
          box-shadow: 0 0 0 1px var(--line); }
        .low .thumb { height: 116px; } .low .thumb img { max-height: 88px; }
        .card b { margin: 9px 4px 0; font-weight: 600; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
        .card i { margin: 0 4px; font-style: normal; color: var(--dim); font-size: 12px; overflow: hidden;
          text-overflow: ellipsis; white-space: nowrap; }
        .marks { margin: 3px 4px 0; display: flex; gap: 5px; flex-wrap: wrap; }
        .mark { font-size: 11px; font-weight: 600; padding: 0 7px; border-radius: 9px; border: 1px solid currentColor;
          white-space: nowrap; }
        .error { color: var(--error); } .warning { color: var(--warning); } .changed, .added { color: var(--accent); }
        .information, .removed { color: var(--dim); }
        .none { color: var(--dim); padding: 40px 0; text-align: center; }
        .bar { display: flex; flex-wrap: wrap; gap: 8px; align-items: center; margin: 14px 0; }
        .bar button, .small { padding: 5px 12px; border: 1px solid var(--line); border-radius: 9px; background: var(--card);
          cursor: pointer; }
        .bar h2 { margin: 0 auto 0 6px; font-size: 19px; }
        .screen { display: grid; gap: 26px; grid-template-columns: minmax(0, 1fr) minmax(280px, 400px); align-items: start; }
        .stage { display: grid; place-items: center; background: var(--card); border-radius: 18px; box-shadow: var(--shadow);
          padding: 26px; min-height: 300px; }
        .stage img { max-width: 100%; max-height: 80vh; width: auto; height: auto; border-radius: 8px;
          box-shadow: 0 0 0 1px var(--line); cursor: zoom-in; }
        .stage.large { place-items: start; overflow: auto; padding: 14px; }
        .stage.large img { max-width: none; max-height: none; cursor: zoom-out; }
        .bar button[aria-pressed=true] { background: var(--accent); border-color: var(--accent); color: var(--back); }
        .facts { background: var(--card); border-radius: 18px; box-shadow: var(--shadow); padding: 6px 20px 18px; min-width: 0; }
        .facts h3 { font-size: 13px; margin: 16px 0 6px; }
        dl { display: grid; grid-template-columns: max-content 1fr; gap: 3px 14px; margin: 12px 0 0; }
        dt { color: var(--dim); } dd { margin: 0; overflow-wrap: anywhere; }
        ul { list-style: none; margin: 0; padding: 0; } li { padding: 4px 0; overflow-wrap: anywhere; }
        code { font: 12px ui-monospace, monospace; }
        a { color: var(--accent); text-decoration: none; } a:hover { text-decoration: underline; }
        .strip { display: flex; gap: 12px; overflow-x: auto; padding: 4px 2px 10px; }
        .strip .card { width: 118px; flex: none; } .strip .thumb { height: 186px; padding: 8px; } .strip .thumb img { max-height: 168px; }
        .pair { display: grid; gap: 16px; grid-template-columns: repeat(auto-fit, minmax(200px, 1fr)); margin: 10px 0; }
        .pair figure { margin: 0; min-width: 0; } figcaption { color: var(--dim); font-size: 12px; margin-bottom: 5px; }
        .pair img { max-width: 100%; height: auto; border-radius: 6px; box-shadow: 0 0 0 1px var(--line); display: block; }
        .change { background: var(--card); border-radius: 18px; box-shadow: var(--shadow); padding: 16px 20px; margin: 0 0 18px; }
        .change h3 { margin: 0; font-size: 15px; } .change table { border-collapse: collapse; width: 100%; }
        td { padding: 4px 14px 4px 0; border-top: 1px solid var(--line); vertical-align: top; overflow-wrap: anywhere; }
        td:first-child { white-space: nowrap; font-weight: 600; }
        footer { color: var(--dim); font-size: 12px; padding: 0 24px 30px; max-width: 1680px; margin: 0 auto; }
        #troubles p { margin: 0; padding: 9px 24px; color: #fff; background: #b3261e; overflow-wrap: anywhere; }
        kbd { border: 1px solid var(--line); border-radius: 4px; padding: 0 5px; font: 11px ui-monospace, monospace; }
        #told { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); margin: 0; }
        @media (max-width: 820px) { header, main, footer { padding-left: 14px; padding-right: 14px; }
          .screen { grid-template-columns: minmax(0, 1fr); } header { position: static; }
          .grid { grid-template-columns: repeat(auto-fill, minmax(136px, 1fr)); gap: 16px 12px; }
          .thumb { height: 246px; padding: 10px; } .thumb img { max-height: 226px; } }

        """
}
