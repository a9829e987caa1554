import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { testDatabase } from "#adapters/postgres/testing/test-database.ts";
import { e164Schema } from "#contract/phone-number.ts";
import { authoriseCall } from "./authorise-call.ts";
import { recordCallEvent } from "./record-call-event.ts";
import { type CallWorld, createCallWorld } from "./testing/call-world.ts";
import type { CarrierEvent } from "./voice-carrier.ts";

const database = testDatabase();
let world: CallWorld;
beforeAll(async () => {
  world = await createCallWorld(database);
});
afterAll(() => world.close());
beforeEach(() => {
  world.told.length = 0;
});

const london = e164Schema.parse("+442079460000");
const newSid = () => `CA${randomUUID().replaceAll("-", "")}`;

test("each step of a call is told once, however often the carrier reports it", async () => {
  const { id: userId, walletId } = await world.openWallet(10_000);
  const providerSid = newSid();
  const changed = { audience: { walletId }, told: { type: "changed" } };
  await authoriseCall(world.deps, { providerSid, userId, dialled: london });
  expect(world.told).toEqual([changed]);

  const childSid = `${providerSid}child`;
  const steps: CarrierEvent[] = [
    { kind: "progress", providerSid, childSid, status: "ringing" },
    { kind: "progress", providerSid, childSid, status: "answered" },
    { kind: "ended", providerSid, outcome: { status: "completed", answered_s: 61, childSid } },
  ];
  for (const step of steps) {
    world.told.length = 0;
    await recordCallEvent(world.deps, { event: step, of: { walletId } });
    await recordCallEvent(world.deps, { event: step, of: { walletId } });
    expect(world.told).toEqual([changed]);
  }
});

test("a refusal is told with its sentence and the carrier's name of the call, once", async () => {
  const { id: userId } = await world.openWallet(10_000);
  const providerSid = newSid();
  const request = { providerSid, userId, dialled: e164Schema.parse("+19005551234") };
  await authoriseCall(world.deps, request);
  await authoriseCall(world.deps, request);
  expect(world.told).toEqual([
    {
      audience: { userId },
      told: {
        type: "call_refused",
        callId: expect.any(String),
        providerSid,
        dialled: "+19005551234",
        number: "+19005551234",
        code: "premium_number_not_served",
        message: "Premium and shared-cost numbers cannot be called.",
        retry: false,
      },
    },
  ]);
});
