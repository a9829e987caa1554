import { randomUUID } from "node:crypto";
import { describe, expect, onTestFinished, test } from "vitest";
import { pageOutdated } from "#contract/fields.ts";
import { firstSettings, type PurchaseSettings } from "#contract/money/purchase-settings.ts";
import { refuse } from "#contract/refusals.ts";
import { sweepPayments } from "#domain/payments/reconcile/sweep-payments.ts";
import { ownPassword } from "#testing/payments/payment-harness.ts";
import { rechargeHarness } from "#testing/payments/recharge-harness.ts";
import { turnOnRule } from "./change-rule.ts";

const rule = rechargeHarness();
const { harness } = rule;

const setLimits = (settings: PurchaseSettings) =>
  harness.deps.transaction(({ rates }) => rates.saveSettings(settings, { isSet: true }));

describe("turning on", () => {
  test("keeps the rule, the yes and its time, and tells what can happen at most", async () => {
    const card = await rule.saveCard();
    harness.published = [];
    const { status, body } = await rule.turnOn({ monthlyLimit: 40, amountUsd: 20, below: 50 });
    expect({ status, body }).toMatchObject({
      status: 200,
      body: {
        rule: {
          below: 50,
          amountUsd: 20,
          currency: "USD",
          monthlyLimit: 40,
          spent: 0,
          cardId: card.id,
          pause: null,
        },
        offers: [
          { amountUsd: 10, credits: 100, price: 10, currency: "USD" },
          { amountUsd: 20 },
          { amountUsd: 50 },
          { amountUsd: 100 },
        ],
      },
    });
    const [row] = await rule.rows("recharge_rule");
    expect(row).toMatchObject({ consent: rule.consent, turned_on_at: harness.now, user_id: harness.userId });
    const [mail] = await rule.mails("Automatic recharge is on");
    expect(mail).toContain("At most $40.00 in any calendar month.");
    expect(rule.offLink(mail)).not.toBe("");
    expect(await rule.history()).toEqual(["on"]);
    expect(rule.published()).toEqual([{ type: "settings" }]);
  });

  const refusals: [string, Parameters<typeof rule.turnOn>[0], string][] = [
    ["a threshold that is not offered", { below: 15 }, "recharge_not_offered"],
    ["a threshold above what a purchase brings", { below: 1_000_000 }, "recharge_not_offered"],
    ["a purchase that is not offered", { amountUsd: 15 }, "recharge_not_offered"],
    ["a limit below one purchase", { monthlyLimit: 9.99 }, "recharge_limit_too_low"],
    ["a limit of nothing", { monthlyLimit: -5 }, "invalid_amount"],
    ["a limit with a part of a cent", { monthlyLimit: 10.005 }, "invalid_amount"],
    ["a limit above eleven purchases", { monthlyLimit: 110.01 }, "recharge_limit_too_high"],
    ["no consent", { consent: undefined }, "recharge_consent_missing"],
    ["a card that is not there", { cardId: randomUUID() }, "saved_card_not_found"],
    ["a currency that is not offered", { currency: "XXX" as "USD" }, "invalid_request"],
  ];
  test("is refused for each wrong wish, with nothing written", async () => {
    await rule.saveCard();
    for (const [name, wish, code] of refusals) {
      expect((await rule.turnOn(wish)).body.error.code, name).toBe(code);
      expect(await rule.rows("recharge_rule"), name).toEqual([]);
      expect(await rule.rows("recharge_event"), name).toEqual([]);
      expect(await rule.watched(), name).toEqual({ below: null, due: null });
    }
  });

  test("counts the months of UTC for a browser that does not know its time zone", async () => {
    await rule.saveCard();
    await rule.turnOn({ timeZone: "Etc/Unknown" });
    expect(await rule.rows("recharge_rule")).toMatchObject([{ time_zone: "UTC" }]);
  });

  test("keeps its amount when the operator's limits leave it out, which a new rule cannot have", async () => {
    await rule.saveCard();
    await rule.turnOn({ amountUsd: 10 });
    const { currencies } = firstSettings;
    const limits = { leastUsd: 20, mostUsd: 50 };
    await setLimits({ ...firstSettings, currencies: { ...currencies, limits } });
    onTestFinished(() => setLimits(firstSettings));
    const notOffered = "recharge_not_offered";
    expect((await rule.turnOn({ amountUsd: 10, monthlyLimit: 60 })).body).toMatchObject({
      rule: { amountUsd: 10 },
      offers: [{ amountUsd: 10 }, { amountUsd: 20 }, { amountUsd: 50 }],
    });
    expect((await rule.turnOn({ amountUsd: 100, monthlyLimit: 100 })).body.error.code).toBe(notOffered);
    await rule.turnOff();
    expect((await rule.turnOn({ amountUsd: 10 })).body.error.code).toBe(notOffered);
  });

  test("is refused with the card of another user of the wallet, and beside that user's rule", async () => {
    await rule.saveCard();
    await rule.turnOn();
    const cardId = (await rule.card()).id;
    const owner = harness.userId;
    harness.shareWallet();
    await harness.addOwner();
    expect((await rule.turnOn({ cardId })).body.error.code).toBe("saved_card_not_found");
    await rule.saveCard();
    expect((await rule.turnOn()).body.error.code).toBe("recharge_of_other_member");
    expect((await harness.call("GET", "/api/payments/recharge")).body.rule).toBeNull();
    expect((await rule.turnOff()).body.error.code).toBe("recharge_not_on");
    expect((await harness.call("GET", "/api/payments/recharge", undefined, owner)).body.rule).not.toBeNull();
  });

  test("is refused with a card that has expired, that is being removed or whose bank forbids it", async () => {
    const { id } = await rule.saveCard();
    await rule.set("saved_card", "refused_at = now()");
    expect((await rule.turnOn()).body.error.code).toBe("recharge_card_refused");
    await rule.set("saved_card", "refused_at = NULL, expires_year = 2020");
    expect((await rule.turnOn()).body.error.code).toBe("saved_card_expired");
    harness.stripe.traffic.fault = () => "lost";
    await harness.call("DELETE", `/api/payments/cards/${id}`);
    expect((await rule.turnOn({ cardId: id })).body.error.code).toBe("saved_card_not_found");
  });

  test("is refused to a user who is frozen, and to one who was deleted meanwhile", async () => {
    const { id: cardId } = await rule.saveCard();
    const { userId, database } = harness;
    await database.query("UPDATE users SET frozen_at = now() WHERE id = $1", [userId]);
    expect((await rule.turnOn({ cardId })).body.error.code).toBe("account_frozen");
    await database.query(
      "UPDATE users SET frozen_at = NULL, deleted_at = now(), password_hash = NULL, picture_url = NULL, verified_at = NULL WHERE id = $1",
      [userId],
    );
    expect((await rule.turnOn({ cardId })).body.error.code).toBe("unauthenticated");
    expect(await rule.rows("recharge_rule")).toEqual([]);
  });

  test("again leaves an operator's pause as it is, and ends one that is neither the month's nor the card's", async () => {
    await rule.on();
    await rule.holdByOperator();
    expect((await rule.turnOn()).body.rule.pause).toMatchObject({ because: "operator", until: null });
    await rule.turnOff();
    expect((await rule.turnOn()).body.rule.pause, "off and on again").toMatchObject({ because: "operator" });
    await rule.allowByOperator();
    expect((await rule.turnOn()).body.rule.pause).toBeNull();
    await rule.set("recharge_rule", "paused_because = 'new_account'");
    expect((await rule.turnOn()).body.rule.pause).toBeNull();
  });

  test("again changes the rule, also from the largest limit to the least; links of earlier mails still end it", async () => {
    await rule.on({ monthlyLimit: 110 });
    await rule.turnOn({ monthlyLimit: 10 });
    expect((await rule.state()).monthlyLimit).toBe(10);
    expect(await rule.history()).toEqual(["on", "changed"]);
    const [first = ""] = await rule.mails("Automatic recharge is on");
    expect(await rule.follow(rule.offLink(first))).toMatchObject({ status: 200 });
    expect(await rule.rows("recharge_rule")).toEqual([]);
  });
});

describe("the owner's proof", () => {
  const before = { below: 50, amountUsd: 20, monthlyLimit: 100, password: undefined };
  const wrong = "another password";

  test("is needed to turn a rule on, also after it was turned off", async () => {
    await rule.saveCard();
    expect((await rule.turnOn({ password: undefined })).body.error.code).toBe("sign_in_again");
    expect((await rule.turnOn({ password: wrong })).body.error.code).toBe("wrong_password");
    expect(await rule.rows("recharge_rule")).toEqual([]);
    expect((await rule.turnOn()).status).toBe(200);
    expect((await rule.turnOff()).status, "turning off needs none").toBe(200);
    expect((await rule.turnOn({ password: undefined })).body.error.code).toBe("sign_in_again");
  });

  test.each([
    ["a higher limit", { monthlyLimit: 100.01 }],
    ["a larger purchase", { amountUsd: 50 }],
    ["a higher threshold", { below: 100 }],
    ["another currency", { currency: "EUR" as const }],
    ["a larger purchase with a lower limit", { amountUsd: 50, monthlyLimit: 50 }],
  ])("is needed for %s", async (_name, more) => {
    await rule.on({ ...before, password: ownPassword });
    for (const [password, code] of [
      [undefined, "sign_in_again"],
      [wrong, "wrong_password"],
    ] as const) {
      expect((await rule.turnOn({ ...before, ...more, password })).body.error.code).toBe(code);
    }
    expect(await rule.state()).toMatchObject({
      below: 50,
      amountUsd: 20,
      monthlyLimit: 100,
      currency: "USD",
    });
    expect((await rule.turnOn({ ...before, ...more, password: ownPassword })).status).toBe(200);
  });

  test("is needed for another card, and not for the same number saved again", async () => {
    await rule.on({ ...before, password: ownPassword }, "the same device");
    const { id: same } = await rule.saveCard("the same device");
    expect((await rule.turnOn({ ...before, cardId: same })).status).toBe(200);
    const { id: other } = await rule.saveCard();
    expect((await rule.turnOn({ ...before, cardId: other })).body.error.code).toBe("sign_in_again");
  });

  test.each([
    ["a lower limit", { monthlyLimit: 99.99 }],
    ["a smaller purchase", { amountUsd: 10 }],
    ["a lower threshold", { below: 20 }],
    ["all of it", { below: 10, amountUsd: 10, monthlyLimit: 10 }],
    ["another time zone", { timeZone: "Asia/Tokyo" }],
    ["nothing at all", {}],
  ])("is not needed for %s", async (_name, less) => {
    await rule.on({ ...before, password: ownPassword });
    expect((await rule.turnOn({ ...before, ...less })).status).toBe(200);
    expect((await rule.turnOn({ ...before, ...less, password: wrong })).body.error.code).toBe(
      "wrong_password",
    );
  });

  test("is asked of a change that another one has made a raise meanwhile", async () => {
    await rule.on({ ...before, password: ownPassword });
    const { deps } = harness;
    let lowered = false;
    const user = { id: harness.userId, walletId: harness.walletId };
    const wish = { ...before, currency: "USD", timeZone: "UTC", cardId: (await rule.card()).id } as const;
    // The other change is saved between this request's reading and its lock.
    const transaction: typeof deps.transaction = async (work) => {
      const result = await deps.transaction(work);
      if (!lowered) {
        lowered = true;
        await rule.turnOn({ ...before, monthlyLimit: 20 });
      }
      return result;
    };
    const proveOwner = async () => refuse("wrong_password");
    const raced = turnOnRule({ ...deps, transaction }, user, { ...wish, consent: rule.consent }, proveOwner);
    expect(await raced).toEqual(refuse("sign_in_again"));
    expect((await rule.state()).monthlyLimit).toBe(20);
  });

  test("holds no longer once the password has changed", async () => {
    await rule.saveCard();
    const user = { id: harness.userId, walletId: harness.walletId };
    const wish = { below: 50, amountUsd: 10, currency: "USD", monthlyLimit: 10, timeZone: "UTC" } as const;
    const changed = await turnOnRule(
      harness.deps,
      user,
      { ...wish, cardId: (await rule.card()).id, consent: rule.consent },
      async () => {
        await harness.database.query("UPDATE users SET password_hash = 'new' WHERE id = $1", [user.id]);
        return { passwordHash: "none" };
      },
    );
    expect(changed).toEqual(refuse("unauthenticated"));
    expect(await rule.rows("recharge_rule")).toEqual([]);
  });

  test("of two changes at once leaves one rule, and a thief's raise beside the owner's lowering changes nothing", async () => {
    await rule.on({ ...before, password: ownPassword });
    await Promise.all([
      rule.turnOn({ ...before, monthlyLimit: 50 }),
      ...[100, 150, 200].map((monthlyLimit) => rule.turnOn({ ...before, monthlyLimit, password: undefined })),
    ]);
    expect(await rule.rows("recharge_rule")).toHaveLength(1);
    expect([50, 100]).toContain((await rule.state()).monthlyLimit);
  });
});

test("ten changes a day are made and mailed, and turning off is always possible", async () => {
  await rule.saveCard();
  for (let time = 0; time < 10; time += 1) {
    expect((await rule.turnOn({ monthlyLimit: 100 - time })).status).toBe(200);
  }
  expect((await rule.turnOn({ monthlyLimit: 10 })).status).toBe(429);
  expect(await rule.mails("Automatic recharge is on")).toHaveLength(10);
  expect((await rule.turnOff()).status).toBe(200);
});

describe("turning off", () => {
  test("is one press, ends nothing else, and is refused without a rule", async () => {
    await rule.on();
    expect(await rule.turnOff()).toMatchObject({ status: 200, body: { rule: null } });
    expect(rule.published()).toEqual([{ type: "settings" }]);
    expect((await rule.turnOff()).body.error.code).toBe("recharge_not_on");
    expect(await rule.endings()).toEqual(["user"]);
    expect(await harness.balance_mc()).toBe(100_000);
  });

  test("names the rule that was shown, and is refused when another is there, which goes on", async () => {
    await rule.on();
    const shown = await rule.state();
    const others = [{ monthlyLimit: 20 }, { below: 20 }, { amountUsd: 20 }, { currency: "GBP" as const }];
    for (const change of others) {
      await rule.turnOn(change);
      expect((await rule.turnOff(shown)).body).toMatchObject({ error: { code: "recharge_changed" } });
      expect(await rule.rows("recharge_rule")).toHaveLength(1);
    }
    await rule.turnOn();
    // Its own purchases and pauses are no other rule.
    await rule.set("recharge_rule", "paused_because = 'card_refused', failures = 2");
    expect(await rule.turnOff(shown)).toMatchObject({ status: 200 });
    const unnamed = await harness.call("DELETE", "/api/payments/recharge", {});
    expect(unnamed).toMatchObject({ status: 400, body: { message: pageOutdated } });
  });

  test("by the link of a mail works once, also of several at the same time, and without a session", async () => {
    await rule.on();
    const link = rule.offLink((await rule.mails("Automatic recharge is on"))[0]);
    const answers = await Promise.all(Array.from({ length: 8 }, () => rule.follow(link)));
    expect(rule.published()).toEqual([{ type: "settings" }]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, ...Array(7).fill(410)]);
    expect((await rule.follow(link)).body.error.code).toBe("recharge_link_used");
    expect(await rule.endings()).toEqual(["link"]);
    await rule.turnOn();
    expect((await rule.follow(link)).body.error.code, "a rule turned on later has links of its own").toBe(
      "recharge_link_used",
    );
    expect(await rule.rows("recharge_rule")).toHaveLength(1);
  });

  test("by a link is refused to another user who is logged in, and to a token that is none", async () => {
    await rule.on();
    const link = rule.offLink((await rule.mails("Automatic recharge is on"))[0]) ?? "";
    const [wallet] = link.split(".");
    for (const token of [
      "",
      ".",
      "x",
      `${wallet}.`,
      `${wallet}.wrong`,
      `${randomUUID()}.${link.split(".")[1]}`,
    ]) {
      expect((await rule.follow(token)).body.error.code).toBe("recharge_link_used");
    }
    expect((await rule.follow(link, randomUUID())).body.error.code).toBe("recharge_link_of_other");
    expect(await rule.rows("recharge_rule")).toHaveLength(1);
    expect(await rule.follow(link, harness.userId)).toMatchObject({ status: 200 });
  });

  test("guesses of links from one network are limited", async () => {
    const answers = new Set<number>();
    for (let time = 0; time < 130; time += 1) answers.add((await rule.follow("x")).status);
    expect([...answers]).toEqual([410, 429]);
  });

  test("while a purchase is under way lets that purchase end, and credits it", async () => {
    await rule.on();
    await rule.spend(90);
    harness.stripe.traffic.failAt("/v1/payment_intents", "lost");
    await rule.look();
    harness.stripe.traffic.reset();
    await rule.turnOff();
    harness.pass(61_000);
    await sweepPayments(harness.deps);
    expect(await harness.balance_mc()).toBe(110_000);
    expect(await rule.rows("recharge_rule")).toEqual([]);
  });
});
