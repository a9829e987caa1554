import { withPlainSignalling } from "./plain-signalling.ts";
import type { LoadSdk, VoiceSdk } from "./sdk.ts";
import { sounds } from "./sounds.ts";

const tokenRefresh_ms = 10_000;

/** Fetches the voice SDK with the first dial pad, not with the page. */
export const loadSdk: LoadSdk = async (signallingHost) => {
  const load = () => import("@twilio/voice-sdk");
  const plain = signallingHost !== undefined && globalThis.location?.protocol === "http:";
  const { Call, Device } = plain ? await withPlainSignalling(signallingHost, load) : await load();

  // Options the SDK has but does not document: where its signalling is, and whether it reports to the vendor.
  const sandbox = signallingHost === undefined ? {} : { chunderw: signallingHost, publishEvents: false };
  const sdk: VoiceSdk = {
    createDevice: (token) =>
      new Device(token, {
        codecPreferences: [Call.Codec.Opus, Call.Codec.PCMU],
        tokenRefreshMs: tokenRefresh_ms,
        closeProtection: true,
        enableImprovedSignalingErrorPrecision: true,
        // The engine turns every error into a sentence; the log would repeat them with the number dialled.
        logLevel: "silent",
        sounds: { ...sounds },
        ...sandbox,
      }),
    wakeSound() {
      void Device.audioContext?.resume().catch(() => undefined);
    },
  };
  return sdk;
};
