// Everything that is asked, by whatever the page has for it: what does nothing, what is sent instead, what is cut or covered.
// Called with the question as the table sends it; what would be sent is noted, and refused, so that all stays as it was.

async (question) => {
  const $ = (id) => document.getElementById(id);
  const seen = (one) => one.checkVisibility() && one.getBoundingClientRect().width > 0;
  const all = (what) => [...document.querySelectorAll(what)].filter(seen);
  const placed = () => all(":is(.spot.can, .piece.can, .card.can, .good.can)");
  const beside = () => all("#answers button:not(:disabled), .market .total button:not(:disabled)");
  const label = (one) => one.querySelector("b")?.textContent ?? one.textContent;
  const wrong = [];
  const found = new Set();
  const open = question.options.filter((one) => !one.refused);
  const by = (id) => question.options.find((one) => one.id === id);
  // Answers that have a button as a whole; what is advised of several picks is called as its goods or its plan are.
  const { bundles, plan } = question;
  const advised = plan?.picks.length > 1 ? [plan] : [];

  // --- what would be sent ---------------------------------------------------------------------------------

  const sent = [];
  const fetched = window.fetch;
  window.fetch = (at, how) => {
    if (how?.method !== "POST") return fetched(at, how);
    sent.push(JSON.parse(how.body));
    const said = { refused: "-", question: { number: question.number } };
    return Promise.resolve(new Response(JSON.stringify(said)));
  };
  const rest = () => new Promise((then) => setTimeout(then));
  // Whoever presses here has read why the last press was refused.
  const now = performance.now.bind(performance);
  let read = 0;
  performance.now = () => now() + read;
  const press = async (one) => {
    read += 1000;
    one.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
    do await rest(); while (document.body.classList.contains("busy"));
    return sent.splice(0);
  };
  const shut = () => $("panel").hidden || $("panel").querySelector(".shut").click();

  /** Something was sent by what says this, or lies there. */
  const noted = ([body, more], told, at = []) => {
    const what = told ?? at.join(" and ");
    if (more) wrong.push(`${what} is sent twice`);
    if (body.question !== question.number) wrong.push(`${what} answers another question`);
    if (body.course !== undefined) {
      if (!question.courses.some((one) => one.id === body.course && one.label === told)) wrong.push(`${what}: another course`);
      return;
    }
    const { picks } = body;
    const same = (one) => one.picks.length === picks.length && picks.every((pick) => one.picks.includes(pick));
    if (told && (bundles.some((one) => one.label === told && same(one)) || advised.some(same))) return picks.forEach((pick) => found.add(pick));
    if (!picks.length) return question.least > 0 && wrong.push(`${what} is no answer`);
    const option = by(picks[0]);
    if (picks.length > 1 || !option || option.refused) return wrong.push(`${what} sends ${picks}`);
    found.add(option.id);
    if (told && option.label !== told) wrong.push(`${told} sends ${option.label}`);
    if (!at.every((one) => option.at.includes(one))) wrong.push(`${what} sends ${option.id}`);
  };

  // --- how it lies ----------------------------------------------------------------------------------------

  const box = (one) => one.getBoundingClientRect();
  const inside = (one, other, by = 2) =>
    one.left >= other.left - by && one.right <= other.right + by && one.top >= other.top - by && one.bottom <= other.bottom + by;
  const meet = (one, other) =>
    Math.min(one.right, other.right) - Math.max(one.left, other.left) > 2 &&
    Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 2;
  const screen = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
  const lies = () => {
    // A sheet lies over all the others, which have been looked for.
    const sheet = [...document.querySelectorAll("#answers .fold[open]")].find((one) => getComputedStyle(one).position === "fixed");
    const buttons = all("#answers button, #answers summary, .market button").filter((one) => !sheet || sheet.contains(one));
    for (const one of buttons) {
      // Goods are scrolled beneath what they come to.
      const ware = one.closest(".wares");
      one.scrollIntoView({ block: ware ? "center" : "nearest" });
      // What goes on below is told once the page has heard of it.
      $("answers").dispatchEvent(new Event("scroll"));
      const [mine, name] = [box(one), label(one)];
      if (!inside(mine, screen)) wrong.push(`${name} is not on the screen`);
      const under = document.elementFromPoint((mine.left + mine.right) / 2, (mine.top + mine.bottom) / 2);
      if (!one.contains(under) && !one.disabled) wrong.push(`${name} lies under ${under?.id || under?.className}`);
      const walker = document.createTreeWalker(one, NodeFilter.SHOW_TEXT);
      while (walker.nextNode()) {
        const range = document.createRange();
        range.selectNodeContents(walker.currentNode);
        // What is folded is only named, as far as there is room.
        if (walker.currentNode.parentElement.matches("summary small") || !walker.currentNode.parentElement.checkVisibility()) continue;
        if (![...range.getClientRects()].every((rect) => inside(rect, mine, 3))) wrong.push(`${name} is cut at ${walker.currentNode.data}`);
      }
      for (const part of one.querySelectorAll("*")) {
        const hides = getComputedStyle(part).overflow !== "visible" && part.tagName !== "svg" && !part.matches("summary small");
        if (hides && (part.scrollWidth > part.clientWidth + 1 || part.scrollHeight > part.clientHeight + 2)) wrong.push(`${name} is cut`);
      }
      for (const other of buttons) {
        if (other === one) break;
        // What goes on keeps its place at the foot, and the others are scrolled beneath it.
        const foot = [one, other].some((two) => two.matches("#answers > :is(.advised, .gives)"));
        const beneath = foot || Boolean(ware) !== Boolean(other.closest(".wares"));
        if (!beneath && meet(mine, box(other))) wrong.push(`${name} lies over ${label(other)}`);
      }
    }
    const parts = ["line", "answers", "me", "stage", "rivals", "result"].map($).filter((one) => one && !one.hidden && seen(one));
    // Goods have the room of the others, too.
    const wide = getComputedStyle($("stage")).position === "fixed" && Boolean(document.querySelector(".market"));
    for (const [at, one] of parts.entries()) {
      const covered = (other) => wide && [one, other].includes($("stage")) && !["line", "me"].includes(other.id === "stage" ? one.id : other.id);
      // On a phone a chart goes on beneath the answers: what they cover is looked for where it can be touched.
      const goesOn = (other) =>
        document.body.dataset.chart === "true" && innerWidth <= 760 && [one, other].includes($("stage")) && ["answers", "result"].includes(other.id === "stage" ? one.id : other.id);
      // Answers have room above them for what the last one has brought; what lies under it has been looked for.
      const above = (other) => one.id === "result" && other.id === "answers";
      for (const other of parts.slice(0, at)) if (!covered(other) && !goesOn(other) && !above(other) && meet(box(one), box(other))) wrong.push(`${one.id} lies over ${other.id}`);
    }
    // Words run out of their box where it is too small for them.
    const words = (one) => {
      const range = document.createRange();
      range.selectNodeContents(one);
      return range.getBoundingClientRect();
    };
    const line = [...$("line").children].filter((one) => one.checkVisibility() && one.textContent);
    for (const [at, one] of line.entries()) {
      if (!inside(words(one), box($("line")), 4)) wrong.push(`${one.textContent} runs out of the line`);
      for (const other of line.slice(0, at)) if (meet(words(one), words(other))) wrong.push(`${one.textContent} lies over ${other.textContent}`);
    }
    for (const one of sheet ? [] : placed()) {
      if (one.closest("#me, .scroll")) one.scrollIntoView({ block: "nearest", inline: "nearest" });
      const { left, top, width, height } = box(one);
      const points = [[5, 5], [3, 3], [7, 3], [3, 7], [7, 7], [5, 1], [5, 9], [1, 5], [9, 5], [2, 2], [8, 8], [2, 8], [8, 2]];
      const under = points.map(([x, y]) => document.elementFromPoint(left + (width * x) / 10, top + (height * y) / 10));
      if (!under.some((two) => one.contains(two))) wrong.push(`${one.dataset.at} cannot be touched`);
    }
  };

  // --- one answer -----------------------------------------------------------------------------------------

  const answered = async (one, told, at) => {
    const said = await press(one);
    if (said.length) return noted(said, told, at), true;
    const sure = document.querySelector(".sure");
    if (!sure) return false;
    const [no, yes] = sure.querySelectorAll("button");
    noted(await press(yes), told, at);
    await press(no);
    return true;
  };
  const offered = async (again, at) => {
    const many = $("panel").querySelectorAll(".choices button").length;
    if (!many) wrong.push(`${at} is but looked at`);
    for (let nth = 0; nth < many; nth++) {
      if ($("panel").hidden) await again();
      const one = $("panel").querySelectorAll(".choices button")[nth];
      if (one && !one.disabled && !(await answered(one, label(one), at))) wrong.push(`${label(one)} of ${at} does nothing`);
    }
    shut();
  };
  const single = async () => {
    const buttons = beside();
    for (const one of buttons) if (!(await answered(one, label(one), []))) wrong.push(`${label(one)} does nothing`);
    const places = placed().length;
    for (let nth = 0; nth < places; nth++) {
      const thing = placed()[nth];
      const at = [thing.dataset.at];
      if (await answered(thing, null, at)) continue;
      if (!document.querySelector(".can.first")) {
        await offered(() => press(placed()[nth]), at);
        continue;
      }
      const others = placed().length;
      for (let other = 0; other < others; other++) {
        const second = placed()[other];
        if (!second || second.dataset.at === at[0]) continue;
        const both = [...at, second.dataset.at];
        if (!(await answered(second, null, both)) && !$("panel").hidden) await offered(() => press(placed()[other]), both);
        const now = document.querySelector(".can.first");
        if (now?.dataset.at !== at[0]) await press(placed().find((one) => one.dataset.at === at[0]));
      }
      const first = document.querySelector(".can.first");
      if (first) await press(first);
    }
  };

  // --- several, or a number -------------------------------------------------------------------------------

  const give = () => document.querySelector("#answers > .gives, .market .total button");
  const given = async () => {
    if (give().disabled) return null;
    const [body] = await press(give());
    const { picks } = body;
    if (picks.length < question.least || picks.length > question.most || new Set(picks).size < picks.length) wrong.push(`${picks} are given`);
    picks.forEach((pick) => (by(pick) ? found.add(pick) : wrong.push(`${pick} is no option`)));
    return picks;
  };
  const more = async (one, before) => {
    const [now, at] = [await given(), one.dataset.at];
    if (!now || !before) return;
    const added = now.filter((pick) => !before.includes(pick));
    const told = one.matches(".switch") ? label(one) : null;
    for (const option of added.map(by)) {
      if (told ? option.label !== told : !option.at.includes(at)) wrong.push(`${told ?? at} adds ${option.id}`);
    }
    if (added.length !== 1) wrong.push(`${told ?? at} adds ${added.length}`);
  };
  const several = async () => {
    const is = (one) => one.getAttribute("aria-pressed") === "true";
    for (const one of beside()) {
      if (one.matches(".switch") || one === give() || one.closest(".counter")) continue;
      if (!(await answered(one, label(one), []))) wrong.push(`${label(one)} does nothing`);
    }
    const wares = all(".ware").map((one) => one.querySelectorAll(".counter button"));
    for (const [less] of wares) while (!less.disabled) await press(less);
    for (const [at, [less, plus]] of wares.entries()) {
      const counter = question.counters[at];
      const dear = question.strict && question.purse !== undefined && (counter.prices[0] ?? 0) > question.purse;
      if (plus.disabled && !dear) wrong.push(`no ${counter.name} can be taken`);
      for (let taken = 1; !plus.disabled; taken++) {
        await press(plus);
        const picks = await given();
        if (picks && counter.options.slice(0, taken).join() !== picks.join()) wrong.push(`${taken} ${counter.name} are ${picks}`);
      }
      // Equal ones that are not to be had for the money, or for the room, stand for those that are.
      counter.options.forEach((id) => found.add(id));
      while (!less.disabled) await press(less);
    }
    const items = [...all("#answers .switch:not(:disabled)"), ...placed()];
    for (const one of items) {
      if (give().disabled && !is(one)) await press(one);
    }
    for (const one of items) {
      const times = one.matches(".switch") ? 1 : open.filter((some) => some.at.includes(one.dataset.at)).length;
      if (is(one) && times === 1) {
        await given();
        continue;
      }
      const before = await given();
      const held = before && before.length >= question.most ? items.find((other) => other !== one && is(other)) : null;
      if (held) await press(held);
      for (let time = 0; time < times; time++) {
        const now = await given();
        await press(one);
        await more(one, now);
      }
      if (held) {
        for (let time = 0; time < times && is(one); time++) await press(one);
        await press(held);
      }
    }
  };
  const number = async () => {
    const [slide, go] = [document.querySelector("#answers input[type=range]"), document.querySelector("#answers .number > .go")];
    const { low, high } = question.range;
    for (const wanted of new Set([low, Math.floor((low + high) / 2), high])) {
      slide.value = String(wanted);
      slide.dispatchEvent(new Event("input"));
      const [body] = await press(go);
      if (body?.picks.join() !== String(wanted)) wrong.push(`${wanted} sends ${body?.picks}`);
      if (!go.textContent.includes(String(wanted))) wrong.push(`${wanted} is called ${go.textContent}`);
    }
    const [less] = document.querySelectorAll("#answers .counter button");
    await press(less);
    const [body] = await press(go);
    if (body.picks.join() !== String(Math.max(low, high - 1))) wrong.push(`one less than ${high} is ${body.picks}`);
  };

  try {
    lies();
    for (const one of document.querySelectorAll("#answers details")) one.open = true;
    await rest();
    lies();
    if (question.range) await number();
    else if (question.most > 1) await several();
    else await single();
    for (const one of open) if (!question.range && !found.has(one.id)) wrong.push(`${one.id} (${one.label}) cannot be answered`);
    if (!question.range && question.least === 0 && question.most <= 1 && !all("#answers button").some((one) => label(one) === question.none || !question.none)) {
      wrong.push("nothing cannot be answered");
    }
    return [...new Set(wrong)];
  } finally {
    window.fetch = fetched;
    shut();
    $("wrong").hidden = true;
  }
}
