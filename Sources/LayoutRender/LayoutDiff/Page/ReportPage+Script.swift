extension ReportPage {
    /// Texts are only ever inserted as text nodes, so that a name cannot become markup.
    static let script = #"""
        "use strict";
        const data = JSON.parse(document.getElementById("data").textContent);
        const byId = id => document.getElementById(id);
        const make = (tag, props, ...children) => {
          const node = Object.assign(document.createElement(tag), props);
          node.append(...children);
          return node;
        };
        const modes = [["side", "Side by side"], ["swipe", "Swipe"], ["onion", "Onion skin"],
          ["difference", "Difference"]];
        const statuses = ["failed", "new", "deleted", "recorded", "passed"];
        const isChanged = item => item.status !== "passed";
        let shown = new Set(data.cases.some(isChanged) ? statuses.filter(s => s !== "passed") : statuses);
        let mode = "side", selected = -1, part = 50, visible = [];

        function draw() {
          const words = byId("search").value.toLowerCase();
          visible = data.cases.map((item, index) => index).filter(index => {
            const item = data.cases[index];
            const text = (item.name + " " + item.message + " " + item.moves.flat().join(" ")).toLowerCase();
            return shown.has(item.status) && text.includes(words);
          });
          if (!visible.includes(selected)) selected = visible.length ? visible[0] : -1;
          byId("list").replaceChildren(...visible.map(index => {
            const item = data.cases[index];
            const row = make("li", { onclick: () => { selected = index; draw(); } },
              make("span", { className: "status " + item.status, textContent: item.status }), item.name,
              make("small", { textContent: item.message }));
            row.setAttribute("aria-selected", index === selected);
            return row;
          }));
          byId("filters").replaceChildren(...statuses.map(status => {
            const count = data.cases.filter(item => item.status === status).length;
            const button = make("button", { textContent: status + " " + count, disabled: !count,
              onclick: () => { shown.has(status) ? shown.delete(status) : shown.add(status); draw(); } });
            button.setAttribute("aria-pressed", shown.has(status) && count > 0);
            return button;
          }));
          drawCase();
          byId("list").querySelector("[aria-selected=true]")?.scrollIntoView({ block: "nearest" });
        }

        function picture(source, name) { return make("img", { src: source, alt: name }); }

        function drawCase() {
          const item = data.cases[selected];
          byId("name").textContent = item ? item.name : "Nothing to show";
          byId("message").textContent = item ? item.message : "";
          byId("command").hidden = !item || !item.command;
          byId("command").lastElementChild.textContent = item ? item.command : "";
          const both = item && item.reference && item.actual;
          byId("modes").replaceChildren(...(item ? modes : []).map(([key, title]) => {
            const isPossible = key === "side" || (key === "difference" ? item.difference : both);
            const button = make("button", { textContent: title, disabled: !isPossible,
              onclick: () => { mode = key; drawCase(); } });
            button.setAttribute("aria-pressed", mode === key);
            return button;
          }));
          byId("stage").replaceChildren(...(item ? stage(item, both) : []));
          const rows = item ? item.moves : [];
          byId("moves").hidden = !rows.length;
          byId("moves").tBodies[0].replaceChildren(...rows.map(([view, change]) =>
            make("tr", {}, make("td", { textContent: view }), make("td", { textContent: change }))));
          byId("details").hidden = !item || !item.details.length;
          byId("details").textContent = item ? item.details.join("\n") : "";
        }

        function stage(item, both) {
          const panels = [["Expected", item.reference], ["Difference", item.difference], ["Actual", item.actual]];
          if (mode === "difference" && item.difference) return [picture(item.difference, "Difference")];
          if ((mode === "swipe" || mode === "onion") && both) return pile(item);
          const figures = panels.filter(([, source]) => source).map(([name, source]) =>
            make("figure", {}, make("figcaption", { textContent: name }), picture(source, name)));
          return figures.length ? [make("div", { className: "side" }, ...figures)] : [];
        }

        function pile(item) {
          const top = picture(item.actual, "Actual");
          const rule = make("div", { className: "rule", hidden: mode !== "swipe" });
          const bottom = picture(item.reference, "Expected");
          const box = make("div", { className: "pile" }, bottom, top, rule);
          // Pictures of other sizes keep their own scale, so that what did not move covers itself.
          const fit = () => {
            if (bottom.naturalWidth) top.style.width = 100 * top.naturalWidth / bottom.naturalWidth + "%";
          };
          top.onload = bottom.onload = fit;
          fit();
          const slider = make("input", { type: "range", className: "slider", min: 0, max: 100, value: part });
          slider.setAttribute("aria-label", mode === "swipe" ? "Expected to actual" : "Opacity of actual");
          const apply = () => {
            part = Number(slider.value);
            if (mode === "swipe") top.style.clipPath = "inset(0 0 0 " + part + "%)";
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
          apply();
          return [slider, box];
        }

        function step(distance) {
          const place = visible.indexOf(selected) + distance;
          if (place >= 0 && place < visible.length) { selected = visible[place]; draw(); }
        }

        document.addEventListener("keydown", event => {
          if (event.ctrlKey || event.metaKey || event.altKey) return;
          if (event.target.id === "search") { if (event.key === "Escape") event.target.blur(); return; }
          const slider = document.querySelector(".slider");
          if (event.key === "j" || event.key === "ArrowDown") step(1);
          else if (event.key === "k" || event.key === "ArrowUp") step(-1);
          else if ("1234".includes(event.key)) { mode = modes[event.key - 1][0]; drawCase(); }
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
          .map(([count, status]) => count + " " + status).join(", ") || "nothing compared";
        byId("search").oninput = draw;
        draw();
        """#
}
