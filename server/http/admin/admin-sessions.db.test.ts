import { TOTP } from "otpauth";
import { beforeEach, describe, expect, test } from "vitest";
import { twoStepMessages } from "#contract/messages/settings-messages.ts";
import { operatorMessages } from "#contract/operators/operator-messages.ts";
import { needsStepUp, type UseCase } from "#contract/operators/permissions.ts";
import { operatorRoutes } from "#contract/operators/routes.ts";
import { isRefusal, refuse } from "#contract/refusals.ts";
import { twoStepChallengeSchema } from "#contract/users/two-step.ts";
import { confirmRole, grantRole } from "#domain/operators/grants/grant-role.ts";
import { addPasskey, beginPasskey } from "#domain/users/passkeys/add-passkey.ts";
import { listPasskeys, removePasskey } from "#domain/users/passkeys/manage-passkeys.ts";
import { forgotPassword, resetPassword } from "#domain/users/settings/reset-password.ts";
import { authenticate } from "#domain/users/sign-in/authenticate.ts";
import { logIn } from "#domain/users/sign-in/log-in.ts";
import { beginTwoStep, confirmTwoStep } from "#domain/users/two-step/enrol.ts";
import { askConfirmation, requirePasskey } from "#domain/users/two-step/passkey-step.ts";
import { proveFactor } from "#domain/users/two-step/prove-factor.ts";
import { finishSecondStep } from "#domain/users/two-step/second-step.ts";
import { requestAbout } from "#server/http/testing/requests-of-operators.ts";
import { adminApp } from "#testing/http/admin-app.ts";
import { paymentHarness } from "#testing/payments/payment-harness.ts";
import { wrongCode } from "#testing/people/authenticator.ts";
import { type PasskeyOwner, passkeyHarness } from "#testing/people/passkey-harness.ts";
import { agreed, hour_ms, minute_ms } from "#testing/people/user-harness.ts";
import type { OnWire } from "./admin-deps.ts";

const harness = paymentHarness();
const reason = "ticket 1042";
let app: Awaited<ReturnType<typeof adminApp>>;
let passkeys: ReturnType<typeof passkeyHarness>;
beforeEach(async () => {
  app = await adminApp(harness.database, harness.deps);
  passkeys = passkeyHarness(app.users);
});

const grant = (email: string, role: "support" | "finance" | "owner" = "owner") =>
  grantRole(app.deps, app.system, { email, role, days: 30 });

/** An owner with a passkey that signed in alone, and the token of that session. */
async function withPasskey() {
  const owner = await passkeys.owner();
  const { token } = agreed(await passkeys.signIn(owner));
  agreed(await grant(owner.email));
  return { ...owner, token };
}

/** An owner whose second step is an authenticator app, and the token of the session that confirmed it. */
async function withApp() {
  const person = await app.users.verified();
  const token = await app.users.session(person);
  const { secret } = agreed(await beginTwoStep(app.users.deps, token, person.password));
  const code = () => new TOTP({ secret }).generate({ timestamp: app.deps.clock.now().getTime() });
  const { recoveryCodes } = agreed(await confirmTwoStep(app.users.deps, token, code()));
  agreed(await grant(person.email));
  return { ...person, token, secret, code, recoveryCodes };
}

/** The token of a login with the password, and with what answers its second step. */
async function logInWith(person: { email: string; password: string }, code: string): Promise<string> {
  const first = await logIn(app.users.deps, person);
  const fields = isRefusal(first) ? first.fields : undefined;
  const { challenge } = twoStepChallengeSchema.parse(fields?.twoStep);
  return agreed(await finishSecondStep(app.users.deps, { challenge, code })).token;
}

async function prove(owner: PasskeyOwner, token: string) {
  const options = agreed(await askConfirmation(app.users.deps, owner.id));
  return proveFactor(app.users.deps, token, { passkey: owner.authenticator.get(options) });
}

const reads = async (token: string) => (await app.ask("list_tariffs", token)).status;
async function gives(token: string) {
  const { email } = await app.users.verified();
  return app.ask("give_credits", token, { email, credits: 1, reason });
}
const missing = (what: "factor" | "login", methods: string[], message: string) => ({
  status: 403,
  body: { message, desk: { missing: what, methods } },
});
const factorMissing = (methods = ["passkey"]) => missing("factor", methods, operatorMessages.proveFactor);

describe("a second factor that is not used in the session opens no desk:", () => {
  test("the password alone", async () => {
    const owner = await withPasskey();
    const token = await app.users.session(owner);
    const before = await app.record();
    expect(await app.ask("self", token)).toMatchObject(factorMissing());
    const { email } = await app.users.verified();
    for (const useCase of Object.keys(operatorRoutes) as OnWire[]) {
      const answer = await app.ask(useCase, token, { reason, ...requestAbout(useCase, email) });
      expect({ useCase, ...answer }).toMatchObject({ useCase, ...factorMissing() });
    }
    expect(await app.record()).toEqual(before);
  });

  test("a session that was opened before the factor existed", async () => {
    const person = await passkeys.person();
    const earlier = await app.users.session(person);
    const owner = await passkeys.owner();
    const elsewhere = await app.users.session(owner);
    agreed(await passkeys.signIn(owner));
    agreed(await grant(owner.email));
    expect(await app.ask("self", elsewhere)).toMatchObject(factorMissing());
    await app.users.rows(
      `INSERT INTO operator_grant (id, user_id, role, granted_by, granted_at, expires_at)
       VALUES (gen_random_uuid(), $1, 'owner', 'system:ada', $2, $2::timestamptz + interval '1 day')`,
      [person.id, app.deps.clock.now()],
    );
    expect(await app.ask("self", earlier)).toMatchObject({
      status: 403,
      body: { message: operatorMessages.noSecondFactor },
    });
    await app.addPasskey(person.id);
    expect(await app.ask("self", earlier)).toMatchObject(factorMissing());
  });
});

describe("a second factor that is used in the session opens the desk:", () => {
  test("a passkey alone, whose authenticator verified its user", async () => {
    const { token } = await withPasskey();
    expect([await reads(token), (await gives(token)).status]).toEqual([200, 200]);
  });

  test("the app's code at the login, and a recovery code", async () => {
    const owner = await withApp();
    expect([await reads(owner.token), (await gives(owner.token)).status]).toEqual([200, 200]);
    app.users.pass(2 * minute_ms);
    for (const code of [owner.code(), owner.recoveryCodes[0] ?? ""]) {
      const token = await logInWith(owner, code);
      expect([await reads(token), (await gives(token)).status]).toEqual([200, 200]);
    }
  });

  test("a passkey that is proved after a login with the password, in that session alone", async () => {
    const owner = await withPasskey();
    const [token, other] = [await app.users.session(owner), await app.users.session(owner)];
    agreed(await prove(owner, token));
    expect([await reads(token), (await gives(token)).status]).toEqual([200, 200]);
    expect(await app.ask("self", other)).toMatchObject(factorMissing());
  });

  test("but no wrong code, no code twice, and no other user's passkey", async () => {
    const owner = await withApp();
    app.users.pass(11 * minute_ms);
    const code = owner.code();
    agreed(await proveFactor(app.users.deps, owner.token, { code }));
    app.users.pass(11 * minute_ms);
    for (const wrong of [code, wrongCode(owner.secret, app.deps.clock.now())]) {
      expect(await proveFactor(app.users.deps, owner.token, { code: wrong })).toEqual(
        refuse("two_step_failed"),
      );
    }
    expect(await gives(owner.token)).toMatchObject(factorMissing(["app"]));

    const [passkeyOwner, thief] = [await withPasskey(), await withPasskey()];
    const token = await app.users.session(passkeyOwner);
    const options = agreed(await askConfirmation(app.users.deps, thief.id));
    const passkey = thief.authenticator.get(options);
    expect(await proveFactor(app.users.deps, token, { passkey })).toEqual(refuse("passkey_expired"));
    expect(await proveFactor(app.users.deps, undefined, { passkey })).toEqual(refuse("unauthenticated"));
    expect(await app.ask("self", token)).toMatchObject(factorMissing());
  });

  test("one assertion that is sent twenty times at once proves one session", async () => {
    const owner = await withPasskey();
    const tokens = await Promise.all(Array.from({ length: 20 }, () => app.users.session(owner)));
    const options = agreed(await askConfirmation(app.users.deps, owner.id));
    const passkey = owner.authenticator.get(options);
    await Promise.all(tokens.map((token) => proveFactor(app.users.deps, token, { passkey })));
    const statuses = await Promise.all(tokens.map(async (token) => (await app.ask("self", token)).status));
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
  });
});

describe("the desk's session", () => {
  test("asks again for the factor after ten minutes, exactly where the table says so", async () => {
    const owner = await withPasskey();
    app.users.pass(10 * minute_ms - 1);
    expect((await gives(owner.token)).status).toBe(200);
    app.users.pass(1);
    const { email } = await app.users.verified();
    const stepUps: UseCase[] = [];
    for (const useCase of Object.keys(operatorRoutes) as OnWire[]) {
      const answer = await app.ask(useCase, owner.token, { reason, ...requestAbout(useCase, email) });
      if (answer.body.desk) stepUps.push(useCase);
    }
    expect(stepUps).toEqual((Object.keys(operatorRoutes) as OnWire[]).filter(needsStepUp));
    expect(stepUps).toEqual(expect.arrayContaining(["give_credits", "refund_payment", "delete_user"]));
    expect(stepUps).toEqual(expect.arrayContaining(["import_tariff", "confirm_role", "export_user"]));
    agreed(await prove(owner, owner.token));
    expect((await gives(owner.token)).status).toBe(200);
  });

  test("is over after eight hours, also with a fresh proof", async () => {
    const owner = await withPasskey();
    for (let passed_min = 0; passed_min < 8 * 60 - 20; passed_min += 20) {
      app.users.pass(20 * minute_ms);
      expect(await reads(owner.token)).toBe(200);
    }
    app.users.pass(20 * minute_ms);
    agreed(await prove(owner, owner.token));
    const over = missing("login", ["passkey"], operatorMessages.sessionTooOld);
    expect(await app.ask("self", owner.token)).toMatchObject(over);
    expect(await gives(owner.token)).toMatchObject(over);
    expect(await authenticate(app.users.deps, owner.token), "as a user").toMatchObject({ id: owner.id });
    expect(await reads(agreed(await passkeys.signIn(owner)).token)).toBe(200);
  });

  test("asks again for the factor after 30 minutes without use; what the page repeats by itself is no use", async () => {
    const owner = await withPasskey();
    for (let passed_min = 0; passed_min < 30; passed_min += 10) {
      expect((await app.ask("list_calls", owner.token)).status).toBe(200);
      expect((await app.ask("read_fraud", owner.token, { days: 1 })).status).toBe(200);
      app.users.pass(10 * minute_ms);
      await authenticate(app.users.deps, owner.token);
    }
    expect(await app.ask("list_calls", owner.token)).toMatchObject(factorMissing());
    agreed(await prove(owner, owner.token));
    expect(await reads(owner.token)).toBe(200);
    app.users.pass(29 * minute_ms);
    expect(await reads(owner.token)).toBe(200);
    app.users.pass(29 * minute_ms);
    expect(await reads(owner.token)).toBe(200);
    app.users.pass(30 * minute_ms);
    expect(await app.ask("list_tariffs", owner.token)).toMatchObject(factorMissing());
  });

  test("ends with its logout, and is no other user's", async () => {
    const [owner, other] = [await withPasskey(), await withPasskey()];
    const { sessionId } = agreed(await authenticate(app.users.deps, other.token));
    const request = { actor: { kind: "operator", userId: owner.id, sessionId } as const, reason };
    const { email } = await app.users.verified();
    expect(
      await grantRole(
        app.deps,
        { ...request, actor: { ...request.actor } },
        { email, role: "support", days: 1 },
      ),
    ).toMatchObject(refuse("forbidden"));
    expect(await confirmRole(app.deps, request, email)).toEqual(refuse("unauthenticated"));
    await app.users.rows("DELETE FROM session WHERE user_id = $1", [owner.id]);
    expect(await app.ask("self", owner.token)).toMatchObject({ status: 401 });
  });
});

describe("an operator's factors", () => {
  const { operatorsFactor } = twoStepMessages;

  test("are changed only in a session that proved one within ten minutes", async () => {
    const owner = await withPasskey();
    const { deps } = app.users;
    const { password } = owner;
    const [passkey] = await listPasskeys(deps, owner.id);
    const id = passkey?.id ?? "";
    const changes = (token: string) => [
      () => beginPasskey(deps, token, { password }),
      () => beginTwoStep(deps, token, password),
      () => requirePasskey(deps, token, password),
      () => removePasskey(deps, token, { id, password }),
    ];
    const stolen = await app.users.session(owner);
    app.users.pass(10 * minute_ms);
    for (const token of [stolen, owner.token]) {
      for (const change of changes(token)) {
        expect(await change()).toEqual(refuse("forbidden", { message: operatorsFactor }));
      }
    }
    expect(await listPasskeys(deps, owner.id)).toHaveLength(1);
    agreed(await prove(owner, owner.token));
    const [remove, ...others] = changes(owner.token).toReversed();
    for (const change of others.toReversed()) agreed(await change());
    expect(await remove?.(), "the only second step by now").toEqual(refuse("passkey_is_second_step"));
  });

  test("are not finished with the grant when they were begun before it", async () => {
    const { deps } = app.users;
    const owner = await passkeys.owner();
    const stolen = await app.users.session(owner);
    const options = agreed(await beginPasskey(deps, stolen, { password: owner.password }));
    const { secret } = agreed(await beginTwoStep(deps, stolen, owner.password));
    agreed(await passkeys.signIn(owner));
    agreed(await grant(owner.email));
    const passkey = owner.authenticator.create(options);
    expect(await addPasskey(deps, owner.id, { passkey })).toEqual(refuse("passkey_expired"));
    const code = new TOTP({ secret }).generate({ timestamp: app.deps.clock.now().getTime() });
    expect(await confirmTwoStep(deps, stolen, code)).toEqual(
      refuse("forbidden", { message: operatorsFactor }),
    );
  });

  test("are any user's own to change without a grant", async () => {
    const owner = await passkeys.owner();
    app.users.pass(hour_ms);
    agreed(await beginPasskey(app.users.deps, owner.token, { password: owner.password }));
    agreed(await requirePasskey(app.users.deps, owner.token, owner.password));
  });
});

describe("after a reset of the password", () => {
  async function reset({ email }: { email: string }): Promise<string> {
    await forgotPassword(app.users.deps, email);
    const password = "another password";
    agreed(await resetPassword(app.users.deps, await app.users.tokenMailedTo(email), password));
    return password;
  }
  const suspended = { status: 403, body: { message: operatorMessages.suspendedGrant } };

  test("a factor that is removed with it, or added later, suspends the grant until another owner confirms", async () => {
    const [owner, other] = [await withPasskey(), await withPasskey()];
    const password = await reset(owner);
    const token = await app.users.session({ ...owner, password });
    expect(await app.ask("self", token)).toMatchObject(suspended);
    const options = agreed(await beginPasskey(app.users.deps, token, { password }));
    const authenticator = owner.authenticator;
    agreed(await addPasskey(app.users.deps, owner.id, { passkey: authenticator.create(options) }));
    const again = agreed(await passkeys.signIn(owner)).token;
    for (const useCase of ["list_tariffs", "give_credits", "confirm_role"] as const) {
      const { email } = useCase === "confirm_role" ? owner : await app.users.verified();
      const answer = await app.ask(useCase, again, { reason, ...requestAbout(useCase, email) });
      expect(answer, useCase).toMatchObject(suspended);
    }
    expect(await app.ask("list_operators", other.token)).toMatchObject({
      body: expect.arrayContaining([
        expect.objectContaining({ email: owner.email, suspendedAt: expect.any(String), actRefusal: null }),
      ]),
    });
    const confirm = () => app.ask("confirm_role", other.token, { email: owner.email, reason });
    expect(await confirm()).toMatchObject({ status: 200, body: { role: "owner" } });
    expect(await reads(again)).toBe(200);
    expect(await confirm()).toMatchObject({ status: 404 });
    expect(await app.record()).toContainEqual(
      expect.objectContaining({ use_case: "confirm_role", reason, subject_id: owner.id }),
    );
  });

  test("a second step that stays opens the desk, and one that is switched off or renewed suspends the grant", async () => {
    const owner = await withApp();
    const password = await reset(owner);
    app.users.pass(2 * minute_ms);
    const token = await logInWith({ ...owner, password }, owner.code());
    expect(await reads(token)).toBe(200);
    agreed(await beginPasskey(app.users.deps, token, { password, code: owner.recoveryCodes[1] }));
    expect(await reads(token), "nothing is added yet").toBe(200);
    const options = agreed(
      await beginPasskey(app.users.deps, token, { password, code: owner.recoveryCodes[2] }),
    );
    const { authenticator } = await passkeys.owner();
    agreed(await addPasskey(app.users.deps, owner.id, { passkey: authenticator.create(options) }));
    expect(await app.ask("self", token)).toMatchObject(suspended);
    agreed(await confirmRole(app.deps, app.system, owner.email));
    expect(await reads(token)).toBe(200);
  });

  test("a proposal of a suspended operator is void", async () => {
    const [finance, other] = [await withPasskey(), await withPasskey()];
    const { email } = await app.users.verified();
    const proposed = await app.ask("give_credits", finance.token, { email, credits: 5_000, reason });
    expect(proposed.body.outcome).toBe("proposed");
    await reset(finance);
    expect(await app.ask("approve_credits", other.token, { id: proposed.body.id, reason })).toMatchObject({
      status: 400,
      body: { message: operatorMessages.proposalVoid },
    });
  });
});
