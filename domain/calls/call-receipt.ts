import type { CallReceipt } from "#contract/calls.ts";
import { creditsFromMillicredits } from "#contract/money.ts";
import type { E164 } from "#contract/phone-number.ts";
import { chargedMinutes } from "#contract/pricing.ts";
import { isRefusal, type Refusal, type RefusalCode, refusalMessage, refuse } from "#contract/refusals.ts";
import type { WalletUser } from "#domain/ledger/ledger-store.ts";
import { tryAskCarrier } from "./ask-carrier.ts";
import { notEnoughCredits } from "./authorise-call.ts";
import type { Call, CallTerms } from "./call.ts";
import type { CallDeps } from "./call-deps.ts";

/**
 * The carrier's own report usually arrives first. After this time the receipt asks the carrier once and stops waiting.
 */
const settlementTimeout_ms = 3_000;
const askAfter_ms = 1_000;
const step_ms = 200;
/** How much the browser's count of a call's age may be too low. */
const tolerance_s = 5;

interface ReceiptQuery {
  number: E164 | Refusal;
  providerCallId?: string | undefined;
  startedAgo?: number | undefined;
}

/**
 * The receipt of the user's call with this carrier id. Without an id, of the user's newest call to this number that is
 * no older than stated.
 * Waits briefly for an open call to be settled and then asks the carrier once. The answer is `pending` when the call is
 * not over even then. Asking again changes nothing.
 * Refuses text that is no number and, without such a call, `call_not_found`.
 */
export async function callReceipt(
  deps: CallDeps,
  user: WalletUser,
  asked: ReceiptQuery,
): Promise<CallReceipt | Refusal> {
  const found = await findCall(deps, user, asked);
  if (isRefusal(found)) return found;
  const call = await waitForSettlement(deps, found);
  const { posted_mc } = await deps.connection(({ ledger }) => ledger.balance(user.walletId));
  return receiptOf(call, posted_mc);
}

async function findCall(
  { connection, clock }: CallDeps,
  user: WalletUser,
  { number, providerCallId, startedAgo = Number.POSITIVE_INFINITY }: ReceiptQuery,
): Promise<Call | Refusal> {
  if (providerCallId !== undefined) {
    const named = await connection(({ calls }) => calls.findByProviderCallId(user.walletId, providerCallId));
    return named?.userId === user.id ? named : refuse("call_not_found");
  }
  if (isRefusal(number)) return number;
  const call = await connection(({ calls }) => calls.newest(user, number));
  const age_s = call ? (clock.now().getTime() - call.createdAt.getTime()) / 1_000 : 0;
  return call && age_s <= startedAgo + tolerance_s ? call : refuse("call_not_found");
}

async function waitForSettlement(deps: CallDeps, newest: Call): Promise<Call> {
  let call = newest;
  for (let waited_ms = 0; call.open && waited_ms < settlementTimeout_ms; waited_ms += step_ms) {
    if (waited_ms === askAfter_ms) await tryAskCarrier(deps, call);
    else await deps.sleep(step_ms);
    call = (await deps.connection(({ calls }) => calls.find(newest))) ?? call;
  }
  return call;
}

function receiptOf(call: Call, posted_mc: number): CallReceipt {
  const receipt: CallReceipt = {
    credits: creditsFromMillicredits(posted_mc),
    charged: creditsFromMillicredits(call.cost_mc ?? 0),
    minutes: call.answered_s === null ? 0 : chargedMinutes(call.answered_s),
    status: call.open ? "pending" : "settled",
    outcome: call.status,
  };
  return call.refusal ? { ...receipt, refusal: refusalOf(call.refusal, call.terms) } : receipt;
}

/** The reason a call was not placed, as its caller reads it. */
export function refusalOf(
  code: RefusalCode,
  terms: CallTerms | null,
): { code: RefusalCode; message: string } {
  const refusal = code === "not_enough_credits" ? notEnoughCredits(terms) : refuse(code);
  return { code, message: refusalMessage(refusal) };
}
