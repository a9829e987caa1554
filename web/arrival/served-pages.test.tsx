import { screen, waitFor, within } from "@testing-library/react";
import { expect, it, onTestFinished, vi } from "vitest";
import { google, signInPath } from "#contract/pages/paths.ts";
import { signedInUser } from "#testing/screens/seed.ts";
import { openServed } from "#web/testing/screen.tsx";

/** Controls before the page's code that can be pressed, but for fields whose text the code takes over. */
function enabledControls(): string[] {
  const controls = document.querySelectorAll<HTMLButtonElement | HTMLSelectElement | HTMLInputElement>(
    "button, select, input[type=radio]",
  );
  return [...controls]
    .filter((each) => each.closest("[disabled]") === null && each.form?.getAttribute("action") == null)
    .map((each) => each.textContent || each.value);
}

it.each(["/", "/about", "/rates/jamaica", "/contact", "/register", "/login", "/no-such-page"])(
  "the controls of %s that need code are disabled until it is here",
  async (path) => {
    const { arrive } = await openServed(path);
    expect(enabledControls()).toEqual([]);
    await arrive();
    await waitFor(() => expect(enabledControls()).toContain("light"));
  },
);

it("a sign-in leaves the page once its code is here", async () => {
  const visits = vi.spyOn(window.location, "assign").mockImplementation(() => {});
  const { user, arrive } = await openServed("/login");
  const button = screen.getByRole<HTMLButtonElement>("button", { name: "Login with Google" });
  button.click();
  await arrive();
  expect(visits).not.toHaveBeenCalled();
  await user.click(button);
  expect(visits.mock.calls).toEqual([[signInPath(google)]]);
});

it("a press of a link, and of a form with an address, before the page's code is the browser's own", async () => {
  await openServed("/no-such-page");
  const presses: boolean[] = [];
  const note = (event: Event) => {
    presses.push(event.defaultPrevented);
    event.preventDefault();
  };
  document.addEventListener("click", note);
  onTestFinished(() => document.removeEventListener("click", note));
  within(screen.getByRole("contentinfo")).getByRole("link", { name: "Rates" }).click();
  screen.getByRole("button", { name: "Search" }).click();
  expect(presses).toEqual([false, false]);
});

it("a search and a currency from before the page's code are those of the price list", async () => {
  const { user, arrive } = await openServed("/rates");
  const search = screen.getByLabelText<HTMLInputElement>("Country or phone number");
  await user.type(search, "Jamaica");
  await user.selectOptions(screen.getByLabelText("Currency"), "EUR");
  search.focus();
  await arrive();
  const lines = () => [...document.querySelectorAll("main summary")].map(({ textContent }) => textContent);
  await waitFor(() => expect(lines()).toEqual([expect.stringMatching(/Jamaica.*€/)]));
  expect(search.value).toBe("Jamaica");
  expect(document.activeElement).toBe(search);
});

it.each(["/about", "/dashboard"])(
  "the menu of %s that was opened before the page's code stays open",
  async (path) => {
    const as = path === "/dashboard" ? await signedInUser() : undefined;
    const { arrive } = await openServed(path, { width: 360, ...(as && { as }) });
    const menu = () => document.querySelector<HTMLDetailsElement>("header details");
    const summary = () => document.querySelector<HTMLElement>("header summary");
    Object.assign(menu() ?? {}, { open: true });
    summary()?.focus();
    await arrive();
    expect(menu()?.open).toBe(true);
    expect(document.activeElement).toBe(summary());
  },
);
