import type { CallTransport, TransportOptions } from "#web/phone/call-transport.ts";
import { keepDevice } from "./device-keeper.ts";
import { loadSdk } from "./load-sdk.ts";
import { placeCall } from "./place-call.ts";
import type { LoadSdk } from "./sdk.ts";

/** Carries calls by the carrier's voice SDK. */
export function createTransport(options: TransportOptions, load: LoadSdk = loadSdk): CallTransport {
  const keeper = keepDevice({ ...options, loadSdk: load });
  return {
    open: keeper.open,
    close: keeper.close,
    place: (request, report) => placeCall(keeper.ready(), request, report),
  };
}
