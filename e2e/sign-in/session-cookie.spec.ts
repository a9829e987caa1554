import { expect, type Page } from "@playwright/test";
import { api, enterAs, enterAt, logInAs, newPerson, openAccount } from "#e2e/support/people.ts";
import type { Stack } from "#e2e/support/product/stack.ts";
import { logOut, sessionCookie, sessionIn } from "#e2e/support/sign-in.ts";
import { test } from "#e2e/support/test.ts";

const person = newPerson();
let headerToken: string;
test.beforeAll(async ({ stack }) => {
  headerToken = await openAccount(stack, person);
});

const meStatus = async (stack: Stack, token: string) =>
  (await api(stack, "GET", "/api/auth/me", { token })).status;

test("no script can read the session token, which every tab has until one logs out", async ({
  page,
  context,
  stack,
}) => {
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

  const readable = await readableByScripts(page);
  expect(readable).toContain("farline.session");
  expect(readable).not.toContain(token);
  expect((await Promise.all(answers)).join()).not.toContain(token);
  for (const text of readable.match(/[\w-]{20,}/g) ?? []) expect(await meStatus(stack, text)).toBe(401);

  await page.reload();
  await expect(page.getByRole("region", { name: "Profile" })).toContainText(person.email);
  const other = await context.newPage();
  await other.goto(`${stack.url}/transactions`);
  await expect(other.getByText("No transactions found")).toBeVisible();

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

const formTypes = ["text/plain", "application/x-www-form-urlencoded", "multipart/form-data"];

test("a page of another site or port can neither read nor change anything", async ({
  page,
  context,
  stack,
}) => {
  await enterAt(page, stack, person, "/dashboard");
  const token = await sessionIn(page);
  // The cookie counts for all ports of a host, so the browser sends it along to the sandbox.
  for (const origin of ["http://evil.localhost", stack.sandboxUrl]) {
    const evil = await context.newPage();
    const address = `${origin}/evil`;
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
  }
  expect(await meStatus(stack, token)).toBe(200);
  expect((await sessionCookie(context))?.value).toBe(token);
  await page.reload();
  await expect(page.getByRole("region", { name: "Profile" })).toContainText(person.email);
});

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
