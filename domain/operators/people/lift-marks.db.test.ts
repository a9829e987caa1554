import { expect, test } from "vitest";
import { operatorMessages } from "#contract/operators/operator-messages.ts";
import { refuse } from "#contract/refusals.ts";
import type { Actor } from "#domain/operators/actor.ts";
import { returningPersons } from "#testing/people/returning-person.ts";
import { agreed } from "#testing/people/user-harness.ts";
import { liftMarks } from "./lift-marks.ts";

const persons = returningPersons();
const { signUp, buy, call, remove, payments } = persons;
const reason = "ticket 1042: paid by transfer";

function lift(userId: string, why = reason, actor: Actor = { kind: "system", name: "ada" }) {
  return liftMarks(persons.operators(), { actor, reason: why }, userId);
}

test("marks of a deleted user bind no later account once an operator has lifted them, and the record says why", async () => {
  const old = await signUp();
  await buy(old);
  await persons.operator.freeze(old.email, payments.now);
  await remove(old);
  const again = await signUp(old.email);
  await expect(persons.startPayment(again, 10)).resolves.toMatchObject({ refused: "account_frozen" });
  expect(agreed(await lift(old.id))).toEqual({ lifted: 2 });
  await buy(again);
  expect(await call(again)).toBe("dial");
  const [action] = await persons.users.rows<{ use_case: string; reason: string; after: object }>(
    "SELECT use_case, reason, after FROM operator_action WHERE subject_id = $1",
    [old.id],
  );
  expect(action).toEqual({ use_case: "lift_marks", reason, after: { marksLifted: 2 } });
  await persons.sweep();
  expect(await persons.marksOf(old)).toEqual([]);
});

test("a user whose marks were lifted stays apart when the address is seen again", async () => {
  const one = await signUp();
  await persons.operator.freeze(one.email, payments.now);
  agreed(await lift(one.id));
  await persons.users.deps.transaction(({ users }) => users.changeEmail(one, `new.${one.email}`));
  await persons.users.deps.transaction(({ users }) => users.changeEmail(one, one.email));
  const other = await signUp(one.email.toUpperCase().replace("@", "+x@"));
  expect(await persons.startPayment(other, 10)).not.toMatchObject({ refused: "account_frozen" });
});

test("an operator lifts no mark of an own earlier account", async () => {
  const old = await signUp();
  await persons.operator.freeze(old.email, payments.now);
  await remove(old);
  const operator = await signUp(old.email);
  await persons.users.rows(
    `INSERT INTO operator_grant (id, user_id, role, granted_by, granted_at, expires_at)
     VALUES (gen_random_uuid(), $1, 'owner', 'system:ada', $2, $2::timestamptz + interval '1 day')`,
    [operator.id, payments.now],
  );
  await persons.users.rows(
    `INSERT INTO passkey (credential_id, id, user_id, name, public_key, counter, transports, created_at)
     VALUES ('of the operator', gen_random_uuid(), $1, 'key', 'none', 0, '{}', $2)`,
    [operator.id, payments.now],
  );
  const [session] = await persons.users.rows<{ id: string }>(
    `INSERT INTO session (token_hash, user_id, opened_with, created_at, last_used_at, second_factor, second_factor_at)
     VALUES ('of the operator', $1, 'passkey', $2, $2, 'passkey', $2) RETURNING id`,
    [operator.id, payments.now],
  );
  const actor = { kind: "operator", userId: operator.id, sessionId: session?.id ?? "" } as const;
  expect(await lift(old.id, reason, actor)).toEqual(
    refuse("forbidden", { message: operatorMessages.onSelf }),
  );
  await expect(persons.startPayment(operator, 10)).resolves.toMatchObject({ refused: "account_frozen" });
});

test("a user without marks, and a change without a reason, are refused", async () => {
  const person = await signUp();
  agreed(await lift(person.id));
  expect(await lift(person.id)).toMatchObject(refuse("not_found"));
  expect(await lift(person.id, "")).toMatchObject(refuse("invalid_request"));
});
