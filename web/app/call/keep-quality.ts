import { callHistoryRoutes } from "#contract/calls/call-history.ts";
import type { CallApi } from "#web/kit/api/api.ts";
import { isUnreachable } from "#web/kit/api/api-error.ts";
import { delay } from "#web/kit/browser/delay.ts";
import type { CallSummary } from "#web/phone/phone.ts";

const attempts = 3;
const pause_ms = 2_000;

/** Sends the call's quality to the server. A failure stays silent, because no page waits for the result. */
export async function keepQuality(
  callApi: CallApi,
  { providerCallId, answered, quality }: Pick<CallSummary, "providerCallId" | "answered" | "quality">,
): Promise<void> {
  // The quality of an unanswered call says nothing about talking.
  if (providerCallId === null || !answered || quality === null) return;
  const report = { params: { id: providerCallId }, body: quality };
  for (let attempt = 1; attempt <= attempts; attempt += 1) {
    try {
      await callApi(callHistoryRoutes.keepQuality, report);
      return;
    } catch (error) {
      if (!isUnreachable(error)) return;
    }
    await delay(pause_ms);
  }
}
