import { randomUUID } from "node:crypto";
import { callConnection } from "../adapters/postgres/call-store.ts";
import type { Database } from "../adapters/postgres/database.ts";
import { defaultCallLimits } from "../domain/calls/call-limits.ts";
import { accounts } from "./ledger-data.ts";

/** How many callers are served at once: as many as there are connections. */
const abreast = 16;
const at = new Date("2026-11-21T10:00:00Z");
/** On one account, so many calls a day: more than people make, few enough to be allowed. */
const betweenCalls_ms = 5 * 60_000;
const limits = { ...defaultCallLimits.account, callsPerHour: 1_000 };
const terms = {
  country: "GB",
  destination: "United Kingdom",
  rate: { perMinute_mc: 1_000, connect_mc: 0, minimum_s: 60, increment_s: 60 },
  limit_s: 240,
};
const settlement = {
  outcome: { status: "completed", answered_s: 60, childSid: "CAchild" },
  cost_mc: 1_000,
  lost_mc: 0,
  at,
} as const;

/** The ledger through the product's stores: statements a second that did what they were asked. */
export interface LedgerNode {
  authorise(duration_s: number): Promise<number>;
  authoriseAndSettle(duration_s: number): Promise<number>;
  /** All callers want the same account, of which only one can be in a call; who is refused does not count. */
  oneAccount(duration_s: number): Promise<number>;
}

export async function ledgerNode(database: Database): Promise<LedgerNode> {
  const connection = callConnection(database);
  const accountIds = await readAccountIds(database);
  let taken = 0;
  let time_ms = at.getTime();
  const nextTime = () => {
    time_ms += betweenCalls_ms;
    return new Date(time_ms);
  };
  const nextAccount = () => accountIds[taken++ % accounts] ?? "";

  const authorise = async (id: string, accountId: string, createdAt = at) => {
    const call = { id, accountId, providerSid: `CA${id}`, number: "+442079460000", terms, hold_mc: 4_000 };
    const times = { createdAt, cutoffAt: at, checkAt: at };
    return (await connection(({ calls }) => calls.authorise({ ...call, ...times, limits }))) === "opened";
  };
  const settle = (id: string) => connection(({ calls }) => calls.settle(id, settlement));
  const pair = async (accountId: string, createdAt = at) => {
    const id = randomUUID();
    return (await authorise(id, accountId, createdAt)) && (await settle(id)) ? 2 : 0;
  };
  return {
    authorise: (duration_s) =>
      rate(duration_s, async () => expectSome((await authorise(randomUUID(), nextAccount())) ? 1 : 0)),
    authoriseAndSettle: (duration_s) => rate(duration_s, async () => expectSome(await pair(nextAccount()))),
    oneAccount: (duration_s) => rate(duration_s, () => pair(accountIds[0] ?? "", nextTime())),
  };
}

async function readAccountIds(database: Database): Promise<string[]> {
  const { rows } = await database.withClient((client) =>
    client.query<{ id: string }>("SELECT id FROM account"),
  );
  return rows.map(({ id }) => id);
}

/** What `work` counts, a second, while so many of it are always under way. */
async function rate(duration_s: number, work: () => Promise<number>): Promise<number> {
  const start_ms = performance.now();
  const elapsed_s = () => (performance.now() - start_ms) / 1_000;
  let done = 0;
  const caller = async () => {
    while (elapsed_s() < duration_s) {
      const count = await work();
      done += count;
    }
  };
  await Promise.all(Array.from({ length: abreast }, caller));
  return done / elapsed_s();
}

/** @throws Error for a measurement of something else than was meant. */
function expectSome(count: number): number {
  if (count === 0) throw new Error("The ledger refused what it should do");
  return count;
}
