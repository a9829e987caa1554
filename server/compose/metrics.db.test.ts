import Fastify, { type FastifyInstance } from "fastify";
import { afterEach, expect, test } from "vitest";
import { testCipher } from "#adapters/data-cipher/testing/test-cipher.ts";
import { operatorStore } from "#adapters/postgres/operator-store.ts";
import { outboxStore } from "#adapters/postgres/outbox-store.ts";
import { testDatabase } from "#adapters/postgres/testing/test-database.ts";
import { voicePaths } from "#contract/calls.ts";
import { e164Schema } from "#contract/phone-number.ts";
import { authoriseCall } from "#domain/calls/authorise-call.ts";
import { createCallHarness, identityOf } from "#domain/calls/testing/call-harness.ts";
import { handleErrors } from "#server/http/errors.ts";
import { serveMetrics } from "./metrics.ts";

const database = testDatabase();
const apps: FastifyInstance[] = [];
afterEach(async () => {
  for (const app of apps.splice(0)) await app.close();
});

const metricsToken = "a token for the monitoring";

let hears = true;

function serve(token: string | undefined): FastifyInstance {
  const app = Fastify();
  apps.push(app);
  handleErrors(app);
  serveMetrics(app, { metricsToken: token }, database, { hub: { count: () => 7 }, hears: () => hears });
  app.register(async (scope) => {
    scope.post(voicePaths.outgoing, async (_request, reply) => reply.code(204).send());
  });
  return app;
}

const ask = (app: FastifyInstance, authorization = `Bearer ${metricsToken}`) =>
  app.inject({ method: "GET", url: "/metrics", headers: { authorization } });

test("reports open calls, waiting mails and the time of webhooks", async () => {
  const app = serve(metricsToken);
  const before = await ask(app);
  expect(before.statusCode).toBe(200);
  expect(before.body).toContain("farline_calls_open 0\n");
  expect(before.body).toContain("farline_settle_lag_seconds 0\n");
  expect(before.body).toContain("farline_event_streams 7\n");
  expect(before.body).toContain("farline_notifications_heard 1\n");
  hears = false;
  expect((await ask(app)).body).toContain("farline_notifications_heard 0\n");
  expect(before.body).toContain("farline_addresses_refusing_mail 0\n");
  expect(before.body).toContain("farline_calling_stopped 0\n");

  const harness = await createCallHarness(database);
  const { id: userId } = await harness.openWallet(10_000);
  await authoriseCall(harness.deps, {
    providerCallId: "CA1",
    identity: identityOf(userId),
    dialled: e164Schema.parse("+442079460000"),
  });
  await database.withClient(async (client) => {
    await outboxStore(client, testCipher).add({ to: "ada@example.org", subject: "s", text: "t", html: "h" });
    await client.query("UPDATE users SET mail_refused_at = now() WHERE id = $1", [userId]);
    await client.query("UPDATE call SET cutoff_at = now() - interval '90 seconds'");
  });
  await operatorStore(database).stopCalling(new Date());
  await app.inject({ method: "POST", url: voicePaths.outgoing });
  const { body } = await ask(app);
  expect(body).toContain("farline_calls_open 1\n");
  expect(body).toMatch(/^farline_settle_lag_seconds (9\d|1\d\d)(\.\d+)?$/m);
  expect(body).toContain("farline_outbox_waiting 1\n");
  expect(body).toContain("farline_addresses_refusing_mail 1\n");
  expect(body).toContain("farline_spend_hour_millicredits 0\n");
  expect(body).toContain("farline_calling_stopped 1\n");
  expect(body).toContain('farline_webhook_seconds_count{webhook="voice_outgoing",status="204"} 1\n');
  expect(body).toContain("nodejs_eventloop_lag_seconds");
  expect(body).not.toContain("ada@example.org");
  await harness.close();
});

test("requires the token, and answers 404 when none is configured", async () => {
  const app = serve(metricsToken);
  for (const wrong of ["", metricsToken, `Bearer ${metricsToken}x`, `bearer ${metricsToken}`]) {
    expect((await ask(app, wrong)).statusCode).toBe(401);
  }
  const closed = serve(undefined);
  expect((await ask(closed)).statusCode).toBe(404);
  expect((await ask(closed, "Bearer undefined")).statusCode).toBe(404);
});
