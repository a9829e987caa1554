import { expect } from "@playwright/test";
import { makeOperator } from "#e2e/support/operators.ts";
import { enterAt, logInAs, newPerson, openAccount } from "#e2e/support/people.ts";
import { inDatabase } from "#e2e/support/product/database.ts";
import { test } from "#e2e/support/test.ts";

test.use({ serviceWorkers: "allow" });

test("the operators' page is unknown without a grant, opens with one, and the login leads back to its screen", async ({
  page,
  stack,
}) => {
  const person = newPerson();
  await openAccount(stack, person);
  const loaded: string[] = [];
  page.on("request", (request) => loaded.push(new URL(request.url()).pathname));

  await page.goto(`${stack.url}/admin/users?find=ada`);
  await expect(page).toHaveURL(`${stack.url}/login?to=%2Fadmin%2Fusers%3Ffind%3Dada`);
  await logInAs(page, person);
  await expect(page).toHaveURL(`${stack.url}/admin/users?find=ada`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("404: page not found");
  expect(loaded.filter((path) => path.startsWith("/admin/assets"))).toEqual([]);

  await makeOperator(stack, person.email, "support");
  await page.goto(`${stack.url}/admin/users`);
  await expect(page.getByLabel("Find a user")).toBeVisible();

  await test.step("a session that has ended leads to the login, and not in a circle", async () => {
    await enterAt(page, stack, person, "/about");
    // An open page would notice the end first, and forget the session.
    await page.goto("about:blank");
    await inDatabase(stack, (client) => client.query("DELETE FROM session"));
    await page.goto(`${stack.url}/admin`);
    await expect(page.getByText("Your session has ended. Please log in again.")).toBeVisible();
    await expect(page).toHaveURL(`${stack.url}/login?to=%2Fadmin`);
  });
});
