import { createHmac } from "node:crypto";
import { beforeEach, expect, test } from "vitest";
import { alarmWebhookStore } from "#adapters/postgres/operators/alarm-webhook-store.ts";
import { type WebhookFault, webhookFaultWords } from "#contract/operators/operator-messages.ts";
import { isRefusal, refusalMessage } from "#contract/refusals.ts";
import { testCipher, testDatabase } from "#testing/database/test-database.ts";
import { operatorHarness } from "#testing/people/operator-harness.ts";
import { agreed } from "#testing/people/user-harness.ts";
import {
  changeAlarmWebhook,
  deliverAlarms,
  mostAttempts,
  retryDelay_s,
  testAlarmWebhook,
} from "./alarm-webhook.ts";
import type { AlarmChange, WebhookSender } from "./alarm-webhook-store.ts";
import { readAlarms } from "./alarms.ts";

const database = testDatabase();
const harness = await operatorHarness(database);
const { deps, system } = harness;
const publicUrl = "https://farline.test";
const noVariables = { operatorEmail: "", alarmThresholds: {} };
const url = "https://hooks.example/token-of-the-receiver";

interface Post {
  url: string;
  body: string;
  headers: Readonly<Record<string, string>>;
}
const posts: Post[] = [];
let fault: WebhookFault | undefined;
const webhooks: WebhookSender = {
  check: async () => fault,
  async send(to, body, headers) {
    posts.push({ url: to, body, headers });
    return fault;
  },
};
beforeEach(async () => {
  posts.length = 0;
  fault = undefined;
  await harness.users.rows("TRUNCATE alarm_webhook, alarm_delivery");
});

const change = (to: string, renewsSecret = false, request = system) =>
  changeAlarmWebhook({ ...deps, webhooks }, request, { url: to, renewsSecret });
const deliver = () =>
  deliverAlarms({
    clock: deps.clock,
    webhooks,
    publicUrl,
    transaction: (work) =>
      database.transaction((client) => work({ alarmWebhook: alarmWebhookStore(client, testCipher) })),
  });
const queue = (state: AlarmChange["state"], alarmId = deps.ids.uuid()) =>
  deps.transaction(({ alarmWebhook }) =>
    alarmWebhook.queue({
      alarmId,
      kind: "mail_waits",
      state,
      value: 960,
      threshold: 900,
      at: deps.clock.now(),
    }),
  );
const deliveries = async () => agreed(await readAlarms(deps, system, noVariables)).deliveries;
const due = () => harness.users.rows("UPDATE alarm_delivery SET due_at = now()");

test("a beginning and an end are each posted once by nodes that deliver at the same time", async () => {
  const { secret } = agreed(await change(url));
  const id = deps.ids.uuid();
  await queue("begun", id);
  await queue("ended", id);
  for (let other = 0; other < 8; other++) await queue("begun");
  await Promise.all(Array.from({ length: 5 }, deliver));
  expect(posts).toHaveLength(10);
  const ours = posts.map(({ body }) => JSON.parse(body)).filter((body) => body.id === id);
  const at = deps.clock.now().toISOString();
  const sent = { id, alarm: "mail_waits", value: 960, threshold: 900, at, product: publicUrl };
  // A chat's own webhook refuses a body without a text that it can show.
  const shown = (sentence: string) => ({ text: sentence, content: sentence });
  const figure = `(960 seconds old). ${publicUrl}/admin/alarms`;
  expect(ours.toSorted((a, b) => a.state.localeCompare(b.state))).toEqual([
    { ...sent, state: "begun", ...shown(`Alarm: A mail waits to be sent ${figure}`) },
    { ...sent, state: "ended", ...shown(`Over: A mail waits to be sent ${figure}`) },
  ]);
  for (const { url: to, body, headers } of posts) {
    const seconds = Math.floor(deps.clock.now().getTime() / 1_000);
    const mac = createHmac("sha256", String(secret)).update(`${seconds}.${body}`).digest("hex");
    expect({ to, headers }).toEqual({ to: url, headers: { "X-Alarm-Signature": `t=${seconds},v1=${mac}` } });
  }
  expect(await deliveries()).toEqual({ webhook: url, waiting: 0, givenUp: [] });
});

test("a delivery that fails is repeated for a day, then given up and listed", async () => {
  agreed(await change(url));
  await queue("begun");
  fault = { status: 500 };
  await deliver();
  await deliver();
  expect(posts).toHaveLength(1);
  expect(await deliveries()).toMatchObject({ waiting: 1, givenUp: [] });
  await harness.users.rows("UPDATE alarm_delivery SET attempts = $1", [mostAttempts - 2]);
  for (const waiting of [1, 0, 0]) {
    await due();
    await deliver();
    expect((await deliveries()).waiting).toBe(waiting);
  }
  expect(posts).toHaveLength(3);
  expect((await deliveries()).givenUp).toMatchObject([
    { kind: "mail_waits", state: "begun", failure: webhookFaultWords({ status: 500 }) },
  ]);
  const delays = Array.from({ length: mostAttempts - 1 }, (_, index) => retryDelay_s(index + 1) ?? 0);
  expect(delays.slice(0, 3)).toEqual([30, 60, 120]);
  const [total_s, day_s] = [delays.reduce((sum, delay) => sum + delay), 86_400];
  expect(total_s > day_s - 3_600 && total_s < day_s + 3_600).toBe(true);
});

test("nothing is queued without a webhook, and what waits goes with it", async () => {
  await queue("begun");
  expect((await deliveries()).waiting).toBe(0);
  agreed(await change(url));
  await queue("begun");
  agreed(await change(" "));
  expect(await deliveries()).toEqual({ webhook: null, waiting: 0, givenUp: [] });
});

test("the secret is shown when it is made, stays with another address, and is stored encrypted", async () => {
  const first = agreed(await change(url)).secret;
  expect(first).toMatch(/^[\w-]{43}$/);
  expect(agreed(await change("https://other.example/")).secret).toBeNull();
  await queue("begun");
  const second = agreed(await change("https://other.example/", true)).secret;
  expect(second).not.toBe(first);
  const stored = await harness.users.rows<{ secret: string }>("SELECT secret FROM alarm_webhook");
  expect(stored[0]?.secret.startsWith(testCipher.currentPrefix)).toBe(true);
  await deliver();
  const [post] = posts;
  const [, seconds, mac] = /^t=(\d+),v1=(.*)$/.exec(String(post?.headers["X-Alarm-Signature"])) ?? [];
  expect(createHmac("sha256", String(second)).update(`${seconds}.${post?.body}`).digest("hex")).toBe(mac);
});

test("an address that is refused changes nothing, and the record holds no path and no secret", async () => {
  const { request } = await harness.operator("owner");
  const { secret } = agreed(await change(url, false, request));
  fault = "not_public";
  const refused = await change("https://10.0.0.1/", false, request);
  expect(isRefusal(refused) && refusalMessage(refused).key).toBe(webhookFaultWords("not_public"));
  expect((await deliveries()).webhook).toBe(url);
  const recorded = (await harness.record()).filter(({ actor }) =>
    actor.includes(request.actor.kind === "operator" ? request.actor.userId : ""),
  );
  expect(recorded).toMatchObject([
    {
      use_case: "change_alarm_webhook",
      before: { webhook: null },
      after: { webhook: "https://hooks.example", isSignedAnew: true },
    },
  ]);
  expect(JSON.stringify(recorded)).not.toContain(String(secret));
  const support = await harness.operator("support");
  expect(agreed(await readAlarms(deps, support.request, noVariables)).deliveries.webhook).toBe(
    "https://hooks.example",
  );
  expect(await change("", false, support.request)).toMatchObject({ refused: "forbidden" });
});

test("a test is posted at once, and its outcome is a sentence", async () => {
  const trial = () => testAlarmWebhook({ ...deps, webhooks, publicUrl }, system);
  expect(await trial()).toMatchObject({ refused: "not_found" });
  agreed(await change(url));
  expect(await trial()).toEqual({ fault: null });
  fault = "no_answer";
  expect(await trial()).toEqual({ fault: webhookFaultWords("no_answer") });
  expect(posts.map(({ body }) => JSON.parse(body).alarm)).toEqual(["test", "test"]);
});

test("what was given up is sent again once a test arrives", async () => {
  agreed(await change(url));
  await queue("begun");
  fault = { status: 500 };
  await harness.users.rows("UPDATE alarm_delivery SET attempts = $1", [mostAttempts - 1]);
  await deliver();
  const trial = () => testAlarmWebhook({ ...deps, webhooks, publicUrl }, system);
  agreed(await trial());
  expect(await deliveries()).toMatchObject({ waiting: 0, givenUp: [{ kind: "mail_waits" }] });
  fault = undefined;
  agreed(await trial());
  expect(await deliveries()).toMatchObject({ waiting: 1, givenUp: [] });
  await deliver();
  expect(posts.map(({ body }) => JSON.parse(body).alarm)).toEqual([
    "mail_waits",
    "test",
    "test",
    "mail_waits",
  ]);
  expect((await deliveries()).waiting).toBe(0);
});
