import { operatorMessages } from "#contract/operators/operator-messages.ts";
import { type Refusal, refuse } from "#contract/refusals.ts";
import { type ActDeps, act, type Done, type Request } from "#domain/operators/act.ts";
import type { OperatorDeps, OperatorStores } from "#domain/operators/operator-deps.ts";
import { ofProduct } from "#domain/operators/target.ts";
import type { TariffRow } from "#domain/tariff/decks/deck.ts";
import type { DeckStore, DeckVersion } from "#domain/tariff/decks/deck-store.ts";
import { importDeck } from "#domain/tariff/decks/import-deck.ts";
import { writeDeck } from "#domain/tariff/decks/write-deck.ts";
import { textOfCountries } from "#domain/tariff/priced-countries.ts";

export interface NewTariff {
  rows: readonly TariffRow[];
  /** Its origin, such as a file's name. */
  source: string;
  /** The time at which its prices take effect; now when undefined. */
  effectiveAt?: Date | undefined;
  /** The version that was seen in force at that time, null for none; undefined compares nothing. */
  replaces?: number | null | undefined;
}

export interface TariffChanges {
  /** The version whose prices would be in force at that time otherwise. */
  against: DeckVersion | undefined;
  added: TariffRow[];
  removed: TariffRow[];
  /** The price, the name, the countries or whether it is sold differs. */
  changed: { before: TariffRow; after: TariffRow }[];
}

/** All that importing takes. */
export type TariffStores = Pick<OperatorStores, "grants" | "record" | "decks">;

const mostVersions = 100;

export function listTariffs(deps: OperatorDeps, request: Request): Promise<DeckVersion[] | Refusal> {
  return act(deps, request, "list_tariffs", ofProduct("all", "tariff"), async (_found, { decks }) => ({
    result: await decks.list(mostVersions),
  }));
}

/** Shows what new prices would change. Changes nothing. */
export function previewTariff(
  deps: OperatorDeps,
  request: Request,
  { rows, source, effectiveAt }: NewTariff,
): Promise<TariffChanges | Refusal> {
  return act(
    deps,
    request,
    "preview_tariff",
    ofProduct(source, "tariff"),
    async (_found, { decks }, { now }) => ({
      result: await changesOf(decks, rows, effectiveAt ?? now),
    }),
  );
}

/** Writes the prices of a version as the CSV that an import reads. Refuses `not_found`. */
export function exportTariff(
  deps: OperatorDeps,
  request: Request,
  versionId: number,
): Promise<{ version: DeckVersion; deck: string } | Refusal> {
  const find = ofProduct(String(versionId), "tariff");
  return act(deps, request, "export_tariff", find, async (_found, { decks }) => {
    const version = await decks.find(versionId);
    if (!version) return refuse("not_found", { message: operatorMessages.noTariff });
    return { result: { version, deck: writeDeck(await decks.rows(versionId)) } };
  });
}

/**
 * Brings new prices into force, now or later. Calls under way keep theirs.
 * Refuses `invalid_request` when a version that takes effect later is in force already, and when another version than the
 * one that was seen would be replaced.
 */
export function importTariff(
  deps: ActDeps<TariffStores>,
  request: Request,
  tariff: NewTariff,
): Promise<DeckVersion | Refusal> {
  return act(deps, request, "import_tariff", ofProduct(tariff.source, "tariff"), (_found, stores, { now }) =>
    add(deps, stores, tariff, now),
  );
}

/**
 * Brings the prices of an earlier version into force again, as a new version: now, or at the moment of a scheduled one
 * to take its place. Refuses `not_found`, and as `importTariff`.
 */
export function rollBackTariff(
  deps: OperatorDeps,
  request: Request,
  { versionId, ...when }: { versionId: number } & Pick<NewTariff, "effectiveAt" | "replaces">,
): Promise<DeckVersion | Refusal> {
  const find = ofProduct(String(versionId), "tariff");
  return act(deps, request, "roll_back_tariff", find, async (_found, stores: OperatorStores, { now }) => {
    const version = await stores.decks.find(versionId);
    if (!version) return refuse("not_found", { message: operatorMessages.noTariff });
    const rows = await stores.decks.rows(versionId);
    const source = `${version.source} (version ${versionId} again)`;
    return add(deps, stores, { rows, source, ...when }, now);
  });
}

async function add(
  { clock }: Pick<OperatorDeps, "clock">,
  stores: Pick<OperatorStores, "decks">,
  tariff: NewTariff,
  now: Date,
): Promise<Done<DeckVersion> | Refusal> {
  await stores.decks.lockImports();
  const { against, added, removed, changed } = await changesOf(
    stores.decks,
    tariff.rows,
    tariff.effectiveAt ?? now,
  );
  if (tariff.replaces !== undefined && tariff.replaces !== (against?.id ?? null)) {
    const version = against ? `Version ${against.id} (${against.source})` : "No version";
    return refuse("invalid_request", { message: operatorMessages.pricesChanged(version) });
  }
  // The import joins the transaction of the record.
  const result = await importDeck({ transaction: (work) => work(stores), clock }, tariff);
  if (result.outcome === "superseded") {
    const { id, source } = result.by;
    return refuse("invalid_request", { message: operatorMessages.neverInForce(`version ${id} (${source})`) });
  }
  const { id, effectiveAt, source } = result.version;
  return {
    before: { version: against?.id ?? null },
    after: {
      version: id,
      effectiveAt,
      source,
      added: added.length,
      removed: removed.length,
      changed: changed.length,
    },
    result: result.version,
  };
}

async function changesOf(decks: DeckStore, rows: readonly TariffRow[], at: Date): Promise<TariffChanges> {
  const against = await decks.inForce(at);
  const before = new Map((against ? await decks.rows(against.id) : []).map((row) => [row.prefix, row]));
  const after = new Set(rows.map(({ prefix }) => prefix));
  const changed = rows.flatMap((row) => {
    const old = before.get(row.prefix);
    return old && !isSame(old, row) ? [{ before: old, after: row }] : [];
  });
  return {
    against,
    added: rows.filter(({ prefix }) => !before.has(prefix)),
    removed: [...before.values()].filter(({ prefix }) => !after.has(prefix)),
    changed,
  };
}

function isSame(one: TariffRow, other: TariffRow): boolean {
  const priced = ({ name, blocked, rate, countries, cost_usd_e6, refusesCallerIds }: TariffRow) =>
    [
      name,
      blocked,
      rate.perMinute_mc,
      rate.connect_mc,
      rate.minimum_s,
      rate.increment_s,
      textOfCountries(countries.fixed),
      textOfCountries(countries.mobile),
      cost_usd_e6,
      refusesCallerIds,
    ].join("|");
  return priced(one) === priced(other);
}
