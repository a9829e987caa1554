import type { Client } from "#adapters/postgres/connection/database.ts";
import { columnsOf, many, one, run, sql } from "#adapters/postgres/sql.ts";
import type { DataCipher } from "#domain/data-cipher.ts";
import type {
  AlarmChange,
  AlarmWebhook,
  AlarmWebhookStore,
  Delivery,
  GivenUpDelivery,
} from "#domain/operators/alarms/alarm-webhook-store.ts";

export const webhookSecretPlace = { column: "alarm_webhook.secret", row: "" };

const webhookColumns = columnsOf<AlarmWebhook>()("url, secret");
const changeColumns = columnsOf<AlarmChange>()("alarm_id, kind, state, value, threshold, at");

export function alarmWebhookStore(
  client: Client,
  cipher: Pick<DataCipher, "encrypt" | "decrypt">,
): AlarmWebhookStore {
  return {
    async url() {
      const row = await one<{ url: string }>(client, "alarmWebhook.url")`SELECT url FROM alarm_webhook`;
      return row?.url;
    },

    async find() {
      const row = await one<AlarmWebhook>(client, "alarmWebhook.find")`
        SELECT ${webhookColumns} FROM alarm_webhook`;
      return row && { url: row.url, secret: cipher.decrypt(row.secret, webhookSecretPlace) };
    },

    async set({ url, secret }) {
      const stored = { url, secret: cipher.encrypt(secret, webhookSecretPlace) };
      await run(client, "alarmWebhook.set")`
        INSERT INTO alarm_webhook (${webhookColumns}) VALUES (${webhookColumns.values(stored)})
        ON CONFLICT (only_one) DO UPDATE SET url = excluded.url, secret = excluded.secret`;
    },

    move: (url) => run(client, "alarmWebhook.move")`UPDATE alarm_webhook SET url = ${url}`,

    async remove() {
      await run(client, "alarmWebhook.remove")`DELETE FROM alarm_webhook`;
      await run(client, "alarmWebhook.removeWaiting")`DELETE FROM alarm_delivery WHERE given_up_at IS NULL`;
    },

    queue: ({ alarmId, kind, state, value, threshold, at }) =>
      run(client, "alarmWebhook.queue")`
        INSERT INTO alarm_delivery (${changeColumns})
        SELECT ${alarmId}, ${kind}, ${state}, ${value}, ${threshold}, ${at} FROM alarm_webhook`,

    // The database's clock, because all nodes share it.
    claim: (lease_s) =>
      one<Delivery>(client, "alarmWebhook.claim")`
        UPDATE alarm_delivery
           SET attempts = attempts + 1, due_at = now() + make_interval(secs => ${lease_s})
         WHERE (alarm_id, state) = (
           SELECT alarm_id, state FROM alarm_delivery WHERE given_up_at IS NULL AND due_at <= now()
            ORDER BY due_at, at, state LIMIT 1 FOR UPDATE SKIP LOCKED)
        RETURNING ${columnsOf<Delivery>()("alarm_id, kind, state, value, threshold, at, attempts")}`,

    delivered: ({ alarmId, state }) =>
      run(client, "alarmWebhook.delivered")`
        DELETE FROM alarm_delivery WHERE alarm_id = ${alarmId} AND state = ${state}`,

    // Each claim counts an attempt, so the count shows that the delivery is still this claim's.
    async failed({ alarmId, state, attempts }, failure, delay_s) {
      const delay = sql.parameter(delay_s ?? null);
      await run(client, "alarmWebhook.failed")`
        UPDATE alarm_delivery
           SET failure = ${failure},
               due_at = coalesce(now() + make_interval(secs => ${delay}), due_at),
               given_up_at = CASE WHEN ${delay}::double precision IS NULL THEN now() END
         WHERE alarm_id = ${alarmId} AND state = ${state} AND attempts = ${attempts}`;
    },

    async countWaiting() {
      const row = await one<{ waiting: number }>(client, "alarmWebhook.countWaiting")`
        SELECT count(*) AS waiting FROM alarm_delivery WHERE given_up_at IS NULL`;
      return row?.waiting ?? 0;
    },

    repeatGivenUp: () =>
      run(client, "alarmWebhook.repeatGivenUp")`
        UPDATE alarm_delivery SET given_up_at = NULL, attempts = 0, due_at = now() WHERE given_up_at IS NOT NULL`,

    givenUp: (limit) =>
      many<GivenUpDelivery>(client, "alarmWebhook.givenUp")`
        SELECT ${columnsOf<GivenUpDelivery>()("kind, state, at, failure")}
          FROM alarm_delivery WHERE given_up_at IS NOT NULL ORDER BY given_up_at DESC, alarm_id, state LIMIT ${limit}`,
  };
}
