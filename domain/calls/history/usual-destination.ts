import type { CallRate } from "#contract/money/pricing.ts";
import type { E164 } from "#contract/numbers/phone-number.ts";
import { isRefusal } from "#contract/refusals.ts";
import type { WalletUser } from "#domain/ledger/ledger-store.ts";
import type { Clock, Connection } from "#domain/runtime.ts";
import type { LoadedDeck } from "#domain/tariff/live-tariff.ts";
import { quoteNumber } from "#domain/tariff/quote-number.ts";

/** The country that a user talks to, at today's price. */
export interface UsualDestination {
  /** ISO 3166-1 alpha-2. */
  country: string;
  rate: CallRate;
}

export interface TalkedNumbers {
  /** The number that the user has talked to most since then, in the country that the user has talked to most. */
  mostTalked(user: WalletUser, since: Date): Promise<{ number: E164 } | undefined>;
}

type PricesInForce = Pick<LoadedDeck, "deck" | "destinations">;

export interface UsualDestinationDeps {
  clock: Clock;
  connection: Connection<{ talked: TalkedNumbers }>;
  tariff: { current(): PricesInForce };
}

const habit_ms = 180 * 24 * 60 * 60_000;

/** The country that the user talks to most; without calls the region, which is the reader's. Null where it is not sold. */
export async function usualDestination(
  { clock, connection, tariff }: UsualDestinationDeps,
  user: WalletUser,
  region: string | undefined,
): Promise<UsualDestination | null> {
  const since = new Date(clock.now().getTime() - habit_ms);
  const most = await connection(({ talked }) => talked.mostTalked(user, since));
  const prices = tariff.current();
  if (!most) return region === undefined ? null : regionPrice(prices, region);
  const quote = quoteNumber(prices.deck, most.number);
  return isRefusal(quote) ? null : { country: quote.country, rate: quote.rate };
}

/** Most people are called on a mobile. Of several prices the dearest, so that the credits last at least as long. */
function regionPrice({ destinations }: PricesInForce, region: string): UsualDestination | null {
  const there = destinations().filter(({ country }) => country === region);
  const mobile = there.filter(({ numberTypes }) => numberTypes.includes("mobile"));
  const [dearest] = (mobile.length > 0 ? mobile : there).toSorted(
    (one, other) => other.rate.perMinute_mc - one.rate.perMinute_mc,
  );
  return dearest ? { country: region, rate: dearest.rate } : null;
}
