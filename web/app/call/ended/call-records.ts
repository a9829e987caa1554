import { callHistoryRoutes } from "#contract/calls/call-history.ts";
import { withheldNumber } from "#contract/calls/call-status.ts";
import { type CallReceipt, callRoutes } from "#contract/calls/calls.ts";
import type { CallApi } from "#web/kit/api/api.ts";
import { isUnreachable } from "#web/kit/api/api-error.ts";
import { delay } from "#web/kit/browser/delay.ts";
import type { CallSummary } from "#web/phone/phone.ts";

/** The carrier may report some seconds after the hang-up. */
const receiptAttempts = 6;
const receiptPause_ms = 1_500;

/** The receipt of an ended call. One that is still `pending` after the retries is settled without the browser. */
export async function fetchReceipt(callApi: CallApi, call: CallSummary): Promise<CallReceipt> {
  const body = {
    phoneNumber: call.number ?? withheldNumber,
    duration: Math.ceil(call.elapsed_s / 60),
    providerCallId: call.providerCallId ?? undefined,
    // A call that never rang has no carrier id.
    attempt: call.attemptId ?? undefined,
  };
  let receipt = await callApi(callRoutes.deductCredits, { body });
  for (let attempt = 1; receipt.status === "pending" && attempt < receiptAttempts; attempt += 1) {
    await delay(receiptPause_ms);
    receipt = await callApi(callRoutes.deductCredits, { body });
  }
  return receipt;
}

const qualityAttempts = 3;
const qualityPause_ms = 2_000;

/** Sends the call's quality to the server. A failure stays silent, because no page waits for the result. */
export async function keepQuality(
  callApi: CallApi,
  { providerCallId, answered, quality }: Pick<CallSummary, "providerCallId" | "answered" | "quality">,
): Promise<void> {
  // The quality of an unanswered call says nothing about talking.
  if (providerCallId === null || !answered || quality === null) return;
  const report = { params: { id: providerCallId }, body: quality };
  for (let attempt = 1; attempt <= qualityAttempts; attempt += 1) {
    try {
      await callApi(callHistoryRoutes.keepQuality, report);
      return;
    } catch (error) {
      if (!isUnreachable(error)) return;
    }
    await delay(qualityPause_ms);
  }
}
