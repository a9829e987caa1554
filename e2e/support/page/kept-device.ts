import { randomUUID } from "node:crypto";
import { expect, type Page } from "@playwright/test";
import type { Language } from "#contract/pages/languages.ts";
import { openFundedAccount } from "#e2e/support/callers.ts";
import { api, openAs } from "#e2e/support/people.ts";
import type { Stack } from "#e2e/support/product/stack.ts";
import { showIn } from "./prepared-page.ts";

/** The state of the page's service worker; undefined without one. */
export const workerState = (page: Page) =>
  page.evaluate<string | undefined>(
    "navigator.serviceWorker.getRegistration().then((found) => found?.active?.state)",
  );

/** Opens the dashboard of a user with a contact and a call, and lets the device keep what it shows. */
export async function openKeeper(page: Page, stack: Stack): Promise<string> {
  const token = await openFundedAccount(stack);
  const numbers = [{ number: "+442079460101", label: "" }];
  const body = { id: randomUUID(), name: "Zoë Müller", numbers, note: "Likes tea" };
  expect((await api(stack, "POST", "/api/contacts", { token, body })).status).toBe(200);
  await openAs(page, stack, token, "/settings");
  await page.getByLabel("Keep contacts and recent calls on this device").check();
  await page.goto(`${stack.url}/dashboard`);
  await page.getByLabel("Phone number").fill("+44 20 7946 0101");
  await page.getByRole("button", { name: "Start Call" }).click();
  // The number is busy, which a busy machine learns late.
  await expect(page.getByRole("region", { name: "Recent numbers" })).toContainText("Zoë Müller", {
    timeout: 60_000,
  });
  await expect.poll(() => workerState(page)).toBe("activated");
  await expect.poll(async () => (await seenRows(page)).length).toBe(2);
  return token;
}

/** Stops for `look` at the dashboard's page without a network, in a language, and comes back. */
export async function throughOffline(
  page: Page,
  language: Language,
  look: () => Promise<void>,
): Promise<void> {
  await showIn(page, language);
  // An untouched page is no app yet.
  await page.keyboard.press("Shift");
  await expect.poll(() => keptPage(page)).toContain(`<html lang="${language}"`);
  await page.context().setOffline(true);
  await page.reload();
  await page.locator("main time").first().waitFor();
  await look();
  await page.context().setOffline(false);
  await page.locator("main input[type=tel]").waitFor();
}

/** The page that the worker keeps, in the language that was shown last. */
export function keptPage(page: Page): Promise<string> {
  return page.evaluate<string>('caches.match("/offline-page").then((kept) => kept.text())');
}

/** Content of the device's database. */
export async function seenRows(page: Page): Promise<unknown[]> {
  return page.evaluate<unknown[]>(`new Promise((resolve, reject) => {
    indexedDB.databases().then((known) => {
      if (!known.some(({ name }) => name === "farline.seen")) return resolve([]);
      const asked = indexedDB.open("farline.seen");
      asked.onerror = () => reject(asked.error);
      asked.onsuccess = () => {
        const rows = asked.result.transaction("seen").objectStore("seen").getAll();
        rows.onsuccess = () => {
          asked.result.close();
          resolve(rows.result);
        };
      };
    });
  })`);
}
