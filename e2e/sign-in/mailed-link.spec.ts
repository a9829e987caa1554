/** The link that verifies a new address opens no session; it leads to a login whose address is filled in. */
import { expect, type Page } from "@playwright/test";
import {
  api,
  fillSignUp,
  linkMailedTo,
  newPerson,
  openAccount,
  openAs,
  pressRegister,
  signUp,
} from "#e2e/support/people.ts";
import { test } from "#e2e/support/test.ts";

const verified = "Email verified successfully! You can now log in.";

test("the mailed link opens no session, and fills in the address in each browser that opens it", async ({
  page,
  browser,
  stack,
}) => {
  const person = newPerson();
  await signUp(stack, person);
  const link = await linkMailedTo(stack, person.email);
  const elsewhere = await browser.newPage();
  // A mail scanner may have opened the link before, so the second opening is like the first one.
  for (const opened of [page, elsewhere]) {
    const addresses: string[] = [];
    opened.on("request", (request) => addresses.push(request.url()));
    await opened.goto(link);
    await expect(opened.getByText(verified)).toBeVisible();
    await expect(opened).toHaveURL(`${stack.url}/login`);
    await expect(opened.getByLabel("Email")).toHaveValue(person.email);
    await expect(opened.getByLabel("Password", { exact: true })).toBeFocused();
    expect(await sessionsOf(opened), "no session").toEqual([]);
    const name = person.email.split("@")[0] ?? "";
    expect(
      addresses.filter((address) => address.includes(name)),
      "in no URL",
    ).toEqual([]);
    await opened.reload();
    await expect(opened.getByLabel("Email"), "the address is brought once").toHaveValue("");
    expect(await opened.context().cookies(), "and is kept nowhere").not.toContainEqual(
      expect.objectContaining({ name: "verified_address" }),
    );
  }
  await elsewhere.close();

  await page.goto(link);
  await page.getByLabel("Password", { exact: true }).fill(person.password);
  await page.getByRole("button", { name: "Login", exact: true }).click();
  await expect(page).toHaveURL(`${stack.url}/dashboard`);
});

test("the page of a sign-up logs in by one press once its link was opened elsewhere", async ({
  page,
  browser,
  stack,
}) => {
  const person = newPerson();
  await page.goto(`${stack.url}/register`);
  await fillSignUp(page, person);
  await pressRegister(page);
  await expect(page.getByRole("heading", { name: "Registration Successful!" })).toBeVisible();
  const phone = await browser.newPage();
  await phone.goto(await linkMailedTo(stack, person.email));
  await expect(phone.getByText(verified)).toBeVisible();
  expect(await sessionsOf(phone), "no session there").toEqual([]);
  await phone.close();
  await page.getByRole("link", { name: "Go to Login" }).click();
  await expect(page).toHaveURL(`${stack.url}/dashboard`);
});

test("the link of a changed address opens no session, and leads to a login with the new address", async ({
  page,
  browser,
  stack,
}) => {
  const person = newPerson();
  const token = await openAccount(stack, person);
  const { email } = newPerson();
  const body = { email, password: person.password };
  expect((await api(stack, "POST", "/api/account/email", { token, body })).status).toBe(200);
  const link = await linkMailedTo(stack, email);
  const confirm = (opened: Page) => opened.getByRole("button", { name: "Confirm new address" }).click();

  await page.goto(link);
  await confirm(page);
  await page.getByRole("link", { name: "Go to Login" }).click();
  await expect(page.getByLabel("Email")).toHaveValue(email);
  await expect(page.getByLabel("Password", { exact: true })).toBeFocused();
  expect(await sessionsOf(page), "no session").toEqual([]);
  await page.getByLabel("Password", { exact: true }).fill(person.password);
  await page.getByRole("button", { name: "Login", exact: true }).click();
  await expect(page).toHaveURL(`${stack.url}/dashboard`);

  await test.step("a browser that is logged in goes on in the settings", async () => {
    const next = newPerson().email;
    const body = { email: next, password: person.password };
    expect((await api(stack, "POST", "/api/account/email", { token, body })).status).toBe(200);
    const loggedIn = await browser.newPage();
    await openAs(loggedIn, stack, token, new URL(await linkMailedTo(stack, next)).pathname);
    await confirm(loggedIn);
    await loggedIn.getByRole("link", { name: "Go to Settings" }).click();
    await expect(loggedIn).toHaveURL(`${stack.url}/settings`);
    await loggedIn.close();
  });
});

test("Register offers Google as Login does, and names the terms and the privacy policy", async ({
  page,
  stack,
}) => {
  await page.goto(`${stack.url}/register`);
  const main = page.getByRole("main");
  await expect(
    main.getByText(/^By creating an account you accept the terms and the privacy policy/),
  ).toBeVisible();
  for (const [name, path] of [
    ["terms", "/terms"],
    ["privacy policy", "/privacy"],
  ] as const) {
    await expect(main.getByRole("link", { name, exact: true })).toHaveAttribute("href", path);
  }
  await page.getByRole("button", { name: "Sign up with Google" }).click();
  await expect(page.getByRole("heading", { name: "Choose an account" })).toBeVisible();
});

async function sessionsOf(page: Page): Promise<string[]> {
  const cookies = await page.context().cookies();
  const named = cookies.map(({ name }) => name).filter((name) => name.endsWith("session"));
  const kept = await page.evaluate(() => localStorage.getItem("farline.session"));
  return kept === null ? named : [...named, kept];
}
