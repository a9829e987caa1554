import type { TariffRow } from "#domain/tariff/deck.ts";
import type { Line } from "#domain/tariff/priced-countries.ts";
import { numberingPlans, type PlanWalk, possibleLines, stepPlans } from "./numbering/numbering-plans.ts";

/** A country's fixed or mobile numbers, or some of them. */
export interface Lines {
  country: string;
  line: Line;
  callingCode: string;
}

/** Numbers priced by a row. */
export interface PricedLines extends Lines {
  row: TariffRow;
}

/** Numbers that no row prices. */
export interface UnpricedLines extends Lines {
  /** The shortest prefixes they begin with. */
  prefixes: string[];
}

export interface Coverage {
  priced: PricedLines[];
  unpriced: UnpricedLines[];
}

/** A place in the tree of a deck's prefixes. */
interface Place {
  row: TariffRow | undefined;
  next: Map<number, Place>;
}

const digits = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9];

/**
 * Which numbers of the world each row of a deck prices, and which none does: the numbering plans of all countries and
 * the deck walked together, digit by digit, for as long as the deck tells numbers apart.
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
    walk({ callingCode, notes }, { prefix: callingCode, place, row, plans });
  }
  return notes.coverage;
}

interface Position {
  prefix: string;
  /** Undefined where the deck has no prefix this long. */
  place: Place | undefined;
  /** The longest prefix so far. */
  row: TariffRow | undefined;
  plans: readonly PlanWalk[];
}

function walk(within: { callingCode: string; notes: Notes }, { prefix, place, row, plans }: Position): void {
  const possible = possibleLines(plans);
  if (possible.length === 0) return;
  if (place && place.next.size > 0) {
    for (const digit of digits) {
      const next = place.next.get(digit);
      walk(within, {
        prefix: `${prefix}${digit}`,
        place: next,
        row: next?.row ?? row,
        plans: stepPlans(plans, digit),
      });
    }
    return;
  }
  for (const { country, line } of possible) {
    const lines = { country, line, callingCode: within.callingCode };
    if (row) within.notes.priced(lines, row);
    else within.notes.unpriced(lines, prefix);
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
  priced(lines: Lines, row: TariffRow): void;
  unpriced(lines: Lines, prefix: string): void;
}

/** Collects what is found, every row and kind of line once. */
function createNotes(): Notes {
  const coverage: Coverage = { priced: [], unpriced: [] };
  const priced = new Set<string>();
  const unpriced = new Map<string, UnpricedLines>();
  return {
    coverage,
    priced(lines, row) {
      const key = `${row.prefix} ${lines.country} ${lines.line}`;
      if (priced.has(key)) return;
      priced.add(key);
      coverage.priced.push({ ...lines, row });
    },
    unpriced(lines, prefix) {
      const key = `${lines.country} ${lines.line}`;
      const known = unpriced.get(key);
      if (known) {
        known.prefixes.push(prefix);
        return;
      }
      const found = { ...lines, prefixes: [prefix] };
      unpriced.set(key, found);
      coverage.unpriced.push(found);
    },
  };
}
