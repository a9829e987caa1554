import { type Refusal, refuse } from "#contract/refusals.ts";
import type { Clock } from "#domain/runtime.ts";
import { type CardProvider, CardProviderError } from "./card-provider.ts";

type Answer = { ok: true } | Refusal;

/** Shorter than a person waits before the next try, long enough that many pages cost the provider one request. */
const kept_ms = 5_000;

/**
 * Checks that payments can be made right now. Each node asks the provider once at a time and keeps the answer for a few
 * seconds. Refuses `payment_provider_unavailable`.
 */
export function providerCheck(provider: CardProvider, clock: Clock): () => Promise<Answer> {
  let last: { answer: Promise<Answer>; until: number } | undefined;
  return () => {
    if (last !== undefined && clock.now().getTime() < last.until) return last.answer;
    const request = { answer: check(provider), until: Number.POSITIVE_INFINITY };
    last = request;
    const keep = (for_ms: number) => {
      request.until = clock.now().getTime() + for_ms;
    };
    // An unexpected error is not an answer to keep.
    request.answer.then(
      () => keep(kept_ms),
      () => keep(0),
    );
    return request.answer;
  };
}

async function check(provider: CardProvider): Promise<Answer> {
  try {
    await provider.check();
    return { ok: true };
  } catch (error) {
    if (error instanceof CardProviderError) return refuse("payment_provider_unavailable");
    throw error;
  }
}
