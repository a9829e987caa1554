import { expect, type Page } from "@playwright/test";
import { openFundedAccount, talk } from "#e2e/support/callers.ts";
import { openAs } from "#e2e/support/people.ts";
import { luxembourg } from "#e2e/support/product/dear-calls.ts";
import type { Stack } from "#e2e/support/product/stack.ts";

/** The browser's objects at the page's edge; `beside` records what the page asks of them. */
export const besideFakes = `
  window.beside = { locks: [], actions: {}, microphone: null, notices: [] };
  Object.defineProperty(navigator, "wakeLock", { value: { async request() {
    const lock = { released: false, async release() { lock.released = true; } };
    beside.locks.push(lock);
    return lock;
  } } });
  MediaSession.prototype.setActionHandler = (action, handler) => { beside.actions[action] = handler; };
  MediaSession.prototype.setMicrophoneActive = async (active) => { beside.microphone = active; };
  window.Notification = class {
    static permission = "default";
    static async requestPermission() { return (this.permission = "granted"); }
  };
  ServiceWorkerRegistration.prototype.showNotification = async (title, options) => {
    const notice = { text: title + " " + JSON.stringify(options), isOpen: true, close() { notice.isOpen = false; } };
    beside.notices.push(notice);
  };
  ServiceWorkerRegistration.prototype.getNotifications = async () => beside.notices;
  window.documentPictureInPicture = { window: null, async requestWindow({ width, height }) {
    return this.window = open("", "", "width=" + width + ",height=" + height);
  } };
  let seen = "visible";
  Object.defineProperty(document, "visibilityState", { get: () => seen });
  window.hide = (isHidden) => {
    seen = isHidden ? "hidden" : "visible";
    if (isHidden) for (const lock of beside.locks) lock.released = true;
    document.dispatchEvent(new Event("visibilitychange"));
  };`;

/** Talks until the credits are about to end the call, and stops for `look` at the page and at the call's own window. */
export async function throughTheEndOfCredits(
  page: Page,
  stack: Stack,
  look: (page: Page, screen: string) => Promise<void>,
): Promise<void> {
  await page.addInitScript(besideFakes);
  await openAs(page, stack, await openFundedAccount(stack), "/dashboard");
  await talk(page, luxembourg);
  await expect(page.getByRole("button", { name: "Notify me before the call ends" })).toBeVisible();
  const opening = page.context().waitForEvent("page");
  await page.getByRole("button", { name: "Window" }).click();
  const small = await opening;
  await small.setViewportSize({ width: 300, height: 220 });
  await expect(small.getByRole("timer")).toBeVisible();
  await look(small, "call-window");
  await expect(page.getByRole("alert").first()).toBeVisible({ timeout: 90_000 });
  await look(page, "call-ends-soon");
  await page.getByRole("button", { name: "End Call" }).click();
}
