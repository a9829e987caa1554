import { scaledFromText } from "#domain/money/decimal.ts";
import { changeSeller, readSeller } from "#domain/operators/product/change-seller.ts";
import { e6PerPercent, type Seller } from "#domain/payments/receipts/seller.ts";
import { type Command, type Given, outcome, text, UsageError } from "#tools/operate/command.ts";

export const sellerCommands: readonly Command[] = [
  {
    name: "seller",
    words: "",
    useCase: "read_seller",
    summary: "say what receipts say of the seller and of the tax in a price",
    example: "seller",
    run: (given, { operators }) =>
      operators(given, async (deps, request) =>
        outcome(await readSeller(deps, request, deps.payments.receipts.sellerName), inWords),
      ),
  },
  {
    name: "seller set",
    words: "",
    options: {
      name: { value: "TEXT", help: "the seller's name" },
      address: { value: "TEXT", help: "the address, its lines separated by commas" },
      "tax-number": { value: "TEXT", help: "the seller's tax number" },
      "tax-name": { value: "TEXT", help: "the tax that prices include, such as VAT; empty for none" },
      "tax-percent": { value: "PERCENT", help: "its rate, such as 19 or 8.875; 0 for none" },
    },
    useCase: "change_seller",
    summary: "change what receipts of purchases from now on say; what is not given stays",
    example: 'seller set --name "Acme Ltd" --tax-name VAT --tax-percent 20 --reason "registered for VAT"',
    run: (given, { operators }) =>
      operators(given, async (deps, request) => {
        const { sellerName } = deps.payments.receipts;
        return outcome(await changeSeller(deps, request, sellerName, changesOf(given)), inWords);
      }),
  },
];

function changesOf(given: Given): Partial<Seller> {
  const [name, address] = [text(given, "name"), text(given, "address")];
  const [taxNumber, taxName] = [text(given, "tax-number"), text(given, "tax-name")];
  const percent = text(given, "tax-percent");
  return {
    ...(name !== undefined && { name }),
    ...(address !== undefined && { address: address.replace(/\s*,\s*/g, "\n") }),
    ...(taxNumber !== undefined && { taxNumber }),
    ...(taxName !== undefined && { taxName }),
    ...(percent !== undefined && { taxRate_e6: rateOf(percent) }),
  };
}

function rateOf(percent: string): number | null {
  const rate_e6 = scaledFromText(percent, 4);
  if (rate_e6 === undefined || rate_e6 > 100 * e6PerPercent) {
    throw new UsageError(`--tax-percent must be a number from 0 to 100, not "${percent}".`);
  }
  return rate_e6 === 0 ? null : rate_e6;
}

function inWords({ name, address, taxNumber, taxName, taxRate_e6 }: Seller): string {
  const seller = [name, ...address.split("\n"), taxNumber].filter((line) => line !== "").join(", ");
  const tax =
    taxRate_e6 === null
      ? "Prices include no tax"
      : `Prices include ${taxRate_e6 / e6PerPercent} % ${taxName}`;
  return `Receipts name ${seller}. ${tax}.`;
}
