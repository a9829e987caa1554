import { type CallReceipt, callRoutes } from "#contract/calls/calls.ts";
import type { CallApi } from "#web/kit/api/api.ts";
import { delay } from "#web/kit/browser/delay.ts";
import type { CallSummary } from "#web/phone/phone.ts";

/** The carrier may report some seconds after the hang-up. */
const attempts = 6;
const pause_ms = 1_500;

/**
 * The receipt of a call that has ended. Retries for a while if the carrier has not reported yet.
 * A receipt that is `pending` after that is settled later, without the browser.
 */
export async function fetchReceipt(callApi: CallApi, call: CallSummary): Promise<CallReceipt> {
  const body = {
    phoneNumber: call.number,
    duration: Math.ceil(call.elapsed_s / 60),
    providerCallId: call.providerCallId ?? undefined,
    // A call that never rang has no carrier id.
    attempt: call.attemptId ?? undefined,
  };
  let receipt = await callApi(callRoutes.deductCredits, { body });
  for (let asked = 1; receipt.status === "pending" && asked < attempts; asked += 1) {
    await delay(pause_ms);
    receipt = await callApi(callRoutes.deductCredits, { body });
  }
  return receipt;
}
