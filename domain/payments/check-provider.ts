import { type Refusal, refuse } from "#contract/refusals.ts";
import { type CardProvider, CardProviderError } from "./card-provider.ts";

/** Checks that payments can be made right now. Refuses `payment_provider_unavailable`. */
export async function checkProvider(provider: CardProvider): Promise<{ ok: true } | Refusal> {
  try {
    await provider.check();
    return { ok: true };
  } catch (error) {
    if (error instanceof CardProviderError) return refuse("payment_provider_unavailable");
    throw error;
  }
}
