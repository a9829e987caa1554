import { join } from "node:path";
import { test as base, expect, type Page } from "@playwright/test";
import { sandboxAccounts } from "#contract/pages/sandbox-accounts.ts";
import { problemsOf } from "#e2e/support/page/accessible.ts";
import { linkMailedTo, mailsTo, newPerson, openAccount } from "#e2e/support/people.ts";
import { freePorts, type Stack, startStack } from "#e2e/support/product/stack.ts";
import { logOut, typeGoogleAccount } from "#e2e/support/sign-in.ts";
import { orderAcmeFault } from "#sandbox/openid/testing/visitor.ts";

/** The product with a second provider, which has the browser post its answers, as Apple does. */
const test = base.extend<object, { stack: Stack }>({
  stack: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from the pattern.
    async ({}, use) => {
      const [sandboxPort] = await freePorts(1);
      const { clientId, clientSecret } = sandboxAccounts.openid;
      const stack = await startStack({
        TRUSTED_PROXIES: "127.0.0.1,::1",
        SANDBOX_PORT: String(sandboxPort),
        OIDC_PROVIDERS: "acme",
        OIDC_ACME_ISSUER: `http://localhost:${sandboxPort}/oidc/acme`,
        OIDC_ACME_CLIENT_ID: clientId,
        OIDC_ACME_CLIENT_SECRET: clientSecret,
        OIDC_ACME_LABEL: "Acme",
        OIDC_ACME_LOGO: join(import.meta.dirname, "../../support/acme.svg"),
        OIDC_ACME_RESPONSE_MODE: "form_post",
      });
      try {
        await use(stack);
      } finally {
        await stack.stop();
      }
    },
    { scope: "worker", timeout: 240_000 },
  ],
});

async function signInWithAcme(page: Page, stack: Stack, email: string, path = "/login"): Promise<void> {
  await page.goto(`${stack.url}${path}`);
  await page.getByRole("button", { name: "Login with Acme" }).click();
  await typeGoogleAccount(page, email);
}

test("a person signs up with another provider, whose answer another site posts, and logs in again", async ({
  page,
  stack,
}) => {
  const { email } = newPerson();
  await page.goto(`${stack.url}/register`);
  await page.getByRole("button", { name: "Sign up with Acme" }).click();
  await expect(page.getByText("stands in for Acme")).toBeVisible();
  await page.goto(page.url().replace("localhost", "127.0.0.1"));
  const posted = page.waitForRequest(
    (request) => request.method() === "POST" && request.url().includes("/api/auth/oidc/acme/callback"),
  );
  await typeGoogleAccount(page, email);
  const headers = await (await posted).allHeaders();
  expect(headers["sec-fetch-site"]).toBe("cross-site");
  expect(headers.cookie ?? "").not.toContain("openid_sign_in");
  await expect(page.getByText("Successfully signed in with Acme!")).toBeVisible();
  await expect(page).toHaveURL(`${stack.url}/dashboard`);

  await logOut(page, stack);
  await signInWithAcme(page, stack, email, "/settings");
  await expect(page).toHaveURL(`${stack.url}/settings`);
  await expect(page.getByText("Signed in with Acme").first()).toBeVisible();
  await expect(page.getByRole("button", { name: "Sign in with Acme again" }).first()).toBeVisible();
  await expect(page.getByRole("button", { name: "Sign in with Google again" })).toHaveCount(0);
});

test("an account with a password is linked to another provider by the password alone", async ({
  page,
  stack,
}) => {
  const person = newPerson();
  await openAccount(stack, person);
  await signInWithAcme(page, stack, person.email);
  await expect(page.getByRole("heading", { name: "Link Acme sign-in" })).toBeVisible();
  await page.getByLabel("Password", { exact: true }).fill("not this one");
  await page.getByRole("button", { name: "Link and sign in" }).click();
  await expect(page.getByText("This is not your password.")).toBeVisible();
  await page.goto(`${stack.url}/dashboard`);
  await expect(page).toHaveURL(`${stack.url}/login`);

  await signInWithAcme(page, stack, person.email);
  await page.getByLabel("Password", { exact: true }).fill(person.password);
  await page.getByRole("button", { name: "Link and sign in" }).click();
  await expect(page).toHaveURL(`${stack.url}/dashboard`);
  await page.goto(`${stack.url}/settings`);
  await expect(page.getByText("You also sign in with Acme.")).toBeVisible();
});

test("an account with a password is linked by a mailed link, which names the provider", async ({
  page,
  stack,
}) => {
  const person = newPerson();
  await openAccount(stack, person);
  await signInWithAcme(page, stack, person.email);
  const before = (await mailsTo(stack, person.email)).length;
  await page.getByRole("button", { name: "Mail me a link" }).click();
  await expect.poll(async () => (await mailsTo(stack, person.email)).length).toBe(before + 1);
  await page.goto(await linkMailedTo(stack, person.email));
  await page.getByRole("button", { name: "Link Acme sign-in" }).click();
  await expect(page.getByText("Acme sign-in is linked, and the old password no longer works.")).toBeVisible();
  await page.getByRole("button", { name: "Sign in with Acme" }).click();
  await typeGoogleAccount(page, person.email);
  await expect(page).toHaveURL(`${stack.url}/dashboard`);
});

test("an address that the provider does not vouch for takes the mailed link, in this browser", async ({
  page,
  browser,
  stack,
}) => {
  const { email } = newPerson();
  await orderAcmeFault(stack.sandboxUrl, email, "no email_verified");
  await signInWithAcme(page, stack, email);
  await expect(page.getByText("We have sent a link to the address")).toBeVisible();
  await expect(page).toHaveURL(`${stack.url}/login`);
  await expect.poll(async () => (await mailsTo(stack, email)).length).toBe(1);
  const link = await linkMailedTo(stack, email);

  const elsewhere = await browser.newContext();
  const other = await elsewhere.newPage();
  await other.goto(link);
  await other.getByRole("button", { name: "Confirm and sign in" }).click();
  await expect(other.getByText("This link is no longer valid here.")).toBeVisible();
  await elsewhere.close();

  await page.goto(link);
  await page.getByRole("button", { name: "Confirm and sign in" }).click();
  await expect(page).toHaveURL(`${stack.url}/dashboard`);
});

test("everyone can use the buttons", async ({ page, stack }) => {
  // The width decides the layout and the scheme the colours, so two of the four combinations cover all of both.
  for (const [width, colorScheme] of [
    [360, "dark"],
    [1440, "light"],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme });
    for (const [path, name] of [
      ["/login", "Login with Acme"],
      ["/register", "Sign up with Acme"],
    ] as const) {
      await page.goto(`${stack.url}${path}`);
      const acme = page.getByRole("button", { name, exact: true });
      await expect(acme).toBeVisible();
      // A picture that did not load has no width of its own.
      await expect(acme.locator("img")).toHaveJSProperty("naturalWidth", 20);
      expect(await problemsOf(page, `${path} ${width} ${colorScheme}`)).toEqual([]);
    }
  }
});
