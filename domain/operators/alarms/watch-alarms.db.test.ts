import { expect, test } from "vitest";
import { alarmStore } from "#adapters/postgres/operators/alarm-store.ts";
import { alarmWebhookStore } from "#adapters/postgres/operators/alarm-webhook-store.ts";
import { outboxStore } from "#adapters/postgres/outbox-store.ts";
import { operatorMessages } from "#contract/operators/operator-messages.ts";
import { isRefusal, refusalMessage } from "#contract/refusals.ts";
import { testCipher, testDatabase } from "#testing/database/test-database.ts";
import { operatorHarness } from "#testing/people/operator-harness.ts";
import { agreed } from "#testing/people/user-harness.ts";
import { changeAlarms, readAlarms, seeAlarm } from "./alarms.ts";
import { type AlarmNumbers, watchAlarms } from "./watch-alarms.ts";

const database = testDatabase();
const harness = await operatorHarness(database);
const { deps, system } = harness;
const operatorEmail = "operator@farline.test";
const ofVariables = { operatorEmail, alarmThresholds: { carrier_silent: 30, card_provider_silent: null } };
const quiet: AlarmNumbers = {
  settleLag_s: 0,
  oldestCallCheck_s: 0,
  oldestPaymentCheck_s: 0,
  oldestMail_s: 0,
  mailsGivenUp: 0,
  callingStopped: 0,
  pumpingAlarms: 0,
  auditFindings: null,
  openMessages: 0,
  oldestVoicemail_s: 0,
  voicemailFaults: 0,
};

function watch(numbers: Partial<AlarmNumbers>) {
  return watchAlarms({
    clock: deps.clock,
    ids: deps.ids,
    transaction: (work) =>
      database.transaction((client) =>
        work({
          alarms: alarmStore(client),
          alarmWebhook: alarmWebhookStore(client, testCipher),
          outbox: outboxStore(client, testCipher),
        }),
      ),
    numbers: async () => ({ ...quiet, ...numbers }),
    ...ofVariables,
    publicUrl: "https://farline.test",
  });
}

const subjects = async (email: string) =>
  (await harness.users.mailsTo(email)).map(({ subject }) => subject).toSorted();
const bodies = async (email: string) =>
  (await harness.users.mailsTo(email)).map(({ text }) => text).join("\n");
const alarms = async () => agreed(await readAlarms(deps, system, ofVariables)).alarms;
const waits = "A mail waits to be sent";

test("an alarm is mailed once when it begins and once when it ends, also by nodes that watch at the same time", async () => {
  await watch({ oldestMail_s: 899.9 });
  expect(await alarms()).toEqual([]);
  await Promise.all(Array.from({ length: 5 }, () => watch({ oldestMail_s: 900 })));
  await watch({ oldestMail_s: 2_000 });
  expect(await subjects(operatorEmail)).toEqual([`Alarm: ${waits}`]);
  expect(await alarms()).toMatchObject([
    { kind: "mail_waits", value: 900, threshold: 900, endedAt: null, seenAt: null },
  ]);
  await Promise.all(Array.from({ length: 5 }, () => watch({})));
  expect(await subjects(operatorEmail)).toEqual([`Alarm: ${waits}`, `Over: ${waits}`]);
  expect(await alarms()).toMatchObject([{ endedAt: deps.clock.now(), seenAt: null }]);
});

test("a stop of all calls and short calls are mailed unless an owner switches them off, and the mail says what to do", async () => {
  await watch({ callingStopped: 1, pumpingAlarms: 1 });
  expect(await subjects(operatorEmail)).toEqual(
    expect.arrayContaining([
      "Alarm: Calling has stopped or is switched off",
      "Alarm: Short calls, which may be pumping",
    ]),
  );
  expect(await bodies(operatorEmail)).toContain("npm run operate -- spend reset");
  expect(await bodies(operatorEmail)).toContain("/admin/fraud");
  await watch({});
});

test("an alarm that is over stands at the desk until an operator has seen it, and the first one counts", async () => {
  const [first, second] = [await harness.operator("support"), await harness.operator("owner")];
  await watch({ auditFindings: 1 });
  const [alarm] = await alarms();
  await watch({});
  expect((await alarms())[0]).toMatchObject({ id: alarm?.id, seenAt: null });
  const unseen = await deps.connection((stores) => stores.alarms.countUnseen());
  for (const { request } of [first, second]) agreed(await seeAlarm(deps, request, alarm?.id ?? ""));
  expect(await deps.connection((stores) => stores.alarms.countUnseen())).toBe(unseen - 1);
  expect((await alarms()).find(({ id }) => id === alarm?.id)).toMatchObject({
    seenBy: first.id,
    email: first.email,
  });
  expect(await seeAlarm(deps, system, deps.ids.uuid())).toMatchObject({ refused: "not_found" });
});

test("an owner's thresholds and addresses count from the next look on, and an alarm that is off begins no more", async () => {
  const { request } = await harness.operator("owner");
  const change = (addresses: string, thresholds = {}) =>
    changeAlarms(deps, request, ofVariables, { addresses, thresholds });
  for (const wrong of ["", "ada", "ada@example.org\nnone", Array(11).fill("a@b.example").join("\n")]) {
    const refused = await change(wrong, { short_calls: 9 });
    expect(isRefusal(refused) && refusalMessage(refused).key).toBe(operatorMessages.alarmAddresses(10));
  }
  const before = agreed(await readAlarms(deps, system, ofVariables));
  expect(before).toMatchObject({
    addresses: operatorEmail,
    hasOwnAddresses: false,
    thresholds: { short_calls: 1, mail_waits: 900, carrier_silent: 30, card_provider_silent: null },
    ownThresholds: [],
  });
  agreed(
    await change(" ada@ring.example \n\ngrace@ring.example\nada@ring.example", {
      short_calls: 5,
      mail_waits: null,
      messages_wait: 3,
    }),
  );
  const own = ["mail_waits", "short_calls", "messages_wait"];
  expect(agreed(await readAlarms(deps, system, ofVariables)).ownThresholds).toEqual(own);
  // What is saved as it is stays the variable's.
  agreed(await change("ada@ring.example", { carrier_silent: 30, messages_wait: 3 }));
  expect(agreed(await readAlarms(deps, system, ofVariables)).ownThresholds).toEqual(own);
  agreed(await change("ada@ring.example\ngrace@ring.example"));
  await watch({ pumpingAlarms: 4, oldestMail_s: 900, openMessages: 2, oldestPaymentCheck_s: 9_000 });
  expect(await subjects("ada@ring.example")).toEqual([]);
  await watch({ pumpingAlarms: 5, oldestMail_s: 900, openMessages: 3 });
  const begun = ["Alarm: Messages wait for an answer", "Alarm: Short calls, which may be pumping"];
  expect(await subjects("ada@ring.example")).toEqual(begun);
  expect(await subjects("grace@ring.example")).toEqual(begun);
  agreed(await change("ada@ring.example", { messages_wait: null }));
  await watch({ pumpingAlarms: 5, openMessages: 3 });
  expect(await subjects("ada@ring.example")).toEqual([...begun, "Over: Messages wait for an answer"]);
  const recorded = (await harness.record()).filter(({ use_case }) => use_case === "change_alarms");
  expect(recorded).toHaveLength(4);
  expect(JSON.stringify(recorded)).not.toContain("ring.example");
});
