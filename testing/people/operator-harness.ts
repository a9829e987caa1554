import { randomUUID } from "node:crypto";
import { endCalls } from "#adapters/postgres/calls/end-calls.ts";
import type { Database } from "#adapters/postgres/connection/database.ts";
import { operatorAccess } from "#adapters/postgres/operators/operator-access.ts";
import type { Role } from "#contract/operators/permissions.ts";
import type { Request } from "#domain/operators/act.ts";
import { grantRole } from "#domain/operators/grants/grant-role.ts";
import type { OperatorDeps } from "#domain/operators/operator-deps.ts";
import type { Audience, UserEvent } from "#domain/user-events.ts";
import { authenticate } from "#domain/users/sign-in/authenticate.ts";
import { openSession } from "#domain/users/sign-in/open-session.ts";
import { testCipher } from "#testing/database/test-database.ts";
import { agreed, userHarness } from "./user-harness.ts";

export const reason = "ticket 1042";

/** The use-cases of operators on a real database. */
export async function operatorHarness(database: Database) {
  const published: { audience: Audience; event: UserEvent }[] = [];
  const users = await userHarness(database);
  const { clock, ids } = users.deps;
  const publish = (audience: Audience, event: UserEvent) => void published.push({ audience, event });
  const deps: OperatorDeps = {
    clock,
    ids,
    grantLimit_mc: 100_000,
    ...operatorAccess(database, { cipher: testCipher, clock, publish }),
    endCalls: (user) => database.withClient((client) => endCalls(client, user, clock.now())),
  };
  const system: Request = { actor: { kind: "system", name: "ada" }, reason };

  async function addPasskey(userId: string): Promise<void> {
    await users.rows(
      `INSERT INTO passkey (credential_id, id, user_id, name, public_key, counter, transports, created_at)
       VALUES ($1::text, gen_random_uuid(), $2, 'key', 'none', 0, '{}', now())`,
      [randomUUID(), userId],
    );
  }

  /** A session of a user that was opened with a passkey: its token and its id. */
  async function passkeySession(userId: string): Promise<{ token: string; sessionId: string }> {
    const { token } = await deps.transaction(async (stores) => {
      const user = await stores.users.lock(userId);
      if (user === undefined) throw new Error(`There is no user ${userId}`);
      return openSession(users.deps, stores, user, "passkey", "passkey");
    });
    const { sessionId } = agreed(await authenticate(users.deps, token));
    return { token, sessionId };
  }

  return {
    users,
    deps,
    published,
    system,
    addPasskey,
    passkeySession,
    /** A user with this role, as the page would name them, and the token of their session. */
    async operator(role: Role, days = 30) {
      const person = await users.verified();
      await addPasskey(person.id);
      const { token, sessionId } = await passkeySession(person.id);
      agreed(await grantRole(deps, system, { email: person.email, role, days }));
      const request: Request = { actor: { kind: "operator", userId: person.id, sessionId }, reason };
      return { ...person, token, request };
    },
    record: () =>
      users.rows<{
        actor: string;
        use_case: string;
        reason: string | null;
        subject_id: string;
        before: unknown;
        after: unknown;
      }>(
        "SELECT actor, role, use_case, reason, subject_kind, subject_id, before, after FROM operator_action ORDER BY id",
      ),
  };
}

export type OperatorHarness = Awaited<ReturnType<typeof operatorHarness>>;
