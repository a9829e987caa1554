import Fastify, { type FastifyInstance } from "fastify";
import { afterEach, expect, test } from "vitest";
import { outboxStore } from "#adapters/postgres/outbox-store.ts";
import { voicePaths } from "#contract/calls/calls.ts";
import { e164Schema } from "#contract/numbers/phone-number.ts";
import { authoriseCall } from "#domain/calls/authorise-call.ts";
import { handleErrors } from "#server/http/errors.ts";
import { webhookOptions } from "#server/http/mount.ts";
import { callRequest, createCallHarness } from "#testing/calls/call-harness.ts";
import { operatorOnDatabase } from "#testing/database/operator-on-database.ts";
import { testCipher, testDatabase } from "#testing/database/test-database.ts";
import { figuresOf, openMetrics, serveMetrics } from "./metrics.ts";
import { noTelemetry } from "./telemetry.ts";

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
  const figures = figuresOf(database, { hub: { count: () => 7 }, hears: () => hears });
  serveMetrics({ config: { metricsToken: token } }, { app }, openMetrics(noTelemetry), figures);
  app.register(async (scope) => {
    scope.post(voicePaths.outgoing, webhookOptions("voice_outgoing"), async (_request, reply) =>
      reply.code(204).send(),
    );
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
  expect(before.body).toContain("farline_database_answers 1\n");
  expect(before.body).toContain("farline_ledger_audit_timestamp_seconds 0\n");
  expect(before.body).toMatch(/^farline_ledger_audit_findings nan$/im);

  const harness = await createCallHarness(database);
  const { id: userId } = await harness.openWallet(10_000);
  await authoriseCall(harness.deps, callRequest(userId, "CA1", e164Schema.parse("+442079460000")));
  await database.withClient(async (client) => {
    await outboxStore(client, testCipher).add({
      to: "ada@example.org",
      language: "en",
      subject: "s",
      text: "t",
      html: "h",
    });
    await client.query("UPDATE users SET mail_refused_at = now() WHERE id = $1", [userId]);
    await client.query(
      "UPDATE call SET cutoff_at = now() - interval '90 seconds', check_at = now() - interval '70 seconds'",
    );
    await client.query(
      `INSERT INTO payment (wallet_id, id, user_id, provider, status, currency, charge_minor, credits_mc,
                            next_check_at, created_at)
       SELECT $1, gen_random_uuid(), $1, 'stripe', 'pending', 'USD', 1000, 100000, now() + due, now()
         FROM unnest(ARRAY['-50 seconds', '-1 second', '1 hour']::interval[]) AS due`,
      [userId],
    );
  });
  await operatorOnDatabase(database).stopCalling(new Date());
  await app.inject({ method: "POST", url: voicePaths.outgoing });
  const { body } = await ask(app);
  expect(body).toContain("farline_calls_open 1\n");
  expect(body).toMatch(/^farline_settle_lag_seconds (9\d|1\d\d)(\.\d+)?$/m);
  expect(body).toContain("farline_call_checks_due 1\n");
  expect(body).toMatch(/^farline_call_checks_oldest_seconds (7\d|[89]\d|1\d\d)(\.\d+)?$/m);
  expect(body).toContain("farline_payment_checks_due 2\n");
  expect(body).toMatch(/^farline_payment_checks_oldest_seconds (5\d|[6-9]\d|1\d\d)(\.\d+)?$/m);
  expect(body).toContain("farline_outbox_waiting 1\n");
  expect(body).toContain("farline_addresses_refusing_mail 1\n");
  expect(body).toContain("farline_spend_hour_millicredits 0\n");
  expect(body).toContain("farline_calling_stopped 1\n");
  expect(body).toContain('farline_webhook_seconds_count{webhook="voice_outgoing",status="204"} 1\n');
  expect(body).toContain("nodejs_eventloop_lag_seconds");
  expect(body).not.toContain("ada@example.org");
  await harness.close();
});

test("answers with the figures of the process while the database hangs, and asks it once", async () => {
  let connections = 0;
  const hanging = {
    withClient: () => {
      connections += 1;
      return new Promise<never>(() => {});
    },
  };
  const app = Fastify();
  apps.push(app);
  const figures = figuresOf(hanging, { hub: { count: () => 7 }, hears: () => true }, 1);
  serveMetrics({ config: { metricsToken } }, { app }, openMetrics(noTelemetry), figures);
  for (const { statusCode, body } of [...(await Promise.all([ask(app), ask(app)])), await ask(app)]) {
    expect(statusCode).toBe(200);
    expect(body).toContain("farline_database_answers 0\n");
    expect(body).toContain("farline_event_streams 7\n");
    expect(body).toContain('farline_money_millicredits_total{kind="dispute"} 0\n');
    expect(body).toMatch(/^farline_calls_open nan$/im);
  }
  expect(connections).toBe(1);
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
