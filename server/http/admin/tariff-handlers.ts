import { mostListed, type tariffRoutes } from "#contract/operators/tariffs.ts";
import { isRefusal } from "#contract/refusals.ts";
import {
  exportTariff,
  importTariff,
  listTariffs,
  previewTariff,
  rollBackTariff,
} from "#domain/operators/product/change-tariff.ts";
import { readGivenDeck } from "#domain/operators/product/read-deck.ts";
import { readMargins } from "#domain/operators/product/read-margins.ts";
import type { TariffRow } from "#domain/tariff/decks/deck.ts";
import { textOfCountries } from "#domain/tariff/priced-countries.ts";
import { toWire } from "#domain/wire.ts";
import { dateOf, type Handler, onWire, rateOnWire } from "./admin-deps.ts";

const usd_e6 = 1_000_000;

export const tariffHandlers: { [Name in keyof typeof tariffRoutes]: Handler<Name> } = {
  list_tariffs: (deps, request) => onWire(listTariffs(deps, request), toWire),
  async preview_tariff(deps, request, { deck, source, effectiveAt }) {
    const upload = { deck, source, effectiveAt: dateOf(effectiveAt) };
    const tariff = await readGivenDeck(deps, request, "preview_tariff", upload);
    if (isRefusal(tariff)) return tariff;
    const { belowCost } = tariff;
    return onWire(previewTariff(deps, request, tariff), ({ against, added, removed, changed }) => ({
      against: toWire(against ?? null),
      counts: {
        added: added.length,
        removed: removed.length,
        changed: changed.length,
        belowCost: belowCost.length,
      },
      added: added.slice(0, mostListed).map(pricedPrefix),
      removed: removed.slice(0, mostListed).map(pricedPrefix),
      changed: changed
        .slice(0, mostListed)
        .map(({ before, after }) => ({ before: pricedPrefix(before), after: pricedPrefix(after) })),
      belowCost: belowCost.slice(0, mostListed),
    }));
  },
  read_margins: (deps, request, search) =>
    onWire(readMargins(deps, request, search, deps.costBasis()), ({ counts, margins }) => ({
      counts,
      margins: margins.map(({ price_usd_e6, cost, ...margin }) => ({
        ...toWire(margin),
        usdPerMinute: price_usd_e6 / usd_e6,
        carrierUsdPerMinute: cost === undefined ? null : cost.usd_e6 / usd_e6,
        isEstimate: cost?.isEstimate ?? false,
      })),
    })),
  export_tariff: (deps, request, { versionId }) => onWire(exportTariff(deps, request, versionId), toWire),
  async import_tariff(deps, request, { deck, source, effectiveAt, replaces }) {
    const upload = { deck, source, effectiveAt: dateOf(effectiveAt) };
    const tariff = await readGivenDeck(deps, request, "import_tariff", upload);
    return isRefusal(tariff) ? tariff : onWire(importTariff(deps, request, { ...tariff, replaces }), toWire);
  },
  roll_back_tariff: (deps, request, { versionId, effectiveAt, replaces }) => {
    const wanted = { versionId, effectiveAt: dateOf(effectiveAt), replaces };
    return onWire(rollBackTariff(deps, request, wanted), toWire);
  },
};

function pricedPrefix({ rate, countries, cost_usd_e6, ...row }: TariffRow) {
  return {
    ...row,
    ...rateOnWire(rate),
    landlineCountries: textOfCountries(countries.fixed),
    mobileCountries: textOfCountries(countries.mobile),
    carrierUsdPerMinute: cost_usd_e6 === null ? null : cost_usd_e6 / usd_e6,
  };
}
