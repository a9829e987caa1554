import { expect } from "@playwright/test";
import { newPerson, openAccount, openAs } from "./support/people.ts";
import { test } from "./support/test.ts";

const failed = "Unexpected Application Error!";
const notLoaded = "The server could not be reached. Please try again.";

test("a page stays without the parts of its frame that do not load, and the next page has them", async ({
  page,
  stack,
}) => {
  await openAs(page, stack, await openAccount(stack, newPerson()), "/about");
  await expect(page.getByRole("button", { name: "Profile" })).toBeVisible();
  const lost = page.waitForEvent("requestfailed", (request) => /\/user-[\w-]+\.js/.test(request.url()));
  await page.route("**/assets/user-*.js", (route) => route.abort());
  await page.reload();
  await lost;
  await page.getByRole("contentinfo").getByRole("link", { name: "Rates" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Rates");
  await expect(page.getByRole("button", { name: "Profile" })).toHaveCount(0);
  await expect(page.getByText(failed)).toHaveCount(0);

  await page.unroute("**/assets/user-*.js");
  await page.getByRole("banner").getByRole("link", { name: "About", exact: true }).click();
  await expect(page.getByRole("button", { name: "Profile" })).toBeVisible();
});

test("a phone's dashboard stays without its bar and its balance, where these do not load", async ({
  page,
  stack,
}) => {
  await page.setViewportSize({ width: 360, height: 700 });
  for (const name of ["bottom-bar", "balance-line"])
    await page.route(`**/assets/${name}-*.js`, (route) => route.abort());
  const lost = ["bottom-bar", "balance-line"].map((name) =>
    page.waitForEvent("requestfailed", (request) => request.url().includes(`/${name}-`)),
  );
  await openAs(page, stack, await openAccount(stack, newPerson()), "/dashboard");
  await Promise.all(lost);
  await expect(page.getByText("No recent transactions")).toBeVisible();
  await page.getByLabel("Phone number").fill("442079460001");
  await expect(page.getByLabel("Phone number")).toHaveValue(/^44/);
  await expect(page.getByText(failed)).toHaveCount(0);
});

test("a dial pad that does not load says so in its place, and opens once it does", async ({
  page,
  stack,
}) => {
  await openAs(page, stack, await openAccount(stack, newPerson()), "/dashboard");
  await page.route("**/assets/dial-pad-*.js", (route) => route.abort());
  const opener = page.getByRole("button", { name: "Dial pad" });
  await opener.click();
  await expect(page.getByRole("alert").filter({ hasText: notLoaded })).toBeVisible();
  await expect(page.getByLabel("Phone number")).toBeVisible();
  await page.unroute("**/assets/dial-pad-*.js");
  await opener.click();
  await expect(page.getByText(notLoaded)).toHaveCount(0);
  await opener.click();
  await expect(page.getByRole("button", { name: "7" })).toBeVisible();
});
