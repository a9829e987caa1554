import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { google, signInPath } from "#contract/pages/paths.ts";
import { signedInUser } from "#testing/screens/seed.ts";
import { openServed } from "#web/testing/screen.tsx";

const googleButton = () => screen.getByRole("button", { name: "Login with Google" });
const login = () => screen.getByRole("button", { name: "Login" });

/** The visits of Google's sign-in, which leave no page. */
function countSignIns() {
  return vi.spyOn(window.location, "assign").mockImplementation(() => {});
}

describe("a press before the page's code", () => {
  it.each<
    [
      string,
      (press: {
        click: (element: Element) => Promise<void>;
        keyboard: (keys: string) => Promise<void>;
      }) => Promise<void>,
    ]
  >([
    ["with a pointer", ({ click }) => click(googleButton())],
    [
      "of Enter",
      ({ keyboard }) => {
        googleButton().focus();
        return keyboard("{Enter}");
      },
    ],
    [
      "after one of another button",
      async ({ click }) => {
        await click(login());
        await click(googleButton());
      },
    ],
  ])("%s counts once, and the next one too", async (_what, press) => {
    const visits = countSignIns();
    const { user, arrive } = await openServed("/login");
    await press(user);
    expect(visits).not.toHaveBeenCalled();
    await arrive();
    expect(visits.mock.calls).toEqual([[signInPath(google)]]);
    expect(screen.queryByText("Please fill in all fields")).toBeNull();
    await user.click(googleButton());
    expect(visits).toHaveBeenCalledTimes(2);
  });

  it("counts on a page whose HTML an extension of the browser has changed, so that it is drawn anew", async () => {
    vi.spyOn(console, "error").mockReturnValue();
    vi.stubGlobal("reportError", () => {});
    onTestFinished(() => void vi.unstubAllGlobals());
    const visits = countSignIns();
    const { user, arrive } = await openServed("/login");
    const old = googleButton();
    screen.getByRole("heading", { level: 1 }).textContent = "Changed";
    await user.click(old);
    await arrive();
    expect(old.isConnected).toBe(false);
    expect(visits).toHaveBeenCalledTimes(1);
  });

  it("chooses a language and a theme", async () => {
    const { user, arrive } = await openServed("/login");
    await user.selectOptions(screen.getByLabelText("Language"), "de");
    await user.click(within(screen.getByRole("contentinfo")).getByLabelText("Dark"));
    await arrive();
    await screen.findByRole("heading", { level: 1, name: "Willkommen zurück" });
    expect(document.documentElement.dataset.theme).toBe("dark");
    expect(localStorage.getItem("farline.theme")).toBe("dark");
  });

  it("of a link, and of a form with an address, is the browser's own", async () => {
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
