import { cutOffSessions, endCallsOfSessions } from "#adapters/postgres/calls/end-calls.ts";
import type { Client, Database } from "#adapters/postgres/connection/database.ts";
import type { WalletUser } from "#domain/ledger/ledger-store.ts";
import type { Publish } from "#domain/user-events.ts";

/** A full session that a statement has ended, and its user. */
export interface EndedSession extends WalletUser {
  sessionId: string;
}

/** The sessions that one transaction has ended. Calls end with them in two steps, so that no use-case can forget it. */
export interface EndedSessions {
  add(session: EndedSession): void;
  /**
   * Before the commit: cuts off the open calls in the same transaction, so that a process that dies after the commit
   * leaves none open.
   */
  cutOffCalls(client: Client, at: Date): Promise<void>;
  /**
   * After the commit: refuses calls whose eligibility was read before it, cuts off those that such a call was quicker
   * with, and publishes the end of the sessions.
   */
  committed(database: Database, at: Date, publish: Publish): Promise<void>;
}

export function collectEndedSessions(): EndedSessions {
  const byUser = new Map<string, { user: WalletUser; sessionIds: string[] }>();

  return {
    add({ sessionId, ...user }) {
      const ended = byUser.get(user.id) ?? { user, sessionIds: [] };
      ended.sessionIds.push(sessionId);
      byUser.set(user.id, ended);
    },

    async cutOffCalls(client, at) {
      for (const { user, sessionIds } of byUser.values()) await cutOffSessions(client, user, sessionIds, at);
    },

    async committed(database, at, publish) {
      try {
        for (const { user, sessionIds } of byUser.values()) {
          await database.withClient((client) => endCallsOfSessions(client, user, sessionIds, at));
        }
      } finally {
        for (const userId of byUser.keys()) publish({ userId }, { type: "sessions_ended" });
      }
    },
  };
}
