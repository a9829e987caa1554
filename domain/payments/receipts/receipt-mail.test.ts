import { expect, test } from "vitest";
import { receiptMail } from "./receipt-mail.ts";
import type { Receipt } from "./receipt-store.ts";

const options = { sellerName: "Farline Ltd", publicUrl: "https://farline.test" };
const receipt: Receipt = {
  walletId: "e2a5f6c8-0000-4000-8000-000000000000",
  paymentId: "9b1deb4d-3b7d-4bad-9bdd-2b0d7b3dcb6d",
  paidAt: new Date("2026-11-05T23:30:00Z"),
  buyer: {
    firstName: "Ada",
    lastName: "Lovelace",
    email: "ada@example.com",
    language: null,
    company: "Analytical Engines Ltd",
    address: "12 St James's Square\nLondon",
    taxNumber: "GB123456789",
  },
  seller: {
    name: "Farline Telecom Ltd",
    address: "1 High Street\nLondon",
    taxNumber: "GB987654321",
    taxName: "VAT",
    taxRate_e6: 200_000,
  },
  card: { brand: "visa", last4: "4242", wallet: "apple_pay" },
  currency: "GBP",
  charge_minor: 820,
  perUsd_e6: 742_900,
  refunded_minor: 0,
  credits_mc: 1_103_700,
  byRule: false,
  returns: [],
};

test("a receipt begins with the charge, names card, tax, rate, seller and buyer, and links to its printable page", () => {
  const mail = receiptMail(options, receipt);
  expect(mail).toMatchObject({
    to: "ada@example.com",
    subject: "Your receipt FL-20261105-9B1DEB4D3B7D",
  });
  expect(mail.text).toContain(
    [
      "Charged to your card: £8.20",
      "Card: Visa ending in 4242 (Apple Pay)",
      "Tax included: £1.37 (VAT 20%)",
      "Exchange rate: 1 USD = 0.7429 GBP",
      "Credits: 1,103.7",
      "Date: November 5, 2026",
      "Receipt number: FL-20261105-9B1DEB4D3B7D",
      "Seller: Farline Telecom Ltd, 1 High Street, London, Tax number: GB987654321",
      "Buyer: Analytical Engines Ltd, Ada Lovelace, 12 St James's Square, London, Tax number: GB123456789",
      "Email: ada@example.com",
    ].join("\n"),
  );
  const link = `https://farline.test/receipts/${receipt.paymentId}`;
  expect(mail.text.match(/https?:\/\/\S+/g)).toEqual([link]);
  expect(mail.html).toContain(`href="${link}"`);
  for (const fact of ["FL-20261105-9B1DEB4D3B7D", "November 5, 2026", "Ada Lovelace", "£8.20", "1,103.7"]) {
    expect(mail.html).toContain(fact);
  }
  expect(mail.text + mail.html).not.toContain("Refunded");
});

test("a receipt without seller, tax, card, rate and billing details says what is known", () => {
  const buyer = { ...receipt.buyer, company: "", address: "", taxNumber: "" };
  const completed = {
    ...receipt,
    buyer,
    seller: null,
    card: null,
    currency: "USD",
    perUsd_e6: 1_000_000,
  } as const;
  const { text } = receiptMail(options, completed);
  expect(text).toContain(
    [
      "Charged to your card: $8.20",
      "Tax included: None",
      "Credits: 1,103.7",
      "Date: November 5, 2026",
      "Receipt number: FL-20261105-9B1DEB4D3B7D",
      "Seller: Farline Ltd",
      "Buyer: Ada Lovelace",
      "Email: ada@example.com",
    ].join("\n"),
  );
});

test("a receipt in JPY has no decimals and names the refunded amount", () => {
  const yen = { ...receipt, currency: "JPY", charge_minor: 2_997, refunded_minor: 997 } as const;
  const { text } = receiptMail(options, yen);
  expect(text).toContain("Charged to your card: ¥2,997\nRefunded to your card: ¥997");
});

test("a receipt of automatic recharge says who bought, and how to turn it off", () => {
  const offUrl = "https://farline.test/recharge-off#token";
  const { text, html } = receiptMail(options, receipt, "rule", offUrl);
  expect(text).toContain("Automatic recharge has bought credits for you.");
  expect(text).toContain(`Turn off automatic recharge:\n${offUrl}`);
  expect(html).toContain(`href="${offUrl}"`);
  const ended = receiptMail(options, receipt, "rule").text;
  expect(ended, "whose rule has ended since").toContain("Automatic recharge has bought credits for you.");
  expect(ended).not.toContain("Turn off");
  expect(receiptMail(options, receipt).text).not.toMatch(/recharge/i);
});

test("a name is never markup, and never a line of its own", () => {
  const buyer = {
    ...receipt.buyer,
    firstName: "<img src=x onerror=alert(1)>",
    lastName: `"&'\r\nCharged to your card: £0.00`,
  };
  const mail = receiptMail(options, { ...receipt, buyer });
  expect(mail.html).not.toContain("<img");
  expect(mail.html).toContain("&#60;img src=x onerror=alert(1)&#62; &#34;&#38;&#39;");
  expect(mail.text.split("\n").filter((line) => line.startsWith("Charged"))).toEqual([
    "Charged to your card: £8.20",
  ]);
  expect(mail.text.startsWith("Hello,\n")).toBe(true);
});

test("a receipt is written in its buyer's language, with the buyer's dates and amounts", () => {
  const buyer = { ...receipt.buyer, language: "de" } as const;
  const { subject, text, html } = receiptMail(options, { ...receipt, buyer });
  expect(subject).toBe("Ihr Beleg FL-20261105-9B1DEB4D3B7D");
  expect(text).toContain("Datum: 5. November 2026");
  expect(text).toContain("Credits: 1.103,7");
  expect(text).toContain("Von Ihrer Karte abgebucht: 8,20\u00a0£");
  expect(html).toContain('<html lang="de">');
});
