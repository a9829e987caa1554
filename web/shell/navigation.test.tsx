import { act, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { eventRoutes } from "#contract/events.ts";
import { sessionRoutes } from "#contract/users/session.ts";
import { hashToken } from "#domain/tokens.ts";
import { isOpen } from "#testing/screens/product.ts";
import { password, productDatabase, signedInUser } from "#testing/screens/seed.ts";
import { at, obstacles, openScreen } from "#web/testing/screen.tsx";
import { unreachable } from "#web/testing/server.ts";
import { publicPages } from "./public-pages.tsx";

const navigation = async (name = "Main") => within(await screen.findByRole("navigation", { name }));
const main = () => within(screen.getByRole("main"));
/** The page's head; a title within the page is another banner here. */
const banner = () => within(screen.getAllByRole("banner")[0] as HTMLElement);
const linksOf = (place: HTMLElement) =>
  [...place.querySelectorAll("a")].map((link) => [link.textContent, link.getAttribute("href")]);

async function logInAs(email: string, { user }: Awaited<ReturnType<typeof openScreen>>): Promise<void> {
  await user.type(await screen.findByLabelText("Email"), email);
  await user.type(screen.getByLabelText("Password"), password);
  await user.click(main().getByRole("button", { name: "Login" }));
}

// The first test: who has logged out before comes back to no page.
it("asks visitors to log in, and then leads to the page asked for", async () => {
  const { user } = await signedInUser();
  for (const path of ["/dashboard", "/purchase-credits"]) {
    await openScreen(path);
    await at("/login");
  }
  const page = await openScreen("/transactions?type=call");
  await at("/login");
  await logInAs(user.email, page);
  await at("/transactions?type=call");
});

it("leads visitors to the login and the registration, and by the brand home", async () => {
  const { user } = await openScreen("/about");
  expect(linksOf(await screen.findByRole("navigation", { name: "Main" }))).toEqual([
    ["Home", "/"],
    ["About", "/about"],
    ["Contact", "/contact"],
    ["Register", "/register"],
    ["Login", "/login"],
  ]);
  expect(screen.queryByRole("button", { name: "Profile" })).toBeNull();
  expect(linksOf(screen.getByRole("main"))).toEqual([
    ["Sign Up Now", "/register"],
    ["Login", "/login"],
  ]);
  expect(await obstacles()).toEqual([]);
  await user.click(banner().getByRole("link", { name: "Farline" }));
  await at("/");
});

it("leads users to their pages in the order of the spec, and home and by the brand to the dashboard", async () => {
  const as = await signedInUser();
  const { user, router } = await openScreen("/about", { as });
  expect(linksOf(await screen.findByRole("navigation", { name: "Main" }))).toEqual([
    ["Home", "/"],
    ["About", "/about"],
    ["Contact", "/contact"],
    ["Dashboard", "/dashboard"],
    ["Purchase Credits", "/purchase-credits"],
    ["Transactions", "/transactions"],
  ]);
  expect(linksOf(screen.getByRole("main"))).toEqual([
    ["Sign Up Now", "/register"],
    ["Login", "/login"],
  ]);
  await user.click(banner().getByRole("link", { name: "Farline" }));
  await at("/dashboard");
  await act(() => router.navigate("/about"));
  await user.click((await navigation()).getByRole("link", { name: "Home" }));
  await at("/dashboard");
  await user.click(banner().getByRole("link", { name: "Calls" }));
  await at("/calls");
  await waitFor(() =>
    expect(banner().getByRole("link", { name: "Calls" }).getAttribute("aria-current")).toBe("page"),
  );
  await user.click(within(screen.getByRole("contentinfo")).getByRole("link", { name: "Help" }));
  await at("/contact");
  await user.click(screen.getByRole("button", { name: "Profile" }));
  const menu = within(await screen.findByRole("dialog", { name: "Profile" }));
  await user.click(menu.getByRole("link", { name: "Rates" }));
  await at("/rates");
});

it.each(["/", "/register", "/login", "/forgot-password"])(
  "sends users from %s to the dashboard",
  async (path) => {
    await openScreen(path, { as: await signedInUser() });
    await at("/dashboard");
  },
);

it("shows the balance beside Purchase Credits once it is above zero", async () => {
  const item = async () => (await navigation()).getByRole("link", { name: "Purchase Credits" }).closest("li");
  await openScreen("/dashboard", { as: await signedInUser() });
  const card = within(await screen.findByRole("region", { name: "Profile" }));
  const balance = (await card.findByText("Credits balance")).parentElement;
  await waitFor(() => expect(balance?.textContent).toContain("0"));
  await screen.findByText("No recent transactions");
  expect(card.getByRole("link", { name: "Purchase Credits" }).getAttribute("href")).toBe("/purchase-credits");
  expect((await item())?.textContent).toBe("Purchase Credits");
  await openScreen("/dashboard", { as: await signedInUser({ credits: 100 }) });
  await waitFor(async () => expect((await item())?.textContent).toBe("Purchase Credits100 credits ($10.00)"));
});

describe("the profile's menu", () => {
  it("closes with a press anywhere else and with Escape, and logs out", async () => {
    const as = await signedInUser();
    const { user, router } = await openScreen("/about", { as });
    const opener = () => screen.findByRole("button", { name: "Profile" });
    const menu = () => screen.queryByRole("dialog", { name: "Profile" });
    await user.click(await opener());
    await waitFor(() => expect(menu()?.textContent).toContain("Ada"));
    expect(await obstacles()).toEqual([]);
    await user.click(screen.getByRole("heading", { level: 1 }));
    expect(menu()).toBeNull();
    (await opener()).focus();
    await user.keyboard("{Enter}{Tab}");
    expect(menu()?.contains(document.activeElement)).toBe(true);
    await user.keyboard("{Escape}");
    expect(menu()).toBeNull();
    expect(document.activeElement).toBe(await opener());
    await user.keyboard("{Enter}");
    await user.click(screen.getByRole("button", { name: "Logout" }));
    await (await navigation()).findByRole("link", { name: "Login" });
    await at("/about");
    await waitFor(async () => expect(await isOpen(as.token)).toBe(false));
    await act(() => router.navigate("/dashboard"));
    await at("/login");
  });

  it("logs out without a network, and the server once it is back", async () => {
    const as = await signedInUser();
    const { user, server } = await openScreen("/dashboard", { as });
    await user.click(await screen.findByRole("button", { name: "Profile" }));
    server.on(sessionRoutes.logout, unreachable);
    await user.click(await screen.findByRole("button", { name: "Logout" }));
    await at("/login");
    expect(await isOpen(as.token)).toBe(true);
    server.off(sessionRoutes.logout);
    window.dispatchEvent(new Event("online"));
    await waitFor(async () => expect(await isOpen(as.token)).toBe(false));
  });
});

it("opens and closes a menu on small screens", async () => {
  const { user } = await openScreen("/", { width: 360 });
  const summary = () => screen.getByText("Menu", { selector: "summary span" });
  const details = () => summary().closest("details");
  expect(details()?.open).toBe(false);
  await user.click(summary());
  expect(details()?.open).toBe(true);
  await user.click((await navigation("Menu")).getByRole("link", { name: "About" }));
  await screen.findByRole("heading", { name: "About Farline" });
  expect(details()?.open).toBe(false);
});

it("says that a session has ended without showing the user's page, and erases what the device has kept", async () => {
  const as = await signedInUser();
  const deleteDatabase = vi.fn();
  vi.stubGlobal("indexedDB", { deleteDatabase });
  onTestFinished(() => void vi.unstubAllGlobals());
  await productDatabase().withClient((client) =>
    client.query("DELETE FROM session WHERE token_hash = $1", [hashToken(as.token)]),
  );
  const { server } = await openScreen("/dashboard", { as, answers: [[eventRoutes.events, unreachable]] });
  await screen.findByText("Your session has ended. Please log in again.");
  await at("/login");
  await screen.findByRole("heading", { name: "Welcome back" });
  await waitFor(() => expect(server.cookies.has("session")).toBe(false));
  expect(deleteDatabase).toHaveBeenCalledWith("farline.seen");
});

it("says that an address is unknown, and leads home", async () => {
  const { user } = await openScreen("/nowhere");
  await screen.findByRole("heading", { level: 1, name: "404: page not found" });
  expect(await obstacles()).toEqual([]);
  await user.click(main().getByRole("link", { name: "Return to Home" }));
  await at("/");
});

describe("a page that fails", () => {
  it("to render shows the status and the message of its error", async () => {
    vi.doMock("#web/site/about-page.tsx", () => ({
      AboutPage() {
        throw Object.assign(new Error("the kettle is empty"), { status: 418 });
      },
    }));
    vi.spyOn(console, "error").mockReturnValue();
    await openScreen("/about");
    await screen.findByRole("heading", { name: "Unexpected Application Error!" });
    expect(screen.getByRole("alert").textContent).toBe("418 the kettle is empty");
    expect(screen.getByRole("link", { name: "Return to Home" }).getAttribute("href")).toBe("/");
    vi.doUnmock("#web/site/about-page.tsx");
  });

  it("to load on the way to it shows which file is missing", async () => {
    const contact = publicPages.find(({ path }) => path === "/contact") as (typeof publicPages)[number];
    const sentence = "Failed to fetch dynamically imported module: /assets/contact-page-1.js";
    vi.spyOn(contact, "load").mockRejectedValue(new TypeError(sentence));
    vi.spyOn(console, "error").mockReturnValue();
    const { user } = await openScreen("/rates");
    await user.click((await navigation()).getByRole("link", { name: "Contact" }));
    await screen.findByRole("heading", { name: "Unexpected Application Error!" });
    expect(screen.getByRole("alert").textContent).toBe(sentence);
    expect(screen.getByRole("link", { name: "Return to Home" }).getAttribute("href")).toBe("/");
  });
});
