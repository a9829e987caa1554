import { expect, type Locator, type Page } from "@playwright/test";
import { callEnded, loudest } from "#e2e/support/callers.ts";
import { linkMailedTo, newPerson } from "#e2e/support/people.ts";
import type { Stack } from "#e2e/support/product/stack.ts";
import { test } from "#e2e/support/test.ts";

test.use({ serviceWorkers: "allow", reducedMotion: "no-preference" });

/**
 * Until the first call rings. A press is one of a button or a link, the mailed link's among them, or of a field that does
 * not have the focus yet. A field counts once.
 */
const most = { fields: 9, presses: 14 };

test("a newcomer signs up, buys credits, calls, hears and pays the displayed cost", async ({
  page,
  context,
  stack,
}) => {
  const elsewhere = requestsElsewhere(page, stack);
  const offered = offeredCodecs(page);
  const person = newPerson();
  const newcomer = countedPerson();

  await test.step("register and verify", async () => {
    await page.goto(stack.url);
    await expect(page.getByText("Sandbox: no real calls, no real money")).toBeVisible();
    await newcomer.press(page.getByRole("main").getByRole("link", { name: "Sign Up" }).first());
    await expect(page.getByRole("heading", { name: "Create your account" })).toBeVisible();
    await expect(page.getByLabel("First name")).toBeFocused();
    await newcomer.type(page, page.getByLabel("First name"), person.firstName);
    await newcomer.type(page, page.getByLabel("Last name"), person.lastName);
    await newcomer.type(page, page.getByLabel("Email"), person.email);
    await newcomer.type(page, page.getByLabel("Password", { exact: true }), person.password);
    await newcomer.type(page, page.getByLabel("Confirm password"), person.password);
    await newcomer.press(page.getByRole("button", { name: "Register", exact: true }));
    await expect(page.getByRole("heading", { name: "Registration Successful!" })).toBeVisible();
    await expect(page.getByText("Email Verification Required")).toBeVisible();
    const mail = await context.newPage();
    await mail.setContent(`<a href="${await linkMailedTo(stack, person.email)}">Verify my address</a>`);
    await newcomer.press(mail.getByRole("link", { name: "Verify my address" }));
    await expect(mail.getByText("Email verified successfully! You can now log in.")).toBeVisible();
    await mail.close();
    // The page of the sign-up has noticed the link, and goes on by itself.
    await expect(page).toHaveURL(`${stack.url}/dashboard`);
  });

  await test.step("buy 100 credits", async () => {
    await newcomer.press(page.getByRole("main").getByRole("link", { name: "Purchase Credits" }).first());
    await newcomer.press(page.getByRole("button", { name: "Proceed to Payment" }));
    const card = page.frameLocator('iframe[title="Secure payment input frame"]');
    await newcomer.type(page, card.getByLabel("Card number"), "4242424242424242");
    await newcomer.type(page, card.getByLabel("Expiration date"), "1234");
    await newcomer.type(page, card.getByLabel("Security code"), "123");
    await newcomer.press(page.getByRole("button", { name: "Pay Now" }));
    await expect(page.getByText("Successfully purchased 100 credits!")).toBeVisible();
    await expect(page).toHaveURL(`${stack.url}/dashboard`);
    await expect(creditBadge(page)).toHaveText(/^Purchase Credits100 credits \(.+\)$/);
  });

  await test.step("call, after few fields and presses", async () => {
    await expect(page.getByLabel("Phone number")).toBeFocused();
    await newcomer.type(page, page.getByLabel("Phone number"), "442079460000");
    await newcomer.press(page.getByRole("button", { name: "Start Call" }));
    await expect(page.getByText(/ringing/i).first()).toBeVisible();
    const { fields, presses } = newcomer.count();
    expect(fields, "fields").toBeLessThanOrEqual(most.fields);
    expect(presses, "presses").toBeLessThanOrEqual(most.presses);
  });

  const cost = await test.step("hear the greeting, then oneself", () => listen(page));

  await test.step("the balance falls by the counter's amount, and so says the history", async () => {
    await expect(creditBadge(page)).toContainText(`Purchase Credits${100 - cost} credits (`);
    const row = page.getByRole("row", { name: "Call" });
    await expect(row).toContainText(`-${cost}`);
    await expect(row).toContainText("completed");
    await page.getByRole("link", { name: "View All Transactions" }).click();
    await expect(page.getByRole("row").filter({ hasText: "+44" })).toContainText(`-${cost}`);
    await page.getByRole("link", { name: /^Details for Call to .*, \+44 20 7946 0000$/ }).click();
    await expect(page.getByRole("main")).toContainText(/Score \(MOS\)[1-5]\.\d, at worst [1-5]\.\d/);
  });

  // 63 repeats Opus for lost packets. Chromium by itself has G.722 before PCMU.
  expect(offered[0], "opus, then pcmu").toMatch(/^111 (63 )?0\b/);
  expect(elsewhere, "the page asked no host but this machine").toEqual([]);
});

/** A person at the keyboard and the mouse, whose fields and presses are counted. */
function countedPerson() {
  let fields = 0;
  let presses = 0;

  async function press(control: Locator): Promise<void> {
    presses += 1;
    await control.click();
  }

  return {
    press,
    async type(page: Page, field: Locator, text: string): Promise<void> {
      fields += 1;
      await expect(field).toBeVisible();
      const hasFocus = await field.evaluate((element) => element === element.ownerDocument.activeElement);
      if (!hasFocus) await press(field);
      await page.keyboard.type(text);
    },
    count: () => ({ fields, presses }),
  };
}

function creditBadge(page: Page): Locator {
  return page.getByRole("navigation").getByRole("listitem").filter({ hasText: "Purchase Credits" });
}

/** Proves both voices of a call that rings from the SDK's own samples and hangs up; returns the counter's cost. */
async function listen(page: Page): Promise<number> {
  await expect(page.getByText("Call in progress...")).toBeVisible();
  await expect(page.getByText(/^\d\d:\d\d$/)).toBeVisible();

  // A muted microphone causes no echo, so the sound is the greeting.
  await page.getByRole("button", { name: "Mute", exact: true }).click();
  await expect(page.getByText("Microphone muted")).toBeVisible();
  await expect.poll(() => loudest(page, 1_000)).toBeGreaterThan(0.02);
  // The greeting ends, and then the far end is silent...
  await expect.poll(() => loudest(page, 3_000)).toBeLessThan(0.01);
  // ...until it has a voice to echo.
  await page.getByRole("button", { name: "Unmute" }).click();
  await expect(page.getByText("Microphone unmuted")).toBeVisible();
  await expect.poll(() => loudest(page, 2_000)).toBeGreaterThan(0.01);

  // The estimate rises with each started minute, and the carrier's count of seconds is not the page's.
  await expect(page.getByRole("timer", { name: "Call duration" })).toHaveText(/:[0-4]\d$/);
  const estimate = await page.getByText(/^Estimated cost: /).textContent();
  const shown = /^Estimated cost: ([\d.]+) credits? \(\$[\d.]+\)$/.exec(estimate ?? "")?.[1];
  await page.getByRole("button", { name: "End Call" }).click();
  await expect(page.getByText(callEnded)).toBeVisible();
  return Number(shown);
}

/** Collects every address the page requests outside the app and the sandbox. */
function requestsElsewhere(page: Page, { url, sandboxUrl }: Stack): string[] {
  const elsewhere: string[] = [];
  const ownAddresses = [url, sandboxUrl, sandboxUrl.replace("http", "ws"), "data:", "blob:"];
  const look = (address: string) => {
    if (!ownAddresses.some((start) => address.startsWith(start))) elsewhere.push(address);
  };
  page.on("request", (request) => look(request.url()));
  page.on("websocket", (socket) => look(socket.url()));
  return elsewhere;
}

/** The payload types of each offered call, in the order of preference. */
function offeredCodecs(page: Page): string[] {
  const offers: string[] = [];
  page.on("websocket", (socket) =>
    socket.on("framesent", ({ payload }) => {
      const types = /m=audio \d+ \S+ ([\d ]+)/.exec(String(payload))?.[1];
      if (types !== undefined) offers.push(types);
    }),
  );
  return offers;
}
