import { describe, expect, test } from "vitest";
import { operatorMessages } from "#contract/operators/operator-messages.ts";
import { isRefusal, refusalMessage } from "#contract/refusals.ts";
import { freezeUser, switchCalling } from "#domain/operators/product/control-calling.ts";
import { readSwitches } from "#domain/operators/product/switches.ts";
import { readRecord } from "#domain/operators/read-record.ts";
import { testDatabase } from "#testing/database/test-database.ts";
import { operatorHarness, reason } from "#testing/people/operator-harness.ts";
import { agreed, day_ms } from "#testing/people/user-harness.ts";
import { grantRole, listOperators, revokeRole } from "./grant-role.ts";

const database = testDatabase();
const harness = await operatorHarness(database);

const sentence = (result: unknown) => (isRefusal(result) ? refusalMessage(result).key : result);

describe("a grant", () => {
  test("is refused to a user who signs in with one factor, and given once a passkey alone signed in", async () => {
    const { deps, system, users, addPasskey, passkeySession } = harness;
    const { email, id, password } = await users.verified();
    const wanted = { email, role: "finance", days: 365 } as const;
    for (const without of [
      async () => undefined,
      () => addPasskey(id),
      () => users.session({ email, password }),
    ]) {
      await without();
      expect(sentence(await grantRole(deps, system, wanted))).toBe(operatorMessages.grantNeedsFactor(email));
    }
    await passkeySession(id);
    expect(await grantRole(deps, system, wanted)).toMatchObject({ role: "finance", grantedBy: "system:ada" });
    expect(agreed(await listOperators(deps, system))).toContainEqual(
      expect.objectContaining({ email, role: "finance" }),
    );
  });

  test.each([
    [{ days: 0 }, operatorMessages.grantDays(365)],
    [{ days: 366 }, operatorMessages.grantDays(365)],
    [{ email: "unknown@example.org" }, operatorMessages.noUser("unknown@example.org")],
  ])("of %j is refused", async (change, expected) => {
    const { email } = await harness.users.verified();
    const wanted = { email, role: "owner", days: 1, ...change } as const;
    expect(sentence(await grantRole(harness.deps, harness.system, wanted))).toBe(expected);
  });

  test("is never given by an operator, of any role", async () => {
    const { email, request } = await harness.operator("owner");
    const refused = await grantRole(harness.deps, request, { email, role: "owner", days: 365 });
    expect(sentence(refused)).toBe(operatorMessages.noRight("owner"));
  });

  const endings: [name: string, end: (email: string, id: string) => Promise<unknown>, expected: string][] = [
    ["expires", async () => harness.users.pass(31 * day_ms), operatorMessages.noGrant],
    ["is revoked", (email) => revokeRole(harness.deps, harness.system, email), operatorMessages.noGrant],
    [
      "outlives the second factor",
      (_email, id) => harness.users.rows("DELETE FROM passkey WHERE user_id = $1", [id]),
      operatorMessages.noSecondFactor,
    ],
    [
      "outlives its user",
      (_email, id) =>
        harness.users.rows(
          "UPDATE users SET deleted_at = now(), password_hash = NULL, verified_at = NULL WHERE id = $1",
          [id],
        ),
      operatorMessages.noGrant,
    ],
    [
      "becomes a smaller one",
      (email) => grantRole(harness.deps, harness.system, { email, role: "support", days: 1 }),
      operatorMessages.noRight("support"),
    ],
  ];
  test.each(endings)("gives no right once it %s", async (_name, end, expected) => {
    const { email, id, request } = await harness.operator("owner");
    expect(isRefusal(await switchCalling(harness.deps, request, true))).toBe(false);
    await end(email, id);
    expect(sentence(await switchCalling(harness.deps, request, true))).toBe(expected);
  });
});

describe("the record", () => {
  test("holds who, why, before and after, in the transaction of the change", async () => {
    const { deps, users } = harness;
    const support = await harness.operator("support");
    const { email, id } = await users.verified();
    agreed(await freezeUser(deps, support.request, email, true));
    const [action] = agreed(await readRecord(deps, harness.system, { email, limit: 10 }));
    expect(action).toMatchObject({
      actor: `user:${support.id}`,
      actorEmail: support.email,
      role: "support",
      useCase: "freeze_user",
      reason,
      subjectKind: "user",
      subjectId: id,
      subjectEmail: email,
      before: { frozenAt: null },
      after: { frozenAt: deps.clock.now().toISOString() },
    });
  });

  test.each([[undefined], [""], ["  why  "], ["x".repeat(501)]])(
    "takes no change for the reason %j",
    async (given) => {
      const { email } = await harness.users.verified();
      const before = await harness.record();
      const refused = await freezeUser(harness.deps, { ...harness.system, reason: given }, email, true);
      expect(sentence(refused)).toMatch(/^Please say why/);
      expect(await harness.record()).toEqual(before);
      expect(await harness.users.rows("SELECT frozen_at FROM users WHERE email = $1", [email])).toEqual([
        { frozen_at: null },
      ]);
    },
  );

  test("and the change go together: when it cannot be written, nothing has changed", async () => {
    const { deps } = harness;
    const broken: typeof deps = {
      ...deps,
      transaction: (work) =>
        deps.transaction((stores) =>
          work({
            ...stores,
            record: { ...stores.record, add: async () => Promise.reject(new Error("full")) },
          }),
        ),
    };
    await expect(switchCalling(broken, harness.system, false)).rejects.toThrow("full");
    expect(agreed(await readSwitches(deps, harness.system)).calling.stop).toBeUndefined();
  });

  test.each([
    ["UPDATE operator_action SET reason = 'another reason'"],
    ["DELETE FROM operator_action"],
    ["TRUNCATE operator_action"],
  ])("cannot be changed: %s", async (statement) => {
    agreed(await readSwitches(harness.deps, harness.system));
    const before = await harness.record();
    await expect(harness.users.rows(statement)).rejects.toThrow("operator_action is append-only");
    expect(await harness.record()).toEqual(before);
  });
});
