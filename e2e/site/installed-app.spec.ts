/** The app on a device: it opens without a network, keeps little and nothing of others, and survives a release. */
import { expect, type Page } from "@playwright/test";
import { languageCookie } from "#contract/pages/languages.ts";
import { openFundedAccount, talk } from "#e2e/support/callers.ts";
import { problemsOf } from "#e2e/support/page/accessible.ts";
import { atRest } from "#e2e/support/page/at-rest.ts";
import { keptPage, openKeeper, seenRows, workerState as worker } from "#e2e/support/page/kept-device.ts";
import { problemsOfScreen } from "#e2e/support/page/measured-page.ts";
import { api, newPerson, openAccount, openAs } from "#e2e/support/people.ts";
import { behindNextRelease } from "#e2e/support/product/next-release.ts";
import { logOut } from "#e2e/support/sign-in.ts";
import { test } from "#e2e/support/test.ts";

test.use({ serviceWorkers: "allow" });

interface Kept {
  scope: string;
  paths: string[];
  html: string;
  policy: string;
}

test("without a network the app shows the contacts and calls that it has seen, and comes back by itself", async ({
  page,
  context,
  stack,
}) => {
  await openKeeper(page, stack);
  expect(JSON.stringify(await seenRows(page)), "notes are not kept").not.toContain("Likes tea");
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
});

test("without a network the app speaks the language that was chosen", async ({ page, context, stack }) => {
  await context.addCookies([{ name: languageCookie, value: "de", url: stack.url }]);
  await openAs(page, stack, await openAccount(stack, newPerson()), "/settings");
  await page.getByLabel("Kontakte und letzte Anrufe auf diesem Gerät behalten").check();
  await expect.poll(() => worker(page)).toBe("activated");
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Sie sind offline");
  expect(await keptWords(page)).toEqual(["de"]);
});

test("another language is kept for the time without a network, too", async ({ page, context, stack }) => {
  await openAs(page, stack, await openAccount(stack, newPerson()), "/dashboard");
  await page.getByRole("button", { name: "Profile" }).click();
  await expect.poll(() => worker(page)).toBe("activated");
  await page.getByRole("combobox", { name: "Language" }).selectOption("ar");
  await expect.poll(() => keptWords(page)).toEqual(["ar"]);
  await expect.poll(() => keptPage(page)).toContain('<html lang="ar"');
  await context.setOffline(true);
  await page.reload();
  await expect(page.locator("html")).toHaveAttribute("dir", "rtl");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("أنت غير متصل بالإنترنت");
});

test("a language that was chosen before the login is kept for the time without a network", async ({
  page,
  context,
  stack,
}) => {
  await openAs(page, stack, await openAccount(stack, newPerson()), "/dashboard");
  await page.getByRole("button", { name: "Profile" }).click();
  await expect.poll(() => worker(page)).toBe("activated");
  await context.addCookies([{ name: languageCookie, value: "de", url: stack.url }]);
  await page.reload();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Übersicht");
  await page.keyboard.press("Shift");
  await expect.poll(() => keptWords(page)).toEqual(["de"]);
  await expect.poll(() => keptPage(page)).toContain('<html lang="de"');
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Sie sind offline");
});

/** The languages whose words the worker has. */
function keptWords(page: Page): Promise<string[]> {
  return page.evaluate<string[]>(`(async () => {
    const caught = await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys()));
    return caught.flat().flatMap(({ url }) => /words-(..)-[\\w-]{8}\\.js$/.exec(url)?.[1] ?? []);
  })()`);
}

test("the browser keeps files of the app alone: no answer of the API, no page of a user", async ({
  page,
  stack,
}) => {
  const token = await openKeeper(page, stack);
  const kept = await page.evaluate<Kept>(`(async () => {
    const caught = await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys()));
    const offline = await caches.match("/offline-page");
    return {
      scope: (await navigator.serviceWorker.getRegistration()).scope,
      paths: caught.flat().map(({ url }) => new URL(url).pathname),
      html: await offline.text(),
      policy: offline.headers.get("content-security-policy"),
    };
  })()`);
  expect(kept.scope).toBe(`${stack.url}/`);
  expect(
    kept.paths.filter(
      (path) =>
        !/^\/(assets\/.*|theme\.js|early-press\.js|after-paint\.js|favicon\.svg|offline-page)$/.test(path),
    ),
  ).toEqual([]);
  expect(kept.paths.filter((path) => /twilio|stripe|altcha/.test(path))).toEqual([]);
  // The user's name and address. The hashes of files may have shorter words.
  expect(kept.html).not.toMatch(/Lovelace|ada\.\d/);
  expect(kept.html).not.toContain(token);
  expect(kept.policy).toContain("default-src 'self'");
});

test("a log out erases what the device has kept, and another user sees nothing of it", async ({
  page,
  context,
  stack,
}) => {
  await openKeeper(page, stack);
  const other = newPerson();
  await openAccount(stack, other);
  await logOut(page, stack);
  await expect(page).toHaveURL(`${stack.url}/login`);
  await expect.poll(() => seenRows(page)).toEqual([]);
  await page.getByLabel("Email").fill(other.email);
  await page.getByLabel("Password", { exact: true }).fill(other.password);
  await page.getByRole("button", { name: "Login", exact: true }).click();
  await expect(page.getByRole("region", { name: "Profile" })).toContainText(other.email);
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByText("No contacts or calls are kept on this device.")).toBeVisible();
  await expect(page.getByText("Zoë Müller")).toHaveCount(0);
});

test("a session that ends elsewhere erases what the device has kept", async ({ page, stack }) => {
  const token = await openKeeper(page, stack);
  expect((await api(stack, "POST", "/api/auth/logout", { token })).status).toBe(200);
  await expect(page).toHaveURL(`${stack.url}/login`);
  await expect.poll(() => seenRows(page)).toEqual([]);
});

test("a visitor downloads no worker, and a tab keeps nothing unless its user says so", async ({
  page,
  stack,
}) => {
  await page.goto(stack.url);
  await page.mouse.move(50, 50);
  await page.mouse.move(60, 60);
  await atRest(page);
  expect(await page.evaluate("navigator.serviceWorker.getRegistrations().then((all) => all.length)")).toBe(0);
  await openAs(page, stack, await openAccount(stack, newPerson()), "/dashboard");
  await page.getByLabel("Phone number").fill("4");
  await expect.poll(() => worker(page)).toBe("activated");
  expect(await seenRows(page)).toEqual([]);
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

test("a page of an older release is loaded anew when it asks for a file that is gone", async ({
  page,
  stack,
}) => {
  const next = await behindNextRelease(stack);
  try {
    await openAs(page, next, await openAccount(stack, newPerson()), "/dashboard");
    await page.evaluate("window.isSamePage = true");
    next.release(/\/assets\/settings-page-/);
    await page.getByRole("button", { name: "Profile" }).click();
    const loadedAnew = page.waitForEvent("load");
    await page.getByRole("link", { name: "Settings" }).click();
    await loadedAnew;
    expect(await page.evaluate("window.isSamePage")).toBeUndefined();
    expect(new URL(page.url()).pathname).toBe("/dashboard");
  } finally {
    await next.stop();
  }
});

test("a worker that is switched off goes with all that it kept, and the open page stays", async ({
  page,
  stack,
}) => {
  const next = await behindNextRelease(stack);
  try {
    await openAs(page, next, await openAccount(stack, newPerson()), "/dashboard");
    await page.getByLabel("Phone number").fill("4");
    await expect.poll(() => worker(page)).toBe("activated");
    await page.evaluate("window.isSamePage = true");
    next.removeWorker();
    await page.evaluate("navigator.serviceWorker.getRegistration().then((one) => one.update())");
    await expect.poll(() => worker(page)).toBeUndefined();
    expect(await page.evaluate("caches.keys()")).toEqual([]);
    expect(await page.evaluate("window.isSamePage")).toBe(true);
  } finally {
    await next.stop();
  }
});

test("a device whose storage fails gets the app from the server", async ({ page, context, stack }) => {
  await openKeeper(page, stack);
  const [keeper] = context.serviceWorkers();
  await keeper?.evaluate("void (caches.open = () => Promise.reject(new Error('The disk is full')))");
  await page.goto(`${stack.url}/calls`);
  await expect(page.getByRole("main")).toContainText("Zoë Müller");
  expect(keeper).toBeDefined();
});

test("a number of a tel: link fills the dialler and is never called by itself", async ({ page, stack }) => {
  // The browser's queue of launches, which only an installed app has.
  await page.addInitScript(
    "Object.defineProperty(window, 'launchQueue', { value: { setConsumer: (take) => { window.launch = take; } } });",
  );
  await openAs(page, stack, await openFundedAccount(stack), "/dial?to=web%2Btel%3A%2B44-20-7946-0000");
  await expect(page).toHaveURL(`${stack.url}/dashboard`);
  const field = page.getByLabel("Phone number");
  await expect(field).toHaveValue("44 20 7946 0000");
  await expect(page.getByRole("button", { name: "Start Call" })).toBeVisible();
  await talk(page);
  // A second launch of the installed app, which Chromium gives to the page that is open.
  await expect.poll(() => page.evaluate("typeof launch")).toBe("function");
  await page.evaluate(`launch({ targetURL: "${stack.url}/dial?to=tel:%2B49%2030%20123456" })`);
  await expect(page).toHaveURL(`${stack.url}/dashboard`);
  await expect(page.getByText("Call in progress...")).toBeVisible();
  await page.getByRole("button", { name: "End Call" }).click();
  await expect(field).toHaveValue("49 30 123456");
  await page.evaluate(`launch({ targetURL: "${stack.url}/dial?to=tel:7946;phone-context=%2B4420" })`);
  await expect(page.getByText("This link does not contain a phone number.")).toBeVisible();
  await expect(field, "a refused link leaves no number ready to be called").toHaveValue("");
});

test("the manifest gives the links of each of its protocols to the dialler", async ({ page, stack }) => {
  await openAs(page, stack, await openFundedAccount(stack), "/dashboard");
  const session = await page.context().newCDPSession(page);
  // As the browser has read it: a protocol or an address that it refuses is not there.
  const { manifest } = await session.send("Page.getAppManifest");
  const handlers = manifest?.protocolHandlers ?? [];
  expect(handlers.map(({ protocol }) => protocol).sort()).toEqual(["tel", "web+tel"]);
  for (const { protocol, url } of handlers) {
    await page.getByLabel("Phone number").fill("");
    const link = `${protocol}:+44-20-7946-0000`;
    await page.goto(url.replace("%s", encodeURIComponent(link)));
    await expect(page, link).toHaveURL(`${stack.url}/dashboard`);
    await expect(page.getByLabel("Phone number"), link).toHaveValue("44 20 7946 0000");
    await expect(page.getByRole("button", { name: "Start Call" }), link).toBeVisible();
  }
});

test("the manifest has what browsers ask of an app that can be installed", async ({ page, stack }) => {
  await page.goto(`${stack.url}/about`);
  const session = await page.context().newCDPSession(page);
  const { data, errors, url } = await session.send("Page.getAppManifest");
  expect([url, errors]).toEqual([`${stack.url}/app.webmanifest`, []]);
  const manifest = JSON.parse(data ?? "{}");
  expect((await session.send("Page.getInstallabilityErrors")).installabilityErrors).toEqual([]);
  const files = [...manifest.icons, ...manifest.screenshots].map(({ src }: { src: string }) => src);
  for (const path of files) {
    const reply = await fetch(stack.url + path);
    expect([path, reply.status]).toEqual([path, 200]);
  }
});
