import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, test } from "vitest";
import { operatorAccess } from "#adapters/postgres/operators/operator-access.ts";
import { switchMessages } from "#contract/messages/frame-messages.ts";
import { isRefusal, refusalMessage } from "#contract/refusals.ts";
import { userOfIdentity } from "#domain/users/openid/user-of-identity.ts";
import { signUp } from "#domain/users/registration/sign-up.ts";
import { verifyEmail } from "#domain/users/registration/verify-email.ts";
import { testCipher, testDatabase } from "#testing/database/test-database.ts";
import { paymentHarness } from "#testing/payments/payment-harness.ts";
import { type OperatorHarness, operatorHarness } from "#testing/people/operator-harness.ts";
import { agreed } from "#testing/people/user-harness.ts";
import { readSwitches, turnSwitch } from "./switches.ts";

const sentence = (result: unknown) => (isRefusal(result) ? refusalMessage(result).key : result);

describe("while sign-up is switched off", () => {
  const database = testDatabase();
  let harness: OperatorHarness;
  beforeAll(async () => {
    harness = await operatorHarness(database);
  });
  const join = (email: string) =>
    signUp(harness.users.deps, { firstName: "Ada", lastName: "L", email, password: "correct horse" });

  test("no new person comes in by any way; users and waiting sign-ups do", async () => {
    const { deps, system, users } = harness;
    const waiting = await users.unverified();
    const user = await users.verified();
    expect(await turnSwitch(deps, system, "sign_up", false)).toMatchObject({ offSince: deps.clock.now() });
    expect(sentence(await join(`${randomUUID()}@example.org`))).toBe(switchMessages.sign_up);
    const byProvider = (email: string) =>
      users.deps.transaction((stores) =>
        userOfIdentity(deps, stores, {
          issuer: "https://id.example",
          subject: email,
          provider: "id",
          email,
          emailVerified: true,
          givenName: "Ada",
          familyName: "L",
          fullName: undefined,
          pictureUrl: undefined,
        }),
      );
    expect(sentence(await byProvider(`${randomUUID()}@example.org`))).toBe(switchMessages.sign_up);
    expect(await byProvider(user.email)).toMatchObject({ user: { id: user.id } });
    agreed(await verifyEmail(users.deps, await users.tokenMailedTo(waiting.email)));
    await users.session(user);

    agreed(await turnSwitch(deps, system, "sign_up", true));
    agreed(await join(`${randomUUID()}@example.org`));
    expect(agreed(await readSwitches(deps, system))).toMatchObject({
      signUp: { offSince: null },
      purchases: { offSince: null },
      calling: { stop: undefined },
    });
    const reads = (await harness.record()).filter(({ use_case }) => use_case === "read_switches");
    expect(reads, "one look is one row").toMatchObject([{ subject_id: "switches" }]);
    const turns = (await harness.record()).filter(({ use_case }) => use_case === "switch_sign_up");
    expect(turns.map(({ before, after }) => [before, after])).toEqual([
      [{ offSince: null }, { offSince: deps.clock.now().toISOString() }],
      [{ offSince: deps.clock.now().toISOString() }, { offSince: null }],
    ]);
  });
});

const harness = paymentHarness();

test("while purchases are switched off no payment is started, and one that was begun is credited", async () => {
  const { clock, ids, publish } = harness.deps;
  const access = operatorAccess(harness.database, { cipher: testCipher, clock, publish });
  const deps = { clock, ids, grantLimit_mc: 0, ...access };
  const owner = { actor: { kind: "system", name: "ada" }, reason: "an attack" } as const;
  await harness.startPayment(10);
  agreed(await turnSwitch(deps, owner, "purchases", false));
  const refused = await harness.call("POST", "/api/payments/create-payment-intent", { amount: 20 });
  const early = [
    await harness.call("GET", "/api/payments/test"),
    await harness.call("POST", "/api/payments/quotes", { kind: "preset", amount: 10, currency: "USD" }),
  ];
  for (const answer of [refused, ...early]) {
    expect(answer).toMatchObject({ status: 503, body: { message: switchMessages.purchases } });
  }
  expect(await harness.rows("payment")).toHaveLength(1);
  harness.stripe.pay();
  await harness.call("POST", "/api/payments/add-credits", { credits: 100 });
  expect(await harness.balance_mc()).toBe(100_000);
  agreed(await turnSwitch(deps, owner, "purchases", true));
  expect(await harness.call("POST", "/api/payments/create-payment-intent", { amount: 20 })).toMatchObject({
    status: 200,
  });
});
