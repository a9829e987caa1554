import { randomUUID } from "node:crypto";
import { ledgerStore } from "#adapters/postgres/ledger/ledger-store.ts";
import type { E164 } from "#contract/numbers/phone-number.ts";
import { e164Schema } from "#contract/numbers/phone-number.ts";
import type { CarrierNumbers, OwnedNumber } from "#domain/calls/carrier-numbers.ts";
import { type Carrier, CarrierError } from "#domain/calls/voice-carrier.ts";
import type { Viewer } from "#domain/ledger/viewer.ts";
import type { Purchase } from "#domain/numbers/rented/buy-number.ts";
import { sandboxOffers } from "#domain/numbers/rented/number-offers.ts";
import type { RentDeps } from "#domain/numbers/rented/rent-deps.ts";
import type { RentedNumber } from "#domain/numbers/rented/rented-number.ts";
import { rentStores } from "#server/compose/numbers.ts";
import { addUser } from "#testing/database/add-user.ts";
import { type TestDatabase, testCipher } from "#testing/database/test-database.ts";

/** A carrier's numbers in memory. A test puts faults into its answers. */
export interface FakeNumbers extends CarrierNumbers {
  owned: Map<string, OwnedNumber>;
  /** `away`: nothing is done. `lost`: it is done, and the answer is lost. */
  fault: "away" | "lost" | undefined;
  orders: number;
}

function fakeNumbers(): FakeNumbers {
  const fake: FakeNumbers = {
    owned: new Map(),
    fault: undefined,
    orders: 0,
    search: async ({ country, digits }) => {
      answer();
      const number = e164Schema.parse(`+${digits ?? "14155550100"}`);
      if ([...fake.owned.values()].some((one) => one.number === number)) return [];
      return [{ number, country, place: "", needsDocuments: number.startsWith("+49") }];
    },
    buy: async ({ id, number }) => {
      fake.orders += 1;
      answer("away");
      if ([...fake.owned.values()].some((one) => one.number === number)) return "taken";
      const providerNumberId = `PN${randomUUID()}`;
      fake.owned.set(providerNumberId, { providerNumberId, number, id });
      answer();
      return { providerNumberId };
    },
    find: async (id) => {
      answer();
      return [...fake.owned.values()].find((one) => one.id === id);
    },
    release: async (providerNumberId) => {
      answer();
      fake.owned.delete(providerNumberId);
    },
    list: async () => {
      answer();
      return [...fake.owned.values()];
    },
  };
  function answer(fault: FakeNumbers["fault"] = fake.fault): void {
    if (fake.fault !== undefined && fake.fault === fault) throw new CarrierError(`The carrier is ${fault}`);
  }
  return fake;
}

/** Numbers on a real database at a carrier in memory, with a clock of the test's own. */
export function rentHarness(database: TestDatabase) {
  const carrier = fakeNumbers();
  let now = new Date("2026-01-31T10:00:00Z");
  const reports: string[] = [];
  const published: unknown[] = [];
  const deps: RentDeps = {
    carriers: { twilio: { rented: carrier } as unknown as Carrier },
    defaultCarrier: "twilio",
    connection: (work) => database.withClient((client) => work(rentStores(client, testCipher))),
    transaction: (work) => database.transaction((client) => work(rentStores(client, testCipher))),
    clock: { now: () => now },
    firstOffers: sandboxOffers(),
    newFor_s: 0,
    publicUrl: "https://farline.example",
    operatorEmail: "operator@example.org",
    publish: (audience, event) => void published.push({ audience, event }),
    report: (_id, problem) => reports.push(problem),
  };
  let last = 0;

  return {
    deps,
    carrier,
    reports,
    /** Returns the events that an act publishes. */
    async publishedBy(act: () => Promise<unknown>): Promise<unknown[]> {
      published.length = 0;
      await act();
      return published;
    },
    become(moment: string): void {
      now = new Date(moment);
    },

    async user(credits: number): Promise<Viewer> {
      const user = await addUser(database);
      await database.withClient(async (client) => {
        const ledger = ledgerStore(client);
        await ledger.openWallet(user.walletId);
        if (credits > 0) await this.topUp(user, credits);
      });
      return user;
    },

    async topUp({ walletId }: Pick<Viewer, "walletId">, credits: number): Promise<void> {
      const paymentId = randomUUID();
      const purchase = {
        walletId,
        contra: "payments",
        ref: `payment:${paymentId}:1`,
        subjectId: paymentId,
      } as const;
      await database.withClient((client) =>
        ledgerStore(client).post({ ...purchase, delta_mc: credits * 1_000, mayOverdraw: false }),
      );
    },

    /** A purchase of a number of its own at the price of the offer. */
    purchase(values: Partial<Purchase> = {}): Purchase {
      last += 1;
      const number = e164Schema.parse(`+1415555${String(last).padStart(4, "0")}`);
      return {
        id: randomUUID(),
        number,
        country: "US",
        kind: "local",
        monthly: 15,
        inboundPerMinute: 0,
        ...values,
      };
    },

    balance: ({ walletId }: Pick<Viewer, "walletId">) =>
      database.withClient((client) => ledgerStore(client).balance(walletId)),
    audit: () => database.withClient((client) => ledgerStore(client).audit()),
    numbers: (user: Viewer): Promise<RentedNumber[]> => deps.connection(({ numbers }) => numbers.list(user)),
    isRented: async (number: E164) =>
      (await deps.connection(({ numbers }) => numbers.findByNumber("twilio", number)))?.state,
    async mails(): Promise<string[]> {
      const rows = await database.query<{ subject: string }>(
        "SELECT subject FROM outbox ORDER BY created_at, subject",
      );
      return rows.map(({ subject }) => subject);
    },
  };
}
