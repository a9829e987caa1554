import { callHistoryRoutes } from "#contract/call-history.ts";
import type { CallApi } from "#web/lib/api.ts";
import { isUnreachable } from "#web/lib/api-error.ts";
import { delay } from "#web/lib/delay.ts";
import type { CallSummary } from "#web/phone/phone.ts";

const attempts = 3;
const pause_ms = 2_000;

/** Keeps with a call how good its line was. Nobody waits for it, so a failure is no reason to disturb anybody. */
export async function keepQuality(
  callApi: CallApi,
  { providerCallId, answered, quality }: Pick<CallSummary, "providerCallId" | "answered" | "quality">,
): Promise<void> {
  // The line to a number that rings or is busy says nothing of a talk.
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
