import {
  mostRentedNumbers,
  type NumberKind,
  type NumberOffer,
  type OfferedNumbers,
} from "#contract/calls/rented-numbers.ts";
import { numberMessages } from "#contract/messages/number-messages.ts";
import { creditsFromMillicredits } from "#contract/money/money.ts";
import type { E164 } from "#contract/numbers/phone-number.ts";
import { isRefusal, type Refusal, refuse } from "#contract/refusals.ts";
import type { AvailableNumber, CarrierNumbers } from "#domain/calls/carrier-numbers.ts";
import { CarrierError } from "#domain/calls/voice-carrier.ts";
import type { Viewer } from "#domain/ledger/viewer.ts";
import { toWire } from "#domain/wire.ts";
import { creditsInWords } from "#words/money.ts";
import { monthsAfter } from "./months.ts";
import { offerOf } from "./number-offers.ts";
import { numbersOf, offersNow, type RentDeps, type RentStores } from "./rent-deps.ts";
import type { RentedNumber } from "./rented-number.ts";
import { cancelPurchase, completePurchase } from "./settle-purchase.ts";

/** Of a purchase whose answer was lost, another node asks the carrier after this time: it is over by then. */
const nextLook_ms = 2 * 60_000;
const listed = 20;

export interface NumberChoice {
  country: string;
  kind: NumberKind;
  areaCode?: string | undefined;
  place?: string | undefined;
  digits?: string | undefined;
}

export interface Purchase {
  id: string;
  number: E164;
  country: string;
  kind: NumberKind;
  /** The monthly price that the page showed, in credits. */
  monthly: number;
  /** The price of calls to it that the page showed, in credits a minute. */
  inboundPerMinute: number;
}

interface Offered {
  offer: NumberOffer;
  carrier: CarrierNumbers;
}

/** The kinds of numbers that are offered; none where the carrier rents out none. */
export async function offeredNumbers(deps: RentDeps): Promise<OfferedNumbers[]> {
  if (!numbersOf(deps, deps.defaultCarrier)) return [];
  const offers = await deps.connection((stores) => offersNow(deps, stores));
  return offers.map(({ addressRef: _address, documentsRef: _bundle, ...offer }) => toWire(offer));
}

/** Numbers that can be rented now. Refuses `number_not_offered` and `numbers_away`. */
export async function availableNumbers(
  deps: RentDeps,
  choice: NumberChoice,
): Promise<{ numbers: AvailableNumber[]; renewsAt: string } | Refusal> {
  const offered = await offerFor(deps, choice);
  if (isRefusal(offered)) return offered;
  const { country, kind, areaCode, place, digits } = choice;
  const search = { country, kind, areaCode, locality: place || undefined, digits, limit: listed };
  const numbers = await unlessAway(() => offered.carrier.search(search));
  if (isRefusal(numbers)) return numbers;
  return {
    numbers: numbers.filter(({ needsDocuments }) => !needsDocuments || offered.offer.documents !== ""),
    renewsAt: monthsAfter(deps.clock.now(), 1).toISOString(),
  };
}

/**
 * Rents a number: holds the first month, has the carrier buy it, and charges the month once the carrier has. The carrier is asked
 * first for this very number, because a number of the operator's own or of another kind would be bought as well.
 * Sent again with the same content, it answers the same. Refuses `number_not_offered`, `price_changed`, `number_taken`,
 * `number_refused`, `numbers_away`, `purchase_unknown`, `idempotency_conflict`, and what `reserve` refuses.
 */
export async function buyNumber(
  deps: RentDeps,
  user: Viewer,
  purchase: Purchase,
): Promise<RentedNumber | Refusal> {
  const again = await deps.connection(({ numbers }) => numbers.find(user, purchase.id));
  if (again) return again.number === purchase.number ? again : refuse("idempotency_conflict");
  const offered = await offerFor(deps, purchase);
  if (isRefusal(offered)) return offered;
  const { offer, carrier } = offered;
  const isPriceShown =
    creditsFromMillicredits(offer.monthly_mc) === purchase.monthly &&
    creditsFromMillicredits(offer.inboundPerMinute_mc) === purchase.inboundPerMinute;
  if (!isPriceShown) return refuse("price_changed", { message: numberMessages.priceChanged });
  const { country, kind, number } = purchase;
  const search = { country, kind, digits: number.slice(1), limit: 1 };
  const available = await unlessAway(() => carrier.search(search));
  if (isRefusal(available)) return available;
  if (available[0]?.number !== number) return refuse("number_taken", { message: numberMessages.taken });
  if (available[0].needsDocuments && offer.documents === "")
    return refuse("number_not_offered", { message: numberMessages.notOffered });
  const reserved = await deps.transaction((stores) => reserve(deps, stores, user, purchase, offer));
  if (isRefusal(reserved)) return reserved;
  if ("again" in reserved)
    return reserved.again.number === number ? reserved.again : refuse("idempotency_conflict");
  deps.publish({ walletId: user.walletId }, { type: "changed" });
  return order(deps, carrier, reserved, offer);
}

async function order(
  deps: RentDeps,
  carrier: CarrierNumbers,
  reserved: RentedNumber,
  { addressRef, documentsRef }: NumberOffer,
): Promise<RentedNumber | Refusal> {
  const { id, number } = reserved;
  const refs = { addressRef: addressRef || undefined, documentsRef: documentsRef || undefined };
  try {
    const bought = await carrier.buy({ id, number, ...refs });
    if (typeof bought === "object") return await completePurchase(deps, reserved, bought.providerNumberId);
    // Taken by this very purchase, when its order was sent twice.
    const own = bought === "taken" ? await carrier.find(id) : undefined;
    if (own?.number === number) return await completePurchase(deps, reserved, own.providerNumberId);
    await cancelPurchase(deps, reserved);
    return bought === "taken"
      ? refuse("number_taken", { message: numberMessages.taken })
      : refuse("number_refused", { message: numberMessages.refused });
  } catch (error) {
    if (!(error instanceof CarrierError)) throw error;
    deps.report(id, "the purchase of a number has no answer; the carrier is asked again", error);
    return refuse("purchase_unknown", { message: numberMessages.unknown });
  }
}

/**
 * Holds the first month under the wallet's lock, so that a balance for one number buys one. Refuses `rent_owner_only`,
 * `account_frozen`, `calling_paused_by_dispute`, `account_in_debt`, `earlier_account_in_debt`, `too_many_rented_numbers`,
 * `not_enough_credits`, and `number_taken` while another row has the number.
 */
async function reserve(
  deps: RentDeps,
  { numbers, ledger, related }: RentStores,
  user: Viewer,
  { id, number, country, kind }: Purchase,
  { monthly_mc, inboundPerMinute_mc }: NumberOffer,
): Promise<RentedNumber | { again: RentedNumber } | Refusal> {
  const now = deps.clock.now();
  await numbers.lockWallet(user.walletId);
  // The same request may have reserved it since it was looked for.
  const again = await numbers.find(user, id);
  if (again) return { again };
  const standing = await numbers.standing({ walletId: user.walletId, userId: user.id }, now);
  if (!standing?.isOwner) return refuse("rent_owner_only", { message: numberMessages.ownerOnly });
  const earlier = await related.readRelated({ walletId: user.walletId, at: now, newFor_s: deps.newFor_s });
  if (standing.isFrozen || earlier?.frozen) return refuse("account_frozen");
  if (standing.isDisputed || earlier?.pausedByDispute) return refuse("calling_paused_by_dispute");
  if (standing.posted_mc < 0) return refuse("account_in_debt");
  if (earlier && earlier.debts.length > 0) return refuse("earlier_account_in_debt");
  if (standing.numbers >= mostRentedNumbers)
    return refuse("too_many_rented_numbers", { message: numberMessages.tooMany(mostRentedNumbers) });
  const reserved: RentedNumber = {
    walletId: user.walletId,
    id,
    userId: user.id,
    carrier: deps.defaultCarrier,
    number,
    country,
    kind,
    providerNumberId: null,
    state: "buying",
    monthly_mc,
    inboundPerMinute_mc,
    forwardsTo: null,
    forwardRate: null,
    createdAt: now,
    boughtAt: null,
    monthsPaid: 0,
    paidUntil: null,
    warnedDays: null,
    releasedAt: null,
    dueAt: new Date(now.getTime() + nextLook_ms),
    tries: 0,
  };
  if (standing.available_mc < monthly_mc) {
    const price = creditsInWords(creditsFromMillicredits(monthly_mc));
    return refuse("not_enough_credits", { message: numberMessages.needCredits(price) });
  }
  if (!(await numbers.add(reserved))) return refuse("number_taken", { message: numberMessages.taken });
  if (!(await ledger.hold(user.walletId, monthly_mc)))
    throw new Error(`Wallet ${user.walletId} cannot hold the rent of ${id} that its locked balance covers`);
  return reserved;
}

async function offerFor(deps: RentDeps, choice: NumberChoice): Promise<Offered | Refusal> {
  const carrier = numbersOf(deps, deps.defaultCarrier);
  const offers = await deps.connection((stores) => offersNow(deps, stores));
  const offer = offerOf(offers, choice);
  return carrier && offer
    ? { offer, carrier }
    : refuse("number_not_offered", { message: numberMessages.notOffered });
}

async function unlessAway<T>(ask: () => Promise<T>): Promise<T | Refusal> {
  try {
    return await ask();
  } catch (error) {
    if (error instanceof CarrierError) return refuse("numbers_away", { message: numberMessages.away });
    throw error;
  }
}
