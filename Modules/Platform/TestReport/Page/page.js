(() => {
  "use strict";
  // Without this script the page is whole, only nothing filters it.
  document.documentElement.classList.add("js");
  const query = document.getElementById("query");
  const said = document.getElementById("shown");
  const toggles = [...document.querySelectorAll("button[data-status]")];
  const text = (element) => (element ? element.textContent.toLowerCase() : "");
  const problems = [...document.querySelectorAll(".problem")].map((element) => (
    { element, status: "failed", text: text(element.querySelector("summary")) }));
  const suites = [...document.querySelectorAll(".suite")].map((element) => {
    const name = text(element.querySelector("summary .name"));
    const cases = [...element.querySelectorAll("li[data-status]")].map((line) => (
      { element: line, status: line.dataset.status, text: `${name}.${text(line.querySelector(".name"))}` }));
    return { element, cases, name };
  });
  const total = suites.reduce((sum, suite) => sum + suite.cases.length, 0);

  const show = (element, isShown) => {
    if (element.hidden === isShown) element.hidden = !isShown;
  };

  const apply = () => {
    const words = query.value.toLowerCase().split(/\s+/).filter(Boolean);
    const statuses = new Set(toggles.filter((one) => one.ariaPressed === "true").map((one) => one.dataset.status));
    const isEverything = words.length === 0 && statuses.size === toggles.length;
    const fits = (one) => statuses.has(one.status) && words.every((word) => one.text.includes(word));
    let shown = 0;
    for (const one of problems) show(one.element, fits(one));
    for (const suite of suites) {
      let within = 0;
      for (const one of suite.cases) {
        const isShown = fits(one);
        if (isShown) within += 1;
        show(one.element, isShown);
      }
      shown += within;
      show(suite.element, isEverything || within > 0);
      if (words.length > 0 && within > 0 && shown < 500) suite.element.open = true;
    }
    for (const section of document.querySelectorAll("section[data-filtered]")) {
      show(section, isEverything || section.querySelector(".problem:not([hidden]), .suite:not([hidden])") !== null);
    }
    said.value = isEverything ? "" : `${shown} of ${total} listed tests shown`;
    remember(words, statuses, isEverything);
  };

  // What is filtered stands in the address, so that it can be sent to somebody.
  const remember = (words, statuses, isEverything) => {
    const state = new URLSearchParams();
    if (words.length > 0) state.set("filter", query.value);
    if (statuses.size < toggles.length) state.set("show", [...statuses].join(","));
    if (!isEverything) history.replaceState(null, "", `#${state}`);
    else if (location.hash.includes("=")) history.replaceState(null, "", "#");
  };

  const recall = () => {
    if (!location.hash.includes("=")) return;
    const state = new URLSearchParams(location.hash.slice(1));
    query.value = state.get("filter") ?? "";
    const statuses = state.has("show") ? new Set(state.get("show").split(",")) : null;
    for (const one of toggles) one.ariaPressed = String(statuses === null || statuses.has(one.dataset.status));
    apply();
  };

  let isWaiting = false;
  query.addEventListener("input", () => {
    if (isWaiting) return;
    isWaiting = true;
    requestAnimationFrame(() => {
      isWaiting = false;
      apply();
    });
  });
  for (const one of toggles) {
    one.addEventListener("click", () => {
      one.ariaPressed = String(one.ariaPressed !== "true");
      apply();
    });
  }
  document.addEventListener("keydown", (event) => {
    if (event.key === "/" && document.activeElement !== query && !event.ctrlKey && !event.metaKey) {
      event.preventDefault();
      query.focus();
    } else if (event.key === "Escape" && document.activeElement === query) {
      query.value = "";
      apply();
    }
  });
  // A link to a failure opens it, and paper has nothing to click on.
  const open = () => {
    const target = location.hash.length > 1 && !location.hash.includes("=")
      ? document.getElementById(decodeURIComponent(location.hash.slice(1))) : null;
    if (target && target.matches(".problem")) target.open = true;
  };
  addEventListener("hashchange", () => { recall(); open(); });
  addEventListener("beforeprint", () => { for (const one of problems) one.element.open = true; });
  recall();
  open();
})();
