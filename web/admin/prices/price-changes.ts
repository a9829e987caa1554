import { millicreditsFromCredits } from "#contract/money/money.ts";
import type { PricedPrefix, TariffPreview } from "#contract/operators/tariffs.ts";
import { formatCredits } from "#words/money.ts";

type Changed = TariffPreview["changed"][number];

export interface PriceChange {
  prefix: string;
  name: string;
  before: string;
  after: string;
  /** Of a minute, exact; null when it is not sold before or after. */
  difference_mc: number | null;
  /** Other changes, such as the name or the steps of billing. */
  also: string[];
}

/** The changes of a preview, the largest difference of a minute first, in either direction. */
export function priceChanges(changed: readonly Changed[]): PriceChange[] {
  return changed
    .map(changeOf)
    .toSorted((one, other) => sizeOf(other) - sizeOf(one) || one.prefix.localeCompare(other.prefix));
}

/** "0.3 a minute", or that it is not sold. */
export function minutePrice({ creditsPerMinute, blocked }: PricedPrefix): string {
  return blocked ? "not sold" : formatCredits(creditsPerMinute);
}

/** "60/60 s, 1 to connect": how a call is billed besides the price of a minute. */
export function billing({ minimum_s, increment_s, creditsToConnect }: PricedPrefix): string {
  const steps = `${minimum_s}/${increment_s} s`;
  return creditsToConnect > 0 ? `${steps}, ${formatCredits(creditsToConnect)} to connect` : steps;
}

function changeOf({ before, after }: Changed): PriceChange {
  const isSold = !before.blocked && !after.blocked;
  const difference_mc =
    millicreditsFromCredits(after.creditsPerMinute) - millicreditsFromCredits(before.creditsPerMinute);
  return {
    prefix: after.prefix,
    name: after.name,
    before: minutePrice(before),
    after: minutePrice(after),
    difference_mc: isSold ? difference_mc : null,
    also: [
      ...(before.name === after.name ? [] : [`was named ${before.name}`]),
      ...(billing(before) === billing(after) ? [] : [`${billing(before)} becomes ${billing(after)}`]),
    ],
  };
}

/** A prefix that starts or stops being sold is the largest change. */
function sizeOf({ difference_mc }: PriceChange): number {
  return difference_mc === null ? Number.POSITIVE_INFINITY : Math.abs(difference_mc);
}
