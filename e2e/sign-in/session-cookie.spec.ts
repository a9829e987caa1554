import { expect, type Page } from "@playwright/test";
import { hashToken } from "#domain/tokens.ts";
import { goOffline } from "#e2e/support/page/offline.ts";
import { sessionCookie, sessionIn } from "#e2e/support/page/session.ts";
import { api, enterAs, enterAt, logInAs, newPerson, openAccount } from "#e2e/support/people.ts";
import { inDatabase } from "#e2e/support/product/database.ts";
import type { Stack } from "#e2e/support/product/stack.ts";
import { logOut } from "#e2e/support/sign-in.ts";
import { test } from "#e2e/support/test.ts";

const person = newPerson();
let headerToken: string;
test.beforeAll(async ({ stack }) => {
  headerToken = await openAccount(stack, person);
});

const meStatus = async (stack: Stack, token: string) =>
  (await api(stack, "GET", "/api/auth/me", { token })).status;

test("no script can read the session token, and what it can read opens nothing", async ({ page, stack }) => {
  const answers: Promise<string>[] = [];
  page.on("response", (response) => {
    const isAnswer = response.url().includes("/api/") && !response.url().endsWith("/api/events");
    if (isAnswer) answers.push(response.text().catch(() => ""));
  });
  await enterAs(page, stack, person);
  await expect(page.getByRole("region", { name: "Profile" })).toContainText(person.email);
  const cookie = await sessionCookie(page.context());
  expect(cookie).toMatchObject({ httpOnly: true, sameSite: "Strict", path: "/", domain: "localhost" });
  const token = await sessionIn(page);
  expect(await meStatus(stack, token)).toBe(200);

  const kept = await readableByScripts(page);
  expect(kept).toContain("farline.session");
  expect(kept).not.toContain(token);
  expect((await Promise.all(answers)).join()).not.toContain(token);
  for (const text of kept.match(/[\w-]{20,}/g) ?? []) expect(await meStatus(stack, text)).toBe(401);
});

test("a reload and another tab have the session too, and a logout ends it in both", async ({
  page,
  context,
  stack,
}) => {
  await enterAt(page, stack, person, "/dashboard");
  await page.reload();
  await expect(page.getByRole("region", { name: "Profile" })).toContainText(person.email);
  const other = await context.newPage();
  await other.goto(`${stack.url}/transactions`);
  await expect(other.getByText("No transactions found")).toBeVisible();

  const token = await sessionIn(page);
  await logOut(page, stack);
  await expect(page).toHaveURL(`${stack.url}/login`);
  await expect(other).toHaveURL(`${stack.url}/login`);
  await expect.poll(() => sessionCookie(context)).toBeUndefined();
  expect(await meStatus(stack, token)).toBe(401);
  expect(await meStatus(stack, headerToken), "other sessions go on").toBe(200);

  await logInAs(other, person);
  await expect(other).toHaveURL(/\/(dashboard|transactions)$/);
  await expect(page).toHaveURL(/\/(dashboard|transactions)$/);
  await expect(page.getByRole("button", { name: "Profile" })).toBeVisible();
});

test("an ended session is said to have ended without an empty dashboard, and its cookie goes", async ({
  page,
  context,
  stack,
}) => {
  await enterAt(page, stack, person, "/about");
  // The event stream could end the session before the page is drawn.
  await page.route("**/api/events", (route) => route.abort());
  await page.addInitScript(`
    new MutationObserver(() => {
      const heading = document.querySelector("h1");
      if (heading?.checkVisibility()) window.shown ??= heading.textContent;
    }).observe(document, { childList: true, subtree: true, attributes: true });
  `);
  const token = await sessionIn(page);
  // An open page would hear of the end first, and say so just before it is left.
  await page.goto("about:blank");
  await inDatabase(stack, (client) =>
    client.query("DELETE FROM session WHERE token_hash = $1", [hashToken(token)]),
  );
  for (const path of ["/purchase-credits", "/transactions", "/calls", "/contacts", "/settings"]) {
    const sent = await context.request.get(stack.url + path);
    expect(await sent.text(), `the server sends no frame of ${path}`).not.toContain("data-frame");
  }
  // The sentence stays for five seconds, and on a busy machine the rest of the page takes longer to load.
  const answer = await page.goto(`${stack.url}/dashboard`, { waitUntil: "commit" });
  expect(await answer?.text(), "the server sends no frame of the dashboard").not.toContain("data-frame");
  await expect(page.getByText("Your session has ended. Please log in again.")).toBeVisible();
  await expect(page).toHaveURL(`${stack.url}/login`);
  await expect.poll(() => sessionCookie(context)).toBeUndefined();
  expect(await page.evaluate("window.shown"), "no page but the login was shown").toBe("Welcome back");
});

test("a logout without network reaches the server when the network is back", async ({
  page,
  context,
  stack,
}) => {
  await enterAt(page, stack, person, "/dashboard");
  const token = await sessionIn(page);
  await page.getByRole("button", { name: "Profile" }).click();
  await goOffline(page);
  await page.getByRole("button", { name: "Logout" }).click();
  // The browser has not loaded the login page yet.
  await expect(page.getByText("You are offline. The page will open when you are back online.")).toBeVisible();
  await expect(page).toHaveURL(`${stack.url}/login`);
  expect(await meStatus(stack, token)).toBe(200);
  await context.setOffline(false);
  await expect(page.getByRole("heading", { name: "Welcome back" })).toBeVisible();
  await expect.poll(() => meStatus(stack, token)).toBe(401);
  await expect.poll(() => sessionCookie(context)).toBeUndefined();
});

const formTypes = ["text/plain", "application/x-www-form-urlencoded", "multipart/form-data"];

for (const [where, origin] of [
  ["another site", () => "http://evil.localhost"],
  // The cookie counts for all ports of a host, so the browser sends it along.
  ["another port of our host", (stack: Stack) => stack.sandboxUrl],
] as const) {
  test(`a page of ${where} can neither read nor change anything`, async ({ page, context, stack }) => {
    await enterAt(page, stack, person, "/dashboard");
    const token = await sessionIn(page);
    const evil = await context.newPage();
    const address = `${origin(stack)}/evil`;
    const logout = `${stack.url}/api/auth/logout`;
    await evil.route(address, (route) => route.fulfill({ contentType: "text/html", body: formPage(logout) }));
    await evil.goto(address);
    expect(await evil.evaluate(attack, stack.url)).toEqual([]);

    for (const type of formTypes) {
      await evil.goto(address);
      const answered = evil.waitForResponse(logout);
      await evil.getByRole("button", { name: type }).click();
      expect((await answered).status()).toBe(415);
      await evil.waitForURL(logout);
    }
    expect(await meStatus(stack, token)).toBe(200);
    expect((await sessionCookie(context))?.value).toBe(token);
    await page.reload();
    await expect(page.getByRole("region", { name: "Profile" })).toContainText(person.email);
  });
}

/** Everything that any script of the page can read, as one text. */
async function readableByScripts(page: Page): Promise<string> {
  return page.evaluate(`Promise.all([indexedDB.databases(), caches.keys()]).then((stores) =>
    JSON.stringify([
      { ...localStorage }, { ...sessionStorage }, document.cookie, window.name, location.href, history.state, stores,
    ]))`);
}

/** Tries what a script of another origin can send with the browser's cookies; returns what it could read. */
async function attack(url: string): Promise<string[]> {
  const read: string[] = [];
  const simple = { credentials: "include", method: "POST" } as const;
  const tries: [string, RequestInit][] = [
    ["/api/auth/me", { credentials: "include" }],
    ["/api/auth/me", { credentials: "include", headers: { "x-csrf-token": "none" } }],
    ["/api/auth/logout", simple],
    ["/api/auth/logout", { ...simple, mode: "no-cors" }],
    ["/api/auth/logout", { ...simple, headers: { "x-csrf-token": "none" } }],
    ["/api/account/sessions", { credentials: "include", method: "DELETE" }],
  ];
  for (const [path, init] of tries) {
    const answer = await fetch(url + path, init).then(
      (response) => response.text(),
      () => "",
    );
    if (answer !== "") read.push(answer);
  }
  return read;
}

function formPage(action: string): string {
  const form = (type: string) =>
    `<form method="post" action="${action}" enctype="${type}"><input name="a"><button>${type}</button></form>`;
  return formTypes.map(form).join("");
}
