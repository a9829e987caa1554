/** Requests end in time with their own sentences while an outside service fails, and everything is made up for after it. */
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { ledgerStore } from "#adapters/postgres/ledger/ledger-store.ts";
import { voicePaths } from "#contract/calls/calls.ts";
import { messages } from "#contract/messages/messages.ts";
import { refusals } from "#contract/refusals.ts";
import {
  type FailingProviders,
  type Provider,
  providers,
  startFailingProviders,
} from "#e2e/support/product/failing-providers.ts";
import { providerFaults } from "#e2e/support/product/provider-proxy.ts";
import { london, newCallSid, requestsTo } from "#e2e/support/product/provider-requests.ts";
import { readyUser } from "#e2e/support/routes/ready-user.ts";

let failing: FailingProviders;
let use: ReturnType<typeof requestsTo>;

beforeAll(async () => {
  failing = await startFailingProviders();
  use = requestsTo(failing);
});
afterAll(() => failing?.stop());

const says = (status: number, message: string) => ({
  status,
  text: expect.stringContaining(JSON.stringify(message)),
});
const eventually = (assertion: () => Promise<void>) =>
  vi.waitFor(assertion, { timeout: 50_000, interval: 200 });

interface Row {
  /** Acts as the user before the fault begins. Returns what the user asks during the fault, and what becomes of it. */
  begin(): Promise<{ during(): Promise<void>; after(): Promise<void> }>;
}

const table: Record<Provider, Row> = {
  cards: {
    async begin() {
      const { user, intent } = await use.buyer();
      const newcomer = await readyUser(failing.product.database);
      return {
        async during() {
          await use.pay(intent);
          const check = () => use.ask("GET", "/api/payments/test", { token: newcomer.token });
          const unavailable = says(502, messages.payment.initialiseFailed);
          const answers = Promise.all([use.buy(newcomer), check(), use.claim(user), use.notify(intent)]);
          expect(await answers).toEqual([
            expect.objectContaining(unavailable),
            expect.objectContaining(unavailable),
            expect.objectContaining(says(502, messages.payment.notCredited)),
            expect.objectContaining(says(503, refusals.unavailable.message)),
          ]);
          expect(await use.creditsOf(user)).toBe(0);
        },
        async after() {
          await eventually(async () => expect(await use.creditsOf(user)).toBe(100));
          await eventually(async () => expect((await use.buy(newcomer)).status).toBe(200));
        },
      };
    },
  },

  voice: {
    async begin() {
      const user = await readyUser(failing.product.database, 10_000);
      const sid = newCallSid();
      failing.voice.setLeg(sid, "in-progress");
      failing.voice.setLeg(`${sid}child`, "in-progress", { parentSid: sid });
      expect((await use.dial(user, sid)).text).toContain("<Dial");
      const report = (CallStatus: string) =>
        use.postAsCarrier(`${voicePaths.status}?wallet=${user.walletId}`, {
          CallSid: `${sid}child`,
          ParentCallSid: sid,
          CallStatus,
          SequenceNumber: "0",
        });
      for (const step of ["ringing", "in-progress"]) expect((await report(step)).status).toBe(204);
      return {
        async during() {
          // The call ends, and the carrier's report of it is lost.
          failing.voice.setLeg(sid, "completed");
          failing.voice.setLeg(`${sid}child`, "completed", { parentSid: sid, duration_s: 1 });
          const receipt = use.ask("POST", "/api/call/deduct-credits", {
            token: user.token,
            body: { duration: 1, phoneNumber: london, providerCallId: sid },
          });
          const [receiptAnswer, second] = await Promise.all([receipt, use.dial(user)]);
          expect(receiptAnswer).toMatchObject({ status: 200, text: expect.stringContaining('"pending"') });
          // The open call is asked about first, for as long as the carrier waits for us.
          expect(second.status).toBe(200);
          expect(second.text).toMatch(new RegExp(`<Reject/>|<Say>${messages.call.failed}`));
          expect(await use.creditsOf(user)).toBe(10);
        },
        after: () => eventually(async () => expect(await use.creditsOf(user)).toBe(9)),
      };
    },
  },

  mail: {
    async begin() {
      const { email } = await readyUser(failing.product.database);
      const attempts = () =>
        failing.product.database.withClient(async (client) => {
          const { rows } = await client.query("SELECT attempts FROM outbox WHERE recipient = $1", [email]);
          return rows[0]?.attempts;
        });
      const arrived = async () => {
        const inbox = (await (await fetch(`${failing.product.sandboxUrl}/mail.json`)).json()) as {
          to: string;
        }[];
        return inbox.filter(({ to }) => String(to).includes(email)).length;
      };
      return {
        async during() {
          const reply = await use.ask("POST", "/api/auth/forgot-password", { body: { email } });
          expect(reply.status).toBe(200);
          await eventually(async () => expect(await attempts()).toBeGreaterThan(0));
          expect(await arrived()).toBe(0);
        },
        after: () => eventually(async () => expect(await arrived()).toBe(1)),
      };
    },
  },

  openid: {
    async begin() {
      const comeBack = await use.departure();
      return {
        async during() {
          const failed = { status: 302, location: "/auth/google/callback?error=openid_unavailable" };
          expect(await comeBack()).toMatchObject(failed);
          expect(await use.ask("GET", "/api/auth/google")).toMatchObject(failed);
        },
        after: () =>
          eventually(async () =>
            expect((await use.signIn()).searchParams.get("token")).toMatch(/^[\w-]{43}$/),
          ),
      };
    },
  },

  captcha: {
    begin: async () => ({
      async during() {
        expect(await use.contact()).toMatchObject(says(503, messages.contact.failed));
      },
      after: () => eventually(async () => expect((await use.contact()).status).toBe(200)),
    }),
  },

  rates: {
    begin: async () => ({
      async during() {
        const shown = await use.ask("GET", "/api/exchange-rate");
        expect(shown).toMatchObject({ status: 200, text: expect.stringContaining('"GBP":') });
        await expect(use.rates()).rejects.toThrow();
      },
      after: () => eventually(async () => expect((await use.rates()).rates.GBP).toBeGreaterThan(0)),
    }),
  },
};

test("the product starts while no service answers, with the built-in exchange rates", async () => {
  const { status, text } = await use.ask("GET", "/api/exchange-rate");
  expect(status).toBe(200);
  expect(JSON.parse(text)).toMatchObject({ asOf: null, rates: { GBP: 0.79 } });
});

describe.each(providerFaults)("with the fault %s", (fault) => {
  const begun = new Map<Provider, Awaited<ReturnType<Row["begin"]>>>();
  const rowOf = (name: Provider) => {
    const row = begun.get(name);
    if (!row) throw new Error(`${name} has not begun`);
    return row;
  };
  beforeAll(async () => {
    failing.setAll("none");
    await Promise.all(providers.map(async (name) => begun.set(name, await table[name].begin())));
    failing.setAll(fault);
  });
  afterAll(() => failing.setAll("none"));

  test.concurrent.each(providers)("%s: every request ends, with its own sentence", (name) =>
    rowOf(name).during(),
  );

  test("all that was left undone is done once the fault is over", async () => {
    failing.setAll("none");
    await Promise.all(providers.map((name) => rowOf(name).after()));
  });
});

test("while requests hang on the card provider, others are answered and few connections are held", async () => {
  failing.setAll("none");
  const other = await readyUser(failing.product.database);
  const waiting: Awaited<ReturnType<typeof use.buyer>>[] = [];
  // One after the other: twelve at once would reach the timeout of a provider on a busy machine.
  while (waiting.length < 12) waiting.push(await use.buyer());
  failing.proxies.cards.set("black_hole");
  const hanging = Promise.all(waiting.flatMap(({ user, intent }) => [use.claim(user), use.notify(intent)]));
  // As many as may wait at once.
  await expect.poll(held, { interval: 20 }).toBe(4);
  const answers = await Promise.all(
    ["/api/auth/me", "/api/payments/credits", "/readyz"].map((path) =>
      use.ask("GET", path, { token: other.token }),
    ),
  );
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  let isOver = false;
  const ending = hanging.finally(() => {
    isOver = true;
  });
  // PostgreSQL lists its connections one by one, so a place that changes hands in between counts twice.
  while (!isOver) {
    expect(await held()).toBeLessThanOrEqual(8);
    // Looking without a pause would keep a processor busy until the last request has timed out.
    await sleep(20);
  }
  const ended = await ending;
  for (const { status } of ended) expect([502, 503]).toContain(status);
  failing.proxies.cards.set("none");
  await eventually(async () => expect(await held()).toBe(0));
  for (const { intent } of waiting) await use.pay(intent);
  await eventually(async () => {
    expect(await Promise.all(waiting.map(({ user }) => use.creditsOf(user)))).toEqual(waiting.map(() => 100));
  });
});

/** Counts the connections that have a payment locked and wait for the provider. */
function held(): Promise<number> {
  return failing.product.database.withClient(async (client) => {
    const { rows } = await client.query(
      `SELECT FROM pg_stat_activity
        WHERE datname = current_database() AND state = 'idle in transaction' AND query LIKE '%FROM payment%FOR UPDATE%'`,
    );
    return rows.length;
  });
}

test("in the end the rates are fetched, and the ledger is whole", async () => {
  await eventually(async () => {
    expect(JSON.parse((await use.ask("GET", "/api/exchange-rate")).text).asOf).not.toBeNull();
  });
  expect(await failing.product.database.withClient((client) => ledgerStore(client).audit())).toEqual([]);
});
