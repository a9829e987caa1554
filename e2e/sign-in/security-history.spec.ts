import { expect } from "@playwright/test";
import { api, enterAt, logInAs, mailsTo, newPerson, openAccount, type Person } from "#e2e/support/people.ts";
import type { Stack } from "#e2e/support/product/stack.ts";
import { test } from "#e2e/support/test.ts";

test("a stranger's sign-in shows in the history, and its mail ends it", async ({ page, browser, stack }) => {
  const person = newPerson();
  await openAccount(stack, person);
  await enterAt(page, stack, person, "/settings");
  const card = page.getByRole("region", { name: "Security history" });
  await expect(card.getByRole("listitem")).toHaveCount(2);

  const { email, password } = person;
  const login = { body: { email, password }, from: "203.0.113.77" };
  const stranger = await api(stack, "POST", "/api/auth/login", login);
  expect(stranger.status).toBe(200);
  const strangersToken = String(stranger.body.token);
  const meStatus = async () => (await api(stack, "GET", "/api/auth/me", { token: strangersToken })).status;

  await test.step("the newest event comes first, in the reader's own time", async () => {
    await page.reload();
    const newest = card.getByRole("listitem").first();
    await expect(newest).toContainText("Signed in on a new device");
    await expect(newest).toContainText("203.0.113.77");
    const at = new Date((await newest.locator("time").getAttribute("datetime")) ?? "");
    const here = await page.evaluate(
      (time) => new Date(time).toLocaleTimeString(undefined, { timeStyle: "short" }),
      at.getTime(),
    );
    await expect(newest).toContainText(here);
  });

  await test.step("opening the mailed link does nothing until its button is pressed", async () => {
    const owner = await (await browser.newContext()).newPage();
    await owner.goto(await undoLink(stack, person, "203.0.113.77"));
    await expect(owner.getByRole("heading", { level: 1 })).toHaveText("This was not me");
    expect(await meStatus()).toBe(200);
    await owner.getByRole("button", { name: "Log every device out" }).click();
    await expect(owner.getByText("Every device was logged out")).toBeVisible();
    expect(await meStatus()).toBe(401);
    await owner.context().close();
    await expect(page, "this browser was logged out too").toHaveURL(`${stack.url}/login`);
  });

  await test.step("the owner chooses a new password with the next mail", async () => {
    await page.goto(await linkWith(stack, email, "The sign-in was undone"));
    await page.getByLabel("New password").fill("an even longer secret");
    await page.getByLabel("Confirm password").fill("an even longer secret");
    await page.getByRole("button", { name: "Reset Password" }).click();
    await expect(page).toHaveURL(`${stack.url}/login`);
    await logInAs(page, { email, password: "an even longer secret" });
    // The page goes back to where the session ended.
    await expect(page).toHaveURL(`${stack.url}/settings`);
    await expect(card.getByText("A sign-in was undone")).toBeVisible();
    await expect(card.getByText("Password reset with a mailed link")).toBeVisible();
  });
});

test("a browser whose own session is undone ends at the login page with the news", async ({
  page,
  stack,
}) => {
  const person = newPerson();
  await openAccount(stack, person);
  await enterAt(page, stack, person, "/about");
  await page.goto(await undoLink(stack, person, "127.0.0.1"));
  await page.getByRole("button", { name: "Log every device out" }).click();
  await expect(page.getByText("Every device was logged out")).toBeVisible();
  await page.goto(`${stack.url}/dashboard`);
  await expect(page).toHaveURL(`${stack.url}/login`);
});

test("older events come with a press", async ({ page, stack }) => {
  const person = newPerson();
  await openAccount(stack, person);
  const { email, password } = person;
  for (let login = 0; login < 12; login++) {
    await api(stack, "POST", "/api/auth/login", { body: { email, password }, from: "203.0.113.78" });
  }
  await enterAt(page, stack, person, "/settings");
  const card = page.getByRole("region", { name: "Security history" });
  await expect(card.getByRole("listitem")).toHaveCount(10);
  await card.getByRole("button", { name: "Show older" }).click();
  await expect(card.getByRole("listitem")).toHaveCount(14);
  await expect(card.getByRole("button", { name: "Show older" })).toBeHidden();
});

async function undoLink(stack: Stack, { email }: Person, network: string): Promise<string> {
  return linkWith(stack, email, "New sign-in to your account", network);
}

/** The link of the mail with this subject, once it has arrived. */
async function linkWith(stack: Stack, email: string, subject: string, containing = ""): Promise<string> {
  let link: string | undefined;
  await expect(async () => {
    const mails = await mailsTo(stack, email);
    link = mails.find((mail) => mail.subject === subject && mail.text.includes(containing))?.links[0];
    expect(link).toBeDefined();
  }).toPass({ intervals: [100] });
  return link ?? "";
}
