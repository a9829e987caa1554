import { screen, waitFor } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { userRoutes } from "#contract/users/users.ts";
import { buyTenDollars } from "#testing/screens/payments.ts";
import { password, signedInUser } from "#testing/screens/seed.ts";
import { notLoadedSentence as notLoaded } from "#web/kit/loading/presses.ts";
import { openScreen } from "#web/testing/screen.tsx";

const parts = await vi.hoisted(async () => (await import("#web/testing/parts.ts")).createParts());
vi.mock("#web/kit/notices/toaster.tsx", parts.load("toaster"));
vi.mock("#web/shell/frame/user-parts.tsx", parts.load("user-parts"));
vi.mock("#web/shell/frame/profile-menu.tsx", parts.load("profile-menu"));
vi.mock("#web/shell/dashboard-page.tsx", parts.load("dashboard"));
vi.mock("#web/number/country/country-list.tsx", parts.load("country-list"));
vi.mock("#web/app/call/dial/dial-pad.tsx", parts.load("dial-pad"));
vi.mock("#web/app/contacts/contact-form.tsx", parts.load("contact-form"));
vi.mock("#web/app/call-history/charts/call-charts.tsx", parts.load("call-charts"));
vi.mock("#web/app/transactions/money-back-dialog.tsx", parts.load("money-back"));
vi.mock("#web/site/rates/asked-prices.tsx", parts.load("asked-prices"));
vi.mock("#web/site/sign-in/login/with-passkey.ts", parts.load("with-passkey"));
vi.mock("#web/site/sign-in/login/log-in.ts", parts.load("log-in"));

const lostPart = () =>
  screen.findByText(notLoaded, { exact: false, selector: "[role=alert], [role=alert] *" });
const tryAgain = () => screen.getByRole("button", { name: "Try again" });
const field = () => screen.findByLabelText<HTMLInputElement>("Phone number");

/** Nothing that is lost is an error that nothing has caught. */
const rejections: unknown[] = [];
const note = (reason: unknown) => rejections.push(reason);
process.on("unhandledRejection", note);
afterEach(() => expect(rejections.splice(0)).toEqual([]));

it("a page stays without its frame and its message, which come at the next press, but not without itself", async () => {
  vi.spyOn(console, "error").mockReturnValue();
  const as = await signedInUser();
  const find = parts.lose("toaster");
  const findPage = parts.lose("dashboard");
  const findFrame = parts.lose("user-parts", "profile-menu");
  await openScreen("/dashboard", { as });
  await screen.findByRole("heading", { name: "Unexpected Application Error!" });
  findPage();

  const about = await openScreen("/about", { as });
  const heading = await screen.findByRole("heading", { level: 1 });
  expect(screen.queryByRole("button", { name: "Profile" })).toBeNull();
  findFrame();
  await about.user.click(heading);
  await screen.findByRole("button", { name: "Profile" });

  const { user } = await openScreen("/dashboard", { as, width: 360 });
  await field();
  await user.click(screen.getByRole("button", { name: "Start Call" }));
  await lostPart();
  expect(screen.queryByRole("heading", { name: "Unexpected Application Error!" })).toBeNull();
  find();
  await user.click(tryAgain());
  await screen.findByText("Please enter a phone number");
  await waitFor(() => expect(screen.queryByText(notLoaded, { exact: false })).toBeNull());
});

it("a list of countries that does not load says so at the press, and not at the focus", async () => {
  const find = parts.lose("country-list");
  const { user } = await openScreen("/dashboard", { as: await signedInUser() });
  const opener = await screen.findByRole("button", { name: "Choose a country" });
  opener.focus();
  await waitFor(() => expect(parts.asked).toContain("country-list"));
  expect(screen.queryByText(notLoaded, { exact: false })).toBeNull();
  await user.click(opener);
  await lostPart();
  find();
  await user.click(tryAgain());
  const dialog = await screen.findByRole("dialog", { name: "Choose a country" });
  await waitFor(() => expect(dialog.querySelectorAll("[role=option]").length).toBeGreaterThan(200));
});

it("a part that does not load comes at the next press of any key", async () => {
  const find = parts.lose("dial-pad");
  const { user } = await openScreen("/dashboard", { as: await signedInUser() });
  await user.click(await screen.findByRole("button", { name: "Dial pad" }));
  await lostPart();
  find();
  await user.keyboard("{Shift}");
  await screen.findByRole("button", { name: "7" });
});

it.each<[name: string, path: string, open: () => Promise<HTMLElement>, part: () => Promise<HTMLElement>]>([
  [
    "contact-form",
    "/contacts",
    () => screen.findByRole("button", { name: "Add a contact" }),
    () => screen.findByLabelText("Name"),
  ],
  [
    "call-charts",
    "/calls?search=Atlantis",
    () => screen.findByText("Spend and line quality"),
    () => screen.findByText(/^No calls in the last/),
  ],
  [
    "money-back",
    "/transactions",
    () => screen.findByRole("button", { name: "Get money back for 100 credits by card" }),
    () => screen.findByRole("dialog", { name: "Get your money back?" }),
  ],
])(
  "a part that does not load says so in its place, and comes when it is tried again: %s",
  async (name, path, open, part) => {
    const find = parts.lose(name);
    const as = await signedInUser();
    if (name === "money-back") await buyTenDollars(as);
    const { user } = await openScreen(path, { as });
    await user.click(await open());
    await lostPart();
    expect(screen.queryByRole("heading", { name: "Unexpected Application Error!" })).toBeNull();
    find();
    await user.click(tryAgain());
    await part();
    await waitFor(() => expect(screen.queryByText(notLoaded, { exact: false })).toBeNull());
  },
);

it("prices that do not load say so, and come when they are tried again", async () => {
  const find = parts.lose("asked-prices");
  const { user } = await openScreen("/rates");
  await user.type(await screen.findByLabelText("Country or phone number"), "japan");
  await lostPart();
  find();
  await user.click(tryAgain());
  await waitFor(() => expect(document.querySelectorAll("main summary")).toHaveLength(1));
});

it("a login page says at a press that its code does not load; then two presses while it is on its way log in once", async () => {
  const find = parts.lose("log-in", "with-passkey");
  const { user: account } = await signedInUser();
  const { user, server, router } = await openScreen("/login");
  await user.type(await screen.findByLabelText("Email"), account.email);
  await user.type(screen.getByLabelText("Password"), password);
  const passkey = screen.getByRole("button", { name: "Sign in with a passkey" });
  await user.click(passkey);
  await screen.findByText(notLoaded);
  const button = screen.getByRole<HTMLButtonElement>("button", { name: "Login" });
  await user.click(button);
  await waitFor(() => expect(screen.getAllByText(notLoaded)).toHaveLength(2));
  find();
  await user.click(passkey);
  await screen.findByText(/^This browser cannot use passkeys/);
  const arrive = parts.delay("log-in");
  button.click();
  button.click();
  arrive();
  await waitFor(() => expect(router.state.location.pathname).toBe("/dashboard"));
  expect(server.sent(userRoutes.login)).toHaveLength(1);
});
