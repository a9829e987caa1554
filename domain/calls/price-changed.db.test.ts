import { describe, expect, test } from "vitest";
import type { CallRate } from "#contract/money/pricing.ts";
import { deckColumns, parseDeck } from "#domain/tariff/decks/deck.ts";
import type { DeckStores } from "#domain/tariff/decks/deck-store.ts";
import { openLiveTariff } from "#domain/tariff/live-tariff.ts";
import { callRequest } from "#testing/calls/call-harness.ts";
import { london, newProviderCallId, oneCaller, tuvalu } from "#testing/calls/one-caller.ts";
import { authoriseCall } from "./authorise-call.ts";
import { secondsAfter } from "./call-deps.ts";

const caller = await oneCaller();
const { findCall, startWith, topUp, balance, charges, ended } = caller;

/** The price of London in the harness. */
const shown: CallRate = { perMinute_mc: 1_000, connect_mc: 0, minimum_s: 60, increment_s: 60 };
const changed = { kind: "reject", refusal: { refused: "price_changed" } };
const call = (
  shownRate: CallRate | null | undefined,
  providerCallId = newProviderCallId(),
  number = london,
) => caller.outgoing(number, providerCallId, caller.caller.id, shownRate);

/** London at another price. */
const deckAt = (credits: number) => parseDeck(`${deckColumns}\n44,United Kingdom,${credits},60,60,0,no\n`);

describe("a call is authorised at no more than the price that the browser showed", () => {
  test.each([
    ["the same price", shown],
    ["a higher price, of which the tariff's is taken", { ...shown, perMinute_mc: 9_000, connect_mc: 500 }],
    ["no price, from a client that sends none", undefined],
  ])("with %s", async (_name, shownRate) => {
    const providerCallId = newProviderCallId();
    expect(await call(shownRate, providerCallId)).toMatchObject({ kind: "dial" });
    expect(await findCall(providerCallId)).toMatchObject({ terms: { rate: shown } });
    await ended(providerCallId, 61);
    expect(await charges()).toEqual([-2_000]);
  });

  test.each([
    ["a lower price a minute", { ...shown, perMinute_mc: 999 }],
    ["a lower price to connect, and a higher one a minute", { ...shown, minimum_s: 1, increment_s: 1 }],
    ["a free price", { ...shown, perMinute_mc: 0 }],
    ["text that is no price", null],
  ])("and refused with %s, which holds nothing", async (_name, shownRate) => {
    const providerCallId = newProviderCallId();
    expect(await call(shownRate, providerCallId)).toMatchObject(changed);
    // The refused call has the new price.
    expect(await findCall(providerCallId)).toMatchObject({
      number: london,
      refusal: "price_changed",
      terms: { rate: shown },
      open: false,
    });
    expect(await balance()).toMatchObject({ posted_mc: 10_000, held_mc: 0 });
  });

  test("and a price that the balance does not cover is said to have changed first", async () => {
    expect(await call(shown, newProviderCallId(), tuvalu)).toMatchObject(changed);
  });

  test("a repeated request gets its first answer, though the tariff has changed since", async () => {
    const { deps } = caller.harness;
    const request = (providerCallId: string) => ({
      ...callRequest(caller.caller.id, providerCallId, london),
      shownRate: shown,
    });
    const refused = newProviderCallId();
    expect(await authoriseCall({ ...deps, deck: deckAt(2) }, request(refused))).toMatchObject(changed);
    expect(await authoriseCall(deps, request(refused))).toMatchObject(changed);
    const dialled = newProviderCallId();
    const first = await authoriseCall(deps, request(dialled));
    expect(first).toMatchObject({ kind: "dial" });
    expect(await authoriseCall({ ...deps, deck: deckAt(2) }, request(dialled))).toEqual(first);
  });

  test("the price compared is the price held, though a deck takes effect in between", async () => {
    const { deps } = caller.harness;
    let deck = deps.deck;
    const racing: typeof deps = {
      ...deps,
      get deck() {
        return deck;
      },
      connection: (work) =>
        deps.connection(({ calls, ...stores }) => {
          const eligibility: typeof calls.eligibility = async (query) => {
            const eligibility = await calls.eligibility(query);
            // The new deck is in force, and the wallet has changed, so the eligibility is read once more.
            if (deck === deps.deck) await topUp(1_000);
            deck = deckAt(5);
            return eligibility;
          };
          return work({ ...stores, calls: { ...calls, eligibility } });
        }),
    };
    const providerCallId = newProviderCallId();
    const request = { ...callRequest(caller.caller.id, providerCallId, london), shownRate: shown };
    expect(await authoriseCall(racing, request)).toMatchObject({ kind: "dial" });
    expect(await findCall(providerCallId)).toMatchObject({ terms: { rate: shown }, held_mc: 11_000 });
    await ended(providerCallId, 1);
    expect(await authoriseCall(racing, { ...request, providerCallId: newProviderCallId() })).toMatchObject(
      changed,
    );
  });

  test("a press after a dearer deck took effect is refused, and one at its price is placed", async () => {
    const { deps } = caller.harness;
    const from = deps.clock.now();
    const version = { importedAt: from, source: "test", rows: 1 };
    const versions = [
      { ...version, id: 1, effectiveAt: from },
      { ...version, id: 2, effectiveAt: secondsAfter(from, 60) },
    ];
    const unused = () => Promise.reject(new Error("Nothing else is asked of the decks"));
    const decks: DeckStores["decks"] = {
      lockImports: unused,
      inForce: unused,
      list: unused,
      find: unused,
      add: unused,
      between: async () => versions,
      rows: async (id) => [...deckAt(id).rows],
    };
    const { deck } = await openLiveTariff({ connection: (work) => work({ decks }), clock: deps.clock });
    const press = (shownRate: CallRate) =>
      authoriseCall(
        { ...deps, deck },
        { ...callRequest(caller.caller.id, newProviderCallId(), london), shownRate },
      );
    caller.harness.pass(60);
    expect(await press(shown)).toMatchObject(changed);
    expect(await press({ ...shown, perMinute_mc: 2_000 })).toMatchObject({ kind: "dial" });
  });

  test("16 calls at once at two prices: none is opened above the price that it carries", async () => {
    await startWith(100_000);
    const { deps } = caller.harness;
    const answers = await Promise.all(
      Array.from({ length: 16 }, (_, index) =>
        authoriseCall(
          { ...deps, deck: deckAt(index % 2 === 0 ? 2 : 1) },
          { ...callRequest(caller.caller.id, newProviderCallId(), london), shownRate: shown },
        ),
      ),
    );
    expect(answers.filter(({ kind }) => kind === "dial")).toHaveLength(1);
    const [open] = await deps.connection(({ calls }) => calls.listOpen(caller.caller.walletId));
    expect(open?.terms.rate).toEqual(shown);
  });
});
