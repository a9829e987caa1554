import Fastify from "fastify";
import { afterAll, expect, test } from "vitest";
import { e164Schema } from "#contract/numbers/phone-number.ts";
import { authoriseCall } from "#domain/calls/authorise-call.ts";
import type { CallDeps } from "#domain/calls/call-deps.ts";
import { runMeter } from "#domain/calls/meter/run-meter.ts";
import { recordCallEvent } from "#domain/calls/record-call-event.ts";
import type { Recorder } from "#domain/operator-metrics.ts";
import { noTracing } from "#domain/tracing.ts";
import { callRequest, createCallHarness } from "#testing/calls/call-harness.ts";
import { testDatabase } from "#testing/database/test-database.ts";
import { observerOf } from "./observer.ts";

const database = testDatabase();
const { log } = Fastify();
/** The records of all nodes, as monitoring adds them up. */
const counted = new Map<string, number>();
const measured: [name: string, value: number][] = [];

const harness = await createCallHarness(database);
afterAll(() => harness.close());

function node(): CallDeps {
  const recorder: Recorder = {
    count(name, labels, by = 1) {
      const key = [name, ...Object.values(labels)].join(" ");
      counted.set(key, (counted.get(key) ?? 0) + by);
    },
    measure: (name, value) => measured.push([name, value]),
  };
  return { ...harness.deps, observer: observerOf({ tracing: noTracing, recorder, log }) };
}

test("nodes that do the same at once count a call, its cut-off, its end and a refusal once", async () => {
  const nodes = [node(), node(), node()];
  const everyNode = <T>(work: (deps: CallDeps) => Promise<T>) => Promise.all(nodes.map(work));
  const { id: userId, walletId } = await harness.openWallet(1_000);
  const ask = (providerCallId: string, number: string) =>
    everyNode((deps) => authoriseCall(deps, callRequest(userId, providerCallId, e164Schema.parse(number))));
  const event = { kind: "progress", providerCallId: "CA1", childCallId: "CA2", status: "answered" } as const;

  await ask("CA1", "+442079460000");
  await everyNode((deps) => recordCallEvent(deps, "twilio", { event, of: { walletId } }));
  harness.pass(62);
  await everyNode(runMeter);
  // The carrier has taken the end and not reported it yet.
  harness.pass(11);
  await everyNode(runMeter);
  const outcome = { status: "completed", answered_s: 63, childCallId: "CA2" } as const;
  const ended = { kind: "ended", providerCallId: "CA1", outcome } as const;
  await everyNode((deps) => recordCallEvent(deps, "twilio", { event: ended, of: { walletId } }));
  await ask("CA3", "+442079460000");

  expect(Object.fromEntries(counted)).toEqual({
    "calls completed GB": 1,
    "money_mc call": 1_000,
    "calls refused GB": 1,
    "refusals not_enough_credits": 1,
  });
  expect(measured.toSorted()).toEqual([
    ["callDuration_s", 60],
    ["callOverrun_s", 3],
    ["cutOffLateness_s", 2],
  ]);
});
