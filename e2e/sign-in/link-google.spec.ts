import { expect } from "@playwright/test";
import { api, enterAt, linkMailedTo, logInAs, mailsTo, newPerson, openAccount } from "#e2e/support/people.ts";
import { logOut, signInWithGoogle, typeGoogleAccount } from "#e2e/support/sign-in.ts";
import { test } from "#e2e/support/test.ts";

test.use({ serviceWorkers: "allow" });

test("an account with a password asks for it once before Google signs in", async ({ page, stack }) => {
  const person = newPerson();
  await openAccount(stack, person);
  await signInWithGoogle(page, stack, person.email, "/settings");
  await expect(page.getByRole("heading", { name: "Link Google sign-in" })).toBeVisible();
  await expect(page.getByText(person.email)).toBeVisible();
  const form = page.getByRole("button", { name: "Link and sign in" });
  await form.click();
  await expect(page.getByText("Please enter your password")).toBeVisible();
  await page.getByLabel("Password", { exact: true }).fill("not this one");
  await form.click();
  await expect(page.getByText("This is not your password.")).toBeVisible();
  await page.getByLabel("Password", { exact: true }).fill(person.password);
  await form.click();
  await expect(page.getByText("Successfully signed in with Google!")).toBeVisible();
  await expect(page).toHaveURL(`${stack.url}/settings`);

  await logOut(page, stack);
  await signInWithGoogle(page, stack, person.email);
  await expect(page).toHaveURL(`${stack.url}/dashboard`);
});

test("a person who does not know the password links Google with a mailed link", async ({ page, stack }) => {
  const person = newPerson();
  const strangers = await openAccount(stack, person);
  await signInWithGoogle(page, stack, person.email);
  const seen = (await mailsTo(stack, person.email)).length;
  await page.getByRole("button", { name: "Mail me a link" }).click();
  await expect(page.getByText("We have sent you a link.")).toBeVisible();
  await expect.poll(async () => (await mailsTo(stack, person.email)).length).toBe(seen + 1);

  await page.goto(await linkMailedTo(stack, person.email));
  await expect(page.getByText("The password of the account stops working")).toBeVisible();
  expect((await api(stack, "GET", "/api/auth/me", { token: strangers })).status).toBe(200);
  await page.getByRole("button", { name: "Link Google sign-in" }).click();
  await expect(
    page.getByText("Google sign-in is linked, and the old password no longer works."),
  ).toBeVisible();
  expect((await api(stack, "GET", "/api/auth/me", { token: strangers })).status).toBe(401);

  await page.getByRole("button", { name: "Sign in with Google" }).click();
  await typeGoogleAccount(page, person.email);
  await expect(page).toHaveURL(`${stack.url}/dashboard`);
  await logOut(page, stack);
  await logInAs(page, person);
  await expect(page.getByRole("dialog", { name: "Google Account Required" })).toBeVisible();
});

test("the question is gone after a reload, and leads to the login", async ({ page, stack }) => {
  await page.goto(`${stack.url}/link-provider`);
  await expect(page).toHaveURL(`${stack.url}/login`);
});

test("signing in with Google never replaces the session of another user", async ({ page, stack }) => {
  const person = newPerson();
  await openAccount(stack, person);
  await enterAt(page, stack, person, "/about");
  await page.goto(`${stack.url}/api/auth/google`);
  await typeGoogleAccount(page, "grace.elsewhere@gmail.example");
  await expect(page.getByText(/^You are logged in as another user\./)).toBeVisible();
  await expect(page).toHaveURL(`${stack.url}/dashboard`);
  await expect(page.getByRole("heading", { name: "Ada Lovelace" })).toBeVisible();
});
