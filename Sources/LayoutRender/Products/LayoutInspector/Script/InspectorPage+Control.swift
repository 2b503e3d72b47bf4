extension InspectorPage {
    /// Choosing views and pages, links, search and keys.
    static let controlScript = #"""
        const tell = words => { byId("told").textContent = words; };

        function select(view, focuses = false) {
          state.view = view ? view.i : -1;
          state.equation = -1;
          if (!view) state.edge = "";
          for (let above = view && view.parent; above; above = above.parent) state.closed.delete(above.id);
          drawTree(); drawPanel(); drawOverlay(); showRow(focuses); writeLink();
          if (state.space) turnSpace();
          if (view) tell(`${view.caption}, ${view.f.map(text).join(" ")}`);
        }

        function explain(view, edge = state.edge || "width") {
          state.edge = edge;
          select(view);
          const reason = reasonOf(view, edge);
          if (reason) tell(reason[2]);
        }

        // MARK: Pages

        const axes = () => (data.pages[0] ? data.pages[0].choices : []).map(([name], place) =>
          [name, [...new Set(data.pages.map(source => source.choices[place][1]))], place]).filter(([, values]) => values.length > 1);

        // The page with this value that has most else in common with the page shown.
        function pageWith(place, value) {
          const now = page().choices;
          const likeness = source => source.choices.filter(([, other], at) => at !== place && other === now[at][1]).length;
          return data.pages.map((source, index) => ({ source, index })).filter(({ source }) => source.choices[place][1] === value)
            .sort((a, b) => likeness(b.source) - likeness(a.source) || a.index - b.index)[0].index;
        }

        function showPage(index) {
          const id = selected() && selected().id;
          state.page = Math.min(Math.max(index, 0), data.pages.length - 1);
          state.hover = state.equation = -1;
          const view = page().views.find(other => other.id === id);
          state.view = view ? view.i : -1;
          drawAll();
          tell(page().choices.map(([, value]) => value).join(", "));
        }

        function drawChoices() {
          byId("choices").replaceChildren(...axes().map(([name, values, place]) => {
            const list = make("select", { onchange: event => showPage(pageWith(place, event.target.value)) },
              ...values.map(value => make("option", { value, textContent: value })));
            list.value = page().choices[place][1];
            return make("label", {}, make("span", { textContent: name }), list);
          }));
          byId("which").textContent = data.pages.length > 1 ? state.page + 1 + " / " + data.pages.length : "";
          byId("pages").hidden = data.pages.length < 2;
          document.title = data.title + (data.pages.length > 1 ? " \u2013 " + page().id : "");
          byId("title").textContent = data.title;
        }

        function drawAll() { drawChoices(); drawPicture(); drawTree(); drawPanel(); drawSpace(); showRow(false); writeLink(); }

        // MARK: Links

        function writeLink() {
          const view = selected(), words = ["page=" + encodeURIComponent(page().id)];
          if (view) words.push("view=" + encodeURIComponent(view.id));
          if (view && state.edge) words.push("why=" + state.edge);
          const link = "#" + words.join("&");
          if (location.hash !== link) { try { history.replaceState(null, "", link); } catch { /* a sandboxed frame has none */ } }
        }

        function readLink() {
          const link = new URLSearchParams(location.hash.slice(1));
          const wanted = link.get("page"), name = link.get("view");
          const index = data.pages.findIndex(source => source.id === wanted);
          if (index >= 0) state.page = index;
          const named = page().views.filter(other => other.name === name);
          const view = page().views.find(other => other.id === name) || (named.length === 1 ? named[0] : undefined);
          state.view = view ? view.i : -1;
          const missing = [wanted && index < 0 ? `no page ${wanted}, this is ${page().id}` : "",
            name && !view ? `no view ${name} on this page` : ""].filter(words => words).join("; ");
          if (missing) { tell(missing); byId("missed").textContent = missing; }
          byId("missed").hidden = !missing;
          state.edge = view && ["left", "top", "width", "height"].includes(link.get("why")) ? link.get("why") : "";
        }

        // MARK: Keys

        function setExplains(isOn) {
          state.explains = isOn;
          byId("explains").setAttribute("aria-pressed", isOn);
          document.body.classList.toggle("explains", isOn);
        }

        function toggleLayer(name) {
          if (state.layers.has(name)) state.layers.delete(name); else state.layers.add(name);
          drawLayers();
          if (state.space) drawSpace();
        }

        function back() {
          if (state.edge) { state.edge = ""; select(selected()); } else if (state.explains) setExplains(false);
          else if (selected()) select(selected().parent);
        }

        const keys = {
          "/": () => byId("search").focus(), "[": () => showPage(state.page - 1), "]": () => showPage(state.page + 1),
          e: () => selected() ? explain(selected(), state.edge ? "" : "width") : setExplains(!state.explains),
          x: () => setSpace(!state.space), f: () => toggleLayer("frames"), n: () => toggleLayer("names"), 0: () => zoom(0),
          "+": () => state.space ? spread(1.25) : zoom(1.25), "-": () => state.space ? spread(0.8) : zoom(0.8),
          "=": () => keys["+"](), "?": () => byId("help").showModal(), Escape: back, t: () => { showPane("tree"); showRow(true); },
        };
        const turns = { ArrowLeft: [-6, 0], ArrowRight: [6, 0], ArrowUp: [0, 6], ArrowDown: [0, -6] };
        const spread = factor => { state.gap = Math.min(Math.max(state.gap * factor, 4), 160); turnSpace(); };

        function pressed(event) {
          if (event.ctrlKey || event.metaKey || event.altKey || byId("help").open || !data.pages.length) return;
          if (/^(INPUT|SELECT|TEXTAREA)$/.test(event.target.tagName)) {
            if (event.key === "Escape") event.target.blur();
            return;
          }
          // After a link nothing has the focus, and the arrow keys belong to the picture.
          if (turns[event.key] && (byId("stage").contains(event.target) || event.target === document.body)) {
            if (!state.space) return treeKey(event);
            turn(...turns[event.key]);
          } else if (keys[event.key]) keys[event.key]();
          else return;
          event.preventDefault();
        }

        function showPane(name) {
          state.pane = name;
          document.body.dataset.pane = name;
          for (const button of byId("panes").children) button.setAttribute("aria-pressed", button.dataset.pane === name);
        }
        """#
}
