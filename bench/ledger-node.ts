import { randomUUID } from "node:crypto";
import { callConnection } from "#adapters/postgres/call-store.ts";
import type { Database } from "#adapters/postgres/database.ts";
import { e164Schema } from "#contract/phone-number.ts";
import { defaultCallLimits } from "#domain/calls/call-limits.ts";
import type { AccountVersion } from "#domain/calls/call-store.ts";

/** How many callers are served at once: as many as there are connections. */
const abreast = 16;
const at = new Date("2026-11-21T10:00:00Z");
/** On one account, so many calls a day: more than people make, few enough to be allowed. */
const betweenCalls_ms = 5 * 60_000;
const limits = { ...defaultCallLimits.account, callsPerHour: 1_000 };
const number = e164Schema.parse("+442079460000");
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
  /** As a call is made: judged, opened and settled. */
  judgeAuthoriseAndSettle(duration_s: number): Promise<number>;
  /** All callers want the same account, of which only one can be in a call; who is refused does not count. */
  oneAccount(duration_s: number): Promise<number>;
}

interface Account {
  id: string;
  version: AccountVersion;
}

export function ledgerNode(database: Database): LedgerNode {
  const connection = callConnection(database);
  let time_ms = at.getTime();
  const nextTime = () => {
    time_ms += betweenCalls_ms;
    return new Date(time_ms);
  };

  const judge = async (accountId: string, createdAt: Date): Promise<AccountVersion> => {
    const wanted = { accountId, number, perMinute_mc: terms.rate.perMinute_mc, at: createdAt, limits };
    const { refusal, version } = await connection(({ calls }) => calls.prospect(wanted));
    if (refusal) throw new Error(`The ledger was limited: ${refusal}`);
    return version;
  };
  const authorise = async (id: string, account: Account, createdAt = at) => {
    const call = { id, accountId: account.id, providerSid: `CA${id}`, number, terms, hold_mc: 4_000 };
    const rest = { createdAt, cutoffAt: at, checkAt: at, newNumber: false, judgedBy: account.version };
    return (await connection(({ calls }) => calls.authorise({ ...call, ...rest }))) === "opened";
  };
  const settle = (id: string) => connection(({ calls }) => calls.settle(id, settlement));
  const pair = async (account: Account, createdAt = at) => {
    const id = randomUUID();
    return (await authorise(id, account, createdAt)) && (await settle(id));
  };
  const whole = async (accountId: string, createdAt = at) => {
    const account = { id: accountId, version: await judge(accountId, createdAt) };
    return (await pair(account, createdAt)) ? 3 : 0;
  };
  /** Each account is taken once; a measurement ends before they do. */
  const onAccounts = async (duration_s: number, work: (account: Account) => Promise<number>) => {
    const left = await readAccounts(database);
    return rate(duration_s, async () => {
      const account = left.pop();
      if (!account) throw new Error("There are too few accounts");
      return expectSome(await work(account));
    });
  };
  return {
    authorise: (duration_s) =>
      onAccounts(duration_s, async (account) => ((await authorise(randomUUID(), account)) ? 1 : 0)),
    authoriseAndSettle: (duration_s) =>
      onAccounts(duration_s, async (account) => ((await pair(account)) ? 2 : 0)),
    judgeAuthoriseAndSettle: (duration_s) => onAccounts(duration_s, ({ id }) => whole(id)),
    async oneAccount(duration_s) {
      const [account] = await readAccounts(database);
      return rate(duration_s, () => whole(account?.id ?? "", nextTime()));
    },
  };
}

async function readAccounts(database: Database): Promise<Account[]> {
  const { rows } = await database.withClient((client) =>
    client.query<{ id: string; calls: number; transfers: number }>(
      "SELECT id, calls_opened AS calls, seq AS transfers FROM account ORDER BY id",
    ),
  );
  return rows.map(({ id, ...version }) => ({ id, version }));
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
