import { render, screen } from "@testing-library/react";
import type { ComponentType } from "react";
import { beforeEach, expect, it, vi } from "vitest";

const own = "/assets/index-1.js";
const reload = vi.spyOn(window.location, "reload").mockReturnValue();
const fetcher = vi.spyOn(globalThis, "fetch");

/** The page after its start, with a server of this release or the next one. */
async function startPage(script: string) {
  vi.resetModules();
  fetcher.mockResolvedValue(new Response(`<script src="${script}"></script>`));
  const { insteadOfLost, reloadForLostFiles } = await import("./lost-files.tsx");
  const { setInCall } = await import("#web/kit/loading/ongoing-call.ts");
  let lose = () => {};
  vi.spyOn(globalThis, "addEventListener").mockImplementation((_type, listener) => {
    lose = listener as typeof lose;
  });
  reloadForLostFiles();
  vi.mocked(globalThis.addEventListener).mockRestore();
  const error = new Error("about-page-1.js did not load");
  /** Resolves with what is shown in the lost page's place; never where the page is loaded anew. */
  const loseFile = () => {
    lose();
    return Promise.race([insteadOfLost(error), vi.waitFor(() => expect(reload).toHaveBeenCalled(), 60_000)]);
  };
  return { loseFile, setInCall };
}

beforeEach(() => {
  document.body.innerHTML = `<script type="module" src="${own}"></script>`;
  sessionStorage.clear();
  reload.mockClear();
});

it("of an older release load the page anew, once", async () => {
  const { loseFile } = await startPage("/assets/index-2.js");
  await loseFile();
  expect(reload).toHaveBeenCalledOnce();
  reload.mockClear();
  const reloaded = await startPage("/assets/index-2.js");
  await expect(reloaded.loseFile()).rejects.toThrow("about-page-1.js");
  expect(reload).not.toHaveBeenCalled();
});

it("of this release, which only did not arrive, are an error of their page", async () => {
  const { loseFile } = await startPage(own);
  await expect(loseFile()).rejects.toThrow("about-page-1.js");
  expect(reload).not.toHaveBeenCalled();
});

it("leave a call alone, and say that the page waits for its end", async () => {
  const { loseFile, setInCall } = await startPage("/assets/index-2.js");
  setInCall(true);
  expect(await loseFile()).toHaveProperty("name", "LaterPage");
  expect(reload).not.toHaveBeenCalled();
});

it("without a network wait for it, and load the page then", async () => {
  const { loseFile } = await startPage(own);
  vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  const Later = (await loseFile()) as ComponentType;
  const { unmount } = render(<Later />);
  screen.getByText("You are offline. The page will open when you are back online.");
  window.dispatchEvent(new Event("online"));
  expect(reload).toHaveBeenCalledOnce();
  unmount();
});
