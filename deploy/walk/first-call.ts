/** Actions of the guide's first customer, in a real browser. */
import { type Browser, chromium, expect as hurriedExpect, type Page } from "@playwright/test";
import { loudest, talk } from "#e2e/support/callers.ts";
import { chromiumArguments, chromiumExecutable } from "#e2e/support/page/chromium.ts";
import {
  fillCard,
  fillSignUp,
  linkMailedTo,
  logInAs,
  mailsTo,
  newPerson,
  openCardForm,
  type Person,
  pressRegister,
} from "#e2e/support/people.ts";

const number = "+44 20 7946 0000";
/** A machine that has just installed packages may be slow. */
const timeout_ms = 60_000;
const expect = hurriedExpect.configure({ timeout: timeout_ms });

export interface Place {
  url: string;
  sandboxUrl: string;
}

/** Facts that the customer has seen, to be seen again after a restore. */
export interface Customer {
  person: Person;
  /** Credits that one minute cost. */
  cost: number;
}

/** @param pin the hash of the proxy's public key */
export function openBrowser(pin: string): Promise<Browser> {
  return chromium.launch({
    executablePath: chromiumExecutable(),
    args: [...chromiumArguments, `--ignore-certificate-errors-spki-list=${pin}`],
  });
}

/** A page of its own; when the work fails, its picture is written, and its error has the browser's own. */
async function inPage<T>(browser: Browser, picture: string, work: (page: Page) => Promise<T>): Promise<T> {
  const context = await browser.newContext({ permissions: ["microphone"] });
  const page = await context.newPage();
  const problems: string[] = [];
  page.on("console", (message) => {
    if (message.type() === "error") problems.push(message.text());
  });
  try {
    return await work(page);
  } catch (error) {
    await page.screenshot({ path: picture });
    const reason = error instanceof Error ? error.message : error;
    throw new Error(`${reason}\nThe page: ${picture}\n${problems.join("\n")}`);
  } finally {
    await context.close();
  }
}

/** Signs up, verifies, buys, calls, hears and gets the receipt; writes a picture of the call. */
export function firstCall(browser: Browser, place: Place, picture: string): Promise<Customer> {
  return inPage(browser, picture, async (page) => {
    const person = newPerson();
    const reply = await page.goto(`${place.url}/register`);
    expect((await reply?.allHeaders())?.["strict-transport-security"]).toMatch(/max-age=\d{8}/);
    await fillSignUp(page, person);
    await pressRegister(page);
    await expect(page.getByText("Registration Successful!")).toBeVisible({ timeout: timeout_ms });
    await page.goto(await linkMailedTo(place, person.email));
    await expect(page.getByText("Email verified successfully! You can now log in.")).toBeVisible();
    await enter(page, place, person);
    await buy(page, place);
    await expect
      .poll(async () => (await mailsTo(place, person.email))[0]?.subject, { timeout: timeout_ms })
      .toMatch(/^Your receipt FL-/);
    const cost = await call(page, picture);
    await page.goto(await linkMailedTo(place, person.email));
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(/^Receipt FL-/);
    const customer = { person, cost };
    await expectHistory(page, place, customer);
    return customer;
  });
}

async function enter(page: Page, place: Place, person: Person): Promise<void> {
  await page.goto(`${place.url}/login`);
  await logInAs(page, person);
  await expect(page).toHaveURL(`${place.url}/dashboard`);
}

async function buy(page: Page, place: Place): Promise<void> {
  await openCardForm(page, place);
  await fillCard(page, "4242424242424242");
  await page.getByRole("button", { name: "Pay Now" }).click();
  await expect(page.getByText("Successfully purchased 100 credits!")).toBeVisible();
  await expect(page).toHaveURL(`${place.url}/dashboard`);
}

async function call(page: Page, picture: string): Promise<number> {
  await talk(page, number, timeout_ms);
  await expect.poll(() => loudest(page, 1_000), { timeout: timeout_ms }).toBeGreaterThan(0.02);
  await page.screenshot({ path: picture });
  const estimate = await page.getByText(/^Estimated cost: /).textContent();
  await page.getByRole("button", { name: "End Call" }).click();
  await expect(page.getByText(/Call ended \(1 minute\)/)).toBeVisible();
  return Number(/([\d.]+) credits? /.exec(estimate ?? "")?.[1]);
}

/** Logs in as the customer and finds balance and history as they were. */
export function comeBack(browser: Browser, place: Place, customer: Customer, picture: string): Promise<void> {
  return inPage(browser, picture, async (page) => {
    await enter(page, place, customer.person);
    await expectHistory(page, place, customer);
  });
}

async function expectHistory(page: Page, { url }: Place, { cost }: Customer): Promise<void> {
  await page.goto(`${url}/transactions`);
  await expect(page.getByRole("navigation")).toContainText(`${100 - cost} credits`);
  await expect(page.getByRole("row").filter({ hasText: "+44" })).toContainText(`-${cost}`);
  await expect(page.getByRole("row").filter({ hasText: "$10.00" })).toContainText("completed");
}
