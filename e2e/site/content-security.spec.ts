import { expect, type Page } from "@playwright/test";
import { talk } from "#e2e/support/callers.ts";
import { atRest } from "#e2e/support/page/prepared-page.ts";
import { buyTenDollars, enterAs, newPerson, openAccount } from "#e2e/support/people.ts";
import { test } from "#e2e/support/test.ts";

test.use({ serviceWorkers: "allow" });

const person = newPerson();
test.beforeAll(async ({ stack }) => {
  await openAccount(stack, person);
});

/** Every violation of the policy on any page that this tab shows from now on. */
async function violationsOf(page: Page): Promise<string[]> {
  const violations: string[] = [];
  await page.exposeFunction("reportViolation", (violation: string) => violations.push(violation));
  await page.addInitScript(`
    document.addEventListener("securitypolicyviolation", (event) => {
      const { effectiveDirective, blockedURI, sample, sourceFile } = event;
      reportViolation([effectiveDirective, blockedURI, sample, sourceFile, location.pathname].join(" "));
    });`);
  return violations;
}

async function look(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await expect(page.getByRole("heading").first()).toBeVisible();
}

test("no page violates the policy, nor a CAPTCHA, a purchase, a call and the settings, and a text becomes no script", async ({
  page,
  stack,
}) => {
  const violations = await violationsOf(page);
  // e2e/wide/page-weight.spec.ts hears each public page's complaints.
  for (const path of ["/", "/rates/japan", "/register", "/reset-password/x", "/no"]) {
    await look(page, stack.url + path);
    // The first touch loads the page's code.
    await page.keyboard.press("Tab");
    await atRest(page);
  }
  await look(page, `${stack.url}/contact`);
  await page.getByLabel("Name").focus();
  await page.getByRole("checkbox", { name: "I'm not a robot" }).press("Space");
  await expect(page.getByText("Verified", { exact: true })).toBeVisible();

  await enterAs(page, stack, person);
  await buyTenDollars(page, stack);
  await expect(page).toHaveURL(`${stack.url}/dashboard`);
  await talk(page);
  await page.getByRole("button", { name: "End Call" }).click();
  await expect(page.getByText("Call in progress...")).toBeHidden();
  for (const path of ["/transactions", "/calls", "/contact", "/dashboard"])
    await look(page, stack.url + path);

  await look(page, `${stack.url}/settings`);
  const card = page.getByRole("region", { name: "Two-step sign-in" });
  await card.getByLabel("Your current password").fill(person.password);
  await card.getByRole("button", { name: "Set up two-step sign-in" }).click();
  await expect(card.getByLabel("Code from the app")).toBeVisible();
  expect(violations).toEqual([]);

  const refused = await page.evaluate(`[
    () => { document.body.innerHTML = "<b>ada@example.com</b>"; },
    () => { document.createElement("script").src = "https://evil.example/x.js"; },
    () => { document.createElement("script").src = "/assets/x.js"; },
    () => new Worker("/assets/x.js"),
    () => document.write("<b>x</b>"),
  ].map((sink) => {
    try {
      sink();
      return "taken";
    } catch (error) {
      return error instanceof TypeError ? "refused" : String(error);
    }
  })`);
  expect(refused).toEqual(Array(5).fill("refused"));
  await expect.poll(() => violations.length).toBe(5);
  await expect.poll(() => stack.output()).toContain('"sink":"Element innerHTML"');
  expect(stack.output()).not.toMatch(/ada@example/);
});
