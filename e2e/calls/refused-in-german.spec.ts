import { expect, type Page } from "@playwright/test";
import { callHistoryRoutes } from "#contract/calls/call-history.ts";
import { messages } from "#contract/messages/messages.ts";
import { languageCookie } from "#contract/pages/languages.ts";
import { openFundedAccount } from "#e2e/support/callers.ts";
import { showIn } from "#e2e/support/page/shown-language.ts";
import { api, openAs } from "#e2e/support/people.ts";
import { brussels, dearCalls } from "#e2e/support/product/dear-calls.ts";
import { test } from "#e2e/support/test.ts";
import { readEvents } from "#testing/http/event-reader.ts";
import { catalogues } from "#words/all.ts";
import { say } from "#words/say.ts";
import { addCatalogue, inLanguage } from "#words/translate.ts";

test.use(dearCalls);

const english = "You need at least 600 credits to call this number. Please purchase credits.";
const german = "Für diese Nummer brauchen Sie mindestens 600 Credits. Bitte kaufen Sie Credits.";
const tooDear = messages.call.needCredits(600);
const alert = (page: Page, text: string) => page.getByRole("alert").filter({ hasText: text });

test("a refused call says why in German on the card, in the history and in the live event, and in English once that is shown", async ({
  page,
  stack,
}) => {
  const token = await openFundedAccount(stack);
  const events = await readEvents(stack.url, { "x-auth-token": token, "accept-language": "de" });
  await page.context().addCookies([{ name: languageCookie, value: "de", url: stack.url }]);
  // A browser that knows no price leaves the refusal to the server.
  await page.route("**/api/tariff?*", (route) => route.abort());
  await openAs(page, stack, token, "/dashboard");
  await page.getByLabel("Telefonnummer").fill(brussels);
  await page.getByRole("button", { name: "Anrufen", exact: true }).click();

  const card = page.getByRole("region", { name: "Letzter Anruf" });
  await expect(card).toContainText(german);
  await showIn(page, "en");
  await expect(page.getByRole("region", { name: "Last call" })).toContainText(english);

  const { message } = await events.find("call_refused");
  expect(message).toEqual(tooDear);
  addCatalogue("de", catalogues.de);
  expect(inLanguage("de", () => say(message))).toBe(german);
  await events.close();

  const calls = callHistoryRoutes.calls.reply.parse((await api(stack, "GET", "/api/calls", { token })).body);
  await page.goto(`${stack.url}/calls/${calls[0]?.id}`);
  await expect(alert(page, german)).toBeVisible();
  await showIn(page, "en");
  await expect(alert(page, english)).toBeVisible();
});
