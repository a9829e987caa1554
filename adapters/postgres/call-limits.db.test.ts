import { randomUUID } from "node:crypto";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { type E164, e164Schema } from "#contract/phone-number.ts";
import type { CallOutcome } from "#domain/calls/call.ts";
import { type CallerLimits, defaultCallLimits } from "#domain/calls/call-limits.ts";
import type {
  AuthoriseResult,
  CallEligibility,
  CallKey,
  CallStores,
  LimitRefusal,
} from "#domain/calls/call-store.ts";
import type { WalletUser } from "#domain/ledger/ledger-store.ts";
import type { Connection } from "#domain/runtime.ts";
import { callStores } from "./call-store.ts";
import type { Client } from "./database.ts";
import { operatorStore } from "./operator-store.ts";
import { countWaiting } from "./testing/count-waiting.ts";
import { testDatabase } from "./testing/test-database.ts";

const database = testDatabase({ poolSize: 16 });
const connection = storesOn(undefined);
const limits = defaultCallLimits.caller;
const start = new Date();
const hour_s = 3_600;
const later = (seconds: number) => new Date(start.getTime() + seconds * 1_000);
let user: WalletUser;
let email: string;

beforeEach(async () => {
  user = await newUser(randomUUID());
  email = emailOf(user);
  await connection(({ ledger }) => ledger.openWallet(user.walletId));
  await post(1_000_000_000);
});
afterEach(async () => {
  expect(await connection(({ ledger }) => ledger.audit())).toEqual([]);
});

const emailOf = ({ id }: WalletUser) => `${id}@example.org`;

/** A user of a wallet that other users may share. */
async function newUser(walletId: string): Promise<WalletUser> {
  const made = { id: randomUUID(), walletId };
  await database.withClient((client) =>
    client.query(
      `INSERT INTO users (id, wallet_id, email, email_key, first_name, last_name, password_hash, created_at)
       VALUES ($1, $2, $3, $3, 'Ada', 'Lovelace', 'none', now())`,
      [made.id, walletId, emailOf(made)],
    ),
  );
  return made;
}

function post(delta_mc: number): Promise<unknown> {
  const { id: subjectId, walletId } = user;
  const posting = { walletId, contra: "payments", ref: randomUUID(), subjectId } as const;
  return connection(({ ledger }) => ledger.post({ ...posting, delta_mc, mayOverdraw: false }));
}

/** The stores, on this connection or any other. */
function storesOn(client: Client | undefined): Connection<CallStores> {
  return (work) => (client ? work(callStores(client)) : database.withClient((own) => work(callStores(own))));
}

const london = e164Schema.parse("+442079460000");

interface Dialled {
  by?: WalletUser;
  id?: string;
  at?: Date;
  number?: E164;
  hold_mc?: number;
  perMinute_mc?: number;
  within?: Partial<CallerLimits>;
}

type Result = AuthoriseResult | LimitRefusal | "already_in_call" | "daily_spend_reached";

/** Reads the eligibility as the product does. Returns the refusal, or the eligibility that opens the call. */
async function checkEligibility(
  dialled: Dialled,
  client?: Client,
): Promise<CallEligibility | Exclude<Result, "opened">> {
  const { id: userId, walletId } = dialled.by ?? user;
  const { at = start, number = london, hold_mc = 1_000, perMinute_mc = 1_000, within } = dialled;
  const query = { walletId, userId, number, perMinute_mc, at, limits: { ...limits, ...within } };
  const eligibility = await storesOn(client)(({ calls }) => calls.eligibility(query));
  if (eligibility.refusal) return eligibility.refusal;
  if (eligibility.inCall) return "already_in_call";
  const after_mc = eligibility.spent_mc + hold_mc;
  return after_mc > query.limits.spendPerDay_mc ? "daily_spend_reached" : eligibility;
}

function open(eligibility: CallEligibility, dialled: Dialled, client?: Client): Promise<AuthoriseResult> {
  const { id = randomUUID(), at = start, number = london, hold_mc = 1_000 } = dialled;
  const rate = { perMinute_mc: dialled.perMinute_mc ?? 1_000, connect_mc: 0, minimum_s: 60, increment_s: 60 };
  const terms = { country: "GB", destination: "United Kingdom", rate, limit_s: 60 };
  const times = { createdAt: at, cutoffAt: at, checkAt: at };
  const { id: userId, walletId } = dialled.by ?? user;
  const identity = { id, walletId, userId, providerCallId: `CA${id}`, number };
  const { newNumber, version } = eligibility;
  return storesOn(client)(({ calls }) =>
    calls.authorise({ ...identity, ...times, terms, hold_mc, newNumber, version }),
  );
}

async function authorise(dialled: Dialled = {}, client?: Client): Promise<Result> {
  const eligibility = await checkEligibility(dialled, client);
  return typeof eligibility === "string" ? eligibility : open(eligibility, dialled, client);
}

async function requireEligibility(dialled: Dialled = {}): Promise<CallEligibility> {
  const eligibility = await checkEligibility(dialled);
  if (typeof eligibility === "string") throw new Error(`The call was refused: ${eligibility}`);
  return eligibility;
}

const keyOf = (id: string): CallKey => ({ walletId: user.walletId, id });

/** Ends a call at the given cost. */
function settle(id: string, cost_mc: number, client?: Client): Promise<boolean> {
  const outcome: CallOutcome = { status: "completed", answered_s: 60, childCallId: null };
  return storesOn(client)(({ calls }) =>
    calls.settle(keyOf(id), { outcome, cost_mc, lost_mc: 0, at: start }),
  );
}

/** Makes and ends a call. Returns the result of authorising it. */
async function call(dialled: Dialled = {}, cost_mc = 0): Promise<Result> {
  const id = randomUUID();
  const result = await authorise({ ...dialled, id });
  if (result === "opened") await settle(id, cost_mc);
  return result;
}

const numbered = (n: number) => e164Schema.parse(`+44207946${String(n).padStart(4, "0")}`);
const operator = operatorStore(database);

describe("a limit counts the calls within its time", () => {
  const cases: [
    name: string,
    within: Partial<CallerLimits>,
    before: Dialled[],
    last: Dialled,
    result: Result,
  ][] = [
    ["the last call of an hour", { callsPerHour: 3 }, [{}, {}], {}, "opened"],
    ["one too many in an hour", { callsPerHour: 3 }, [{}, {}, {}], {}, "too_many_calls_this_hour"],
    ["an hour later", { callsPerHour: 2 }, [{}, {}], { at: later(hour_s) }, "opened"],
    ["a second before", { callsPerHour: 2 }, [{}, {}], { at: later(hour_s - 1) }, "too_many_calls_this_hour"],
    [
      "an hour slides",
      { callsPerHour: 2 },
      [{ at: later(-hour_s + 60) }, { at: start }],
      { at: later(90) },
      "opened",
    ],
    [
      "one too many in a day",
      { callsPerDay: 2 },
      [{ at: later(-23 * hour_s) }, {}],
      {},
      "too_many_calls_today",
    ],
    ["a day later", { callsPerDay: 2 }, [{ at: later(-24 * hour_s) }, {}], {}, "opened"],
    [
      "one new number too many",
      { newNumbersPerHour: 2 },
      [{ number: numbered(1) }, { number: numbered(2) }],
      { number: numbered(3) },
      "too_many_new_numbers",
    ],
    [
      "a number that is known",
      { newNumbersPerHour: 2 },
      [{ number: numbered(1) }, { number: numbered(2) }],
      { number: numbered(1) },
      "opened",
    ],
    [
      "new numbers of another hour",
      { newNumbersPerHour: 1 },
      [{ number: numbered(1), at: later(-hour_s) }],
      { number: numbered(2) },
      "opened",
    ],
    [
      "a price above that of new wallets",
      { newWallet: { age_s: 60, topPerMinute_mc: 999 } },
      [],
      {},
      "rate_above_new_account_cap",
    ],
    ["at that price", { newWallet: { age_s: 60, topPerMinute_mc: 1_000 } }, [], {}, "opened"],
    [
      "above it, once the first payment is old enough",
      { newWallet: { age_s: 60, topPerMinute_mc: 999 } },
      [],
      { at: later(3_600) },
      "opened",
    ],
  ];
  test.each(cases)("%s", async (_name, within, before, last, result) => {
    for (const one of before) expect(await call({ ...one, within })).toBe("opened");
    expect(await call({ ...last, within })).toBe(result);
  });

  test("refused calls do not count", async () => {
    const within = { callsPerHour: 1 };
    for (let n = 0; n < 3; n++) {
      await connection(({ calls }) =>
        calls.addRefused({
          id: randomUUID(),
          walletId: user.walletId,
          userId: user.id,
          providerCallId: `CA${randomUUID()}`,
          dialled: numbered(n),
          createdAt: start,
          terms: null,
          refusal: "number_not_valid",
        }),
      );
    }
    expect(await call({ within })).toBe("opened");
    expect(await call({ within })).toBe("too_many_calls_this_hour");
  });

  test("the spend of a day is the charges of its calls plus the next call's hold", async () => {
    const within = { spendPerDay_mc: 10_000 };
    expect(await call({ within, hold_mc: 9_000 }, 3_000)).toBe("opened");
    expect(await call({ within, hold_mc: 7_001 })).toBe("daily_spend_reached");
    expect(await call({ within, hold_mc: 7_000 }, 7_000)).toBe("opened");
    expect(await call({ within, hold_mc: 1_000 })).toBe("daily_spend_reached");
    expect(await call({ within, hold_mc: 1_000, at: later(24 * hour_s) })).toBe("opened");
  });
});

describe("16 concurrent callers never exceed a limit while each call ends at once", () => {
  /** Runs 16 callers until a limit has refused each. */
  async function storm(dialled: (n: number) => Dialled, cost_mc: number): Promise<number> {
    let opened = 0;
    let next = 0;
    const caller = async () => {
      const goOn: Result[] = ["opened", "already_in_call", "changed"];
      for (let result: Result = "opened"; goOn.includes(result); ) {
        result = await call(dialled(next++), cost_mc);
        if (result === "opened") opened++;
      }
    };
    await Promise.all(Array.from({ length: 16 }, caller));
    return opened;
  }

  test.each([1, 2, 3])("calls an hour, storm %d", async () => {
    expect(await storm(() => ({ within: { callsPerHour: 7 } }), 0)).toBe(7);
  });
  test("calls a day", async () => {
    expect(await storm(() => ({ within: { callsPerDay: 7 } }), 10)).toBe(7);
  });
  test("new numbers an hour", async () => {
    expect(await storm((n) => ({ number: numbered(n), within: { newNumbersPerHour: 7 } }), 0)).toBe(7);
  });
  test("spend a day", async () => {
    const within = { spendPerDay_mc: 7_900 };
    expect(await storm(() => ({ within, hold_mc: 1_000 }), 1_000)).toBe(7);
  });
});

describe("users who share a wallet", () => {
  test("have separate limits on calls and new numbers", async () => {
    const by = await newUser(user.walletId);
    const within = { callsPerHour: 1, callsPerDay: 1, newNumbersPerHour: 1 };
    expect(await call({ within })).toBe("opened");
    expect(await call({ within })).toBe("too_many_calls_today");
    expect(await call({ by, within })).toBe("opened");
  });

  test("can each be in one call at the same time", async () => {
    const by = await newUser(user.walletId);
    const [mine, theirs] = [randomUUID(), randomUUID()];
    expect(await authorise({ id: mine })).toBe("opened");
    expect(await authorise({ id: theirs, by })).toBe("opened");
    expect(await authorise({ by })).toBe("already_in_call");
    const { held_mc } = await connection(({ ledger }) => ledger.balance(user.walletId));
    expect(held_mc).toBe(2_000);
    await settle(mine, 500);
    await settle(theirs, 1_000);
  });

  test("share one daily spend limit", async () => {
    const by = await newUser(user.walletId);
    const within = { spendPerDay_mc: 1_500 };
    const id = randomUUID();
    expect(await authorise({ id, within })).toBe("opened");
    expect(await call({ by, within })).toBe("daily_spend_reached");
    await settle(id, 0);
    expect(await call({ by, within }, 1_000)).toBe("opened");
  });

  test("never hold more than the balance, with 8 of them at once", async () => {
    const callers = [user, ...(await Promise.all(Array.from({ length: 7 }, () => newUser(user.walletId))))];
    await post(-999_996_500);
    const opened: string[] = [];
    const caller = async (by: WalletUser) => {
      // Each change of the wallet may refuse the others once. The rest is then too little for another hold.
      for (let attempt = 0; attempt < callers.length; attempt++) {
        const id = randomUUID();
        if ((await authorise({ id, by })) !== "opened") continue;
        opened.push(id);
        return;
      }
    };
    await Promise.all(callers.map(caller));
    expect(opened).toHaveLength(3);
    expect((await connection(({ ledger }) => ledger.balance(user.walletId))).available_mc).toBe(500);
    for (const id of opened) await settle(id, 0);
  });

  test("are frozen one by one", async () => {
    const by = await newUser(user.walletId);
    expect(await operator.freeze(email, start)).toBe(true);
    expect(await authorise()).toBe("account_frozen");
    expect(await call({ by })).toBe("opened");
  });
});

test("a call that waited for others is checked against the limits that they used up", async () => {
  const within = { callsPerHour: 2 };
  expect(await call({ within })).toBe("opened");
  const eligibility = await requireEligibility({ within });
  const ended = Promise.withResolvers<void>();
  const free = Promise.withResolvers<void>();
  const others = database.transaction(async (client) => {
    const id = randomUUID();
    expect(await authorise({ id, within }, client)).toBe("opened");
    await settle(id, 0, client);
    ended.resolve();
    await free.promise;
  });
  await ended.promise;
  const waiting = open(eligibility, { within });
  await expect.poll(() => countWaiting(database)).toBe(1);
  free.resolve();
  await others;
  expect(await waiting).toBe("changed");
  expect(await authorise({ within })).toBe("too_many_calls_this_hour");
});

describe("an eligibility that was read before a change opens no call", () => {
  const changes: [name: string, change: () => Promise<unknown>][] = [
    ["another call", () => call()],
    ["credits were moved", () => post(1)],
    ["credits were taken away", () => post(-999_999_500)],
    ["the user was frozen", () => operator.freeze(email, start)],
    ["calling was switched off", () => operator.stopCalling(start)],
  ];
  afterEach(() => operator.resumeCalling());

  test.each(changes)("%s", async (_name, change) => {
    const eligibility = await requireEligibility();
    await change();
    expect(await open(eligibility, {})).toBe("changed");
    expect(await connection(({ calls }) => calls.findOpen(user))).toBeUndefined();
  });

  test("also when the balance would still suffice", async () => {
    const eligibility = await requireEligibility();
    expect(await open(eligibility, { hold_mc: 1_000_000_001 })).toBe("changed");
    expect(await open(eligibility, { hold_mc: 1_000_000_000 })).toBe("opened");
    expect(await open(eligibility, { hold_mc: 1 })).toBe("changed");
  });
});

describe("the operator", () => {
  test("freezes a user, whose call ends, and unfreezes them", async () => {
    const id = randomUUID();
    expect(await authorise({ id, at: later(600) })).toBe("opened");
    expect(await operator.freeze(email.toUpperCase(), later(60))).toBe(true);
    const due = await connection(({ calls }) => calls.due(later(60), 100));
    expect(due.map(({ call }) => call.id)).toContain(id);
    await settle(id, 0);
    expect(await authorise()).toBe("account_frozen");
    expect(await operator.unfreeze(email)).toBe(true);
    expect(await call()).toBe("opened");
  });

  test("is told that an unknown address cannot be frozen", async () => {
    expect(await operator.freeze("unknown@example.org", start)).toBe(false);
    expect(await operator.unfreeze("unknown@example.org")).toBe(false);
  });

  test("switches calling off for all users, and on again", async () => {
    await operator.stopCalling(start);
    await operator.stopCalling(later(60));
    expect(await operator.stoppedSince()).toEqual(start);
    expect(await authorise()).toBe("calling_switched_off");
    await operator.resumeCalling();
    expect(await operator.stoppedSince()).toBeUndefined();
    expect(await call()).toBe("opened");
  });

  test("freezes during a storm of calls, and no eligibility read before opens a call", async () => {
    const opened: string[] = [];
    let frozen = false;
    const caller = async () => {
      for (;;) {
        const id = randomUUID();
        const before = frozen;
        const result = await authorise({ id, within: { callsPerHour: 1_000 } });
        if (result === "account_frozen") return;
        if (result !== "opened") continue;
        if (before) opened.push(id);
        await settle(id, 0);
      }
    };
    const callers = Array.from({ length: 8 }, caller);
    await operator.freeze(email, start);
    frozen = true;
    await Promise.all(callers);
    expect(opened).toEqual([]);
  });
});
