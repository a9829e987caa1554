import type { FastifyInstance } from "fastify";
import type { Database } from "#adapters/postgres/connection/database.ts";
import type { Statement } from "#adapters/postgres/sql.ts";
import { callHistoryRoutes } from "#contract/calls/call-history.ts";
import { callSummaryRoutes } from "#contract/calls/call-summary.ts";
import { sessionHeader } from "#contract/constants.ts";
import { eventRoutes } from "#contract/events.ts";
import { paymentRoutes } from "#contract/money/payments.ts";
import { receiptRoutes } from "#contract/money/receipts.ts";
import { tariffRoutes } from "#contract/money/tariff.ts";
import { walletRoutes } from "#contract/money/wallet.ts";
import { personalDataRoutes } from "#contract/users/personal-data.ts";
import { routesWithDatabase } from "#e2e/support/routes/all-routes.ts";
import { type Record, recordingStatements } from "#testing/growth/record-statements.ts";
import type { GrownUser } from "#testing/growth/seed-growth.ts";

/** A request of a page to the server. */
interface PageRequest {
  method: "GET" | "POST";
  url: string;
  body?: object;
}

/** A statement, with the reader and the request that it was sent for. */
export interface PageStatement extends Statement {
  reader: string;
  /** Without the place in a list, which is another in each database. */
  request: string;
}

/** Rows of a user that paths and cursors name. */
interface OwnRows {
  /** A moment in the middle of the history, as a cursor has it. */
  middle: string;
  payment: string;
  call: string;
}

const page = "limit=20";
const types = ["purchase", "call", "refund", "adjustment", "usage"];

/** The queries of lists, and of routes that need one. Any other route is asked as it stands. */
function queriesOf({ middle }: OwnRows): Readonly<{ [path: string]: readonly string[] }> {
  const deep = `${page}&before=${middle}~x`;
  return {
    [walletRoutes.transactions.path]: [
      page,
      deep,
      ...types.map((type) => `${page}&type=${type}`),
      ...types.map((type) => `${deep}&type=${type}`),
    ],
    [callHistoryRoutes.calls.path]: [
      page,
      deep,
      ...["country=TV", "country=GB", "digits=99999", "digits=42", "numbers=%2B6881,%2B442079460001"].flatMap(
        (filter) => [`${page}&${filter}`, `${deep}&${filter}`],
      ),
    ],
    [callSummaryRoutes.summary.path]: ["timeZone=UTC"],
    [callSummaryRoutes.month.path]: ["timeZone=UTC"],
    [tariffRoutes.ask.path]: ["number=%2B442079460001", "number=%2B442079461000"],
  };
}

/** Asks the card provider, and the database nothing. */
const asksOthers: string = paymentRoutes.test.path;
/** Reads all that the user has. */
const whole: string = personalDataRoutes.download.path;

function requestsOf(rows: OwnRows): PageRequest[] {
  const queries = queriesOf(rows);
  const ids: { [path: string]: string } = {
    [receiptRoutes.receipt.path]: rows.payment,
    [callHistoryRoutes.call.path]: rows.call,
  };
  return routesWithDatabase
    .filter(
      ({ method, path }) =>
        method === "GET" && !path.startsWith("/api/admin/") && path !== asksOthers && path !== whole,
    )
    .flatMap(({ path }): PageRequest[] => {
      const filled = path.replace(":id", ids[path] ?? rows.call).replace(":token", "t".repeat(43));
      return (queries[path] ?? [""]).map((query) => ({
        method: "GET",
        url: query === "" ? filled : `${filled}?${query}`,
      }));
    });
}

/** The statements that the pages of users send, found by the routes and by the SQL tag, each with the same values once. */
export async function statementsOfUsers(
  app: FastifyInstance,
  database: Database,
  users: Readonly<{ [reader: string]: GrownUser }>,
): Promise<PageStatement[]> {
  const all: PageStatement[] = [];
  for (const [reader, user] of Object.entries(users)) {
    const requests = requestsOf(await ownRows(database, user));
    all.push(...(await recordingStatements((record) => askAll(app, record, { ...user, reader }, requests))));
  }
  return distinct(all);
}

/** Sends requests one after another, and returns what each of them sent to the database. */
async function askAll(
  app: FastifyInstance,
  record: Record,
  { token, reader }: Pick<GrownUser, "token"> & Pick<PageStatement, "reader">,
  requests: readonly PageRequest[],
): Promise<PageStatement[]> {
  const all: PageStatement[] = [];
  for (const { method, url, body } of requests) {
    const statements = await record(async () => {
      const reader = new AbortController();
      const reply = await app.inject({
        method,
        url,
        signal: reader.signal,
        headers: { [sessionHeader]: token },
        payloadAsStream: true,
        ...(body && { payload: body }),
      });
      // A request that is not valid reads nothing: it needs a row in queriesOf. A statement over its time is measured too.
      if (![200, 302, 404, 410, 503].includes(reply.statusCode))
        throw new Error(`${method} ${url} was answered ${reply.statusCode}`);
      for await (const chunk of reply.stream()) {
        // An event stream goes on until its reader leaves.
        if (url === eventRoutes.events.path && String(chunk).includes("data:")) break;
      }
      // A stream whose reader has not left has a heartbeat, which keeps this process alive.
      reader.abort();
    });
    const request = `${method} ${url.replace(/before=[^&]*/, "before").replace(/[\da-f-]{36}/, ":id")}`;
    all.push(...statements.map((statement) => ({ ...statement, reader, request })));
  }
  return all;
}

function distinct(statements: readonly PageStatement[]): PageStatement[] {
  const key = ({ name, reader, values }: PageStatement) =>
    JSON.stringify([name, reader, ...values.map((value) => (value instanceof Date ? "a moment" : value))]);
  return [...new Map(statements.map((statement) => [key(statement), statement])).values()];
}

async function ownRows(database: Database, { id, walletId }: GrownUser): Promise<OwnRows> {
  const { rows } = await database.withClient((client) =>
    client.query<Partial<OwnRows>>(
      `SELECT (SELECT id FROM payment WHERE wallet_id = $1 AND user_id = $2 LIMIT 1) AS payment, id AS call,
              to_char(created_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') AS middle
         FROM call WHERE wallet_id = $1 AND user_id = $2
        ORDER BY created_at OFFSET (SELECT count(*) / 2 FROM call WHERE wallet_id = $1 AND user_id = $2) LIMIT 1`,
      [walletId, id],
    ),
  );
  const { middle = "2026-01-01T00:00:00.000000Z", payment = id, call = id } = rows[0] ?? {};
  return { middle, payment: payment ?? id, call };
}
