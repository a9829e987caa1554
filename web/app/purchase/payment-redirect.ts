import { messages } from "#contract/messages/messages.ts";
import { declineMessages } from "#contract/messages/purchase-messages.ts";
import { callApi } from "#web/kit/api/browser-api.ts";
import { toast } from "#web/kit/notices/toast.ts";
import { say } from "#words/say.ts";
import { t } from "#words/translate.ts";
import { credit, takeRememberedPurchase } from "./checkout.ts";

const parameters = ["payment_intent", "payment_intent_client_secret", "redirect_status"];

/**
 * Finishes a payment after the bank has redirected the user to the dashboard: has it credited and shows the result.
 * Returns the address without the provider's parameters, or null when the address has none.
 */
export async function finishPaymentRedirect(address: string): Promise<string | null> {
  const url = new URL(address);
  if (!url.searchParams.has("payment_intent")) return null;
  const status = url.searchParams.get("redirect_status");
  for (const name of parameters) url.searchParams.delete(name);
  const expected = takeRememberedPurchase();
  if (status === "succeeded") await creditRedirected(expected);
  else if (status === "failed") {
    toast.error(t(messages.payment.failed), { description: t(declineMessages.notAuthenticated) });
  } else toast.info(say(messages.payment.otherStatus(status ?? "unknown")));
  return url.pathname + url.search;
}

async function creditRedirected(expected: number | null): Promise<void> {
  try {
    const added = await credit(callApi, expected ?? 0);
    // The provider's webhook may have been faster; then this request adds nothing.
    const bought = added > 0 ? added : expected;
    if (bought !== null) toast.success(say(messages.payment.success(bought)));
  } catch {
    toast.error(t(messages.payment.notCredited));
  }
}
