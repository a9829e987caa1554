import { createHmac } from "node:crypto";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, expect, test } from "vitest";
import { operatorMessages, webhookFaultWords } from "#contract/operators/operator-messages.ts";
import { adminApp } from "#testing/http/admin-app.ts";
import { paymentHarness } from "#testing/payments/payment-harness.ts";

const harness = paymentHarness();
const { ask, operator, users } = await adminApp(harness.database, harness.deps);
const reason = "ticket 1042";

const posts: { body: string; header: unknown }[] = [];
const receiver = createServer(async (request, response) => {
  let body = "";
  for await (const part of request) body += String(part);
  posts.push({ body, header: request.headers["x-alarm-signature"] });
  response.writeHead(204).end();
});
await new Promise<void>((resolve) => receiver.listen(0, "127.0.0.1", resolve));
const url = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/`;
afterAll(() => {
  receiver.close();
  receiver.closeAllConnections();
});

test("an owner sets an address, and a test arrives there signed with the secret of the answer", async () => {
  const { token } = await operator("owner");
  const set = await ask("change_alarm_webhook", token, { url, renewsSecret: false, reason });
  expect(set.status).toBe(200);
  expect(await ask("test_alarm_webhook", token)).toMatchObject({ status: 200, body: { fault: null } });
  const [post] = posts;
  const [, time, mac] = /^t=(\d+),v1=([0-9a-f]{64})$/.exec(String(post?.header)) ?? [];
  expect(createHmac("sha256", set.body.secret).update(`${time}.${post?.body}`).digest("hex")).toBe(mac);
  expect(JSON.parse(post?.body ?? "")).toMatchObject({ alarm: "test", state: "begun" });
  const read = await ask("read_alarms", token);
  expect(read.body.deliveries).toEqual({ webhook: url, waiting: 0, givenUp: [] });
  expect(read.text).not.toContain(set.body.secret);
});

test("an address that is refused says why and changes nothing", async () => {
  const { token } = await operator("owner");
  const stored = () => users.rows("SELECT url, secret FROM alarm_webhook");
  const before = await stored();
  for (const [refused, fault] of [
    ["http://192.0.2.1/", "not_https"],
    ["https://ada@192.0.2.1/", "has_user"],
    ["https://169.254.169.254/", "not_public"],
    ["https://[fd00::1]/", "not_public"],
  ] as const) {
    const answer = await ask("change_alarm_webhook", token, { url: refused, renewsSecret: true, reason });
    expect(answer.status).toBe(400);
    expect(answer.text).toContain(webhookFaultWords(fault));
  }
  expect(await stored()).toEqual(before);
  const removed = await ask("change_alarm_webhook", token, { url: "", renewsSecret: false, reason });
  expect(removed).toMatchObject({ status: 200, body: { secret: null } });
  const test = await ask("test_alarm_webhook", token);
  expect(test.status).toBe(404);
  expect(test.text).toContain(operatorMessages.noWebhook);
});
