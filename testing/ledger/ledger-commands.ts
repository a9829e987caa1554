import fc from "fast-check";
import { expect } from "vitest";
import { explain } from "./ledger-explanation.ts";
import type { LedgerHarness } from "./ledger-harness.ts";
import {
  available_mc,
  callName,
  type LedgerModel,
  type Movement,
  movements,
  type Operation,
} from "./ledger-model.ts";

/** The wallet as it should be by now. */
export interface Expected {
  ledger: LedgerModel;
}

/** Numbers count from the newest call or movement there is, so that operations meet: `newest: 1` makes the next one. */
export type Draft =
  | { kind: "authorise"; newest: number; hold_mc: number }
  | { kind: "extend"; newest: number; epochs: number; more_mc: number }
  | { kind: "settle"; newest: number; cost_mc: number }
  | { kind: "void"; newest: number }
  | { kind: "move"; movement: Movement; newest: number; amount_mc: number };

const amount_mc = fc.integer({ min: 1, max: 5_000 });
const newest = fc.integer({ min: -1, max: 1 });

const draft: fc.Arbitrary<Draft> = fc.oneof(
  fc.record({ kind: fc.constant("authorise"), newest: fc.integer({ min: 0, max: 2 }), hold_mc: amount_mc }),
  fc.record({
    kind: fc.constant("extend"),
    newest,
    epochs: fc.integer({ min: -1, max: 1 }),
    more_mc: amount_mc,
  }),
  fc.record({ kind: fc.constant("settle"), newest, cost_mc: amount_mc }),
  fc.record({ kind: fc.constant("void"), newest }),
  fc.record({
    kind: fc.constant("move"),
    movement: fc.constantFrom("top_up", ...(Object.keys(movements) as Movement[])),
    newest: fc.integer({ min: 0, max: 3 }),
    amount_mc,
  }),
);

export const oneByOne = draft.map((one) => new AtOnce([one]));

/** Up to `most` operations at the same time, some of them the same one repeated. */
export function atOnce(most: number) {
  return fc
    .array(fc.tuple(draft, fc.integer({ min: 1, max: 3 })), { minLength: 1, maxLength: most, size: "max" })
    .map(
      (drafts) => new AtOnce(drafts.flatMap(([one, times]) => Array<Draft>(times).fill(one)).slice(0, most)),
    );
}

class AtOnce implements fc.AsyncCommand<Expected, LedgerHarness> {
  readonly drafts: readonly Draft[];

  constructor(drafts: readonly Draft[]) {
    this.drafts = drafts;
  }

  check(): boolean {
    return true;
  }

  /** The outcomes must be what some order of the operations does to the model, and nothing may be overspent. */
  async run(expected: Expected, harness: LedgerHarness): Promise<void> {
    const operations = this.drafts.map((one) => aim(one, expected.ledger));
    const happened = await Promise.all(
      operations.map(async (operation) => ({ operation, outcome: await harness.perform(operation) })),
    );
    const observation = await harness.observe();
    const after = explain(
      expected.ledger,
      happened,
      (model) => available_mc(model) === observation.balance.available_mc,
    );
    if (!after)
      throw new Error(`In no order does this end so: ${JSON.stringify({ happened, seen: observation })}`);
    expect(inWords(observation)).toEqual(wordsOf(after));
    expect(await harness.audit()).toEqual([]);
    expectNothingOverspent(observation);
    expected.ledger = after;
  }

  toString(): string {
    return `at once: ${this.drafts.map((one) => JSON.stringify(one)).join(" ")}`;
  }
}

function aim(one: Draft, { calls, moved }: LedgerModel): Operation {
  switch (one.kind) {
    case "authorise": {
      const { newest, ...operation } = one;
      return { ...operation, call: calls.size - 1 + newest };
    }
    case "extend": {
      const { newest, epochs, ...operation } = one;
      const call = calls.size - 1 + newest;
      return { ...operation, call, epoch: (calls.get(call)?.epoch ?? 0) + epochs };
    }
    case "settle":
    case "void": {
      const { newest, ...operation } = one;
      return { ...operation, call: calls.size - 1 + newest };
    }
    case "move": {
      const { newest, ...operation } = one;
      return { ...operation, number: moved.size - 1 + newest };
    }
  }
}

type Seen = Awaited<ReturnType<LedgerHarness["observe"]>>;

function inWords({ balance, calls, movements }: Seen) {
  const moved = movements.map(({ name, delta_mc }) => ({ name, delta_mc }));
  return { balance, calls: byName(calls), moved: byName(moved) };
}

function wordsOf(model: LedgerModel) {
  const { posted_mc, held_mc } = model;
  return {
    balance: { posted_mc, held_mc, available_mc: available_mc(model) },
    calls: byName([...model.calls].map(([call, state]) => ({ name: callName(call), ...state }))),
    moved: byName([...model.moved].map(([name, delta_mc]) => ({ name, delta_mc }))),
  };
}

function byName<T extends { name: string }>(rows: readonly T[]): T[] {
  return rows.toSorted((a, b) => (a.name < b.name ? -1 : 1));
}

/** Only refunds and disputes make a debt, and none larger than what they took. */
function expectNothingOverspent({ balance, movements }: Seen): void {
  expect(balance.available_mc).toBeGreaterThanOrEqual(0);
  let taken_mc = 0;
  for (const { name, delta_mc, balance_after_mc } of movements) {
    if (/^(refund|dispute) /.test(name)) taken_mc -= delta_mc;
    expect(balance_after_mc).toBeGreaterThanOrEqual(-taken_mc);
  }
}
