import type { Client } from "#adapters/postgres/connection/database.ts";
import { cursorColumn, cutPage, type PagedRow, pageFrom } from "#adapters/postgres/page.ts";
import { changed, columnsOf, many, one, run } from "#adapters/postgres/sql.ts";
import { securityEventKinds } from "#contract/users/security-events.ts";
import type {
  ListedSecurityEvent,
  SecurityEvent,
  SecurityEventStore,
} from "#domain/users/security-event-store.ts";

const columns = columnsOf<SecurityEvent>()("id, user_id, kind, device, network, provider, created_at");

export function securityEventStore(client: Client): SecurityEventStore {
  return {
    add: (event) =>
      run(client, "securityEvent.add")`
        INSERT INTO security_event (${columns}) VALUES (${columns.values(event)})`,

    // Leaves out kinds that only a newer server running beside this one knows. Ids sort as their text does, and in their own
    // order the index gives the page without a sort, which some plans begin by reading all events.
    async list(userId, query) {
      const { createdAt, id, limit } = pageFrom(query);
      const rows = await many<ListedSecurityEvent & PagedRow>(client, "securityEvent.list")`
        SELECT ${columnsOf<ListedSecurityEvent>()("id, kind, device, network, provider, created_at")}, ${cursorColumn}
          FROM security_event
         WHERE user_id = ${userId} AND kind = ANY(${securityEventKinds}::text[])
           AND (created_at, id::text) < (${createdAt}, ${id})
         ORDER BY created_at DESC, id DESC LIMIT ${limit}`;
      const { page, next } = cutPage(rows, query.limit);
      return { events: page, next };
    },

    async count(userId, kind, after) {
      const counted = await one<{ events: number }>(client, "securityEvent.count")`
        SELECT count(*) AS events FROM security_event
         WHERE user_id = ${userId} AND kind = ${kind} AND created_at > ${after}`;
      return counted?.events ?? 0;
    },

    async latest(userId, kind) {
      const event = await one<{ createdAt: Date }>(client, "securityEvent.latest")`
        SELECT created_at FROM security_event WHERE user_id = ${userId} AND kind = ${kind}
         ORDER BY created_at DESC LIMIT 1`;
      return event?.createdAt;
    },

    async since(userId, from) {
      const rows = await many<Pick<SecurityEvent, "kind" | "network">>(client, "securityEvent.since")`
        SELECT DISTINCT kind, network FROM security_event
         WHERE user_id = ${userId} AND created_at >= ${from}`;
      return {
        kinds: [...new Set(rows.map(({ kind }) => kind))],
        networks: [...new Set(rows.map(({ network }) => network))],
      };
    },

    removeAll: (userId) =>
      run(client, "securityEvent.removeAll")`DELETE FROM security_event WHERE user_id = ${userId}`,

    // Locks old events in any order and skips locked ones.
    sweep: (createdBefore, limit) =>
      changed(client, "securityEvent.sweep")`
        DELETE FROM security_event WHERE (user_id, id) IN (
          SELECT user_id, id FROM security_event WHERE created_at <= ${createdBefore}
          LIMIT ${limit} FOR UPDATE SKIP LOCKED)`,
  };
}
