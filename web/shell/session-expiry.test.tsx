import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { hashToken } from "#domain/tokens.ts";
import { isOpen } from "#testing/screens/product.ts";
import { password, productDatabase, type SignedInUser, signedInUser } from "#testing/screens/seed.ts";
import { type OpenScreen, openScreen } from "#web/testing/screen.tsx";

const ended = "Your session has ended. Please log in again.";

/** Ends the session, as after more than a day away, and returns to the tab when its data is stale. */
async function expire({ token }: SignedInUser): Promise<void> {
  await productDatabase().withClient((client) =>
    client.query("DELETE FROM session WHERE token_hash = $1", [hashToken(token)]),
  );
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 10 * 60_000 });
  onTestFinished(() => void vi.useRealTimers());
  window.dispatchEvent(new Event("visibilitychange"));
  await screen.findByText(ended);
}

async function logIn({ user }: OpenScreen, { user: { email } }: SignedInUser): Promise<void> {
  await user.type(await screen.findByLabelText("Email"), email);
  await user.type(screen.getByLabelText("Password"), password);
  await user.click(screen.getByRole("button", { name: "Login" }));
}

async function logInFromMenu(page: OpenScreen, who: SignedInUser): Promise<void> {
  const menu = within(screen.getByRole("navigation", { name: "Main" }));
  await page.user.click(await menu.findByRole("link", { name: "Login" }));
  await screen.findByRole("heading", { name: "Welcome back" });
  await logIn(page, who);
}

const field = (label: string | RegExp) => screen.findByLabelText<HTMLInputElement>(label);

it("comes back to no page of a mailed token", async () => {
  const ada = await signedInUser();
  const page = await openScreen("/reset-password/used", { as: ada });
  await screen.findByRole("button", { name: "Profile" });
  await expire(ada);
  await logInFromMenu(page, ada);
  await waitFor(() => expect(page.router.state.location.pathname).toBe("/dashboard"));
});

describe("what was typed", () => {
  it.each([
    ["a number to call", "/dashboard", "Phone number", "44 20 7946 0000"],
    ["an amount to buy for", "/purchase-credits", /^Custom amount/, "37.5"],
  ])("is restored after its user logged in again: %s", async (_what, path, label, typed) => {
    const ada = await signedInUser();
    const page = await openScreen(path, { as: ada });
    await page.user.type(await field(label), typed);
    await expire(ada);
    await waitFor(() => expect(page.router.state.location.pathname).toBe("/login"));
    await logIn(page, ada);
    await waitFor(() => expect(page.router.state.location.pathname).toBe(path));
    await waitFor(async () =>
      expect((await field(label)).value.replaceAll(" ", "")).toBe(typed.replaceAll(" ", "")),
    );
  });

  async function writeMessage() {
    const ada = await signedInUser();
    const page = await openScreen("/contact", { as: ada });
    await waitFor(async () => expect((await field("Email")).value).toBe(ada.user.email));
    await page.user.type(await field("Subject"), "About my bill");
    await page.user.type(await field("Message"), "It was a long call.");
    return { ada, page };
  }

  it("stays on a page for guests, and is there after logging in again", async () => {
    const { ada, page } = await writeMessage();
    await expire(ada);
    expect((await field("Message")).value).toBe("It was a long call.");
    await logInFromMenu(page, ada);
    await screen.findByText("Using your account email address");
    expect(page.router.state.location.pathname).toBe("/contact");
    expect((await field("Subject")).value).toBe("About my bill");
    expect((await field("Message")).value).toBe("It was a long call.");
  });

  it("is not shown to another user", async () => {
    const { ada, page } = await writeMessage();
    const another = await signedInUser();
    await expire(ada);
    expect((await field("Message")).value).toBe("It was a long call.");
    await logInFromMenu(page, another);
    await screen.findByText("Using your account email address");
    expect((await field("Email")).value).toBe(another.user.email);
    expect((await field("Message")).value).toBe("");
  });

  it("is left nowhere by a logout", async () => {
    const { ada, page } = await writeMessage();
    await page.user.click(await screen.findByRole("button", { name: "Profile" }));
    await page.user.click(await screen.findByRole("button", { name: "Logout" }));
    await within(screen.getByRole("navigation", { name: "Main" })).findByRole("link", { name: "Login" });
    const left = JSON.stringify([{ ...localStorage }, { ...sessionStorage }]);
    expect(left).not.toContain("long call");
    expect(left).not.toMatch(/farline\.(session|token)/);
    await waitFor(async () => expect(await isOpen(ada.token)).toBe(false));
  });
});
