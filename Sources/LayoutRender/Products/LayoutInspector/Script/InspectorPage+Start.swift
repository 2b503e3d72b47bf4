extension InspectorPage {
    /// Connects the page's elements and shows what the address names.
    static let startScript = #"""
        function start() {
          const overlay = byId("overlay"), stage = byId("stage");
          byId("switches").replaceChildren(...layers.map(([name, words]) => make("label", {},
            make("input", { type: "checkbox", value: name, onchange: () => toggleLayer(name) }), words)));
          overlay.onpointermove = event => {
            const view = viewUnder(event), number = view ? view.i : -1;
            if (number !== state.hover) { state.hover = number; drawOverlay(); }
          };
          overlay.onpointerleave = () => { state.hover = -1; drawOverlay(); };
          overlay.onclick = event => {
            const view = viewUnder(event);
            if (view && (event.altKey || state.explains)) explain(view); else select(view);
          };
          stage.onclick = event => { if (event.target === stage && !state.space) select(null); };
          stage.addEventListener("wheel", event => {
            if (!event.ctrlKey) return;
            event.preventDefault();
            zoom(Math.exp(-event.deltaY / 200));
          }, { passive: false });
          byId("search").oninput = event => { state.search = event.target.value; drawTree(); };
          byId("search").onkeydown = event => {
            const search = found();
            if (event.key === "Enter" && search && search.hits.length) {
              const next = search.hits.findIndex(view => view.i === state.view) + 1;
              select(search.hits[next % search.hits.length]);
            } else if (event.key === "ArrowDown") { select(selected() || page().root, true); event.preventDefault(); }
          };
          listenToRows();
          byId("previous").onclick = () => showPage(state.page - 1);
          byId("next").onclick = () => showPage(state.page + 1);
          byId("explains").onclick = () => setExplains(!state.explains);
          byId("spaced").onclick = () => setSpace(!state.space);
          byId("larger").onclick = () => keys["+"]();
          byId("smaller").onclick = () => keys["-"]();
          byId("fit").onclick = () => zoom(0);
          byId("ask").onclick = () => byId("help").showModal();
          for (const button of byId("panes").children) button.onclick = () => showPane(button.dataset.pane);
          document.addEventListener("keydown", pressed);
          document.addEventListener("click", event => {
            if (!byId("layers").contains(event.target)) byId("layers").open = false;
          });
          addEventListener("hashchange", () => { readLink(); drawAll(); });
          new ResizeObserver(resize).observe(stage);
          startSpace();
          showPane("tree");
          if (!data.pages.length) return;
          readLink();
          drawAll();
        }

        start();
        """#
}
