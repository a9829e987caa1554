import { exchangeRateStore } from "#adapters/postgres/exchange-rate-store.ts";
import { tariffStore } from "#adapters/postgres/tariff-store.ts";
import { defaultDeckName, loadDeck } from "#adapters/tariff-deck/load-deck.ts";
import { creditsPerUsd, firstCreditsPerUsd, setCreditsPerUsd } from "#contract/money/credit-value.ts";
import { currentRates, type Market } from "#domain/money/exchange-rates.ts";
import { remembered } from "#domain/remembered.ts";
import type { TariffRow } from "#domain/tariff/decks/deck.ts";
import { importDefaultDeck } from "#domain/tariff/decks/import-deck.ts";
import { type LiveTariff, openLiveTariff } from "#domain/tariff/live-tariff.ts";
import type { Config } from "#server/config.ts";
import type { Authenticate } from "#server/http/mount.ts";
import { type TariffRouteDeps, tariffRoutes } from "#server/http/routes/calls/tariff-routes.ts";
import type { Host, Platform } from "./platform/platform.ts";

/** The default deck, whose prices are credits of a tenth of a USD, in the operator's credits. */
async function defaultDeck(): Promise<TariffRow[]> {
  const times = creditsPerUsd() / firstCreditsPerUsd;
  return (await loadDeck()).map((row) => ({
    ...row,
    rate: {
      ...row.rate,
      perMinute_mc: row.rate.perMinute_mc * times,
      connect_mc: row.rate.connect_mc * times,
    },
  }));
}

/**
 * Takes the worth of a credit from the database, for programs beside the server; that of the variables before a server has
 * started.
 */
export async function takeCreditValue(
  database: Platform["database"],
  { creditsPerUsd: ofVariables }: Config["currencies"],
): Promise<void> {
  const { settings } = await database.withClient((client) => exchangeRateStore(client).latest());
  setCreditsPerUsd(settings.creditsPerUsd ?? ofVariables);
}

/** Imports the default deck into a database without one. */
export async function giveDefaultDeck({
  clock,
  database,
}: Pick<Platform, "clock" | "database">): Promise<void> {
  await importDefaultDeck(
    {
      transaction: (work) => database.transaction((client) => work({ decks: tariffStore(client) })),
      clock,
    },
    defaultDeckName,
    defaultDeck,
  );
}

export async function openTariff(platform: Pick<Platform, "clock" | "database">): Promise<LiveTariff> {
  await giveDefaultDeck(platform);
  const { clock, database } = platform;
  return openLiveTariff({
    connection: (work) => database.withClient((client) => work({ decks: tariffStore(client) })),
    clock,
  });
}

/** Visitors may ask for any number of prices, and the rates change once an hour. */
const ratesLast_ms = 1_000;

export function shownRates({ clock, database }: Pick<Platform, "clock" | "database">): () => Promise<Market> {
  return remembered(clock, ratesLast_ms, () =>
    database.withClient((client) => currentRates(exchangeRateStore(client))),
  );
}

export function serveTariff(
  platform: Pick<Platform, "clock" | "database">,
  { mount, jobs }: Pick<Host, "mount" | "jobs">,
  tariff: LiveTariff,
  authenticate: Authenticate,
  ofUser: Pick<TariffRouteDeps, "callFunds">,
): void {
  tariffRoutes(mount, { tariff, rates: shownRates(platform), authenticate, ...ofUser });
  // Brings prices that another process imported to this node.
  jobs.push({ name: "refresh tariff", every_ms: 10_000, run: () => tariff.refresh() });
}
