import { operatorMessages } from "#contract/operators/operator-messages.ts";
import { type Refusal, refuse } from "#contract/refusals.ts";
import { isFilled } from "#contract/required-text.ts";
import { act, type Request } from "#domain/operators/act.ts";
import type { OperatorDeps } from "#domain/operators/operator-deps.ts";
import { ofProduct } from "#domain/operators/target.ts";
import { type Seller, sellerNamed } from "#domain/payments/receipts/seller.ts";

export interface SellerNow extends Seller {
  /** True once an owner has set it; the name of the variables counts before. */
  isSet: boolean;
}

/** Reads what receipts say of the seller from now on. `sellerName` is the name before an operator has set one. */
export function readSeller(
  deps: OperatorDeps,
  request: Request,
  sellerName: string,
): Promise<SellerNow | Refusal> {
  return act(deps, request, "read_seller", ofProduct("seller"), async (_found, { sellers }) => {
    const set = await sellers.find();
    return { result: { ...(set ?? sellerNamed(sellerName)), isSet: set !== undefined } };
  });
}

/**
 * Changes what receipts say of the seller and of the tax in a price, for purchases from now on. What is not given stays.
 * Refuses `invalid_request` for a seller without a name, and for a tax with a name or a rate alone.
 */
export function changeSeller(
  deps: OperatorDeps,
  request: Request,
  sellerName: string,
  changes: Partial<Seller>,
): Promise<SellerNow | Refusal> {
  return act(deps, request, "change_seller", ofProduct("seller"), async (_found, { sellers }) => {
    const before = (await sellers.find()) ?? sellerNamed(sellerName);
    const after: Seller = trimmed({ ...before, ...changes });
    if (!isFilled(after.name))
      return refuse("invalid_request", { message: operatorMessages.sellerNameMissing });
    if ((after.taxName === "") !== (after.taxRate_e6 === null)) {
      return refuse("invalid_request", { message: operatorMessages.taxIncomplete });
    }
    await sellers.save(after);
    return { before: { ...before }, after: { ...after }, result: { ...after, isSet: true } };
  });
}

function trimmed({ name, address, taxNumber, taxName, taxRate_e6 }: Seller): Seller {
  return {
    name: name.trim(),
    address: address.trim(),
    taxNumber: taxNumber.trim(),
    taxName: taxName.trim(),
    taxRate_e6,
  };
}
