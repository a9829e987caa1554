import { randomUUID } from "node:crypto";
import { beforeEach, expect, test } from "vitest";
import { markStore } from "#adapters/postgres/marks/mark-store.ts";
import { rentedNumberStore } from "#adapters/postgres/numbers/rented-number-store.ts";
import { type E164, e164Schema } from "#contract/numbers/phone-number.ts";
import type { WalletUser } from "#domain/ledger/ledger-store.ts";
import { identityMark } from "#domain/marks/mark.ts";
import { london, newProviderCallId, oneCaller } from "#testing/calls/one-caller.ts";
import { testCipher } from "#testing/database/test-database.ts";
import { rentedNumber } from "#testing/numbers/rented-number.ts";
import { answerIncoming } from "./answer-incoming.ts";

const calls = await oneCaller();
let own: E164;
let last = 0;

beforeEach(async () => {
  own = await rent(1_000);
});

/** A number of the caller's own, at this price of a call to it. */
async function rent(inboundPerMinute_mc: number): Promise<E164> {
  last += 1;
  const number = e164Schema.parse(`+4420794611${String(last).padStart(2, "0")}`);
  const { id: userId, walletId } = calls.caller;
  const row = rentedNumber({ id: randomUUID(), number, userId, walletId, inboundPerMinute_mc });
  expect(await calls.database.withClient((client) => rentedNumberStore(client).add(row))).toBe(true);
  return number;
}

/** A telephone calls the number. */
async function ring(deps = calls.harness.deps) {
  const providerCallId = newProviderCallId();
  calls.harness.twin.setLeg(providerCallId, "in-progress");
  const instructions = await answerIncoming(deps, "twilio", { providerCallId, from: london, to: own });
  return { providerCallId, instructions };
}

/** Another user of the same person. */
async function related(): Promise<WalletUser> {
  const friend = await calls.harness.openWallet(10_000);
  const mark = identityMark({ issuer: "https://openid.example", subject: randomUUID() });
  for (const user of [calls.caller, friend])
    await calls.database.transaction((client) => markStore(client, testCipher).note(user, mark));
  return friend;
}

test("a call that the user makes declines one that only rings, and has its credits", async () => {
  const { providerCallId, instructions } = await ring();
  expect(instructions).toMatchObject({ kind: "ring" });
  expect(await calls.balance()).toMatchObject({ held_mc: 10_000 });
  expect(await calls.outgoing()).toMatchObject({ kind: "dial" });
  expect(await calls.balance()).toMatchObject({ held_mc: 10_000 });
  await calls.ended(providerCallId, null, "no_answer");
  expect(await calls.findCall(providerCallId)).toMatchObject({ status: "busy", cost_mc: 0 });
});

test("a call that was answered goes on, and the user can make no other", async () => {
  const { providerCallId } = await ring();
  await calls.progress(providerCallId, "answered");
  expect(await calls.outgoing()).toMatchObject({ refusal: { refused: "already_in_call" } });
  expect(await calls.findCall(providerCallId)).toMatchObject({ status: "answered" });
});

test("refused calls to the user and refused calls of the user have budgets of their own", async () => {
  const { deps } = calls.harness;
  const takeRefusedCall = async (_userId: string, direction: string) => direction === "incoming";
  await calls.outgoing();
  const { providerCallId, instructions } = await ring({ ...deps, takeRefusedCall });
  expect(instructions).toEqual({ kind: "busy" });
  expect(await calls.findCall(providerCallId)).toMatchObject({ status: "refused", direction: "incoming" });
});

test("users who dial their own number hear the busy tone and miss no call", async () => {
  await calls.outgoing(own);
  const { providerCallId, instructions } = await ring();
  expect(instructions).toEqual({ kind: "busy" });
  expect(await calls.findCall(providerCallId)).toBeUndefined();
});

test("a call to a user with a default caller ID shows no number of the user's", async () => {
  await calls.database.query(
    `INSERT INTO caller_id (user_id, id, carrier, number, state, requested_at, verified_at, provider_number_id, becomes_default,
            is_default)
     VALUES ($1, $2, 'twilio', '+447400123456', 'verified', now(), $3, 'PN1', true, true)`,
    [calls.caller.id, randomUUID(), calls.harness.deps.clock.now()],
  );
  const { providerCallId } = await ring();
  expect(await calls.findCall(providerCallId)).toMatchObject({ direction: "incoming", shownNumber: null });
});

test("a user whom a related one calls is rung", async () => {
  const friend = await related();
  expect(await calls.outgoing(own, newProviderCallId(), friend.id)).toMatchObject({ kind: "dial" });
  expect((await ring()).instructions).toMatchObject({ kind: "ring" });
});

test("a ring keeps no related user from calling, and a talk does", async () => {
  const friend = await related();
  const dial = () => calls.outgoing(london, newProviderCallId(), friend.id);
  const { providerCallId } = await ring();
  await calls.progress(providerCallId, "answered");
  expect(await dial()).toMatchObject({ refusal: { refused: "related_call_open" } });
  await calls.ended(providerCallId, 1);
  await ring();
  expect(await dial()).toMatchObject({ kind: "dial" });
});
