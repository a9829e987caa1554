/** Numbers of a user's own in each state, shown in the server's place. */
import { expect, type Page } from "@playwright/test";

const offer = { country: "US", kind: "local", monthly: 20, inboundPerMinute: 0, documents: "" };
const german = {
  country: "DE",
  kind: "local",
  monthly: 45,
  inboundPerMinute: 0.5,
  documents: "Germany asks for an identity card.\nSend it to help@farline.example.",
};

const choices = ["+491701234567", "+447400123456"].map((number, n) => ({
  callerId: `00000000-0000-4000-8000-00000000000${n}`,
  number,
  perMinute: 2.5,
  rate: "2500+0/60/60",
}));

const rented = {
  ...offer,
  state: "active",
  paidUntil: "2026-12-30T15:07:00.000Z",
  keptUntil: null as string | null,
  forwardChoices: [] as typeof choices,
  forward: null as { callerId: string; problem: "not_verified" | "dearer" | null } | null,
};
const numbers = [
  { number: "+13125550123" },
  {
    number: "+498912345678",
    ...german,
    forwardChoices: choices,
    forward: { callerId: choices[0]?.callerId ?? "", problem: "dearer" as const },
  },
  { number: "+13125550124", state: "overdue", keptUntil: "2027-01-09T15:07:00.000Z" },
  { number: "+13125550125", state: "buying", paidUntil: null },
  { number: "+13125550126", state: "releasing" },
].map((one, n) => ({ ...rented, ...one, id: `00000000-0000-4000-8000-00000000001${n}` }));

const search = {
  numbers: [
    { number: "+13125550130", place: "Chicago, IL" },
    { number: "+13125550131", place: "" },
  ],
  renewsAt: "2026-12-30T15:07:00.000Z",
};
const unwanted = {
  blockedCallers: ["+13125550140", "+442079460000"],
  blockedCalls: "voicemail",
  withheldCalls: "voicemail",
};

async function showNumbers(page: Page, json: object): Promise<void> {
  const shown = {
    numbers: [],
    isPaused: false,
    offers: [offer, { ...offer, kind: "toll_free" }, german],
    mayRent: true,
    ...json,
  };
  await page.route("**/api/numbers", (route) => route.fulfill({ json: shown }));
  await page.route("**/api/numbers/search", (route) => route.fulfill({ json: search }));
  await page.route("**/api/unwanted-calls", (route) => route.fulfill({ json: unwanted }));
  await page.reload();
}

/** A number in each state, one of them forwarded, with callers who are blocked. */
export async function showOwnNumbers(page: Page): Promise<void> {
  await showNumbers(page, { numbers });
  await expect(page.getByRole("list", { name: "Blocked callers" })).toBeVisible();
}

/** Numbers that were searched for, in a country that asks for papers. */
export async function findNumbers(page: Page): Promise<void> {
  await showNumbers(page, {});
  await page.getByLabel("Country").selectOption("DE");
  await page.getByRole("button", { name: "Search numbers" }).click();
  await expect(page.getByRole("list", { name: "Find a number" })).toBeVisible();
}

export async function askToRent(page: Page): Promise<void> {
  await findNumbers(page);
  await page.getByRole("button", { name: "Rent +1 312 555 0130" }).click();
  await expect(page.getByRole("dialog")).toContainText("now, then each month");
}
