import type { Client } from "#adapters/postgres/connection/database.ts";
import { ledgerStore } from "#adapters/postgres/ledger/ledger-store.ts";
import { relatedWallets } from "#adapters/postgres/marks/related-wallets.ts";
import { numberOfferStore } from "#adapters/postgres/numbers/number-offer-store.ts";
import { rentedNumberStore } from "#adapters/postgres/numbers/rented-number-store.ts";
import { outboxStore } from "#adapters/postgres/outbox-store.ts";
import { rateLimitStores } from "#adapters/postgres/rate-limit-stores.ts";
import type { CallDeps } from "#domain/calls/call-deps.ts";
import type { DataCipher } from "#domain/data-cipher.ts";
import { compareNumbers } from "#domain/numbers/rented/compare-numbers.ts";
import { sweepNumbers } from "#domain/numbers/rented/look-at-number.ts";
import { firstOffers } from "#domain/numbers/rented/number-offers.ts";
import type { RentDeps, RentStores } from "#domain/numbers/rented/rent-deps.ts";
import { attemptLimiter } from "#domain/rate-limits/attempt-limiter.ts";
import { rentedNumberRoutes } from "#server/http/routes/calls/rented-number-routes.ts";
import type { Host, Platform } from "./platform/platform.ts";

/** A user who looks for a number tries several places; each is a question to the carrier. */
const searchLimit = { attempts: 120, window_s: 3_600, firstWait_s: 600, longestWait_s: 3_600 };
const day_ms = 24 * 60 * 60_000;

export function rentStores(client: Client, cipher: DataCipher): RentStores {
  return {
    numbers: rentedNumberStore(client),
    offers: numberOfferStore(client),
    ledger: ledgerStore(client),
    related: relatedWallets(client),
    outbox: outboxStore(client, cipher),
  };
}

/** Rents numbers to users, and keeps what they rent in step with the carrier. */
export function serveNumbers(
  { config, clock, log, database, cipher, publish }: Platform,
  { mount, jobs }: Host,
  {
    carriers,
    defaultCarrier,
    deck,
    limits,
  }: Pick<CallDeps, "carriers" | "defaultCarrier" | "deck" | "limits">,
): void {
  const deps: RentDeps = {
    carriers,
    defaultCarrier,
    connection: (work) => database.withClient((client) => work(rentStores(client, cipher))),
    transaction: (work) => database.transaction((client) => work(rentStores(client, cipher))),
    clock,
    firstOffers: firstOffers(config.sandbox.parts.includes("voice")),
    newFor_s: config.cardTestingLimits.newWallet.age_s,
    publicUrl: config.publicUrl,
    operatorEmail: config.operatorEmail,
    publish,
    report: (numberId, problem, cause) => log.error({ numberId, err: cause }, problem),
  };
  const searches = attemptLimiter(rateLimitStores(database).counters, "number_search", searchLimit);
  rentedNumberRoutes(mount, {
    ...deps,
    deck,
    longestCall_s: limits.longestCall_s,
    takeSearch: async (userId) => (await searches.take(userId)) === undefined,
  });
  jobs.push({ name: "rented numbers", every_ms: 3_000, run: () => sweepNumbers(deps) });
  jobs.push({ name: "compare numbers with the carrier", every_ms: day_ms, run: () => compareNumbers(deps) });
}
