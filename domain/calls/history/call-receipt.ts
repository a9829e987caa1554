import type { CallReceipt } from "#contract/calls/calls.ts";
import type { Message } from "#contract/messages/message.ts";
import { creditsFromMillicredits } from "#contract/money/money.ts";
import { callCost_mc, chargedMinutes } from "#contract/money/pricing.ts";
import type { E164 } from "#contract/numbers/phone-number.ts";
import { isRefusal, type Refusal, type RefusalCode, refusalMessage, refuse } from "#contract/refusals.ts";
import type { Call, CallTerms } from "#domain/calls/call.ts";
import { type CallDeps, secondsAfter, subjectOf } from "#domain/calls/call-deps.ts";
import { tryAskCarrier } from "#domain/calls/ending/ask-carrier.ts";
import { notEnoughCredits } from "#domain/calls/judge-call.ts";
import type { Balance, WalletUser } from "#domain/ledger/ledger-store.ts";
import { sharedWork } from "#domain/remembered.ts";
import type { WalletWatch } from "#domain/wallet-changes.ts";

/** The carrier's own report usually arrives first. After this time the carrier is asked once. */
const askAfter_ms = 1_000;
const waitAfterAsking_ms = 2_000;
/** A receipt by the browser's own id is for a call of the last day: no call lasts longer. */
const attemptLife_s = 24 * 3_600;
/** Tolerance for the carrier's whole seconds below the limit that ended a call. */
const rounding_s = 1;

interface ReceiptQuery {
  number: E164 | Refusal;
  providerCallId?: string | undefined;
  attempt?: string | undefined;
}

export type Receipts = (user: WalletUser, query: ReceiptQuery) => Promise<CallReceipt | Refusal>;

/**
 * Makes the receipts of this process. A receipt is for the user's call with this carrier id, or else with this id of the
 * browser; without an id, for the user's newest call to this number.
 * Waits briefly for an open call to be settled and then asks the carrier once. The answer is `pending` when the call is
 * not over even then. All requests for a call that arrive during one wait share it, so a flood of them waits on no
 * connection and asks the carrier once. Asking again changes nothing.
 * Refuses text that is no number and, without such a call, `call_not_found`.
 */
export function receiptsOf(deps: CallDeps): Receipts {
  const share = sharedWork<CallReceipt>();
  return async (user, query) => {
    const call = await findCall(deps, user, query);
    if (isRefusal(call)) return call;
    deps.observer.learn(subjectOf(call));
    return deps.observer.step("receipt", subjectOf(call), () => share(call.id, () => receipt(deps, call)));
  };
}

async function receipt(deps: CallDeps, placed: Call): Promise<CallReceipt> {
  const call = placed.open ? await waitForSettlement(deps, placed) : placed;
  return receiptOf(call, await deps.connection(({ ledger }) => ledger.balance(call.walletId)));
}

async function findCall(
  { connection, clock }: CallDeps,
  user: WalletUser,
  { number, providerCallId, attempt }: ReceiptQuery,
): Promise<Call | Refusal> {
  if (providerCallId !== undefined) {
    const named = await connection(({ calls }) => calls.findByProviderCallId(user.walletId, providerCallId));
    return named?.userId === user.id ? named : refuse("call_not_found");
  }
  if (attempt !== undefined) {
    const since = secondsAfter(clock.now(), -attemptLife_s);
    const callOfAttempt = await connection(({ calls }) => calls.findByAttempt(user, attempt, since));
    return callOfAttempt ?? refuse("call_not_found");
  }
  if (isRefusal(number)) return number;
  const call = await connection(({ calls }) => calls.newest(user, number));
  return call ?? refuse("call_not_found");
}

async function waitForSettlement(deps: CallDeps, open: Call): Promise<Call> {
  const changes = deps.changes.watch(open.walletId);
  try {
    const call = await readUntilSettled(deps, changes, open, askAfter_ms);
    if (!call.open) return call;
    await tryAskCarrier(deps, call);
    return await readUntilSettled(deps, changes, call, waitAfterAsking_ms);
  } finally {
    changes.end();
  }
}

/** Reads the call now, at each change of its wallet, and at the timeout, because a published change may be lost. */
async function readUntilSettled(
  deps: CallDeps,
  changes: WalletWatch,
  open: Call,
  timeout_ms: number,
): Promise<Call> {
  const timeout = deps.sleep(timeout_ms).then(() => true);
  const changed = () => changes.next().then(() => false);
  for (let over = false; ; over = await Promise.race([timeout, changed()])) {
    const call = (await deps.connection(({ calls }) => calls.find(open))) ?? open;
    if (!call.open || over) return call;
  }
}

function receiptOf(call: Call, balance: Balance): CallReceipt {
  const receipt: CallReceipt = {
    credits: creditsFromMillicredits(balance.posted_mc),
    charged: creditsFromMillicredits(call.cost_mc ?? 0),
    minutes: call.answered_s ? chargedMinutes(call.answered_s) : 0,
    seconds: call.open ? null : call.answered_s,
    status: call.open ? "pending" : "settled",
    outcome: call.status,
    creditsRanOut: creditsRanOut(call, balance),
    ...(call.shownNumber !== null && { shownNumber: call.shownNumber }),
  };
  return call.refusal ? { ...receipt, refusal: refusalOf(call.refusal, call.terms) } : receipt;
}

/** A call that a limit on spending or on its length has ended leaves credits for another second. */
function creditsRanOut({ terms, answered_s, cost_mc }: Call, { available_mc }: Balance): boolean {
  if (!terms || answered_s === null || cost_mc === null) return false;
  if (answered_s < terms.limit_s - rounding_s) return false;
  return callCost_mc(terms.rate, terms.limit_s + 1) > cost_mc + available_mc;
}

/** The reason a call was not placed, as its caller reads it. */
export function refusalOf(
  code: RefusalCode,
  terms: CallTerms | null,
): { code: RefusalCode; message: Message } {
  const refusal = code === "not_enough_credits" ? notEnoughCredits(terms) : refuse(code);
  return { code, message: refusalMessage(refusal) };
}
