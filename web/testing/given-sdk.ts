/** Stands in the place of the module that loads the voice SDK, which needs a browser's sound and network. */
import { onTestFinished } from "vitest";
import { loadSdk as vendors } from "#web/phone/twilio/load-sdk.ts";
import type { LoadSdk } from "#web/phone/twilio/sdk.ts";

let given: LoadSdk = vendors;

export const loadSdk: LoadSdk = (host) => given(host);

/** Has the page load this SDK until the end of the test; without one, the vendor's. */
export function giveSdk(load: LoadSdk = vendors): void {
  given = load;
  onTestFinished(() => {
    given = vendors;
  });
}
