import { expect } from "@playwright/test";
import { auditFindings } from "#e2e/support/audit.ts";
import { dial, openCaller, talk } from "#e2e/support/callers.ts";
import { creditsOf } from "#e2e/support/cards.ts";
import { test } from "#e2e/support/test.ts";

/** Presses End Call this long after the page has asked the carrier for a call: around the time when our server opens it. */
const afterAsking_ms = [0, 4, 8, 16, 32];

test("calls that are given up at once leave the line free for the next one, and cost nothing", async ({
  page,
  stack,
}) => {
  await page.addInitScript(`
    const send = WebSocket.prototype.send;
    WebSocket.prototype.send = function (message) {
      send.call(this, message);
      if (window.giveUpAfter_ms === undefined || !String(message).includes('"invite"')) return;
      const end = () => [...document.querySelectorAll("button")].find((button) => button.textContent === "End Call").click();
      setTimeout(end, window.giveUpAfter_ms);
    };
  `);
  const token = await openCaller(page, stack);
  for (const wait_ms of afterAsking_ms) {
    await page.evaluate(`window.giveUpAfter_ms = ${wait_ms}`);
    await dial(page);
    await expect(page.getByRole("button", { name: "Start Call" })).toBeVisible();
  }
  await page.evaluate("window.giveUpAfter_ms = undefined");
  await talk(page);
  await page.getByRole("button", { name: "End Call" }).click();
  // Each receipt is for its own call, so one alone names the charge.
  await expect(page.getByText("Charged 1 credit ($0.10).")).toHaveCount(1);
  await expect.poll(() => creditsOf(stack, token), { timeout: 90_000 }).toBe(99);
  expect(await auditFindings(stack)).toEqual([]);
});

/** True for a button that takes no notice of Enter. */
const ignoresEnter = `
  ((button) => !button.dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", bubbles: true, cancelable: true })))`;

test("the rest of a double or held press that starts a call does not end it", async ({ page, stack }) => {
  await page.addInitScript(`
    new MutationObserver(() => {
      const button = [...document.querySelectorAll("button")].find((one) => one.textContent === "End Call");
      if (button) window.ignoredSecondPress ??= ${ignoresEnter}(button);
    }).observe(document, { childList: true, subtree: true });`);
  await openCaller(page, stack);
  const endCall = page.getByRole("button", { name: "End Call" });
  await page.getByLabel("Phone number").fill("+44 20 7946 0000");
  await page.keyboard.down("Enter");
  await expect(endCall).toBeFocused();
  expect(await page.evaluate("ignoredSecondPress")).toBe(true);
  await expect.poll(() => page.evaluate(`${ignoresEnter}(document.activeElement)`)).toBe(false);
  await page.keyboard.down("Enter");
  await endCall.dispatchEvent("click", { detail: 2 });
  await expect(page.getByText("Call in progress...")).toBeVisible();
  await page.keyboard.up("Enter");
  await endCall.press("Enter");
  await expect(page.getByRole("button", { name: "Start Call" })).toBeVisible();
});
