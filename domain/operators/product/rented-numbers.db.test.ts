import { expect, test } from "vitest";
import { rentedNumberStore } from "#adapters/postgres/numbers/rented-number-store.ts";
import { operatorMessages } from "#contract/operators/operator-messages.ts";
import { isRefusal, refusalMessage } from "#contract/refusals.ts";
import { sandboxOffers } from "#domain/numbers/rented/number-offers.ts";
import { addUser } from "#testing/database/add-user.ts";
import { testDatabase } from "#testing/database/test-database.ts";
import { rentedNumber } from "#testing/numbers/rented-number.ts";
import { operatorHarness } from "#testing/people/operator-harness.ts";
import { agreed } from "#testing/people/user-harness.ts";
import { changeNumberOffers, listRentedNumbers, readNumberOffers } from "./rented-numbers.ts";

const database = testDatabase();
const system = { actor: { kind: "system", name: "ada" }, reason: "our numbers" } as const;

test("the offers of the start count until an owner sets others, and the record holds both", async () => {
  const { deps } = await operatorHarness(database);
  const started = agreed(await readNumberOffers(deps, system, sandboxOffers()));
  expect(started.isSet).toBe(false);
  expect(started.deck.split("\n")).toContain("US,local,1.5,0");
  expect(agreed(await readNumberOffers(deps, system, []))).toEqual({ deck: "", isSet: false });
  const bundle = `BU${"1".repeat(32)}`;
  const address = `AD${"0".repeat(32)}`;
  const deck = `FR,local,2.25,0.0085\nDE,local,3,0,"Send a passport, please.",${address},${bundle}`;
  agreed(await changeNumberOffers(deps, system, sandboxOffers(), `\n ${deck}\r\n`));
  expect(agreed(await readNumberOffers(deps, system, sandboxOffers()))).toEqual({ deck, isSet: true });
  agreed(await changeNumberOffers(deps, system, sandboxOffers(), ""));
  expect(agreed(await readNumberOffers(deps, system, sandboxOffers()))).toEqual({ deck: "", isSet: true });
  const rows = await database.query<{ before: object; after: object }>(
    "SELECT before, after FROM operator_action WHERE use_case = 'change_number_offers' ORDER BY id",
  );
  expect(rows).toEqual([
    { before: { deck: started.deck }, after: { deck } },
    { before: { deck }, after: { deck: "" } },
  ]);
});

test.each([
  ["FR,local,2.25", "wrong"],
  ["fr,local,2.25,0", "wrong"],
  ["FR,landline,2.25,0", "wrong"],
  ["FR,local,0,0", "wrong"],
  ["FR,local,-1,0", "wrong"],
  ["FR,local,2.00001,0", "wrong"],
  ["FR,local,2,0,Papers,PN1", "wrong"],
  ["FR,local,2,0\nFR,local,3,0", "twice"],
])("a deck with a fault is refused with its line, and nothing changes: %s", async (deck, fault) => {
  const { deps } = await operatorHarness(database);
  const before = agreed(await readNumberOffers(deps, system, []));
  const refused = await changeNumberOffers(deps, system, [], deck);
  const line = deck.split("\n").at(-1) ?? "";
  const sentence =
    fault === "wrong" ? operatorMessages.numberOfferWrong(line) : operatorMessages.numberOfferTwice(line);
  expect(isRefusal(refused) && refusalMessage(refused).key).toBe(sentence);
  expect(agreed(await readNumberOffers(deps, system, []))).toEqual(before);
});

test("the numbers of all users and of one are listed with what they bring a month", async () => {
  const { deps } = await operatorHarness(database);
  const [ada, ben] = [await addUser(database), await addUser(database)];
  await database.withClient(async (client) => {
    const numbers = rentedNumberStore(client);
    const of = ({ id: userId, walletId }: typeof ada) => ({ userId, walletId });
    await numbers.add(rentedNumber({ ...of(ada), number: "+442079460001" as never }));
    await numbers.add(rentedNumber({ ...of(ada), number: "+442079460002" as never, state: "overdue" }));
    await numbers.add(
      rentedNumber({ ...of(ben), number: "+442079460003" as never, state: "released", dueAt: null }),
    );
  });
  const all = agreed(await listRentedNumbers(deps, system));
  expect(all.numbers.map(({ number, email }) => [number, email]).toSorted()).toEqual([
    ["+442079460001", ada.email],
    ["+442079460002", ada.email],
  ]);
  expect(all.paid_mc).toBe(15_000);
  expect(agreed(await listRentedNumbers(deps, system, ben.id))).toEqual({ numbers: [], paid_mc: 0 });
});
