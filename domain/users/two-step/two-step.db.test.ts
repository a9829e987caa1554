import { TOTP } from "otpauth";
import { describe, expect, test } from "vitest";
import { isRefusal, type Refusal, refuse } from "#contract/refusals.ts";
import { twoStepChallengeSchema } from "#contract/users/two-step.ts";
import { forgotPassword, resetPassword } from "#domain/users/settings/reset-password.ts";
import { authenticate } from "#domain/users/sign-in/authenticate.ts";
import { exchangeTicket } from "#domain/users/sign-in/exchange-ticket.ts";
import { logIn } from "#domain/users/sign-in/log-in.ts";
import type { LoggedIn } from "#domain/users/sign-in/open-session.ts";
import { testDatabase } from "#testing/database/test-database.ts";
import { wrongCode } from "#testing/people/authenticator.ts";
import { agreed, minute_ms, userHarness } from "#testing/people/user-harness.ts";
import { beginTwoStep, confirmTwoStep, endTwoStep, replaceRecoveryCodes } from "./enrol.ts";
import { finishSecondStep } from "./second-step.ts";

const database = testDatabase();
const harness = await userHarness(database);

const codeOf = (secret: string, steps = 0) =>
  new TOTP({ secret }).generate({ timestamp: harness.deps.clock.now().getTime() + steps * 30_000 });

const wrongCodeOf = (secret: string) => wrongCode(secret, harness.deps.clock.now());

/** Begins until each step of the tests has a code of its own. */
async function begin(token: string, password: string) {
  for (;;) {
    const begun = agreed(await beginTwoStep(harness.deps, token, password));
    const codes = Array.from({ length: 8 }, (_, step) => codeOf(begun.secret, step - 1));
    if (new Set(codes).size === codes.length) return begun;
  }
}

function challengeIn(result: LoggedIn | Refusal): string {
  if (!isRefusal(result)) throw new Error("let in with one step");
  expect(result.refused).toBe("two_step_required");
  return twoStepChallengeSchema.parse(result.fields?.twoStep).challenge;
}

/** A user with two-step sign-in, some time after it was switched on. */
async function enrolled() {
  const person = await harness.verified();
  const token = await harness.session(person);
  const { secret, uri } = await begin(token, person.password);
  const { recoveryCodes } = agreed(await confirmTwoStep(harness.deps, token, codeOf(secret)));
  harness.pass(2 * minute_ms);
  return { ...person, token, secret, uri, recoveryCodes };
}
const challenge = async (person: { email: string; password: string }) =>
  challengeIn(await logIn(harness.deps, person));

describe("switching on", () => {
  test("needs the password and a code from the secret", async () => {
    const person = await harness.verified();
    const token = await harness.session(person);
    expect(await beginTwoStep(harness.deps, token, "wrong")).toEqual(refuse("wrong_password"));
    expect(await beginTwoStep(harness.deps, token, undefined)).toEqual(refuse("sign_in_again"));
    expect(await confirmTwoStep(harness.deps, token, "123456")).toEqual(refuse("two_step_not_on"));

    const { secret, uri } = await begin(token, person.password);
    expect(new URL(uri).searchParams.get("secret")).toBe(secret);
    expect(decodeURIComponent(new URL(uri).pathname)).toContain(`Farline:${person.email}`);
    expect(await confirmTwoStep(harness.deps, token, codeOf(secret, 5))).toEqual(refuse("two_step_failed"));
    // Until then sign-in asks for no code.
    agreed(await logIn(harness.deps, person));

    const { recoveryCodes } = agreed(await confirmTwoStep(harness.deps, token, codeOf(secret)));
    expect(new Set(recoveryCodes).size).toBe(10);
    expect((await harness.mailsTo(person.email))[0]?.subject).toBe("Two-step sign-in is on");
    expect(await beginTwoStep(harness.deps, token, person.password)).toEqual(refuse("two_step_already_on"));
  });

  test("ends every other session, and the mail says so", async () => {
    const person = await harness.verified();
    const [here, elsewhere] = [await harness.session(person), await harness.session(person)];
    const { secret } = await begin(here, person.password);
    expect(await confirmTwoStep(harness.deps, here, wrongCodeOf(secret))).toEqual(refuse("two_step_failed"));
    agreed(await authenticate(harness.deps, elsewhere));
    agreed(await confirmTwoStep(harness.deps, here, codeOf(secret)));
    expect(await authenticate(harness.deps, elsewhere)).toEqual(refuse("unauthenticated"));
    agreed(await authenticate(harness.deps, here));
    expect((await harness.mailsTo(person.email))[0]?.text).toContain("Every other device was logged out.");
  });

  test("stores only hashes of recovery codes", async () => {
    const { id, recoveryCodes } = await enrolled();
    const rows = JSON.stringify(await harness.rows("SELECT * FROM recovery_code WHERE user_id = $1", [id]));
    for (const code of recoveryCodes) expect(rows).not.toContain(code.replaceAll("-", ""));
  });
});

describe("logging in", () => {
  test("needs the password and a code; the challenge between them is no session", async () => {
    const person = await enrolled();
    const given = await challenge(person);
    expect(await authenticate(harness.deps, given)).toEqual(refuse("unauthenticated"));
    const wrong = await finishSecondStep(harness.deps, {
      challenge: given,
      code: wrongCodeOf(person.secret),
    });
    expect(wrong).toEqual(refuse("two_step_failed"));

    const code = codeOf(person.secret);
    const { token, user } = agreed(await finishSecondStep(harness.deps, { challenge: given, code }));
    expect(user.id).toBe(person.id);
    expect(await authenticate(harness.deps, token)).toMatchObject(user);
    expect(
      await finishSecondStep(harness.deps, { challenge: given, code: codeOf(person.secret, 1) }),
    ).toEqual(refuse("two_step_expired"));
  });

  test("accepts a code once, also for another challenge, and no older code after it", async () => {
    const person = await enrolled();
    const [first, second] = [await challenge(person), await challenge(person)];
    const code = codeOf(person.secret);
    agreed(await finishSecondStep(harness.deps, { challenge: first, code }));
    for (const used of [code, codeOf(person.secret, -1)]) {
      expect(await finishSecondStep(harness.deps, { challenge: second, code: used })).toEqual(
        refuse("two_step_failed"),
      );
    }
    agreed(await finishSecondStep(harness.deps, { challenge: second, code: codeOf(person.secret, 1) }));
  });

  test("with one code twenty times at once, each with a challenge, succeeds once", async () => {
    const person = await enrolled();
    const challenges = await Promise.all(Array.from({ length: 20 }, () => challenge(person)));
    const code = codeOf(person.secret);
    const results = await Promise.all(
      challenges.map((given) => finishSecondStep(harness.deps, { challenge: given, code })),
    );
    expect(results.filter((result) => !isRefusal(result))).toHaveLength(1);
  });

  test("accepts a recovery code once, in any spelling, and mails its owner", async () => {
    const person = await enrolled();
    const code = person.recoveryCodes[3]?.toLowerCase().replace("-", "\u2013").replaceAll("-", " ") ?? "";
    const challenges = await Promise.all(Array.from({ length: 20 }, () => challenge(person)));
    const results = await Promise.all(
      challenges.map((given) => finishSecondStep(harness.deps, { challenge: given, code })),
    );
    expect(results.filter((result) => !isRefusal(result))).toHaveLength(1);
    const mails = await harness.mailsTo(person.email);
    const mail = mails.find(({ subject }) => subject === "A recovery code was used");
    expect(mail?.text).toContain("9 codes are left");
  });

  test("with Google needs the second step as well", async () => {
    const person = await enrolled();
    const ticket = await harness.ticket(person.id);
    const given = challengeIn(await exchangeTicket(harness.deps, ticket));
    agreed(await finishSecondStep(harness.deps, { challenge: given, code: codeOf(person.secret) }));
  });

  test("ends its challenge after five minutes or a password reset, which keeps the second step", async () => {
    const person = await enrolled();
    const slow = await challenge(person);
    harness.pass(5 * minute_ms);
    const code = codeOf(person.secret);
    expect(await finishSecondStep(harness.deps, { challenge: slow, code })).toEqual(
      refuse("two_step_expired"),
    );

    const overtaken = await challenge(person);
    await forgotPassword(harness.deps, person.email);
    agreed(await resetPassword(harness.deps, await harness.tokenMailedTo(person.email), "a new password"));
    expect(await finishSecondStep(harness.deps, { challenge: overtaken, code })).toEqual(
      refuse("two_step_expired"),
    );
    await challenge({ email: person.email, password: "a new password" });
  });
});

test("switching off and new recovery codes need the password and a code", async () => {
  const { deps } = harness;
  const { token, password, secret, email, recoveryCodes } = await enrolled();
  const code = codeOf(secret);
  for (const work of [endTwoStep, replaceRecoveryCodes]) {
    expect(await work(deps, token, { password: "wrong", code })).toEqual(refuse("wrong_password"));
    expect(await work(deps, token, { password, code: wrongCodeOf(secret) })).toEqual(
      refuse("two_step_failed"),
    );
  }
  const renewed = agreed(await replaceRecoveryCodes(deps, token, { password, code })).recoveryCodes;
  const [old = "", fresh = ""] = [recoveryCodes[0], renewed[0]];
  expect(await endTwoStep(deps, token, { password, code: old })).toEqual(refuse("two_step_failed"));
  agreed(await endTwoStep(deps, token, { password, code: fresh }));
  expect((await harness.mailsTo(email))[0]?.subject).toBe("Two-step sign-in is off");
  agreed(await logIn(deps, { email, password }));
  expect(await endTwoStep(deps, token, { password, code: fresh })).toEqual(refuse("two_step_not_on"));
});
