import { describe, expect, it, onTestFinished, vi } from "vitest";
import { runPublicScript } from "#web/testing/screen.tsx";

describe("the scripts of a page that arrives as HTML", () => {
  const scripts = () =>
    [...document.body.querySelectorAll("script[src]")].map((each) => each.getAttribute("src"));
  let paint: (() => void) | undefined;

  async function arriveAsHtml({ isHidden = false } = {}): Promise<void> {
    vi.useFakeTimers({ toFake: ["setTimeout"] });
    onTestFinished(() => void vi.useRealTimers());
    vi.spyOn(document, "hidden", "get").mockReturnValue(isHidden);
    vi.stubGlobal("CSSLayerBlockRule", class {});
    vi.stubGlobal(
      "PerformanceObserver",
      class {
        constructor(listener: () => void) {
          paint = listener;
        }
        observe() {}
      },
    );
    onTestFinished(() => void vi.unstubAllGlobals());
    document.body.innerHTML =
      '<template data-scripts><script src="/assets/a.js"></script><script src="/assets/b.js"></script></template><template data-failed title="Reload."></template><div id="root"><p>Here.</p></div>';
    runPublicScript("after-paint");
    window.dispatchEvent(new Event("DOMContentLoaded"));
  }

  it.each([
    ["it is painted", () => paint?.()],
    ["the browser has said nothing of a paint for a second", () => void vi.advanceTimersByTime(1_000)],
    ["it goes to the background", () => void document.dispatchEvent(new Event("visibilitychange"))],
  ])("are asked for once %s", async (_when, comes) => {
    await arriveAsHtml();
    expect(scripts()).toEqual([]);
    comes();
    comes();
    expect(scripts().toSorted()).toEqual(["/assets/a.js", "/assets/b.js"]);
  });

  it("are asked for at once in the background, which is not painted", async () => {
    await arriveAsHtml({ isHidden: true });
    expect(scripts()).toHaveLength(2);
  });

  it("say what to do where one does not load", async () => {
    await arriveAsHtml();
    paint?.();
    document.body.querySelector("script")?.dispatchEvent(new Event("error"));
    expect(document.body.textContent).toContain("Reload.");
  });
});
