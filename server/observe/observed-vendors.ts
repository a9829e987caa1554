import type { Carrier } from "#domain/calls/voice-carrier.ts";
import type { Observer } from "#domain/observer.ts";
import type { CardProvider } from "#domain/payments/card-provider.ts";

/** A step for each request to the carrier. */
export function observedCarrier(carrier: Carrier, observer: Observer): Carrier {
  return {
    ...carrier,
    hangUp: (providerCallId) =>
      observer.step("carrier hangUp", { providerCallId }, () => carrier.hangUp(providerCallId)),
    setLimit: (providerCallId, limit_s) =>
      observer.step("carrier setLimit", { providerCallId }, () => carrier.setLimit(providerCallId, limit_s)),
    fetchOutcome: (call) =>
      observer.step("carrier fetchOutcome", { providerCallId: call.providerCallId }, () =>
        carrier.fetchOutcome(call),
      ),
    fetchMedia: (providerCallId) =>
      observer.step("carrier fetchMedia", { providerCallId }, () => carrier.fetchMedia(providerCallId)),
  };
}

export function observedCardProvider(provider: CardProvider, observer: Observer): CardProvider {
  return {
    ...provider,
    createIntent: (request) =>
      observer.step("card provider createIntent", { paymentId: request.paymentId }, () =>
        provider.createIntent(request),
      ),
    secretOf: (ref) => observer.step("card provider secretOf", {}, () => provider.secretOf(ref)),
    retrieveIntent: (...query) =>
      observer.step("card provider retrieveIntent", {}, () => provider.retrieveIntent(...query)),
    cancelIntent: (ref) => observer.step("card provider cancelIntent", {}, () => provider.cancelIntent(ref)),
  };
}
