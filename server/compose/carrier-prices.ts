import { carrierName, twilioPriceList } from "#adapters/twilio/price-list.ts";
import type { ReadCarrierPrices } from "#domain/tariff/carrier-prices/carrier-prices.ts";
import {
  type CarrierPriceWatch,
  carrierPriceWatch,
} from "#domain/tariff/carrier-prices/watch-carrier-prices.ts";
import type { Deck } from "#domain/tariff/decks/deck.ts";
import type { Config } from "#server/config.ts";
import type { Host, Platform } from "./platform/platform.ts";

/** The price lists that carriers publish, by the carrier's name. */
export function carrierPriceLists({
  voice,
}: Pick<Config, "voice">): Readonly<Record<string, ReadCarrierPrices>> {
  return { [carrierName]: twilioPriceList(voice) };
}

/** A log line has room for some prefixes; the command line shows all. */
const mostNamed = 20;

/** Asks often whether the day's comparison is due, so that a failed one is soon repeated. */
export function watchCarrierPrices(
  { config, clock, log }: Platform,
  { jobs }: Host,
  deck: Deck,
): CarrierPriceWatch {
  const watch = carrierPriceWatch({
    readPrices: twilioPriceList(config.voice),
    clock,
    report: (losses) =>
      log.error(
        { losses: losses.length, prefixes: losses.slice(0, mostNamed).map(({ prefix }) => prefix) },
        `prices are below the carrier's: npm run tariff -- check --from ${carrierName}`,
      ),
  });
  jobs.push({ name: "compare prices with the carrier's", every_ms: 10 * 60_000, run: () => watch.run(deck) });
  return watch;
}
