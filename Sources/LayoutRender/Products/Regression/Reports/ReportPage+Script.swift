extension ReportPage {
    /// Texts are only ever inserted as text nodes, so that a name cannot become markup.
    static let script = #"""
        "use strict";
        const data = JSON.parse(document.getElementById("data").textContent);
        for (const item of data.cases) {
          for (const key of ["reference", "actual", "difference"]) item[key] = data.pictures[item[key]] || "";
        }
        const byId = id => document.getElementById(id);
        const make = (tag, props, ...children) => {
          const node = Object.assign(document.createElement(tag), props);
          node.append(...children);
          return node;
        };
        const modes = [["side", "Side by side"], ["swipe", "Swipe"], ["onion", "Onion skin"],
          ["difference", "Difference"]];
        const statuses = data.statuses.map(([status]) => status), words = Object.fromEntries(data.statuses);
        const [before, after] = data.captions;
        const isChanged = item => item.status !== "passed";
        let shown = new Set(data.cases.some(isChanged) ? statuses.filter(s => s !== "passed") : statuses);
        // The selected entry, and the place of its shown page among its pages.
        let mode = "side", selected = -1, page = 0, part = 50, visible = [], isLarge = false;
        const shownCase = () => selected < 0 ? undefined : data.cases[data.entries[selected].pages[page]];

        function choose(index, place = 0) { selected = index; page = place; draw(); writeLink(); }

        function draw() {
          const wanted = byId("search").value.toLowerCase(), hadFocus = byId("list").contains(document.activeElement);
          visible = data.entries.map((entry, index) => index).filter(index => {
            const entry = data.entries[index];
            const text = [entry.title, ...entry.rows.flat(), ...entry.pages.map(place => data.cases[place].name)].join(" ");
            return shown.has(entry.status) && text.toLowerCase().includes(wanted);
          });
          if (!visible.includes(selected)) { selected = visible.length ? visible[0] : -1; page = 0; }
          byId("list").replaceChildren(...visible.map(index => {
            const entry = data.entries[index];
            const row = make("li", { onclick: () => choose(index), tabIndex: index === selected ? 0 : -1 },
              make("span", { className: "status " + entry.status, textContent: words[entry.status] }), entry.title);
            row.setAttribute("role", "option");
            row.setAttribute("aria-selected", index === selected);
            return row;
          }));
          if (hadFocus) byId("list").querySelector("[aria-selected=true]")?.focus();
          byId("filters").replaceChildren(...statuses.map(status => {
            const count = data.cases.filter(item => item.status === status).length;
            const button = make("button", { textContent: words[status] + " " + count, hidden: !count,
              onclick: () => { shown.has(status) ? shown.delete(status) : shown.add(status); draw(); } });
            button.setAttribute("aria-pressed", shown.has(status));
            return button;
          }));
          drawCase();
          byId("list").querySelector("[aria-selected=true]")?.scrollIntoView({ block: "nearest" });
        }

        // A command in its paragraph, which is hidden without one.
        function command(id, text) {
          byId(id).hidden = !text;
          byId(id).lastElementChild.textContent = text || "";
        }

        function picture(source, name) { return make("img", { src: source, alt: name }); }

        function drawCase() {
          const entry = data.entries[selected], item = shownCase();
          byId("name").textContent = entry ? entry.title : "Nothing to show";
          const choice = byId("pages").querySelector("select");
          choice.replaceChildren(...(entry ? entry.pages : []).map((place, index) =>
            make("option", { textContent: data.cases[place].name, value: index, selected: index === page })));
          choice.onchange = () => choose(selected, Number(choice.value));
          byId("pages").hidden = !item;
          byId("message").textContent = item ? item.message : "";
          command("approve", entry && entry.approve);
          byId("inspector").hidden = !item || !item.inspector;
          byId("inspector").firstElementChild.href = item ? item.inspector : "";
          command("command", item && !item.inspector && item.command);
          const both = item && item.reference && item.actual;
          byId("modes").replaceChildren(...(item ? modes : []).map(([key, title]) => {
            const isPossible = key === "side" || (key === "difference" ? item.difference : both);
            const button = make("button", { textContent: title, disabled: !isPossible,
              onclick: () => { mode = key; drawCase(); writeLink(); } });
            button.setAttribute("aria-pressed", mode === key);
            return button;
          }));
          if (item && (item.reference || item.actual || item.difference)) {
            const button = make("button", { textContent: "Zoom", onclick: zoom });
            button.setAttribute("aria-pressed", isLarge);
            byId("modes").append(button);
          }
          byId("stage").className = isLarge ? "large" : "";
          byId("stage").replaceChildren(...(item ? stage(item, both) : []));
          const rows = entry ? entry.rows : [];
          byId("moves").hidden = !rows.length;
          byId("moves").tBodies[0].replaceChildren(...rows.map(([view, change]) =>
            make("tr", {}, make("td", { textContent: view }), make("td", { textContent: change }))));
          byId("details").textContent = item ? item.details.join("\n") : "";
          byId("details").hidden = !byId("details").textContent;
        }

        function stage(item, both) {
          const panels = [[before, item.reference], ["Difference", item.difference], [after, item.actual]];
          if (mode === "difference" && item.difference) return [picture(item.difference, "Difference")];
          if ((mode === "swipe" || mode === "onion") && both) return pile(item);
          const figures = panels.filter(([, source]) => source).map(([name, source]) =>
            make("figure", {}, make("figcaption", { textContent: name }), picture(source, name)));
          return figures.length ? [make("div", { className: "side" }, ...figures)] : [];
        }

        function pile(item) {
          const top = picture(item.actual, after);
          const rule = make("div", { className: "rule", hidden: mode !== "swipe" });
          const bottom = picture(item.reference, before);
          const box = make("div", { className: "pile" }, bottom, top, rule);
          // Pictures of other sizes keep their scale, so that unmoved views cover each other, and a higher picture has room.
          const fit = () => {
            if (!bottom.naturalWidth) return;
            top.style.width = 100 * top.naturalWidth / bottom.naturalWidth + "%";
            box.style.minHeight = bottom.clientWidth * top.naturalHeight / bottom.naturalWidth + "px";
            if (slider.value) apply();
          };
          const slider = make("input", { type: "range", className: "slider", min: 0, max: 100, value: part });
          slider.setAttribute("aria-label", mode === "swipe" ? before + " to " + after : "Opacity of " + after);
          const apply = () => {
            part = Number(slider.value);
            if (mode === "swipe") top.style.clipPath = "inset(0 0 0 " + part * box.clientWidth / 100 + "px)";
            else top.style.opacity = part / 100;
            rule.style.left = part + "%";
          };
          slider.oninput = apply;
          box.onpointermove = event => {
            if (mode !== "swipe" || (event.pointerType === "mouse" && !event.buttons)) return;
            const frame = box.getBoundingClientRect();
            slider.value = 100 * (event.clientX - frame.left) / frame.width;
            apply();
          };
          top.onload = bottom.onload = fit;
          new ResizeObserver(fit).observe(bottom);
          return [slider, box];
        }

        function step(distance) {
          const place = visible.indexOf(selected) + distance;
          if (place >= 0 && place < visible.length) choose(visible[place]);
        }

        function zoom() { isLarge = !isLarge; drawCase(); }

        // The address names the page and the view: report.html#page=row.json&view=swipe.
        function writeLink() {
          const item = shownCase();
          if (!item) return;
          const link = "#page=" + encodeURIComponent(item.name) + (mode === "side" ? "" : "&view=" + mode);
          try { history.replaceState(null, "", link); } catch { /* a sandboxed frame has none */ }
        }

        function readLink() {
          const link = new URLSearchParams(location.hash.slice(1));
          const place = data.cases.findIndex(item => item.name === link.get("page"));
          const entry = data.entries.findIndex(entry => entry.pages.includes(place));
          if (entry < 0) return;
          shown.add(data.entries[entry].status);
          if (modes.some(([key]) => key === link.get("view"))) mode = link.get("view");
          [selected, page] = [entry, data.entries[entry].pages.indexOf(place)];
        }

        document.addEventListener("keydown", event => {
          if (event.ctrlKey || event.metaKey || event.altKey) return;
          if (event.target.id === "search") {
            if (event.key === "Escape" || event.key === "Enter") event.target.blur();
            return;
          }
          if (["INPUT", "SELECT"].includes(event.target.tagName) && event.key.startsWith("Arrow")) return;
          const slider = document.querySelector(".slider");
          if (event.key === "j" || event.key === "ArrowDown") step(1);
          else if (event.key === "k" || event.key === "ArrowUp") step(-1);
          else if ("1234".includes(event.key)) { mode = modes[event.key - 1][0]; drawCase(); writeLink(); }
          else if (event.key === "z") zoom();
          else if (event.key === "f") {
            shown = new Set(shown.has("passed") ? statuses.filter(s => s !== "passed") : statuses); draw();
          } else if (event.key === "/") byId("search").focus();
          else if (slider && event.target !== slider && (event.key === "ArrowLeft" || event.key === "ArrowRight")) {
            slider.value = Number(slider.value) + (event.key === "ArrowLeft" ? -5 : 5);
            slider.oninput();
          } else return;
          event.preventDefault();
        });

        document.title = data.title;
        byId("title").textContent = data.title;
        byId("totals").textContent = statuses.map(status =>
          [data.cases.filter(item => item.status === status).length, status]).filter(([count]) => count)
          .map(([count, status]) => count + " " + words[status]).join(", ") || "nothing compared";
        byId("notes").replaceChildren(...data.notes.map(note => make("li", { textContent: note })));
        byId("notes").hidden = !data.notes.length;
        command("all", data.approve);
        byId("search").oninput = draw;
        addEventListener("hashchange", () => { readLink(); draw(); });
        readLink();
        draw();
        """#
}
