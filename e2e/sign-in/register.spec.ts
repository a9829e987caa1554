import { expect, type Page } from "@playwright/test";
import { fillSignUp, linkMailedTo, newPerson, pressRegister } from "#e2e/support/people.ts";
import { test } from "#e2e/support/test.ts";

test("an international address registers, and its mailed link opens no session but fills the address in, in each browser", async ({
  page,
  browser,
  stack,
}) => {
  const [name = ""] = newPerson().email.split("@");
  const person = { ...newPerson(), email: `${name}@почта.рф` };
  await page.goto(`${stack.url}/register`);
  await fillSignUp(page, person);
  await pressRegister(page);
  await expect(page.getByRole("heading", { name: "Registration Successful!" })).toBeVisible();
  await expect(page.getByText(person.email)).toBeVisible();
  const inbox = page.getByRole("link", { name: "Open your mail" });
  await expect(inbox, "of the sandbox").toHaveAttribute("href", /^http:\/\/localhost:\d+\/mail$/);
  const link = await linkMailedTo(stack, person.email);
  // The page of the sign-up would go on by itself.
  await page.goto(stack.url);
  const elsewhere = await browser.newPage();
  // A mail scanner may have opened the link before, so the second opening is like the first one.
  for (const opened of [elsewhere, page]) {
    const addresses: string[] = [];
    opened.on("request", (request) => addresses.push(request.url()));
    await opened.goto(link);
    await expect(opened.getByText("Email verified successfully! You can now log in.")).toBeVisible();
    await expect(opened).toHaveURL(`${stack.url}/login`);
    await expect(opened.getByLabel("Email")).toHaveValue(
      new RegExp(`^${name}@(почта\\.рф|xn--80a1acny\\.xn--p1ai)$`),
    );
    await expect(opened.getByLabel("Password", { exact: true })).toBeFocused();
    expect(await sessionsOf(opened), "no session").toEqual([]);
    expect(
      addresses.filter((address) => address.includes(name)),
      "in no URL",
    ).toEqual([]);
    expect(await opened.context().cookies(), "and is kept nowhere").not.toContainEqual(
      expect.objectContaining({ name: "verified_address" }),
    );
  }
  await elsewhere.reload();
  await expect(elsewhere.getByLabel("Email"), "the address is brought once").toHaveValue("");
  await elsewhere.close();

  await page.goto(link);
  await page.getByLabel("Password", { exact: true }).fill(person.password);
  await page.getByRole("button", { name: "Login", exact: true }).click();
  await expect(page).toHaveURL(`${stack.url}/dashboard`);
  await expect(page.getByRole("main").getByText(person.email)).toBeVisible();
});

async function sessionsOf(page: Page): Promise<string[]> {
  const cookies = await page.context().cookies();
  const named = cookies.map(({ name }) => name).filter((name) => name.endsWith("session"));
  const session = await page.evaluate(() => localStorage.getItem("farline.session"));
  return session === null ? named : [...named, session];
}
