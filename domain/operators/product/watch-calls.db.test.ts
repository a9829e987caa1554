import { expect, test } from "vitest";
import { operatorAccess } from "#adapters/postgres/operators/operator-access.ts";
import { operatorMessages } from "#contract/operators/operator-messages.ts";
import { isRefusal, refusalMessage } from "#contract/refusals.ts";
import { prolongOpenCalls } from "#domain/calls/meter/prolong-call.ts";
import { runMeter } from "#domain/calls/meter/run-meter.ts";
import type { Request } from "#domain/operators/act.ts";
import { readRecord } from "#domain/operators/read-record.ts";
import { childOf, oneCaller } from "#testing/calls/one-caller.ts";
import { testCipher } from "#testing/database/test-database.ts";
import { agreed } from "#testing/people/user-harness.ts";
import { hangUpCall, listLiveCalls, showCall } from "./watch-calls.ts";

const caller = await oneCaller();
const request: Request = { actor: { kind: "system", name: "ada" }, reason: "pumping" };

function deps() {
  const { clock, ids, publish } = caller.harness.deps;
  const access = operatorAccess(caller.database, { cipher: testCipher, clock, publish });
  return { clock, ids, grantLimit_mc: 0, ...access };
}

const sentence = (result: unknown) => (isRefusal(result) ? refusalMessage(result).key : result);

test("a call shows every report in order, those that changed nothing too, and what it moved", async () => {
  const providerCallId = await caller.ringing();
  await caller.progress(providerCallId, "answered");
  await caller.progress(providerCallId, "ringing");
  await caller.ended(providerCallId, 61);
  await caller.ended(providerCallId, 61);
  const shown = agreed(await showCall(deps(), request, childOf(providerCallId)));
  expect(shown).toMatchObject({
    status: "completed",
    answered_s: 61,
    cost_mc: 2_000,
    transfer: { delta_mc: -2_000, balanceAfter_mc: 8_000 },
  });
  expect(
    shown.events.map(({ kind, detail, changed }) => [kind, detail.status ?? "", changed]).toSorted(),
  ).toEqual([
    ["ended", "", false],
    ["ended", "", true],
    ["progress", "answered", true],
    ["progress", "ringing", false],
  ]);
});

test("a call shows what the rule about bad lines made of it, with the carrier's own count", async () => {
  const providerCallId = await caller.ringing();
  await caller.progress(providerCallId, "answered");
  await caller.ended(providerCallId, 61);
  const show = async () => agreed(await showCall(deps(), request, providerCallId));
  expect((await show()).badLine).toBeNull();
  const { walletId, id } = await show();
  await caller.database.query(
    `INSERT INTO bad_line (wallet_id, call_id, user_id, reported_at, decided_at, outcome, ask_carrier_at,
                             carrier_received, carrier_sent)
       VALUES ($1, $2, $3, now(), now(), 'contradicted', now(), 240, 250)`,
    [walletId, id, caller.caller.id],
  );
  expect((await show()).badLine).toEqual({
    outcome: "contradicted",
    amount_mc: 0,
    count: { received: 240, sent: 250 },
  });
});

test("a carrier that repeats itself fills no table, and the call goes on", async () => {
  const providerCallId = await caller.ringing();
  for (let report = 0; report < 110; report++) await caller.progress(providerCallId, "ringing");
  expect(agreed(await showCall(deps(), request, providerCallId)).events).toHaveLength(100);
  expect(await caller.progress(providerCallId, "answered")).toBe(true);
});

test("looking at the live calls every few seconds leaves one row in ten minutes", async () => {
  const looks = async () => {
    agreed(await listLiveCalls(deps(), request));
    const actions = await caller.database.query("SELECT FROM operator_action WHERE use_case = 'list_calls'");
    return actions.length;
  };
  const before = await looks();
  caller.harness.pass(5);
  expect(await looks()).toBe(before);
  caller.harness.pass(600);
  expect(await looks()).toBe(before + 1);
});

test("a live call is listed and hung up once by its id; the caller pays for what was talked", async () => {
  const providerCallId = await caller.ringing();
  const [live] = agreed(await listLiveCalls(deps(), request));
  expect(live).toMatchObject({
    walletId: caller.caller.walletId,
    number: "+442079460000",
    status: "requested",
  });
  caller.harness.pass(10);
  expect(await hangUpCall(deps(), request, providerCallId)).toEqual({
    id: live?.id,
    number: "+442079460000",
  });
  const due = await caller.harness.deps.connection(({ calls }) => calls.due(deps().clock.now(), 10));
  expect(due.map(({ call }) => call.id)).toContain(live?.id);
  expect(caller.harness.published).toContainEqual({
    audience: { walletId: caller.caller.walletId },
    event: { type: "changed" },
  });
  const email = `${caller.caller.id}@example.org`;
  const recorded = agreed(await readRecord(deps(), request, { email, limit: 5, changesOnly: true }));
  expect(recorded, "the record about the caller has it").toMatchObject([
    { useCase: "hang_up_call", subjectId: live?.id },
  ]);
  await caller.ended(providerCallId, 5);
  expect(sentence(await hangUpCall(deps(), request, providerCallId))).toBe(operatorMessages.callOver);
  expect(agreed(await listLiveCalls(deps(), request))).toEqual([]);
});

test("the seconds of a live call are counted by the server, and none before its answer", async () => {
  const providerCallId = await caller.ringing();
  expect(agreed(await listLiveCalls(deps(), request))).toMatchObject([{ talked_s: null }]);
  await caller.progress(providerCallId, "answered");
  caller.harness.pass(75);
  expect(agreed(await listLiveCalls(deps(), request))).toMatchObject([{ talked_s: 75 }]);
  caller.harness.pass(-90);
  expect(agreed(await listLiveCalls(deps(), request)), "a clock behind").toMatchObject([{ talked_s: 0 }]);
  caller.harness.pass(90);
  await caller.ended(providerCallId, 75);
});

test("a call that was hung up is not prolonged by credits that came meanwhile", async () => {
  const providerCallId = await caller.ringing();
  await caller.progress(providerCallId, "answered");
  await runMeter(caller.harness.deps);
  caller.harness.twin.traffic.requests.length = 0;
  await caller.topUp(5_000);
  agreed(await hangUpCall(deps(), request, providerCallId));
  expect(await prolongOpenCalls(caller.harness.deps, caller.caller.walletId)).toBe(0);
  await runMeter(caller.harness.deps);
  expect(caller.harness.twin.ended).toEqual([providerCallId]);
  expect(await caller.findCall(providerCallId)).toMatchObject({ held_mc: 10_000, epoch: 0 });
});

test("a call that does not exist is refused", async () => {
  for (const ask of [showCall, hangUpCall]) {
    expect(sentence(await ask(deps(), request, "CA0"))).toBe(operatorMessages.noCall("CA0"));
  }
});
