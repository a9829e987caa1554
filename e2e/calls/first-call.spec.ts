import { expect, type Locator, type Page } from "@playwright/test";
import { callEnded, dial, loudest } from "#e2e/support/callers.ts";
import {
  fillCard,
  fillSignUp,
  linkMailedTo,
  logInAs,
  newPerson,
  openCardForm,
  pressRegister,
} from "#e2e/support/people.ts";
import type { Stack } from "#e2e/support/product/stack.ts";
import { test } from "#e2e/support/test.ts";

test.use({ serviceWorkers: "allow", reducedMotion: "no-preference" });

test("a newcomer signs up, buys credits, calls, hears and pays the displayed cost", async ({
  page,
  stack,
}) => {
  const elsewhere = requestsElsewhere(page, stack);
  const offered = offeredCodecs(page);
  const person = newPerson();

  await test.step("register and verify", async () => {
    await page.goto(stack.url);
    await expect(page.getByText("Sandbox: no real calls, no real money")).toBeVisible();
    await page.goto(`${stack.url}/register`);
    await fillSignUp(page, person);
    await pressRegister(page);
    await expect(page.getByText("Registration Successful!")).toBeVisible();
    await expect(page.getByText("Email Verification Required")).toBeVisible();
    await page.goto(await linkMailedTo(stack, person.email));
    await expect(page.getByText("Email verified successfully! You can now log in.")).toBeVisible();
    await expect(page).toHaveURL(`${stack.url}/login`);
    await expect(page.getByLabel("Email"), "the address is filled in").toHaveValue(person.email);
  });

  await test.step("log in", async () => {
    await logInAs(page, person);
    await expect(page).toHaveURL(`${stack.url}/dashboard`);
  });

  await test.step("buy 100 credits", async () => {
    await openCardForm(page, stack);
    await fillCard(page, "4242 4242 4242 4242");
    await page.getByRole("button", { name: "Pay Now" }).click();
    await expect(page.getByText("Successfully purchased 100 credits!")).toBeVisible();
    await expect(page).toHaveURL(`${stack.url}/dashboard`);
    await expect(creditBadge(page)).toHaveText("Purchase Credits100 credits");
  });

  const cost = await test.step("call and hear the greeting, then oneself", () => callAndListen(page));

  await test.step("the balance falls by the counter's amount, and so says the history", async () => {
    await expect(creditBadge(page)).toHaveText(`Purchase Credits${100 - cost} credits`);
    const row = page.getByRole("row", { name: "Call" });
    await expect(row).toContainText(`-${cost}`);
    await expect(row).toContainText("completed");
    await page.getByRole("link", { name: "View All Transactions" }).click();
    await expect(page.getByRole("row").filter({ hasText: "+44" })).toContainText(`-${cost}`);
  });

  // 63 repeats Opus for lost packets. Chromium by itself has G.722 before PCMU.
  expect(offered[0], "opus, then pcmu").toMatch(/^111 (63 )?0\b/);
  expect(elsewhere, "the page asked no host but this machine").toEqual([]);
});

function creditBadge(page: Page): Locator {
  return page.getByRole("navigation").getByRole("listitem").filter({ hasText: "Purchase Credits" });
}

/** Dials, proves both voices from the SDK's own samples and hangs up; returns the counter's cost. */
async function callAndListen(page: Page): Promise<number> {
  await dial(page);
  await expect(page.getByText(/ringing/i)).toBeVisible();
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
  const known = [url, sandboxUrl, sandboxUrl.replace("http", "ws"), "data:", "blob:"];
  const look = (address: string) => {
    if (!known.some((start) => address.startsWith(start))) elsewhere.push(address);
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
