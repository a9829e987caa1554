import { describe, expect, test } from "vitest";
import { isRefusal, refuse } from "#contract/refusals.ts";
import { twoStepChallengeSchema } from "#contract/users/two-step.ts";
import { forgotPassword, resetPassword } from "#domain/users/settings/reset-password.ts";
import { logIn } from "#domain/users/sign-in/log-in.ts";
import { askSecondStep, requirePasskey } from "#domain/users/two-step/passkey-step.ts";
import { finishSecondStep } from "#domain/users/two-step/second-step.ts";
import { testDatabase } from "#testing/database/test-database.ts";
import { type PasskeyOwner, passkeyHarness } from "#testing/people/passkey-harness.ts";
import { agreed, userHarness } from "#testing/people/user-harness.ts";
import { listPasskeys } from "./manage-passkeys.ts";

const database = testDatabase();
const harness = await userHarness(database);
const passkeys = passkeyHarness(harness);

const password = "a new password";

async function reset({ email }: PasskeyOwner): Promise<string> {
  await forgotPassword(harness.deps, email);
  agreed(await resetPassword(harness.deps, await harness.tokenMailedTo(email), password));
  return (await harness.mailsTo(email))[0]?.text ?? "";
}

describe("a password reset", () => {
  test("removes the passkeys, so that none of an intruder signs in, and says so", async () => {
    const owner = await passkeys.owner();
    expect(await reset(owner)).toContain("Your passkeys were removed");
    expect(await passkeys.signIn(owner)).toEqual(refuse("passkey_refused"));
    expect(await listPasskeys(harness.deps, owner.id)).toEqual([]);
    agreed(await logIn(harness.deps, { email: owner.email, password }));
  });

  test("says nothing of passkeys to a user who has none", async () => {
    expect(await reset(await passkeys.person())).not.toContain("passkey");
  });

  test("with two-step sign-in on keeps them as its second step only", async () => {
    const owner = await passkeys.owner();
    agreed(await requirePasskey(harness.deps, owner.token, owner.password));
    expect(await reset(owner)).toContain("no longer log in without the password");
    expect(await passkeys.signIn(owner)).toEqual(refuse("passkey_refused"));
    expect(await listPasskeys(harness.deps, owner.id)).toMatchObject([{ signsIn: false }]);

    const refused = await logIn(harness.deps, { email: owner.email, password });
    if (!isRefusal(refused)) throw new Error("let in with one step");
    const { challenge } = twoStepChallengeSchema.parse(refused.fields?.twoStep);
    const options = agreed(await askSecondStep(harness.deps, challenge));
    agreed(await finishSecondStep(harness.deps, { challenge, passkey: owner.authenticator.get(options) }));
  });

  test("leaves no passkey behind that an intruder was adding at the same time", async () => {
    for (let round = 0; round < 10; round++) {
      const owner = await passkeys.person();
      const registration = owner.authenticator.create(agreed(await passkeys.begin(owner)));
      await forgotPassword(harness.deps, owner.email);
      const token = await harness.tokenMailedTo(owner.email);
      await Promise.all([passkeys.finish(owner, registration), resetPassword(harness.deps, token, password)]);
      expect(await listPasskeys(harness.deps, owner.id)).toEqual([]);
    }
  });
});
