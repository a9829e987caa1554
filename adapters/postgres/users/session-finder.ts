import type { Client, Database } from "#adapters/postgres/connection/database.ts";
import { userColumns, userTables } from "#adapters/postgres/fragments.ts";
import { columnsOf, type Fragment, forKeys, many, type Statement, sql } from "#adapters/postgres/sql.ts";
import type {
  Session,
  SessionFinder,
  SessionLife,
  SessionWithBalance,
} from "#domain/users/sign-in/session-store.ts";
import type { User } from "#domain/users/user.ts";

interface Asked {
  tokenHash: string;
  life: SessionLife;
}

type SessionRow = Omit<Session, "id" | "user" | "createdAt"> & {
  tokenHash: string;
  sessionId: string;
  openedAt: Date;
} & User;

const lastCurrency = sql.fragment`
  (SELECT payment.currency FROM payment
    WHERE payment.wallet_id = wallet_member.wallet_id AND payment.user_id = users.id AND payment.status = 'completed'
    ORDER BY payment.created_at DESC LIMIT 1)`;

const openedColumns = columnsOf<
  Omit<SessionRow, "currency" | keyof User>
>()(`token_hash, session.id AS session_id,
  opened_with, second_factor_at, session.created_at AS opened_at, last_used_at`);
const sessionColumns = sql.fragment`${openedColumns}, ${lastCurrency} AS currency, ${userColumns}`;

/**
 * Every request begins with its session, so requests of the same moment share a statement. None is answered from memory:
 * a logout counts for each request that comes after it, on every node.
 */
export function sessionFinder(database: Database): SessionFinder {
  const find = database.batched("session.find", (client, lookups: readonly Asked[]) =>
    inOrder<SessionRow, Session>(
      client,
      lookups,
      openedBy("session.find", lookups, sessionColumns),
      toSession,
    ),
  );
  const findWithBalance = database.batched("session.findWithBalance", (client, lookups: readonly Asked[]) =>
    inOrder<SessionRow & { posted_mc: number }, SessionWithBalance>(
      client,
      lookups,
      openedBy(
        "session.findWithBalance",
        lookups,
        sql.fragment`${sessionColumns},
          coalesce((SELECT wallet.posted_mc FROM wallet WHERE wallet.id = wallet_member.wallet_id), 0) AS posted_mc`,
      ),
      ({ posted_mc, ...row }) => ({ ...toSession(row), posted_mc }),
    ),
  );
  return {
    find: (tokenHash, life) => find({ tokenHash, life }),
    findWithBalance: (tokenHash, life) => findWithBalance({ tokenHash, life }),
  };
}

/** Reads the sessions that tokens open, if they live, and their users. The life asked for last holds for all: no later than now. */
function openedBy(name: string, lookups: readonly Asked[], columns: Fragment): Statement {
  const life = lookups.at(-1)?.life;
  const hashes = lookups.map(({ tokenHash }) => tokenHash);
  const { statement, keys } = forKeys(name, hashes);
  return statement`
    SELECT ${columns}
      FROM session JOIN ${userTables} ON users.id = session.user_id
     WHERE token_hash ${keys} AND session.created_at > ${life?.openedAfter} AND last_used_at > ${life?.usedAfter}`;
}

async function inOrder<Row extends { tokenHash: string }, Found>(
  client: Client,
  lookups: readonly Asked[],
  statement: Statement,
  toFound: (row: Row) => Found,
): Promise<(Found | undefined)[]> {
  const rows = await many<Row>(client, statement);
  const byHash = new Map(rows.map((row) => [row.tokenHash, toFound(row)]));
  return lookups.map(({ tokenHash }) => byHash.get(tokenHash));
}

function toSession({
  tokenHash: _tokenHash,
  sessionId,
  openedWith,
  secondFactorAt,
  openedAt,
  lastUsedAt,
  currency,
  ...user
}: SessionRow): Session {
  return { id: sessionId, openedWith, secondFactorAt, createdAt: openedAt, lastUsedAt, currency, user };
}
