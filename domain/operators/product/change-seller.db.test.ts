import { expect, test } from "vitest";
import { operatorAccess } from "#adapters/postgres/operators/operator-access.ts";
import { operatorMessages } from "#contract/operators/operator-messages.ts";
import { isRefusal, refusalMessage } from "#contract/refusals.ts";
import { testCipher } from "#testing/database/test-database.ts";
import { paymentHarness } from "#testing/payments/payment-harness.ts";
import { agreed } from "#testing/people/user-harness.ts";
import { changeSeller, readSeller } from "./change-seller.ts";

const harness = paymentHarness();
const system = { actor: { kind: "system", name: "ada" }, reason: "registered for VAT" } as const;
const seller = {
  name: "Farline Telecom Ltd",
  address: "1 High Street\nLondon",
  taxNumber: "GB987654321",
  taxName: "VAT",
  taxRate_e6: 200_000,
};
const unset = { name: "Acme", address: "", taxNumber: "", taxName: "", taxRate_e6: null };

test("receipts say what an owner has set, from the next purchase on, and the record holds both", async () => {
  const { clock, ids, publish } = harness.deps;
  const access = operatorAccess(harness.database, { cipher: testCipher, clock, publish });
  const deps = { clock, ids, grantLimit_mc: 0, ...access };
  await harness.addOwner();
  const receipt = async (id: string) => (await harness.call("GET", `/api/payments/receipts/${id}`)).body;

  expect(agreed(await readSeller(deps, system, "Acme"))).toEqual({ ...unset, isSet: false });
  const first = await buy();
  agreed(await changeSeller(deps, system, "Acme", { ...seller, name: "  Farline Telecom Ltd " }));
  const second = await buy();
  expect(await receipt(first)).toMatchObject({ seller: { name: "Farline Ltd", address: "" }, tax: null });
  expect(await receipt(second)).toMatchObject({
    seller: { name: "Farline Telecom Ltd", address: "1 High Street\nLondon", taxNumber: "GB987654321" },
    tax: { name: "VAT", percent: 20, amount: 1.67 },
  });

  const sentence = async (changes: object) => {
    const result = await changeSeller(deps, system, "Acme", changes);
    return isRefusal(result) ? refusalMessage(result).key : result;
  };
  expect(await sentence({ taxName: "" })).toBe(operatorMessages.taxIncomplete);
  expect(await sentence({ taxRate_e6: null })).toBe(operatorMessages.taxIncomplete);
  expect(await sentence({ name: " " })).toBe(operatorMessages.sellerNameMissing);
  expect(agreed(await readSeller(deps, system, "Acme"))).toEqual({ ...seller, isSet: true });

  const rows = await harness.database.query<{ before: object; after: object }>(
    "SELECT before, after FROM operator_action WHERE use_case = 'change_seller'",
  );
  expect(rows).toEqual([{ before: unset, after: seller }]);
});

async function buy(): Promise<string> {
  const intent = await harness.startPayment(10);
  harness.stripe.pay(intent);
  await harness.call("POST", "/api/payments/add-credits", {});
  return intent.metadata.payment_id ?? "";
}
