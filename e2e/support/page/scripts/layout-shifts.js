// Runs in the page: keeps what moved without the reader's doing, by https://web.dev/articles/cls.

/** Less is a word at the end of its line that makes room for a figure. */
const least = 0.001;
const kept = [];
const place = ({ x, y, width, height }) => [x, y, width, height].map(Math.round).join(" ");
const observer = new PerformanceObserver((list) => keep(list.getEntries()));
observer.observe({ type: "layout-shift", buffered: true });

function keep(entries) {
  for (const { value, hadRecentInput, sources } of entries) {
    if (hadRecentInput || value < least) continue;
    const moved = sources.map(
      ({ node, previousRect, currentRect }) =>
        `${node?.nodeName} "${node?.textContent.slice(0, 30)}" ${place(previousRect)} -> ${place(currentRect)}`,
    );
    kept.push(`${value.toFixed(4)}: ${moved.join(", ")}`);
  }
}

globalThis.layoutShifts = () => {
  keep(observer.takeRecords());
  return kept;
};
