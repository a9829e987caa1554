/** On a phone each control can be pressed in its middle, in every combination of what stays in view beside the page. */
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, type Page } from "@playwright/test";
import { dial, openFundedAccount, talk } from "#e2e/support/callers.ts";
import { openAs } from "#e2e/support/people.ts";
import { openScreen, type Screen, userScreens, visitorScreens } from "#e2e/support/screens/screens.ts";
import { test } from "#e2e/support/test.ts";

const measuring = readFileSync(
  fileURLToPath(new URL("../support/page/scripts/covered-controls.js", import.meta.url)),
  "utf8",
);
const windows = {
  "a phone": [
    { width: 390, height: 844 },
    { width: 360, height: 640 },
  ],
  // A page at 200 %, and at 400 %.
  "a low window": [
    { width: 640, height: 450 },
    { width: 320, height: 256 },
  ],
} as const;
type Sizes = (typeof windows)[keyof typeof windows];

// In one worker, the minutes of this file would be those of the run.
test.describe.configure({ mode: "parallel" });

// For the message that each page can show.
test.beforeEach(async ({ context }) => {
  await context.route("**/assets/hi-*.js", (route) => route.abort());
});

/** Parts beside a page that come and go by themselves, in each combination. */
interface Beside {
  sizes: Sizes;
  network: readonly ("online" | "offline")[];
  hasMessage: boolean;
  /** The bar of a call on another page, which is taken away in its turn. */
  hasOtherCall?: boolean;
}
const network = ["online", "offline"] as const;

/** During a call, its hold leaves less of a purchase to take back than this screen shows. */
const isWithoutCall = ({ name }: Screen) => name === "transactions-limited";

/** Looks at the open screen at each size, in each combination of what is beside it, without a message and with one. */
async function problemsOf(page: Page, screen: string, beside: Beside): Promise<string[]> {
  const problems: string[] = [];
  const add = (view: string, found: readonly string[]) =>
    problems.push(...found.map((problem) => `${screen}, ${view}: ${problem}`));
  await page.evaluate(measuring);
  // Words that are pressed before the page has them in hand load another page.
  await expect.poll(() => page.evaluate("history.scrollRestoration")).toBe("manual");
  const look = async (message: string) => {
    for (const size of beside.sizes) {
      await page.setViewportSize(size);
      for (const state of beside.network) {
        for (const hasCall of beside.hasOtherCall ? [true, false] : [false]) {
          await page.evaluate(`setNetwork("${state}"), showOtherCall(${hasCall})`);
          const covered = await page.evaluate<string[]>("drawn().then(coveredControls)");
          add(`${size.width} by ${size.height} px, ${state}${hasCall ? ", a call" : ""}${message}`, covered);
        }
      }
    }
  };
  await page.evaluate("scrollTo(0, 0)");
  await look("");
  const before = await page.evaluate<number>("topOfPage()");
  if (beside.hasMessage && (await showMessage(page))) {
    expect(await page.evaluate<number>("topOfPage()"), `${screen}: a message moves nothing`).toBe(before);
    add("a message", await page.evaluate<string[]>("belowMessages()"));
    await look(", a message");
  }
  await page.evaluate('setNetwork("online"), showOtherCall(true)');
  return problems;
}

const toast = (page: Page) => page.locator("[data-sonner-toast][data-removed=false]");

/** The one message that each page can show: that a language does not load. A question over the page takes no choice. */
async function showMessage(page: Page): Promise<boolean> {
  const choice = page.locator("footer select");
  const isModal = (await page.locator("[data-dialog], [data-call-screen], dialog[open]").count()) > 0;
  if (isModal || (await choice.count()) === 0) return false;
  // Chosen without a scroll to it.
  await page.evaluate(
    `{ const choice = document.querySelector("footer select"); choice.value = "hi"; choice.dispatchEvent(new Event("change", { bubbles: true })); }`,
  );
  await expect(toast(page)).toBeVisible();
  await expect.poll(() => toast(page).evaluate((shown) => shown.getAnimations().length)).toBe(0);
  return true;
}

async function problemsOfScreens(
  page: Page,
  stack: Parameters<typeof openScreen>[1],
  screens: readonly Screen[],
  beside: Beside,
): Promise<string[]> {
  const problems: string[] = [];
  for (const screen of screens) {
    await openScreen(page, stack, screen);
    problems.push(...(await problemsOf(page, screen.name, beside)));
    await page.unrouteAll();
    await page.setViewportSize({ width: 1280, height: 720 });
  }
  return problems;
}

for (const [place, sizes] of Object.entries(windows)) {
  // A message has a place of its own on phones. In low windows it passes above what the page scrolls to.
  const ofUsers: Beside = { sizes, network, hasMessage: place === "a phone" };

  test(`on ${place}, each control of a visitor can be pressed`, async ({ page, stack }) => {
    const ofVisitors: Beside = { sizes, network: ["online"], hasMessage: false };
    expect(await problemsOfScreens(page, stack, visitorScreens, ofVisitors)).toEqual([]);
  });

  test(`on ${place}, each control of a user can be pressed, with and without a call on another page`, async ({
    page,
    context,
    stack,
  }) => {
    const token = await openFundedAccount(stack);
    await openAs(page, stack, token, "/dashboard");
    const problems = await problemsOfScreens(page, stack, userScreens.filter(isWithoutCall), ofUsers);
    const caller = await context.newPage();
    await openAs(caller, stack, token, "/dashboard");
    await talk(caller);
    await expect(page.getByRole("button", { name: "End it" })).toBeVisible();
    const others = userScreens.filter((screen) => !isWithoutCall(screen));
    problems.push(...(await problemsOfScreens(page, stack, others, { ...ofUsers, hasOtherCall: true })));
    expect(problems).toEqual([]);
    const endCall = caller.getByRole("button", { name: "End Call" });
    await expect(endCall, "the call lasted as long as the test").toBeVisible();
  });

  test(`on ${place}, each control of a user can be pressed during a call, on its screen and beside its bar`, async ({
    page,
    stack,
  }) => {
    await page.setViewportSize(sizes[0]);
    await openAs(page, stack, await openFundedAccount(stack), "/dashboard");
    const problems: string[] = [];
    await dial(page, "+44 20 7946 0102");
    await expect(page.getByText("Ringing...")).toBeVisible();
    problems.push(...(await problemsOf(page, "a call that rings", ofUsers)));
    await page.getByRole("button", { name: "End Call" }).click();
    await talk(page);
    const screen = page.getByRole("dialog", { name: "Call" });
    for (const panel of ["Keypad", "Sound"]) {
      problems.push(...(await problemsOf(page, "a call", ofUsers)));
      await screen.getByRole("button", { name: panel }).click();
      problems.push(...(await problemsOf(page, `a call's ${panel}`, ofUsers)));
    }
    await page.goBack();
    await expect(screen).toBeHidden();
    for (const path of new Set(userScreens.filter(({ open }) => !open).map(({ path }) => path))) {
      // As a link does: a page that is loaded anew would end the call.
      await page.evaluate(
        `history.pushState(null, "", ${JSON.stringify(path)}), dispatchEvent(new PopStateEvent("popstate"))`,
      );
      await expect(page.getByRole("heading", { level: 1 })).toBeAttached();
      await expect(page.locator("main .animate-spin")).toHaveCount(0);
      problems.push(...(await problemsOf(page, `${path} beside its call`, ofUsers)));
    }
    await expect(page.getByRole("region", { name: "Call", exact: true })).toBeVisible();
    expect(problems).toEqual([]);
  });
}
