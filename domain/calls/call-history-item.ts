import type { CallHistoryItem } from "#contract/call-history.ts";
import { creditsFromMillicredits } from "#contract/money.ts";
import { receiptNumber } from "#contract/receipts.ts";
import type { CallHistoryEntry } from "./call-history.ts";
import { refusalOf } from "./call-receipt.ts";

/** A call as its caller is shown it. */
export function callHistoryItem(call: CallHistoryEntry): CallHistoryItem {
  const { id, providerCallId, dialled, number, terms, status, cost_mc, refusal, createdAt } = call;
  return {
    id,
    providerCallId,
    dialled,
    number,
    country: terms?.country ?? null,
    destination: terms?.destination ?? null,
    creditsPerMinute: terms && creditsFromMillicredits(terms.rate.perMinute_mc),
    startedAt: createdAt.toISOString(),
    answeredAt: call.answeredAt?.toISOString() ?? null,
    endedAt: call.endedAt?.toISOString() ?? null,
    seconds: call.answered_s,
    charged: cost_mc === null ? null : creditsFromMillicredits(cost_mc),
    status,
    refusal: refusal && refusalOf(refusal, terms),
    quality: call.quality,
    receipt: cost_mc ? receiptNumber(id, createdAt) : null,
  };
}
