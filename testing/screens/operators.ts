import { randomUUID } from "node:crypto";
import type { Role } from "#contract/operators/permissions.ts";
import { operatorRoutes } from "#contract/operators/routes.ts";
import { request } from "./payments.ts";
import { productDatabase, type SignedInUser, signedInUser } from "./seed.ts";

export async function rows(text: string, values: unknown[] = []): Promise<Record<string, unknown>[]> {
  return productDatabase().withClient(async (client) => (await client.query(text, values)).rows);
}

/**
 * A user with a current grant. The second factor is a passkey that no device has, and the session is as if it had opened it.
 */
export async function signedInOperator(role: Role): Promise<SignedInUser> {
  const operator = await signedInUser();
  await giveGrant(operator, role);
  return operator;
}

async function giveGrant({ user: { id } }: SignedInUser, role: Role): Promise<void> {
  await rows(
    `INSERT INTO passkey (credential_id, id, user_id, name, public_key, counter, transports, created_at)
     VALUES ($1, gen_random_uuid(), $2, 'key', 'none', 0, '{}', now())`,
    [randomUUID(), id],
  );
  await rows(
    `UPDATE session SET opened_with = 'passkey', second_factor = 'passkey', second_factor_at = now() WHERE user_id = $1`,
    [id],
  );
  await rows(
    `INSERT INTO operator_grant (id, user_id, role, granted_by, granted_at, expires_at)
     VALUES (gen_random_uuid(), $1, $2, 'system:ada', now(), now() + interval '30 days')`,
    [id, role],
  );
}

/** Runs a use-case as an operator from elsewhere. */
export function runAs(operator: SignedInUser, useCase: keyof typeof operatorRoutes, body: object) {
  return request(operator, "POST", operatorRoutes[useCase].path, body);
}
