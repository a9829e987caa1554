/** The app on a device: it opens without a network, keeps little and nothing of others, and survives a release. */
import { expect } from "@playwright/test";
import { openFundedAccount, talk } from "#e2e/support/callers.ts";
import { problemsOf } from "#e2e/support/page/accessible.ts";
import { keptPage, openKeeper, seenRows, workerState as worker } from "#e2e/support/page/kept-device.ts";
import { problemsOfScreen } from "#e2e/support/page/measured-page.ts";
import { atRest } from "#e2e/support/page/prepared-page.ts";
import { openAs } from "#e2e/support/people.ts";
import { behindNextRelease } from "#e2e/support/product/next-release.ts";
import { test } from "#e2e/support/test.ts";

test.use({ serviceWorkers: "allow" });

interface Kept {
  scope: string;
  paths: string[];
  html: string;
}

test("a user's device keeps the app and what it has shown, opens without a network in the chosen language, and forgets all at the log out", async ({
  page,
  context,
  stack,
}) => {
  await page.goto(stack.url);
  await page.mouse.move(50, 50);
  await page.mouse.move(60, 60);
  await atRest(page);
  const workers = "navigator.serviceWorker.getRegistrations().then((all) => all.length)";
  expect(await page.evaluate(workers), "a visitor downloads no worker").toBe(0);

  const token = await openKeeper(page, stack);
  expect(JSON.stringify(await seenRows(page)), "notes are not kept").not.toContain("Likes tea");
  const storage = await page.evaluate<Kept>(`(async () => {
    const caught = await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys()));
    return {
      scope: (await navigator.serviceWorker.getRegistration()).scope,
      paths: caught.flat().map(({ url }) => new URL(url).pathname),
      html: await (await caches.match("/offline-page")).text(),
    };
  })()`);
  expect(storage.scope).toBe(`${stack.url}/`);
  const own = /^\/(assets\/.*|theme\.js|after-paint\.js|favicon\.svg|offline-page)$/;
  expect(storage.paths.filter((path) => !own.test(path) || /twilio|stripe|altcha/.test(path))).toEqual([]);
  // The user's name and address. The hashes of files may have shorter words.
  expect(storage.html).not.toMatch(/Lovelace|ada\.\d/);
  expect(storage.html).not.toContain(token);

  await context.setOffline(true);
  await expect(page.getByRole("status").filter({ hasText: "You are offline" })).toBeVisible();
  await page.reload();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("You are offline");
  await expect(page.getByRole("region", { name: "Contacts" })).toContainText("Zoë Müller");
  await expect(page.getByRole("region", { name: "Contacts" })).toContainText("+44 20 7946 0101");
  await expect(page.getByRole("region", { name: "Calls" })).toContainText("The line was busy");
  await expect(page.getByRole("region", { name: "Calls" })).toContainText(/As of \w{3} \d\d, \d{4}/);
  await expect(page.getByRole("button", { name: "Start Call" })).toHaveAccessibleDescription(
    "Calls need a connection.",
  );
  expect(await problemsOfScreen(page, { name: "offline" })).toEqual([]);
  await context.setOffline(false);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Dashboard");

  await page.getByRole("button", { name: "Profile" }).click();
  await page.getByRole("combobox", { name: "Language" }).selectOption("ar");
  await expect.poll(() => keptPage(page)).toContain('<html lang="ar"');
  await context.setOffline(true);
  await page.reload();
  await expect(page.locator("html")).toHaveAttribute("dir", "rtl");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("أنت غير متصل بالإنترنت");
  await context.setOffline(false);
  await page.getByRole("button", { name: "الملف الشخصي" }).click();
  await page.getByRole("button", { name: "تسجيل الخروج" }).click();
  await expect(page).toHaveURL(`${stack.url}/login`);
  await expect.poll(() => seenRows(page)).toEqual([]);
});

test("a new release waits for the end of a call, and a lost file opens after it", async ({ page, stack }) => {
  const next = await behindNextRelease(stack);
  try {
    await openAs(page, next, await openFundedAccount(stack), "/dashboard");
    await page.getByLabel("Phone number").fill("4");
    await expect.poll(() => worker(page)).toBe("activated");
    await page.evaluate("window.isSamePage = true");
    await talk(page);
    next.release(/\/assets\/settings-page-/);
    await page.evaluate("navigator.serviceWorker.getRegistration().then((one) => one.update())");
    await expect(page.getByText(/^A new version of Farline is ready/)).toBeVisible();
    await page.getByRole("link", { name: "Transactions" }).first().click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Transactions");
    await page.getByRole("button", { name: "Profile" }).click();
    await page.getByRole("link", { name: "Settings" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("This page cannot be opened yet");
    expect(await problemsOf(page, "later")).toEqual([]);
    expect(await page.evaluate("window.isSamePage")).toBe(true);
    await page
      .getByRole("region", { name: "Call", exact: true })
      .getByRole("button", { name: "End Call" })
      .click();
    // Waits across the navigation, where a question to the page would fail.
    await page.waitForFunction("window.isSamePage === undefined");
  } finally {
    await next.stop();
  }
});

test("an app that can be installed opens the links of its protocols in the dialler, and beside a call", async ({
  page,
  stack,
}) => {
  // The browser's queue of launches, which only an installed app has.
  await page.addInitScript(
    "Object.defineProperty(window, 'launchQueue', { value: { setConsumer: (take) => { window.launch = take; } } });",
  );
  await openAs(page, stack, await openFundedAccount(stack), "/dashboard");
  const session = await page.context().newCDPSession(page);
  // As the browser has read it: a protocol or an address that it refuses is not there.
  const { data, errors, url: address, manifest } = await session.send("Page.getAppManifest");
  expect([address, errors]).toEqual([`${stack.url}/app.webmanifest`, []]);
  expect((await session.send("Page.getInstallabilityErrors")).installabilityErrors).toEqual([]);
  const { icons, screenshots } = JSON.parse(data ?? "{}");
  for (const { src } of [...icons, ...screenshots])
    expect((await fetch(stack.url + src)).status, src).toBe(200);
  const handlers = manifest?.protocolHandlers ?? [];
  expect(handlers.map(({ protocol }) => protocol).sort()).toEqual(["tel", "web+tel"]);
  const field = page.getByLabel("Phone number");
  for (const { protocol, url } of handlers) {
    await field.fill("");
    await page.goto(url.replace("%s", encodeURIComponent(`${protocol}:+44-20-7946-0000`)));
    await expect(page, protocol).toHaveURL(`${stack.url}/dashboard`);
    await expect(field, protocol).toHaveValue("44 20 7946 0000");
  }
  await talk(page);
  // A second launch of the installed app, which Chromium gives to the page that is open.
  await expect.poll(() => page.evaluate("typeof launch")).toBe("function");
  await page.evaluate(`launch({ targetURL: "${stack.url}/dial?to=tel:%2B49%2030%20123456" })`);
  await expect(page).toHaveURL(`${stack.url}/dashboard`);
  await expect(page.getByText("Call in progress...")).toBeVisible();
  await page.getByRole("button", { name: "End Call" }).click();
  await expect(field).toHaveValue("49 30 123456");
});
