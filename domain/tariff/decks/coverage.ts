import {
  countryOfSpecial,
  numberingPlans,
  type PlanWalk,
  possibleTypes,
  stepPlans,
} from "#domain/tariff/numbering/numbering-plans.ts";
import type { NumberType } from "#domain/tariff/priced-countries.ts";
import type { TariffRow } from "./deck.ts";

/** A country's fixed or mobile numbers, or some of them. */
export interface NumberGroup {
  country: string;
  numberType: NumberType;
  callingCode: string;
}

export interface PricedNumbers extends NumberGroup {
  row: TariffRow;
}

export interface UnpricedNumbers extends NumberGroup {
  /** The shortest prefixes that cover them. */
  prefixes: string[];
}

export interface Coverage {
  priced: PricedNumbers[];
  unpriced: UnpricedNumbers[];
}

/** A node in the tree of a deck's prefixes. */
interface Place {
  row: TariffRow | undefined;
  next: Map<number, Place>;
}

const digits = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9];

/**
 * Finds the numbers that each row of a deck prices, and those that no row prices. Walks the numbering plans of all
 * countries and the deck together, digit by digit, for as long as the deck tells numbers apart. The special numbers of a row of
 * their own count as landlines of their country.
 */
export function coverageOf(rows: readonly TariffRow[]): Coverage {
  const tree = treeOf(rows);
  const notes = createNotes();
  for (const [callingCode, plans] of numberingPlans()) {
    let place: Place | undefined = tree;
    let row: TariffRow | undefined;
    for (const digit of callingCode) {
      place = place?.next.get(Number(digit));
      row = place?.row ?? row;
    }
    walk({ callingCode, notes }, { prefix: callingCode, place, row, ownRow: undefined, plans });
  }
  return notes.coverage;
}

interface Position {
  prefix: string;
  /** Undefined where the deck has no prefix this long. */
  place: Place | undefined;
  /** The longest matching prefix so far. */
  row: TariffRow | undefined;
  /** The same, where no landline or mobile number begins with it. */
  ownRow: TariffRow | undefined;
  plans: readonly PlanWalk[];
}

function walk(within: { callingCode: string; notes: Notes }, position: Position): void {
  const { prefix, place, row, plans } = position;
  const possible = possibleTypes(plans);
  const special = countryOfSpecial(plans);
  const ownRow = (possible.length === 0 && place?.row) || position.ownRow;
  if (possible.length === 0 && special === undefined) return;
  if (place && place.next.size > 0) {
    for (const digit of digits) {
      const next = place.next.get(digit);
      walk(within, {
        prefix: `${prefix}${digit}`,
        place: next,
        row: next?.row ?? row,
        ownRow,
        plans: stepPlans(plans, digit),
      });
    }
    return;
  }
  if (ownRow && special) {
    within.notes.priced({ country: special, numberType: "fixed", callingCode: within.callingCode }, ownRow);
  }
  for (const { country, numberType } of possible) {
    const numbers = { country, numberType, callingCode: within.callingCode };
    if (row) within.notes.priced(numbers, row);
    else within.notes.unpriced(numbers, prefix);
  }
}

function treeOf(rows: readonly TariffRow[]): Place {
  const newPlace = (): Place => ({ row: undefined, next: new Map() });
  const root = newPlace();
  for (const row of rows) {
    let place = root;
    for (const digit of row.prefix) {
      const next = place.next.get(Number(digit)) ?? newPlace();
      place.next.set(Number(digit), next);
      place = next;
    }
    place.row = row;
  }
  return root;
}

interface Notes {
  coverage: Coverage;
  priced(numbers: NumberGroup, row: TariffRow): void;
  unpriced(numbers: NumberGroup, prefix: string): void;
}

/** Collects the results, once for every row and kind of line. */
function createNotes(): Notes {
  const coverage: Coverage = { priced: [], unpriced: [] };
  const priced = new Set<string>();
  const unpriced = new Map<string, UnpricedNumbers>();
  return {
    coverage,
    priced(numbers, row) {
      const key = `${row.prefix} ${numbers.country} ${numbers.numberType}`;
      if (priced.has(key)) return;
      priced.add(key);
      coverage.priced.push({ ...numbers, row });
    },
    unpriced(numbers, prefix) {
      const key = `${numbers.country} ${numbers.numberType}`;
      const group = unpriced.get(key);
      if (group) {
        group.prefixes.push(prefix);
        return;
      }
      const added = { ...numbers, prefixes: [prefix] };
      unpriced.set(key, added);
      coverage.unpriced.push(added);
    },
  };
}
