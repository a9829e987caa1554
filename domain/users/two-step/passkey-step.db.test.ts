import { TOTP } from "otpauth";
import { describe, expect, test } from "vitest";
import { isRefusal, type Refusal, refuse } from "#contract/refusals.ts";
import { twoStepChallengeSchema } from "#contract/users/two-step.ts";
import { assertionSchema } from "#contract/users/webauthn.ts";
import { beginPasskey } from "#domain/users/passkeys/add-passkey.ts";
import { listPasskeys, removePasskey } from "#domain/users/passkeys/manage-passkeys.ts";
import { askForPasskey } from "#domain/users/passkeys/sign-in.ts";
import { readSettings } from "#domain/users/settings/user-settings.ts";
import { authenticate } from "#domain/users/sign-in/authenticate.ts";
import { exchangeTicket } from "#domain/users/sign-in/exchange-ticket.ts";
import { logIn } from "#domain/users/sign-in/log-in.ts";
import type { LoggedIn } from "#domain/users/sign-in/open-session.ts";
import { testDatabase } from "#testing/database/test-database.ts";
import { wrongCode } from "#testing/people/authenticator.ts";
import { type PasskeyOwner, passkeyHarness } from "#testing/people/passkey-harness.ts";
import type { Lies } from "#testing/people/software-authenticator.ts";
import { agreed, minute_ms, userHarness } from "#testing/people/user-harness.ts";
import { beginTwoStep, confirmTwoStep, endTwoStep, replaceRecoveryCodes } from "./enrol.ts";
import { askConfirmation, askSecondStep, requirePasskey } from "./passkey-step.ts";
import { finishSecondStep } from "./second-step.ts";

const database = testDatabase();
const harness = await userHarness(database);
const passkeys = passkeyHarness(harness);

const challengeIn = (result: LoggedIn | Refusal) => {
  if (!isRefusal(result)) throw new Error("let in with one step");
  expect(result.refused).toBe("two_step_required");
  return twoStepChallengeSchema.parse(result.fields?.twoStep);
};
const firstStep = async (owner: PasskeyOwner) => challengeIn(await logIn(harness.deps, owner));

/** A user whose second step is a passkey and no app. */
async function withPasskeyStep() {
  const owner = await passkeys.owner();
  const { recoveryCodes } = agreed(await requirePasskey(harness.deps, owner.token, owner.password));
  return { ...owner, recoveryCodes };
}

/** A user with an app and a passkey. */
async function withBoth() {
  const owner = await passkeys.owner();
  const { secret } = agreed(await beginTwoStep(harness.deps, owner.token, owner.password));
  const code = () => new TOTP({ secret }).generate({ timestamp: harness.deps.clock.now().getTime() });
  agreed(await confirmTwoStep(harness.deps, owner.token, code()));
  harness.pass(2 * minute_ms);
  return { ...owner, secret, code };
}

async function answer({ authenticator }: PasskeyOwner, challenge: string, lies: Lies = {}) {
  const options = agreed(await askSecondStep(harness.deps, challenge));
  return finishSecondStep(harness.deps, { challenge, passkey: authenticator.get(options, lies) });
}

async function confirmation({ id, authenticator }: PasskeyOwner) {
  return authenticator.get(agreed(await askConfirmation(harness.deps, id)));
}

describe("a passkey", () => {
  test("switches two-step sign-in on by its owner's choice only", async () => {
    const owner = await passkeys.owner();
    const elsewhere = agreed(await logIn(harness.deps, owner)).token;
    const { deps } = harness;
    expect(await requirePasskey(deps, owner.token, "wrong")).toEqual(refuse("wrong_password"));
    const { recoveryCodes } = agreed(await requirePasskey(deps, owner.token, owner.password));
    expect(new Set(recoveryCodes).size).toBe(10);
    expect(await authenticate(deps, elsewhere), "opened without it").toEqual(refuse("unauthenticated"));
    expect(await authenticate(deps, owner.token)).toMatchObject({ id: owner.id });
    expect((await harness.mailsTo(owner.email))[0]?.subject).toBe("Two-step sign-in is on");
    expect(await requirePasskey(deps, owner.token, owner.password)).toEqual(refuse("two_step_already_on"));
    expect(agreed(await readSettings(deps, owner.token)).twoStep).toEqual({
      on: true,
      app: false,
      recoveryCodesLeft: 10,
    });
    const without = await passkeys.person();
    expect(await requirePasskey(deps, without.token, without.password)).toEqual(refuse("passkey_needed"));
  });

  test("answers the second step after the password, and after Google", async () => {
    const owner = await withPasskeyStep();
    const { challenge, methods } = await firstStep(owner);
    expect(methods).toEqual(["passkey"]);
    expect(agreed(await answer(owner, challenge)).user.id).toBe(owner.id);

    const afterGoogle = challengeIn(await exchangeTicket(harness.deps, await harness.ticket(owner.id)));
    agreed(await answer(owner, afterGoogle.challenge));
  });

  test("answers in place of the app's code, and the code still does", async () => {
    const owner = await withBoth();
    const { challenge, methods } = await firstStep(owner);
    expect(methods).toEqual(["app", "passkey"]);
    agreed(await answer(owner, challenge));
    const again = await firstStep(owner);
    agreed(await finishSecondStep(harness.deps, { challenge: again.challenge, code: owner.code() }));
  });

  test.each([
    ["leave the user handle out", null],
    ["have an empty user handle, as Safari 15.4 to 17.3 writes none", ""],
  ])("needs no user verification as a second step, and may %s", async (_name, userHandle) => {
    const owner = await withPasskeyStep();
    const { challenge } = await firstStep(owner);
    const passkey = assertionSchema.parse(
      owner.authenticator.get(agreed(await askSecondStep(harness.deps, challenge)), {
        userVerified: false,
        userHandle,
      }),
    );
    agreed(await finishSecondStep(harness.deps, { challenge, passkey }));
  });

  test("signs in without any further step, since its authenticator verified the user", async () => {
    const owner = await withBoth();
    expect(agreed(await passkeys.signIn(owner)).user.id).toBe(owner.id);
    expect(await passkeys.signIn(owner, { userVerified: false })).toEqual(refuse("passkey_refused"));
  });
});

describe("the second step", () => {
  test("refuses another user's passkey, and a challenge made for another user or purpose", async () => {
    const [owner, thief] = [await withPasskeyStep(), await withPasskeyStep()];
    const { challenge } = await firstStep(owner);
    const options = agreed(await askSecondStep(harness.deps, challenge));
    expect(options.allowCredentials?.map(({ id }) => id)).toEqual(
      owner.authenticator.held.map(({ id }) => id),
    );
    const foreign = thief.authenticator.get({ ...options, allowCredentials: undefined });
    expect(await finishSecondStep(harness.deps, { challenge, passkey: foreign })).toEqual(
      refuse("passkey_refused"),
    );

    const { challenge: ofThief } = await firstStep(thief);
    const others = [
      agreed(await askSecondStep(harness.deps, ofThief)),
      agreed(await askConfirmation(harness.deps, owner.id)),
      await askForPasskey(harness.deps),
    ].map((ceremony) => ({ ...options, challenge: ceremony.challenge }));
    for (const ceremony of others) {
      const passkey = owner.authenticator.get(ceremony);
      expect(await finishSecondStep(harness.deps, { challenge, passkey })).toEqual(refuse("passkey_expired"));
    }
    // A wrong passkey leaves the sign-in open.
    agreed(await answer(owner, challenge));
  });

  test("takes one assertion sent twenty times at once, each with a sign-in, once", async () => {
    const owner = await withPasskeyStep();
    const challenges = await Promise.all(Array.from({ length: 20 }, () => firstStep(owner)));
    const options = agreed(await askSecondStep(harness.deps, challenges[0]?.challenge ?? ""));
    const passkey = owner.authenticator.get(options);
    const results = await Promise.all(
      challenges.map(({ challenge }) => finishSecondStep(harness.deps, { challenge, passkey })),
    );
    expect(results.filter((result) => !isRefusal(result))).toHaveLength(1);
  });

  test("without an app takes recovery codes, and no code of six digits", async () => {
    const owner = await withPasskeyStep();
    const { challenge } = await firstStep(owner);
    expect(await finishSecondStep(harness.deps, { challenge, code: "000000" })).toEqual(
      refuse("two_step_failed"),
    );
    const code = owner.recoveryCodes[0] ?? "";
    agreed(await finishSecondStep(harness.deps, { challenge, code }));
    expect(await confirmTwoStep(harness.deps, owner.token, "000000")).toEqual(refuse("two_step_already_on"));
  });

  test("keeps its last passkey until it is switched off", async () => {
    const owner = await withPasskeyStep();
    const { deps } = harness;
    const id = (await listPasskeys(deps, owner.id))[0]?.id ?? "";
    const removal = { id, password: owner.password };
    expect(await removePasskey(deps, owner.token, removal)).toEqual(refuse("passkey_is_second_step"));
    const { password } = owner;
    agreed(await endTwoStep(deps, owner.token, { password, passkey: await confirmation(owner) }));
    agreed(await removePasskey(deps, owner.token, removal));
    agreed(await logIn(deps, owner));
  });

  test("challenges no passkey that was blocked", async () => {
    const owner = await withPasskeyStep();
    agreed(await passkeys.signIn(owner, { counter: 9 }));
    expect(await passkeys.signIn(owner, { counter: 9 })).toEqual(refuse("passkey_copied"));
    const { challenge, methods } = await firstStep(owner);
    expect(methods).toEqual([]);
    expect(await askSecondStep(harness.deps, challenge)).toEqual(refuse("passkey_needed"));
    expect(await askSecondStep(harness.deps, "made up")).toEqual(refuse("two_step_expired"));
  });
});

describe("in the settings", () => {
  test("a passkey stands in for a code, once, with the password", async () => {
    const owner = await withPasskeyStep();
    const { deps } = harness;
    const { token, password } = owner;
    const passkey = await confirmation(owner);
    expect(await replaceRecoveryCodes(deps, token, { password: "wrong", passkey })).toEqual(
      refuse("wrong_password"),
    );
    agreed(await replaceRecoveryCodes(deps, token, { password, passkey }));
    expect(await replaceRecoveryCodes(deps, token, { password, passkey })).toEqual(refuse("passkey_expired"));
  });

  test("with two-step sign-in on, another passkey needs the second step as well", async () => {
    const owner = await withBoth();
    const { deps } = harness;
    const { token, password } = owner;
    const wrong = wrongCode(owner.secret, deps.clock.now());
    expect(await beginPasskey(deps, token, { password })).toMatchObject(refuse("invalid_request"));
    expect(await beginPasskey(deps, token, { password, code: wrong })).toEqual(refuse("two_step_failed"));
    agreed(await beginPasskey(deps, token, { password, code: owner.code() }));
    agreed(await beginPasskey(deps, token, { password, passkey: await confirmation(owner) }));
  });
});
