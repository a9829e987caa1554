import { expect, type Page } from "@playwright/test";
import { switchMessages } from "#contract/messages/switch-messages.ts";
import { deckColumns } from "#domain/tariff/decks/deck.ts";
import { callEnded, openCaller, talk, talkedFor } from "#e2e/support/callers.ts";
import { historyOf } from "#e2e/support/cards.ts";
import { act, openOperator } from "#e2e/support/operators.ts";
import { layoutProblemsAt, problemsOfScreen } from "#e2e/support/page/measured-page.ts";
import { api, fillSignUp, newPerson, pressRegister } from "#e2e/support/people.ts";
import type { Stack } from "#e2e/support/product/stack.ts";
import { test } from "#e2e/support/test.ts";

// One product for these tests alone: its revenue is that of their calls.
test.use({ variables: { TOTAL_SPEND_PER_HOUR: "1000000" } });
const everyLook_ms = 30_000;
test.describe.configure({ mode: "serial" });

const london = "+442079460000";
const reason = "ticket 1042: pumping";

const go = (page: Page, name: string) =>
  page.getByRole("navigation", { name: "Screens" }).getByRole("link", { name }).click();

/** Keeps the answer to a request back until the returned function is called. */
async function hold(page: Page, pattern: string): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(pattern, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

test("a live call is seen and hung up, its history has every report, and its charge is the revenue", async ({
  page,
  browser,
  stack,
}) => {
  const desk = await browser.newPage();
  // The list is read again every half minute.
  await desk.clock.install();
  await openOperator(desk, stack, "owner", "/admin/calls");
  await expect(desk.getByText("No call is under way.")).toBeVisible();
  const caller = await openCaller(page, stack);
  await talk(page, london);
  await talkedFor(page, 2);
  await desk.clock.fastForward(everyLook_ms);
  const row = desk.getByRole("row").filter({ hasText: london });
  await expect(row, "without a press").toContainText("Answered");
  expect(await layoutProblemsAt(desk, 360, 768, 1024, 1280)).toEqual([]);

  await row.getByRole("button", { name: "Hang up" }).click();
  await desk.getByRole("dialog").getByRole("button", { name: "Hang up" }).click();
  await expect(desk.getByText(/^Please say why/)).toBeVisible();
  await desk.getByRole("button", { name: "Cancel" }).click();
  await row.getByRole("link", { name: "History" }).click();
  await expect(desk.getByRole("heading", { level: 1 })).toContainText("Call to");
  await act(desk, "Hang up", { reason });
  await expect(page.getByText(callEnded)).toBeVisible();

  await desk.clock.fastForward(everyLook_ms);
  await expect(desk.getByText("Completed", { exact: true }), "without a press").toBeVisible();
  const [call] = (await historyOf(stack, caller)).filter(({ type }) => type === "call");
  const charged = -(call?.credits ?? 0);
  expect(charged).toBeGreaterThan(0);
  const money = desk.getByRole("region", { name: "Money" });
  await expect(money).toContainText(`Charged${charged} credit`);
  await expect(money).toContainText(`call:${call?.id}`);
  const reports = desk.getByRole("list", { name: "Reports of the carrier" }).getByRole("listitem");
  await expect(reports.filter({ hasText: "Changed the call" })).not.toHaveCount(0);
  await expect(reports.first().getByText("providerCallId")).toBeHidden();
  await reports.first().getByText("Details").click();
  await expect(reports.first().getByText("providerCallId")).toBeVisible();

  const { body } = await api(stack, "GET", `/api/calls/${call?.id}`, { token: caller });
  await go(desk, "Calls");
  await desk.getByLabel("Find a call").fill(String(body.providerCallId));
  await desk.keyboard.press("Enter");
  await expect(money, "by the carrier's id").toContainText(`call:${call?.id}`);

  await go(desk, "Revenue");
  const byDay = desk.getByRole("table", { name: "Revenue by day" });
  const together = byDay.getByRole("row").filter({ hasText: "Together" }).getByRole("cell");
  await expect(together.nth(1)).toHaveText("1");
  await expect(together.nth(3)).toHaveText(String(charged));
  const [saved] = await Promise.all([
    desk.waitForEvent("download"),
    desk.getByRole("button", { name: "Download CSV" }).click(),
  ]);
  expect(saved.suggestedFilename()).toMatch(/^farline-revenue-.*\.csv$/);
  const releaseSwitches = await hold(desk, "**/api/admin/read-switches");
  const releaseSeller = await hold(desk, "**/api/admin/read-seller");
  const asked = desk.waitForRequest("**/api/admin/read-switches");
  await go(desk, "Product");
  await asked;
  await expect(desk.getByText("Loading...")).toBeVisible();
  await expect(desk.getByRole("button"), "nothing that would move under a press").toHaveCount(0);
  releaseSwitches();
  const audit = desk.getByRole("button", { name: "Audit now" });
  await expect(audit).toBeVisible();
  const place = await audit.boundingBox();
  releaseSeller();
  await expect(desk.getByRole("button", { name: "Change the seller" })).toBeVisible();
  expect(await audit.boundingBox(), "a late answer moves nothing").toEqual(place);
  await audit.click();
  await expect(desk.getByText("The ledger is right.")).toBeVisible();
});

test("the desk opens with today: its calls, sales, failures and alarms beside the days before, and a search", async ({
  page,
  browser,
  stack,
}) => {
  const desk = await browser.newPage();
  await desk.clock.install();
  const { person } = await openOperator(desk, stack, "owner");
  await expect(desk).toHaveURL(`${stack.url}/admin/today`);
  const tile = (title: string) => desk.getByRole("region", { name: title });
  const trend = (title: string) => tile(title).getByRole("img");
  const calls = tile("Calls").getByRole("paragraph");
  await expect(calls.first()).toHaveText("1");
  await expect(tile("Calls")).toContainText("Answered: 1. Refused: 0.");
  await expect(trend("Calls")).toHaveAccessibleName(
    "Calls: 1 today, 0 a day on average in the 13 days before",
  );
  await expect(tile("Sales")).toContainText("Purchases: 1. Given back: $0.00.");
  await expect(trend("Sales")).toHaveAccessibleName(
    "Sales: $10.00 today, $0.00 a day on average in the 13 days before",
  );
  await expect(tile("Failures")).toContainText("None.");
  await expect(tile("Alarms")).toContainText("None.");

  await openCaller(page, stack);
  await talk(page, london);
  await desk.clock.fastForward(60_000);
  await expect(calls.first(), "without a press").toHaveText("2");
  await expect(tile("Sales")).toContainText("Purchases: 2.");
  await tile("Calls").getByRole("link", { name: "Under way now: 1" }).click();
  await expect(desk.getByRole("row").filter({ hasText: london })).toContainText("Answered");
  await page.getByRole("button", { name: "End Call" }).click();

  await desk.getByRole("link", { name: "Farline operators" }).click();
  await desk.getByLabel("Find a user").fill(person.email.slice(2, 12).toUpperCase());
  await desk.keyboard.press("Enter");
  await expect(desk.getByRole("row").filter({ hasText: person.email })).toBeVisible();
  await desk.getByLabel("Find a user").fill("ovelac");
  await desk.keyboard.press("Enter");
  await expect(desk.getByRole("link", { name: "Ada Lovelace" }).first()).toBeVisible();
});

test("prices and switches change with a reason, and the record has it all", async ({
  page,
  browser,
  stack,
}) => {
  const desk = await browser.newPage();
  const { person } = await openOperator(desk, stack, "owner", "/admin/prices");
  const deck = `${deckColumns}\n44,United Kingdom,0.001,60,60,0,no\n999,Nowhere,5,60,60,0,no\n`;
  await desk.getByRole("button", { name: "Preview" }).click();
  await expect(desk.getByText("Please choose a file.")).toBeVisible();
  await desk
    .getByLabel("Deck (CSV)")
    .setInputFiles({ name: "cheap.csv", mimeType: "text/csv", buffer: Buffer.from(deck) });
  await desk.getByLabel("Takes effect (UTC)").fill("2099-01-01T00:00");
  await desk.getByRole("button", { name: "Preview" }).click();
  await expect(desk.getByRole("table", { name: "Prices below cost" })).toContainText("United Kingdom");
  await expect(desk.getByRole("table", { name: "Changed prices" })).toContainText("0.001");
  await act(desk, "Import these prices", { reason: "a new carrier" });
  const scheduled = desk.getByRole("row").filter({ hasText: "cheap.csv" });
  await expect(scheduled).toContainText("Scheduled");
  await expect(scheduled).toContainText("2099-01-01 00:00");
  await act(desk, "Cancel version 2", { submit: "Cancel these prices", reason: "the prices were wrong" });
  await expect(scheduled).toContainText("Replaced, by version");
  await expect(desk.getByText("so nothing changes then")).toBeVisible();
  await expect(desk.getByRole("row").filter({ hasText: "In force" })).toHaveCount(1);

  await test.step("what is downloaded is previewed as no change", async () => {
    const inForce = desk.getByRole("row").filter({ hasText: "In force" });
    const [saved] = await Promise.all([
      desk.waitForEvent("download"),
      inForce.getByRole("button", { name: "Download CSV" }).click(),
    ]);
    expect(saved.suggestedFilename()).toBe("farline-prices-version-1.csv");
    await desk.getByLabel("Deck (CSV)").setInputFiles(await saved.path());
    await desk.getByLabel("Takes effect (UTC)").fill("");
    await desk.getByRole("button", { name: "Preview" }).click();
    await expect(desk.getByRole("region", { name: "Preview" }).getByRole("status")).toHaveText(
      /^Against version 1 .*: 0 changed, 0 added, 0 removed, 0 below cost\.$/,
    );
  });

  await go(desk, "Product");
  const signUp = desk
    .getByRole("list", { name: "Switches" })
    .getByRole("listitem")
    .filter({ hasText: "Sign-up" });
  const turn = async (button: string, why: string) => {
    await signUp.getByRole("button", { name: button }).click();
    await desk.getByRole("dialog").getByLabel("Reason").fill(why);
    await desk.getByRole("dialog").getByRole("button", { name: button }).click();
  };
  await turn("Switch off", "a flood of false accounts");
  await expect(signUp).toContainText("Since");
  await page.goto(`${stack.url}/register`);
  const notice = page.getByRole("main").getByText(switchMessages.sign_up);
  await expect(notice, "before anything is typed").toBeVisible();
  await fillSignUp(page, newPerson());
  await pressRegister(page);
  await expect(page.getByText(switchMessages.sign_up), "the notice, and the answer to the press").toHaveCount(
    2,
  );
  await turn("Switch on", "the flood is over");
  await expect(signUp).toContainText("On");
  await pressRegister(page);
  await expect(page.getByText("Registration Successful!")).toBeVisible();

  await go(desk, "Record");
  const actions = desk.getByRole("list", { name: "Actions" }).getByRole("listitem");
  for (const [what, why] of [
    ["Hang up call", reason],
    ["Import tariff", "a new carrier"],
    ["Roll back tariff", "the prices were wrong"],
    ["Switch sign up", "a flood of false accounts"],
  ] as const)
    await expect(actions.filter({ hasText: what }).filter({ hasText: why })).not.toHaveCount(0);
  await expect(actions.filter({ hasText: "Audit ledger" }), "it only read").toHaveCount(0);
  await desk.getByLabel("Show").selectOption({ label: "Changes and reads" });
  await desk.getByRole("search").getByRole("button", { name: "Show" }).click();
  await expect(actions.filter({ hasText: "Audit ledger" }), "begun and ended").toHaveCount(2);
  await desk.getByLabel("By or about the user").fill(person.email);
  await desk.getByLabel("Use-case").selectOption({ label: "Switch sign up" });
  await desk.getByRole("search").getByRole("button", { name: "Show" }).click();
  await expect(actions).toHaveCount(2);
  await expect(actions.first()).toContainText("the flood is over");
  await expect(actions.first()).toContainText("Off since");
  expect(desk.url(), "an address ends in logs").not.toContain("%40");
});

test("support has neither revenue nor the record, and the server refuses both", async ({
  browser,
  stack,
}) => {
  const desk = await browser.newPage();
  const { token } = await openOperator(desk, stack, "support");
  const screens = desk.getByRole("navigation", { name: "Screens" }).getByRole("link");
  await expect(screens.filter({ hasText: "Calls" })).toHaveCount(1);
  await expect(desk.getByRole("region", { name: "Calls" })).toBeVisible();
  await expect(desk.getByRole("region", { name: "Sales" })).toHaveCount(0);
  for (const name of ["Revenue", "Record", "Operators"])
    await expect(screens.filter({ hasText: name })).toHaveCount(0);
  for (const path of ["read-record", "read-revenue"]) {
    const body =
      path === "read-record" ? {} : { since: "2026-01-01T00:00:00Z", until: "2026-01-02T00:00:00Z" };
    expect(await api(stack, "POST", `/api/admin/${path}`, { token, body })).toMatchObject({ status: 403 });
  }
  await desk.goto(`${stack.url}/admin/record`);
  await expect(desk.getByText("The role support does not include this.")).toBeVisible();
  await desk.goto(`${stack.url}/admin/product`);
  await expect(desk.getByText("Sign-up")).toBeVisible();
  await expect(desk.getByRole("main").getByRole("button")).toHaveCount(0);
});

test("every screen can be used in both themes, at every width", async ({ browser, stack }) => {
  const desk = await browser.newPage();
  const { token } = await openOperator(desk, stack, "owner");
  const [call] = await callIds(stack, token);
  const problems: string[] = [];
  const screens = [
    "today",
    "calls",
    `calls/${call}`,
    "prices",
    "product",
    "revenue",
    "fraud",
    "record",
    "operators",
  ];
  for (const name of screens) {
    await desk.goto(`${stack.url}/admin/${name}`);
    await expect(desk.locator("main h1")).toBeVisible();
    await expect(desk.locator("main .animate-spin")).toHaveCount(0);
    problems.push(...(await problemsOfScreen(desk, { name })), ...(await layoutProblemsAt(desk, 1024)));
  }
  expect(problems).toEqual([]);
});

/** The calls that were hung up, as the record names them. */
async function callIds(stack: Stack, token: string): Promise<string[]> {
  const body = { useCase: "hang_up_call" };
  const reply = await fetch(`${stack.url}/api/admin/read-record`, {
    method: "POST",
    headers: { "content-type": "application/json", "x-auth-token": token },
    body: JSON.stringify(body),
  });
  const actions: { subjectId: string }[] = JSON.parse(await reply.text());
  return actions.map(({ subjectId }) => subjectId);
}
