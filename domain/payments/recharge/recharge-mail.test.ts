import { describe, expect, test } from "vitest";
import { rechargeDeclineMessages, rechargeEndMessages } from "#contract/messages/recharge-messages.ts";
import { rechargeDeclines, rechargeEnds, rechargePauses } from "#contract/money/recharge.ts";
import {
  cardEndsMail,
  type MailedRule,
  rechargeEndedMail,
  rechargeOnMail,
  rechargePausedMail,
} from "./recharge-mail.ts";

const options = { publicUrl: "https://farline.test" };
const reader = { email: "ada@example.com", firstName: "Ada", language: null };
const card = { brand: "visa", last4: "4242", wallet: null };
const offUrl = "https://farline.test/recharge-off#token";
const finishUrl = "https://farline.test/recharge-finish?payment=1";
const rule: MailedRule = {
  below_mc: 50_000,
  currency: "USD",
  limit_minor: 4_000,
  card,
  price: { charge_minor: 2_000, credits_mc: 200_000 },
};
const until = new Date("2026-03-02T12:05:00Z");
const addresses = (text: string) => text.match(/https?:\/\/\S+/g);
const paused = (pause: Parameters<typeof rechargePausedMail>[2]["pause"], at?: string) =>
  rechargePausedMail(options, reader, { pause, rule, finishUrl: at, offUrl });

test("the mail that confirms the rule says what is bought, the most that is charged, and how to turn it off", () => {
  const { text, html } = rechargeOnMail(options, reader, rule, offUrl);
  expect(text).toContain(
    "When your balance falls below 50 credits ($5.00), 200 credits are bought for $20.00.",
  );
  expect(text).toContain("At most $40.00 in any calendar month.");
  expect(text).toContain("Card: Visa ending in 4242");
  expect(text).toContain(`Turn off automatic recharge:\n${offUrl}`);
  expect(html).toContain(`href="${offUrl}"`);
  expect(text).not.toContain("exchange rate");
  const inYen: MailedRule = {
    ...rule,
    currency: "JPY",
    price: { charge_minor: 2_997, credits_mc: 200_000 },
    below_mc: 20_000,
  };
  const { text: yen } = rechargeOnMail(options, reader, inYen, offUrl);
  expect(yen).toContain("falls below 20 credits (¥300), 200 credits are bought for ¥2,997.");
  expect(yen).toContain("The price follows the exchange rate at the time of each purchase.");
});

describe("a pause", () => {
  test.each(rechargePauses)("for %s has the link that turns the rule off", (because) => {
    const { text } = paused({ because, decline: null, until: null });
    expect(text).toContain(`Turn off automatic recharge:\n${offUrl}`);
    expect(text).not.toContain("recharge-finish");
  });

  test("for the bank's question asks its user to finish the payment", () => {
    const { subject, text } = paused({ because: "authentication", decline: null, until: null }, finishUrl);
    expect(subject).toBe("Please confirm your automatic recharge");
    expect(text).toContain(`Confirm the payment:\n${finishUrl}`);
    expect(text).toContain("nothing is charged");
  });

  test("for a decline says why, that nothing was charged, and the next try", () => {
    for (const decline of rechargeDeclines) {
      const { text } = paused({ because: "declined", decline, until });
      expect(text).toContain(rechargeDeclineMessages[decline]);
      expect(text).toContain("Nothing was charged.");
      expect(text).toContain("It is tried again after March 2, 2026, 12:05 PM UTC.");
    }
  });

  test("that only its user ends says so", () => {
    for (const because of ["declined", "card_refused"] as const) {
      const { text } = paused({ because, decline: "blocked", until: null });
      expect(text).toContain("It is not tried again by itself. To go on, choose a card in Settings.");
    }
  });

  test("for a payment that was not confirmed in time says what to do, and asks for no confirmation", () => {
    const { subject, text } = paused({ because: "authentication", decline: null, until: null });
    expect(subject).toBe("Automatic recharge is paused");
    expect(text).toContain("a payment was not confirmed to your bank in time. Nothing was charged.");
    expect(text).toContain(
      "press “Change” in Settings and save the rule, with the same card or another one.",
    );
    expect(addresses(text)).toEqual(["https://farline.test/settings", offUrl]);
  });

  test("for the limit of the month repeats the limit", () => {
    const { text } = paused({ because: "monthly_limit", decline: null, until });
    expect(text).toContain("paused until next month");
    expect(text).toContain("At most $40.00 in any calendar month.");
  });

  test("by an operator leads to the contact form", () => {
    const { text } = paused({ because: "operator", decline: null, until: null });
    expect(addresses(text)).toEqual(["https://farline.test/contact", offUrl]);
  });
});

test.each(rechargeEnds)("the end for %s is said with its reason, and has nothing to turn off", (because) => {
  const { subject, text } = rechargeEndedMail(options, reader, because);
  expect(subject).toBe("Automatic recharge is off");
  expect(text).toContain(rechargeEndMessages[because]);
  expect(text).toContain("No card is charged any more.");
  expect(text).not.toContain("recharge-off");
});

test("a card's end is announced with its last month", () => {
  const { text } = cardEndsMail(options, reader, { ...card, expiresYear: 2027, expiresMonth: 1 }, offUrl);
  expect(text).toContain("Visa ending in 4242 expires at the end of 01/2027.");
  expect(addresses(text)).toEqual(["https://farline.test/settings", offUrl]);
});
