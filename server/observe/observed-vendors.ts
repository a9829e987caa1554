import type { CarrierNumbers } from "#domain/calls/carrier-numbers.ts";
import type { Carrier } from "#domain/calls/voice-carrier.ts";
import type { Observer } from "#domain/observer.ts";
import type { CardProvider } from "#domain/payments/card-provider.ts";

/** A step for each request to the carrier. */
export function observedCarrier(carrier: Carrier, observer: Observer): Carrier {
  return {
    ...carrier,
    ...(carrier.rented && { rented: observedNumbers(carrier.rented, observer) }),
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

/** A step for each request to the carrier about numbers. */
function observedNumbers(numbers: CarrierNumbers, observer: Observer): CarrierNumbers {
  return {
    search: (search) => observer.step("carrier searchNumbers", {}, () => numbers.search(search)),
    buy: (order) => observer.step("carrier buyNumber", {}, () => numbers.buy(order)),
    find: (id) => observer.step("carrier findNumber", {}, () => numbers.find(id)),
    release: (id) => observer.step("carrier releaseNumber", {}, () => numbers.release(id)),
    list: () => observer.step("carrier listNumbers", {}, () => numbers.list()),
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
