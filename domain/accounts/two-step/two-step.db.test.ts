import { TOTP } from "otpauth";
import { beforeAll, describe, expect, test } from "vitest";
import { testDatabase } from "#adapters/postgres/testing/test-database.ts";
import { isRefusal, type Refusal, refuse } from "#contract/refusals.ts";
import { twoStepChallengeSchema } from "#contract/two-step.ts";
import { authenticate } from "#domain/accounts/authenticate.ts";
import { exchangeTicket } from "#domain/accounts/exchange-ticket.ts";
import { issueLink } from "#domain/accounts/issue-link.ts";
import { logIn } from "#domain/accounts/log-in.ts";
import { forgotPassword, resetPassword } from "#domain/accounts/reset-password.ts";
import {
  type AccountWorld,
  accountWorld,
  agreed,
  minute_ms,
} from "#domain/accounts/testing/account-world.ts";
import { beginTwoStep, confirmTwoStep, endTwoStep, replaceRecoveryCodes } from "./enrol.ts";
import { finishSecondStep, type LoggedIn } from "./second-step.ts";

const database = testDatabase();
let world: AccountWorld;
beforeAll(async () => {
  world = await accountWorld(database);
});

const codeOf = (secret: string, steps = 0) =>
  new TOTP({ secret }).generate({ timestamp: world.deps.clock.now().getTime() + steps * 30_000 });

function challengeIn(result: LoggedIn | Refusal): string {
  if (!isRefusal(result)) throw new Error("let in with one step");
  expect(result.refused).toBe("two_step_required");
  return twoStepChallengeSchema.parse(result.fields?.twoStep).challenge;
}

/** Somebody whose login takes two steps, some time after it was switched on. */
async function enrolled() {
  const person = await world.verified();
  const token = await world.session(person);
  const { secret, uri } = agreed(await beginTwoStep(world.deps, token, person.password));
  const { recoveryCodes } = agreed(await confirmTwoStep(world.deps, person.id, codeOf(secret)));
  world.pass(2 * minute_ms);
  return { ...person, token, secret, uri, recoveryCodes };
}
const challenge = async (person: { email: string; password: string }) =>
  challengeIn(await logIn(world.deps, person));

describe("switching on", () => {
  test("needs the password, and a code of the secret", async () => {
    const person = await world.verified();
    const token = await world.session(person);
    expect(await beginTwoStep(world.deps, token, "wrong")).toEqual(refuse("wrong_password"));
    expect(await beginTwoStep(world.deps, token, undefined)).toEqual(refuse("sign_in_again"));
    expect(await confirmTwoStep(world.deps, person.id, "123456")).toEqual(refuse("two_step_not_on"));

    const { secret, uri } = agreed(await beginTwoStep(world.deps, token, person.password));
    expect(new URL(uri).searchParams.get("secret")).toBe(secret);
    expect(decodeURIComponent(new URL(uri).pathname)).toContain(`Farline:${person.email}`);
    expect(await confirmTwoStep(world.deps, person.id, codeOf(secret, 5))).toEqual(refuse("two_step_failed"));
    // Until then nobody is asked for a code.
    agreed(await logIn(world.deps, person));

    const { recoveryCodes } = agreed(await confirmTwoStep(world.deps, person.id, codeOf(secret)));
    expect(new Set(recoveryCodes).size).toBe(10);
    expect((await world.mailsTo(person.email))[0]?.subject).toBe("Two-step sign-in is on");
    expect(await beginTwoStep(world.deps, token, person.password)).toEqual(refuse("two_step_already_on"));
  });

  test("stores no recovery code", async () => {
    const { id, recoveryCodes } = await enrolled();
    const rows = JSON.stringify(await world.rows("SELECT * FROM recovery_code WHERE user_id = $1", [id]));
    for (const code of recoveryCodes) expect(rows).not.toContain(code.replaceAll("-", ""));
  });
});

describe("logging in", () => {
  test("takes the password and a code; the challenge between them is no session", async () => {
    const person = await enrolled();
    const given = await challenge(person);
    expect(await authenticate(world.deps, given)).toEqual(refuse("unauthenticated"));
    const wrong = await finishSecondStep(world.deps, { challenge: given, code: "000000" });
    expect(wrong).toEqual(refuse("two_step_failed"));

    const code = codeOf(person.secret);
    const { token, user } = agreed(await finishSecondStep(world.deps, { challenge: given, code }));
    expect(user.id).toBe(person.id);
    expect(await authenticate(world.deps, token)).toMatchObject(user);
    expect(await finishSecondStep(world.deps, { challenge: given, code: codeOf(person.secret, 1) })).toEqual(
      refuse("two_step_expired"),
    );
  });

  test("a code works once, also for another challenge, and an older one not after it", async () => {
    const person = await enrolled();
    const [first, second] = [await challenge(person), await challenge(person)];
    const code = codeOf(person.secret);
    agreed(await finishSecondStep(world.deps, { challenge: first, code }));
    for (const used of [code, codeOf(person.secret, -1)]) {
      expect(await finishSecondStep(world.deps, { challenge: second, code: used })).toEqual(
        refuse("two_step_failed"),
      );
    }
    agreed(await finishSecondStep(world.deps, { challenge: second, code: codeOf(person.secret, 1) }));
  });

  test("of twenty who use one code at once, each with a challenge, one gets in", async () => {
    const person = await enrolled();
    const challenges = await Promise.all(Array.from({ length: 20 }, () => challenge(person)));
    const code = codeOf(person.secret);
    const results = await Promise.all(
      challenges.map((given) => finishSecondStep(world.deps, { challenge: given, code })),
    );
    expect(results.filter((result) => !isRefusal(result))).toHaveLength(1);
  });

  test("a recovery code stands in once, typed as it may be, and its owner is told", async () => {
    const person = await enrolled();
    const code = person.recoveryCodes[3]?.toLowerCase().replaceAll("-", " ") ?? "";
    const challenges = await Promise.all(Array.from({ length: 20 }, () => challenge(person)));
    const results = await Promise.all(
      challenges.map((given) => finishSecondStep(world.deps, { challenge: given, code })),
    );
    expect(results.filter((result) => !isRefusal(result))).toHaveLength(1);
    const mail = (await world.mailsTo(person.email))[0];
    expect(mail?.subject).toBe("A recovery code was used");
    expect(mail?.text).toContain("9 codes are left");
  });

  test("with Google takes the second step as well", async () => {
    const person = await enrolled();
    const ticket = await world.deps.transaction(({ links }) =>
      issueLink(world.deps, links, person.id, "google_ticket"),
    );
    const given = challengeIn(await exchangeTicket(world.deps, ticket));
    agreed(await finishSecondStep(world.deps, { challenge: given, code: codeOf(person.secret) }));
  });

  test("a challenge ends after five minutes and with a reset of the password, which leaves the second step", async () => {
    const person = await enrolled();
    const slow = await challenge(person);
    world.pass(5 * minute_ms);
    const code = codeOf(person.secret);
    expect(await finishSecondStep(world.deps, { challenge: slow, code })).toEqual(refuse("two_step_expired"));

    const overtaken = await challenge(person);
    await forgotPassword(world.deps, person.email);
    agreed(await resetPassword(world.deps, await world.tokenMailedTo(person.email), "a new password"));
    expect(await finishSecondStep(world.deps, { challenge: overtaken, code })).toEqual(
      refuse("two_step_expired"),
    );
    await challenge({ email: person.email, password: "a new password" });
  });
});

test("switching off and new recovery codes take the password and a code", async () => {
  const { deps } = world;
  const { token, password, secret, email, recoveryCodes } = await enrolled();
  const code = codeOf(secret);
  for (const work of [endTwoStep, replaceRecoveryCodes]) {
    expect(await work(deps, token, { password: "wrong", code })).toEqual(refuse("wrong_password"));
    expect(await work(deps, token, { password, code: "000000" })).toEqual(refuse("two_step_failed"));
  }
  const renewed = agreed(await replaceRecoveryCodes(deps, token, { password, code })).recoveryCodes;
  const [old = "", fresh = ""] = [recoveryCodes[0], renewed[0]];
  expect(await endTwoStep(deps, token, { password, code: old })).toEqual(refuse("two_step_failed"));
  agreed(await endTwoStep(deps, token, { password, code: fresh }));
  expect((await world.mailsTo(email))[0]?.subject).toBe("Two-step sign-in is off");
  agreed(await logIn(deps, { email, password }));
  expect(await endTwoStep(deps, token, { password, code: fresh })).toEqual(refuse("two_step_not_on"));
});
