import type { Client } from "#adapters/postgres/connection/database.ts";
import { changedOne, columnsOf, many, one, run } from "#adapters/postgres/sql.ts";
import type { AlarmKind } from "#contract/operators/alarms.ts";
import type { Alarm, AlarmStore } from "#domain/operators/alarms/alarm-store.ts";

type Raised = Pick<Alarm, "id" | "kind" | "value" | "threshold" | "raisedAt">;

const columns = columnsOf<Alarm>()("id, kind, value, threshold, raised_at, ended_at, seen_at, seen_by");
const raisedColumns = columnsOf<Raised>()("id, kind, value, threshold, raised_at");

export function alarmStore(client: Client): AlarmStore {
  return {
    async thresholds() {
      const rows = await many<{ kind: AlarmKind; threshold: number | null }>(client, "alarms.thresholds")`
        SELECT kind, threshold FROM alarm_rule`;
      return Object.fromEntries(rows.map(({ kind, threshold }) => [kind, threshold]));
    },

    async setThresholds(thresholds) {
      for (const [kind, threshold] of Object.entries(thresholds)) {
        await run(client, "alarms.setThreshold")`
          INSERT INTO alarm_rule (kind, threshold) VALUES (${kind}, ${threshold})
          ON CONFLICT (kind) DO UPDATE SET threshold = excluded.threshold`;
      }
    },

    async addresses() {
      const row = await one<{ addresses: string }>(client, "alarms.addresses")`
        SELECT addresses FROM alarm_mail`;
      return row?.addresses;
    },

    setAddresses: (addresses) =>
      run(client, "alarms.setAddresses")`
        INSERT INTO alarm_mail (addresses) VALUES (${addresses})
        ON CONFLICT (only_one) DO UPDATE SET addresses = excluded.addresses`,

    raise: (alarm) =>
      changedOne(client, "alarms.raise")`
        INSERT INTO alarm (${raisedColumns}) VALUES (${raisedColumns.values(alarm)})
        ON CONFLICT (kind) WHERE ended_at IS NULL DO NOTHING`,

    async end(kind, at) {
      const alarm = await one<{ id: string }>(client, "alarms.end")`
        UPDATE alarm SET ended_at = ${at} WHERE kind = ${kind} AND ended_at IS NULL RETURNING id`;
      return alarm?.id;
    },

    async goingOn() {
      const rows = await many<{ kind: AlarmKind }>(client, "alarms.goingOn")`
        SELECT kind FROM alarm WHERE ended_at IS NULL`;
      return rows.map(({ kind }) => kind);
    },

    list: (limit) =>
      many<Alarm & { email: string | null }>(client, "alarms.list")`
        SELECT ${columnsOf<
          Alarm & { email: string | null }
        >()(`alarm.id, kind, value, threshold, raised_at, ended_at, seen_at,
               seen_by, CASE WHEN seen_at IS NOT NULL THEN coalesce(users.email, '') END AS email`)}
          FROM alarm LEFT JOIN users ON users.id = seen_by
         ORDER BY seen_at IS NOT NULL, raised_at DESC, alarm.id LIMIT ${limit}`,

    lock: (id) => one<Alarm>(client, "alarms.lock")`SELECT ${columns} FROM alarm WHERE id = ${id} FOR UPDATE`,

    see: (id, by, at) =>
      run(client, "alarms.see")`UPDATE alarm SET seen_at = ${at}, seen_by = ${by} WHERE id = ${id}`,

    async countUnseen() {
      const row = await one<{ alarms: number }>(client, "alarms.countUnseen")`
        SELECT count(*) AS alarms FROM alarm WHERE seen_at IS NULL`;
      return row?.alarms ?? 0;
    },
  };
}
