/** The link that verifies a new address opens no session; it leads to a login whose address is filled in. */
import { expect, type Page } from "@playwright/test";
import { linkMailedTo, newPerson, signUp } from "#e2e/support/people.ts";
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

async function sessionsOf(page: Page): Promise<string[]> {
  const cookies = await page.context().cookies();
  const named = cookies.map(({ name }) => name).filter((name) => name.endsWith("session"));
  const kept = await page.evaluate(() => localStorage.getItem("farline.session"));
  return kept === null ? named : [...named, kept];
}
