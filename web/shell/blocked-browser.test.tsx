import { screen, waitFor } from "@testing-library/react";
import { expect, it, onTestFinished, vi } from "vitest";
import { eventRoutes } from "#contract/events.ts";
import { userRoutes } from "#contract/users/users.ts";
import { password, signedInUser } from "#testing/screens/seed.ts";
import { giveOwnTime, type OpenScreen, openScreen } from "#web/testing/screen.tsx";
import { unreachable } from "#web/testing/server.ts";

async function logIn({ user }: OpenScreen): Promise<void> {
  const { user: account } = await signedInUser();
  await user.type(await screen.findByLabelText("Email"), account.email);
  await user.type(screen.getByLabelText("Password"), password);
  await user.click(screen.getByRole("button", { name: "Login" }));
}

it.each(["/login", "/register"])(
  "a browser that blocks cookies is told so at %s before a password is typed, and goes on once it allows them",
  async (path) => {
    vi.spyOn(document, "cookie", "get").mockReturnValue("");
    const reload = vi.spyOn(window.location, "reload").mockImplementation(() => {});
    const { user } = await openScreen(path);
    await screen.findByText(/^Your browser blocks cookies for this site/);
    expect(document.querySelector("main input")).toBeNull();
    expect(screen.queryByRole("button", { name: /google|passkey/i })).toBeNull();
    await user.click(screen.getByRole("button", { name: "Load again" }));
    expect(reload).toHaveBeenCalledOnce();
    vi.restoreAllMocks();
    await openScreen(path);
    await screen.findByLabelText("Password");
    expect(screen.queryByText(/^Your browser blocks cookies/)).toBeNull();
    expect(document.cookie, "the probe is gone").not.toContain("probe");
  },
);

it("a browser that keeps no data is told so, and logs in for as long as the page", async () => {
  const setItem = () => {
    throw new DOMException("blocked", "SecurityError");
  };
  vi.stubGlobal("localStorage", { getItem: () => null, setItem, removeItem() {}, clear() {} });
  onTestFinished(() => void vi.unstubAllGlobals());
  const page = await openScreen("/login");
  await screen.findByText(/^Your browser does not keep data for this site/);
  await logIn(page);
  await waitFor(() => expect(page.router.state.location.pathname).toBe("/dashboard"));
});

it("a cookie that is removed on its way is named as the reason", async () => {
  const page = await openScreen("/login");
  page.server.on(userRoutes.login, async (_request, proceed) => {
    const response = await proceed();
    page.server.cookies.delete("session");
    return response;
  });
  await logIn(page);
  await screen.findByText(/^Your browser did not keep the cookie of your session\./);
  await waitFor(() => expect(page.router.state.location.pathname).toBe("/login"));
});

it("a blocked stream of events is named, with what to do, until it comes through", async () => {
  giveOwnTime();
  const answers = [[eventRoutes.events, unreachable]] as const;
  const { server } = await openScreen("/dashboard", { as: await signedInUser(), answers });
  const line = () => screen.queryByText(/^Something is blocking .*\/api\/events/);
  const passes = (isShown: boolean) =>
    vi.waitFor(async () => {
      await vi.advanceTimersByTimeAsync(5_000);
      expect(line() !== null).toBe(isShown);
    }, 60_000);
  await passes(true);
  server.off(eventRoutes.events);
  await passes(false);
});
