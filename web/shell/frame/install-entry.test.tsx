import { act, screen, waitFor } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { signedInUser } from "#testing/screens/seed.ts";
// The page's start has it before the offer comes.
import "#web/kit/browser/install-offer.ts";
import { type OpenScreen, obstacles, openScreen } from "#web/testing/screen.tsx";

const entry = () => screen.queryByRole("button", { name: "Install Farline" });

/** Sends Chromium's event. Returns how often the browser has asked since. */
function offer() {
  const prompt = vi.fn(async () => {});
  const event = Object.assign(new Event("beforeinstallprompt", { cancelable: true }), { prompt });
  act(() => void window.dispatchEvent(event));
  expect(event.defaultPrevented, "the banner is kept away").toBe(true);
  return prompt;
}

async function openMenu(): Promise<OpenScreen> {
  const page = await openScreen("/about", { as: await signedInUser() });
  await page.user.click(await screen.findByRole("button", { name: "Profile" }));
  await screen.findByRole("button", { name: "Logout" });
  return page;
}

it("keeps an offer that came before the menu, asks once, and comes back when the browser offers again", async () => {
  await openScreen("/login");
  let prompt = offer();
  const { user } = await openMenu();
  await waitFor(() => expect(entry()).not.toBeNull());
  expect(await obstacles()).toEqual([]);
  for (const _time of ["the first", "after it was dismissed"]) {
    await user.click(entry() as HTMLElement);
    expect(prompt).toHaveBeenCalledTimes(1);
    expect(entry()).toBeNull();
    prompt = offer();
    expect(entry()).not.toBeNull();
  }
  act(() => void window.dispatchEvent(new Event("appinstalled")));
  expect(entry(), "installed from the browser's own menu").toBeNull();
});

it.each([
  ["an iPhone says how", "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)", false, true],
  [
    "the app on an iPhone says nothing",
    "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)",
    true,
    false,
  ],
  ["a browser without offers says nothing", "Mozilla/5.0 (X11; Linux x86_64)", false, false],
])("%s", async (_what, userAgent, isInstalled, says) => {
  vi.spyOn(navigator, "userAgent", "get").mockReturnValue(userAgent);
  const matchMedia = window.matchMedia.bind(window);
  vi.spyOn(window, "matchMedia").mockImplementation((query) =>
    matchMedia(query === "(display-mode: standalone)" && isInstalled ? "all" : query),
  );
  await openMenu();
  await import("./install-entry.tsx");
  await act(async () => {});
  expect(screen.queryByText(/press Share in your browser/) !== null).toBe(says);
});
