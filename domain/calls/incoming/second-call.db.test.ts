import { randomUUID } from "node:crypto";
import { beforeEach, expect, test } from "vitest";
import { rentedNumberStore } from "#adapters/postgres/numbers/rented-number-store.ts";
import { presentStateStore } from "#adapters/postgres/present-state-store.ts";
import { type E164, e164Schema } from "#contract/numbers/phone-number.ts";
import { createEventHub, defaultStreamLimits } from "#domain/events/event-hub.ts";
import { networksOf } from "#domain/rate-limits/networks.ts";
import { london, newProviderCallId, oneCaller } from "#testing/calls/one-caller.ts";
import { rentedNumber } from "#testing/numbers/rented-number.ts";
import { answerIncoming } from "./answer-incoming.ts";

const calls = await oneCaller();
/** Of the longest call, at one credit a minute. */
const longest_mc = 240_000;
let own: E164;
let last = 0;

beforeEach(async () => {
  await calls.startWith(1_000_000);
  last += 1;
  own = e164Schema.parse(`+4420794612${String(last).padStart(2, "0")}`);
  const { id: userId, walletId } = calls.caller;
  const row = rentedNumber({ id: randomUUID(), number: own, userId, walletId, inboundPerMinute_mc: 1_000 });
  await calls.database.withClient((client) => rentedNumberStore(client).add(row));
});

async function ring() {
  const providerCallId = newProviderCallId();
  calls.harness.twin.setLeg(providerCallId, "in-progress");
  const request = { providerCallId, from: london, to: own };
  return { providerCallId, instructions: await answerIncoming(calls.harness.deps, "twilio", request) };
}

/** The call that the user makes and talks. */
async function talk(): Promise<string> {
  const providerCallId = await calls.ringing();
  await calls.progress(providerCallId, "answered");
  calls.setChild(providerCallId, "in-progress");
  return providerCallId;
}

test("a call beside one that is talked rings in the session that talks, and a third caller hears the busy tone", async () => {
  await calls.database.query(
    `INSERT INTO session (token_hash, id, user_id, created_at, last_used_at)
     SELECT 'other ' || id, gen_random_uuid(), user_id, created_at, last_used_at FROM session WHERE user_id = $1`,
    [calls.caller.id],
  );
  const first = await calls.findCall(await talk());
  const { providerCallId, instructions } = await ring();
  expect(instructions).toMatchObject({
    kind: "ring",
    clients: [{ userId: calls.caller.id, sessionId: first?.sessionId }],
  });
  expect(await calls.balance()).toMatchObject({ held_mc: 2 * longest_mc });
  expect((await ring()).instructions).toEqual({ kind: "busy" });
  await calls.progress(providerCallId, "answered");
  expect((await ring()).instructions).toEqual({ kind: "busy" });
  expect(await calls.outgoing()).toMatchObject({ refusal: { refused: "already_in_call" } });
  expect(await calls.findCall(providerCallId)).toMatchObject({ status: "answered" });
});

test("beside a call that is not answered yet a caller hears the busy tone", async () => {
  await calls.ringing();
  expect((await ring()).instructions).toEqual({ kind: "busy" });
});

test("of callers who come at once beside a talk one rings", async () => {
  await talk();
  const rung = await Promise.all(Array.from({ length: 8 }, ring));
  const kinds = rung.map(({ instructions }) => instructions.kind).toSorted();
  expect(kinds).toEqual([...Array.from({ length: 7 }, () => "busy"), "ring"]);
  expect(await calls.balance()).toMatchObject({ held_mc: 2 * longest_mc });
});

test("the second call lasts as long as the credits that the first does not hold", async () => {
  await calls.startWith(longest_mc + 10_000);
  await calls.database.query("UPDATE rented_number SET user_id = $1, wallet_id = $2 WHERE number = $3", [
    calls.caller.id,
    calls.caller.walletId,
    own,
  ]);
  await talk();
  const { providerCallId } = await ring();
  expect(await calls.findCall(providerCallId)).toMatchObject({ held_mc: 10_000, terms: { limit_s: 600 } });
  await calls.ended(providerCallId, null, "no_answer");
  await calls.database.query("UPDATE rented_number SET inbound_per_minute_mc = 11000 WHERE number = $1", [
    own,
  ]);
  const dear = await ring();
  expect(dear.instructions).toMatchObject({ kind: "apologise" });
  expect(await calls.findCall(dear.providerCallId)).toMatchObject({ refusal: "not_enough_credits" });
});

test("each of two calls is charged for itself, and a third may come when one is over", async () => {
  const first = await talk();
  const { providerCallId: second } = await ring();
  await calls.progress(second, "answered");
  await calls.ended(first, 60);
  expect(await calls.balance()).toMatchObject({ posted_mc: 999_000, held_mc: longest_mc });
  expect(await calls.outgoing()).toMatchObject({ refusal: { refused: "already_in_call" } });
  const { providerCallId: third, instructions } = await ring();
  expect(instructions).toMatchObject({ kind: "ring" });
  await calls.ended(third, null, "no_answer");
  await calls.ended(second, 120);
  expect(await calls.balance()).toMatchObject({ posted_mc: 997_000, held_mc: 0 });
});

test("pages are told of both calls, and of each end, also after a caller who heard the busy tone", async () => {
  const { clock } = calls.harness.deps;
  const hub = createEventHub({
    states: presentStateStore(calls.database, clock, { calling: true }),
    clock,
    limits: defaultStreamLimits,
    report: (failure) => {
      throw failure;
    },
    hearsSince: () => undefined,
  });
  const { id: userId } = calls.caller;
  const events: unknown[] = [];
  const send = (event: unknown) => events.push(event);
  const networks = networksOf("192.0.2.1");
  hub.open({ user: calls.caller, tokenHash: "", networks, send, end: () => undefined });
  const told = async () => {
    hub.receive({ userId }, { type: "changed" });
    await expect.poll(() => events.length).toBeGreaterThan(0);
    return events.splice(0);
  };
  await told();
  const first = await talk();
  await told();
  const { providerCallId: second } = await ring();
  expect(await told()).toMatchObject([{ type: "call", providerCallId: second, isUnderWay: true }, {}]);
  expect(await hub.stateOf(calls.caller)).toMatchObject({
    call: { providerCallId: first, status: "answered" },
    secondCall: { providerCallId: second, direction: "incoming" },
  });
  await calls.ended(first, 60);
  expect(await told()).toMatchObject([
    { type: "call", providerCallId: first, status: "completed", isUnderWay: false, charged: 1 },
    { type: "balance" },
    { type: "transaction" },
  ]);
  expect(await hub.stateOf(calls.caller)).toMatchObject({ call: { providerCallId: second } });
  // A refused call is the newest one then.
  await calls.database.query("UPDATE rented_number SET inbound_per_minute_mc = 2000000 WHERE number = $1", [
    own,
  ]);
  await calls.progress(second, "answered");
  await ring();
  await told();
  await calls.ended(second, 60);
  expect(await told()).toMatchObject([
    { type: "call", providerCallId: second, status: "completed" },
    { type: "balance" },
    { type: "transaction" },
  ]);
  hub.close();
});
