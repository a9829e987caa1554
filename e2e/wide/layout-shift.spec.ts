/** Nothing that a reader sees on a phone moves while its page arrives, and no control once it can be pressed. */
import { fileURLToPath } from "node:url";
import { expect, type Page } from "@playwright/test";
import { eventRoutes } from "#contract/events.ts";
import { inCallMessages } from "#contract/messages/call-messages.ts";
import { appMessages } from "#contract/messages/frame-messages.ts";
import { dial, openCaller, openFundedAccount } from "#e2e/support/callers.ts";
import { movedControls, watchControls } from "#e2e/support/page/prepared-page.ts";
import { api, newPerson, openAccount, openAs } from "#e2e/support/people.ts";
import type { Stack } from "#e2e/support/product/stack.ts";
import { buySaving } from "#e2e/support/saved-cards.ts";
import { test } from "#e2e/support/test.ts";
import { makeVoice } from "#e2e/support/voice.ts";

test.use({ viewport: { width: 412, height: 823 } });

const visitorPaths = ["/", "/about", "/rates", "/rates/germany", "/contact", "/register", "/login", "/terms"];
const userPaths = [
  "/dashboard",
  "/calls",
  "/contacts",
  "/numbers",
  "/voicemail",
  "/transactions",
  "/purchase-credits",
  "/settings",
  "/contact",
];

/** Delay of each answer, as in a phone's network. */
const late_ms = 300;
/** An answer that comes when all else is there. */
const veryLate_ms = 1_000;
/** After this time without a request, a page has asked for everything. */
const quiet_ms = 600;

/** Opens each page with late answers, and gives what moved on the way. */
async function shiftsOn(page: Page, address: string, paths: readonly string[]): Promise<string[]> {
  await page.addInitScript({
    path: fileURLToPath(new URL("../support/page/scripts/layout-shifts.js", import.meta.url)),
  });
  let lastRequest_ms: number;
  await page.route("**/api/**", async (route) => {
    lastRequest_ms = Date.now() + late_ms;
    setTimeout(() => void route.continue().catch(() => undefined), late_ms);
  });
  // A font that comes late breaks lines elsewhere, as far as this machine has none of its width.
  await page.route("**/*.woff2", (route) => route.abort());
  const shifts: string[] = [];
  for (const path of paths) {
    lastRequest_ms = Date.now();
    await page.goto(address + path);
    await expect(page.getByRole("main").getByRole("heading").first()).toBeVisible();
    await expect(page.getByText("Loading...")).toHaveCount(0);
    await expect.poll(() => Date.now() - lastRequest_ms).toBeGreaterThan(quiet_ms);
    const shiftsOfPage = await page.evaluate<string[]>("layoutShifts()");
    shifts.push(...shiftsOfPage.map((shift) => `${path} ${shift}`));
  }
  return shifts;
}

test("nothing moves while a visitor's page arrives", async ({ page, stack }) => {
  expect(await shiftsOn(page, stack.url, visitorPaths)).toEqual([]);
});

test("nothing moves while a new user's page arrives", async ({ page, stack }) => {
  await openAs(page, stack, await openAccount(stack, newPerson()), "/about");
  expect(await shiftsOn(page, stack.url, userPaths)).toEqual([]);
});

test("nothing moves while a page arrives for a user with a purchase, a saved card and a contact", async ({
  page,
  stack,
}) => {
  const token = await openFundedAccount(stack);
  await buySaving(stack, token);
  await addContact(stack, token, { name: "Ann", favourite: false });
  await openAs(page, stack, token, "/about");
  expect(await shiftsOn(page, stack.url, userPaths)).toEqual([]);
});

const widths = [
  { width: 360, paths: userPaths },
  { width: 1440, paths: ["/dashboard"] },
];

for (const { width, paths } of widths) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 740 } });

    test("no control moves under a press, whichever answer is late", async ({ page, stack }) => {
      test.slow();
      const token = await openFundedAccount(stack);
      await buySaving(stack, token);
      for (const name of ["Ann", "Bartholomew", "Cleopatra"]) {
        await addContact(stack, token, { name, favourite: true });
      }
      await openAs(page, stack, token, "/dashboard");
      await dial(page, "+442079460101");
      await expect(page.getByRole("region", { name: "Last call" })).toContainText("The line was busy");
      await page.addInitScript({ path: movedControls });
      const late = await answersOneByOneLate(page);
      const moved: string[] = [];
      for (const path of paths) {
        const answers = await late.first(stack.url + path);
        expect(answers.length, path).toBeGreaterThan(0);
        for (const answer of answers) {
          const controls = await late.again(stack.url + path, answer);
          moved.push(...controls.map((control) => `${path}, ${answer} late: ${control}`));
        }
      }
      expect(moved).toEqual([]);
    });
  });
}

for (const width of [360, 1440]) {
  test.describe(`at ${width} px, after a page has arrived`, () => {
    test.use({ viewport: { width, height: 740 } });

    test("no control moves when the network is lost and comes back", async ({ page, context, stack }) => {
      await openAs(page, stack, await openFundedAccount(stack), "/dashboard");
      await expect(page.getByRole("button", { name: "Start Call" })).toBeVisible();
      await expect(page.getByText("Loading...")).toHaveCount(0);
      await watchControls(page);
      const offline = page.getByText(appMessages.offline);
      await context.setOffline(true);
      await expect(offline).toBeInViewport();
      await context.setOffline(false);
      await expect(offline).toBeHidden();
      expect(await page.evaluate<string[]>("movedControls()")).toEqual([]);
    });

    test("no control moves at the answer of a call or for a notice", async ({ page, stack }) => {
      await openCaller(page, stack);
      await dial(page);
      await expect(page.getByText(inCallMessages.ringing)).toBeVisible();
      await watchControls(page);
      await expect(page.getByText("Call in progress...")).toBeVisible();
      await expect(page.getByText("Excellent")).toBeVisible();
      expect(await page.evaluate<string[]>("movedControls()")).toEqual([]);

      await page.getByRole("button", { name: "Keypad" }).click();
      await expect(page.getByRole("button", { name: "Hash" })).toBeVisible();
      await watchControls(page);
      await makeVoice(stack, "line", { loses_percent: 100 });
      await expect(page.getByText(inCallMessages.silence.nothingHeard)).toBeVisible();
      await makeVoice(stack, "line", { loses_percent: 0 });
      await expect(page.getByText(inCallMessages.silence.nothingHeard)).toBeHidden();
      expect(await page.evaluate<string[]>("movedControls()")).toEqual([]);
      await page.getByRole("button", { name: "End Call" }).click();
      await expect(page.getByRole("region", { name: "Last call" })).toBeVisible();
    });
  });
}

/** Opens a page for the names of its requests, and again with one of their answers late for the controls that moved. */
async function answersOneByOneLate(page: Page) {
  let pending = new Set<string>();
  let lateAnswer = "";
  let lastRequest_ms: number;
  await page.route("**/api/**", async (route) => {
    const { pathname } = new URL(route.request().url());
    pending.add(pathname);
    const wait_ms = pathname === lateAnswer ? veryLate_ms : 0;
    lastRequest_ms = Date.now() + wait_ms;
    setTimeout(() => void route.continue().catch(() => undefined), wait_ms);
  });
  async function open(address: string, answer: string): Promise<void> {
    lateAnswer = answer;
    lastRequest_ms = Date.now();
    await page.goto(address);
    await expect(page.getByRole("main").getByRole("heading").first()).toBeVisible();
    await expect(page.getByText("Loading...")).toHaveCount(0);
    await expect.poll(() => Date.now() - lastRequest_ms).toBeGreaterThan(quiet_ms);
  }
  return {
    async first(address: string): Promise<string[]> {
      pending = new Set();
      await open(address, "");
      // The stream of events is no part of a page.
      pending.delete(eventRoutes.events.path);
      return [...pending];
    },
    async again(address: string, answer: string): Promise<string[]> {
      await open(address, answer);
      return page.evaluate<string[]>("movedControls()");
    },
  };
}

async function addContact(stack: Stack, token: string, contact: { name: string; favourite: boolean }) {
  const numbers = [{ number: "+442079460000", label: "mobile" }];
  const body = { id: crypto.randomUUID(), numbers, ...contact };
  expect((await api(stack, "POST", "/api/contacts", { token, body })).status).toBe(200);
}
