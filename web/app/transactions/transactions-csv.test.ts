import { afterEach, describe, expect, it } from "vitest";
import { messages } from "#contract/messages/messages.ts";
import type { Transaction } from "#contract/money/wallet.ts";
import type { Language } from "#contract/pages/languages.ts";
import { creditMoney } from "#web/kit/money/credit-money.ts";
import "#words/all.ts";
import { formatReceiptDate } from "#words/moment-words.ts";
import { formatMoney } from "#words/money.ts";
import { setLanguageSource } from "#words/translate.ts";
import { amountColumn, dateColumn, typeColumn } from "./transaction-columns.tsx";
import { transactionsCsv } from "./transactions-csv.ts";

const purchase: Transaction = {
  id: "1",
  createdAt: "2026-11-05T15:07:00.000Z",
  type: "purchase",
  description: "1,000 credits by card",
  amount: 79.5,
  currency: "GBP",
  credits: 1_000,
  status: "completed",
};
const csv = (...rows: Partial<Transaction>[]) =>
  transactionsCsv(
    rows.map((row) => ({ ...purchase, ...row })),
    "UTC",
  );

afterEach(() => setLanguageSource(() => "en"));

function speak(language: Exclude<Language, "en">): void {
  setLanguageSource(() => language);
}

it("the table and the CSV have headings in the shown language, and the CSV has the same types and statuses in all", () => {
  speak("de");
  const columns = [dateColumn(), typeColumn(), amountColumn(creditMoney("EUR", undefined))];
  expect(columns.map(({ header }) => header)).toEqual(["Datum", "Art", "Betrag"]);
  expect(csv({})).toBe(
    "\uFEFFDatum,Art,Beschreibung,Betrag,Währung,Credits,Status\r\n" +
      '"05.11.2026, 15:07",purchase,"1,000 credits by card",79.50,GBP,1000,completed\r\n',
  );
});

it("the CSV writes a call for less than half a cent without a sign", () => {
  expect(csv({ type: "call", amount: 0.0017, currency: "USD", credits: 0.017 })).toContain(
    ",0.00,USD,-0.017,",
  );
});

it("the CSV has a transaction's message in the shown language, whichever the request had", () => {
  speak("de");
  expect(csv({ message: messages.transactions.purchase(1_000) })).toContain(
    ",purchase,1.000 Credits per Karte,",
  );
});

it.each([
  ["de", "5. November 2026", "79,50\u00a0$"],
  ["pt", "5 de novembro de 2026", "US$\u00a079,50"],
  // Isolated, so that its parts keep their order in a sentence from right to left.
  ["ar", "5 نوفمبر 2026", "\u206679.50\u00a0US$\u2069"],
] as const)("a receipt in %s says %s and %s", (language, day, money) => {
  speak(language);
  expect(formatReceiptDate(new Date(purchase.createdAt))).toBe(day);
  expect(formatMoney(79.5, "USD")).toBe(money);
});

describe("the CSV of transactions", () => {
  it("starts with a byte order mark and a header, and ends every row with CRLF", () => {
    expect(csv({}, { type: "call", amount: -0.45, currency: "USD", credits: -4.5, description: "Zoë" })).toBe(
      "\uFEFFDate,Type,Description,Amount,Currency,Credits,Status\r\n" +
        '"Nov 05, 2026 3:07 PM",purchase,"1,000 credits by card",79.50,GBP,1000,completed\r\n' +
        '"Nov 05, 2026 3:07 PM",call,Zoë,-0.45,USD,-4.5,completed\r\n',
    );
  });

  it("says that a purchase without credits was declined, or failed for another reason", () => {
    const failed = { status: "failed", credits: 0 } as const;
    expect(csv({ ...failed, reason: "declined" })).toContain(",79.50,GBP,0,declined\r\n");
    expect(csv(failed)).toContain(",79.50,GBP,0,failed\r\n");
  });

  it("has only the header without rows", () => {
    expect(csv()).toBe("\uFEFFDate,Type,Description,Amount,Currency,Credits,Status\r\n");
  });

  it.each([
    ['say "hello"', '"say ""hello"""'],
    ["one\r\ntwo", '"one\r\ntwo"'],
    ["plain", "plain"],
  ])("quotes %j as RFC 4180 says", (description, cell) => {
    expect(csv({ description })).toContain(`,purchase,${cell},79.50,`);
  });

  it.each(["=1+1", "+442079460000", "-1", "@SUM(A1)", "\t=1", "\r=1", "\n=1"])(
    "defuses %j, which a spreadsheet would run",
    (description) => {
      expect(csv({ description })).toMatch(/,purchase,"?'/);
    },
  );

  it("writes JPY without decimals, and usage and calls as negative", () => {
    expect(csv({ amount: 2_997, currency: "JPY" })).toContain(",2997,JPY,");
    expect(csv({ type: "usage", amount: 2, credits: 20 })).toContain(",-2.00,GBP,-20,");
    expect(csv({ type: "refund", amount: -4.1, credits: -51.85 })).toContain(",-4.10,GBP,-51.85,");
  });
});

it("the CSV says of a refund that has not reached the card that it is on its way", () => {
  const refund = { type: "refund", amount: -79.5, credits: -1_000 } as const;
  expect(csv({ ...refund, status: "pending" })).toContain(",-79.50,GBP,-1000,on its way\r\n");
  expect(csv({ ...refund, status: "completed" })).toContain(",-79.50,GBP,-1000,completed\r\n");
});
