import type { NumberOffer } from "#contract/calls/rented-numbers.ts";
import { type Refusal, refuse } from "#contract/refusals.ts";
import { offersText, readOffers } from "#domain/numbers/rented/number-offers.ts";
import { act, type Request } from "#domain/operators/act.ts";
import type { OperatorDeps } from "#domain/operators/operator-deps.ts";
import { ofProduct } from "#domain/operators/target.ts";
import type { RentedList } from "./rented-lookup.ts";

export interface ShownOffers {
  deck: string;
  /** False while the offers of the server's start count. */
  isSet: boolean;
}

const target = ofProduct("numbers");
const listed = 200;

/** Reads the deck of numbers that users can rent. */
export function readNumberOffers(
  deps: OperatorDeps,
  request: Request,
  firstOffers: readonly NumberOffer[],
): Promise<ShownOffers | Refusal> {
  return act(deps, request, "read_number_offers", target, async (_product, { numberOffers }) => {
    const offers = await numberOffers.find();
    return { result: { deck: offersText(offers ?? firstOffers), isSet: offers !== undefined } };
  });
}

/**
 * Changes the deck, for numbers that are rented from now on. Refuses `invalid_request` with the sentence of the first line that
 * is no offer, or offers what another one does.
 */
export function changeNumberOffers(
  deps: OperatorDeps,
  request: Request,
  firstOffers: readonly NumberOffer[],
  deck: string,
): Promise<ShownOffers | Refusal> {
  return act(deps, request, "change_number_offers", target, async (_product, { numberOffers }) => {
    const offers = readOffers(deck);
    if (typeof offers === "string") return refuse("invalid_request", { message: offers });
    const before = (await numberOffers.find()) ?? firstOffers;
    await numberOffers.save(offers);
    const after = offersText(offers);
    return {
      before: { deck: offersText(before) },
      after: { deck: after },
      result: { deck: after, isSet: true },
    };
  });
}

/** Lists the numbers that users rent, or those of one user. */
export function listRentedNumbers(
  deps: OperatorDeps,
  request: Request,
  userId?: string,
): Promise<RentedList | Refusal> {
  return act(deps, request, "list_rented_numbers", target, async (_product, { rentedNumbers }) => ({
    isWatched: true,
    result: await rentedNumbers.list(userId, listed),
  }));
}
