/** What goes along with a call. Headless browsers have neither media keys, nor windows above others, nor notices: those are fakes. */
import { randomUUID } from "node:crypto";
import { expect, type Page } from "@playwright/test";
import { problemsOf } from "./support/accessible.ts";
import { openFundedAccount, talk } from "./support/callers.ts";
import { dearCalls, lisbon } from "./support/dear-calls.ts";
import { api, openAs } from "./support/people.ts";
import { test } from "./support/test.ts";

test.use({ ...dearCalls, serviceWorkers: "allow" });

/** The browser's objects at the page's edge; `beside` records what the page asks of them. */
const fakes = `
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

const held = (page: Page) => page.evaluate("beside.locks.filter(({ released }) => !released).length");
const openNotices = (page: Page) =>
  page.evaluate<string[]>("beside.notices.filter(({ isOpen }) => isOpen).map(({ text }) => text)");

test("a call keeps the screen on, is in the media controls and in a window of its own, and gives notice of its end", async ({
  page,
  context,
  stack,
}) => {
  await page.addInitScript(fakes);
  const token = await openFundedAccount(stack);
  const body = { id: randomUUID(), name: "Zoë Müller", numbers: [{ number: lisbon, label: "" }] };
  expect((await api(stack, "POST", "/api/contacts", { token, body })).status).toBe(200);
  await openAs(page, stack, token, "/dashboard");
  expect(await page.evaluate("Notification.permission"), "no page asks by itself").toBe("default");
  await talk(page, lisbon);
  await expect.poll(() => held(page)).toBe(1);
  // The contact's name may arrive after the call has begun.
  await expect.poll(() => page.evaluate("navigator.mediaSession.metadata.title")).toBe("Zoë Müller");
  await page.getByRole("button", { name: "Notify me before the call ends" }).click();
  await expect(page.getByText("You will be notified before a call ends.")).toBeVisible();

  const opening = context.waitForEvent("page");
  await page.getByRole("button", { name: "Window" }).click();
  const small = await opening;
  await small.setViewportSize({ width: 300, height: 220 });
  await expect(small.getByRole("heading", { name: "Zoë Müller" })).toBeVisible();
  await expect(small.getByRole("timer")).toHaveText(/^00:\d\d$/);
  expect(await problemsOf(small, "window")).toEqual([]);
  await small.getByRole("button", { name: "Mute" }).click();
  await expect(page.getByRole("button", { name: "Unmute" })).toBeVisible();
  await expect.poll(() => page.evaluate("beside.microphone")).toBe(false);
  await page.evaluate("beside.actions.togglemicrophone()");
  await expect(small.getByRole("button", { name: "Mute", exact: true })).toBeVisible();

  await page.evaluate("hide(true)");
  await expect.poll(() => openNotices(page)).toHaveLength(1);
  const [notice = ""] = await openNotices(page);
  expect(notice).toContain("Your call ends within a minute");
  expect(notice).not.toMatch(/Zoë|351|210000000/);
  expect(await held(page)).toBe(0);
  await page.evaluate("hide(false)");
  await expect.poll(() => openNotices(page)).toEqual([]);
  await expect.poll(() => held(page)).toBe(1);

  const closed = small.waitForEvent("close");
  await page.evaluate("beside.actions.hangup()");
  await closed;
  await expect(page.getByText("Call ended (1 minute)")).toBeVisible();
  await expect.poll(() => held(page)).toBe(0);
  expect(await page.evaluate("[navigator.mediaSession.metadata, beside.actions.hangup]")).toEqual([
    null,
    null,
  ]);
});
