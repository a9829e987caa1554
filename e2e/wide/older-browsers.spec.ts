/** A browser of the stated minimum, which lacks what web/browsers/replacements.ts brings, does all that the newest does. */
import { expect } from "@playwright/test";
import { openOperator } from "#e2e/support/operators.ts";
import { workerState } from "#e2e/support/page/kept-device.ts";
import { enterAs, newPerson, openAccount } from "#e2e/support/people.ts";
import { payingCard, payWith, proceedWith } from "#e2e/support/purchases.ts";
import { test } from "#e2e/support/test.ts";

test.use({ serviceWorkers: "allow" });

const lacking = `
  for (const name of ["any", "timeout"]) delete AbortSignal[name];
  for (const name of ["parse", "canParse"]) delete URL[name];
  for (const name of ["toSorted", "toReversed", "findLast"]) delete Array.prototype[name];
  delete Map.groupBy; delete Object.groupBy; delete Promise.withResolvers;
`;

test("a browser without the newest functions logs in, imports contacts, buys, operates and opens offline", async ({
  page,
  context,
  stack,
}) => {
  const errors: string[] = [];
  page.on("pageerror", (error) => errors.push(String(error)));
  await page.addInitScript(lacking);
  // The service worker lacks nothing: a page hangs now and then where the runner answers for its script. What that script
  // uses is held by e2e/server/used-apis.test.ts.
  const contactWorker = "**/assets/*contact-worker-*.js";
  await context.route(contactWorker, async (route) => {
    const reply = await route.fetch();
    await route.fulfill({ response: reply, body: lacking + (await reply.text()) });
  });
  const person = newPerson();
  await openAccount(stack, person);
  await page.goto(stack.url);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await page.goto(`${stack.url}/rates`);
  await page.getByLabel("Country or phone number").fill("germ");
  await expect(page.getByRole("main").getByRole("listitem").filter({ hasText: "Germany" })).toBeVisible();
  await enterAs(page, stack, person);
  await expect(page.getByText("No recent transactions")).toBeVisible();
  await page.goto(`${stack.url}/contacts`);
  await page.getByLabel("File to import").setInputFiles({
    name: "contacts.csv",
    mimeType: "text/csv",
    buffer: Buffer.from("Name,Phone\nZoë Müller,+44 20 7946 0101\n"),
  });
  await page.getByRole("button", { name: "Import", exact: true }).click();
  await expect(page.getByText("1 contact added, 0 merged.")).toBeVisible();
  await context.unroute(contactWorker);
  await page.goto(`${stack.url}/settings`);
  await page.getByLabel("Keep contacts and recent calls on this device").check();
  await page.goto(`${stack.url}/purchase-credits`);
  await page.getByLabel("Currency").selectOption("USD");
  await proceedWith(page, "$10.00");
  await payWith(page, payingCard);
  await expect(page.getByText("Successfully purchased 100 credits!")).toBeVisible();
  await expect(page, "after the message").toHaveURL(/\/dashboard$/);
  await page.goto(`${stack.url}/contacts`);
  await expect(page.getByRole("main")).toContainText("Zoë Müller");
  await page.keyboard.press("Shift");
  await expect.poll(() => workerState(page)).toBe("activated");
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("You are offline");
  await expect(page.getByRole("region", { name: "Contacts" })).toContainText("Zoë Müller");
  await context.setOffline(false);
  await openOperator(page, stack, "owner");
  await expect(page.getByRole("main")).toBeVisible();
  expect(errors).toEqual([]);
});
