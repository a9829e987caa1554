import { testCallNumber } from "#contract/calls.ts";
import { withPlainSignalling } from "./plain-signalling.ts";
import type { LoadSdk, VoiceSdk } from "./sdk.ts";
import { sounds } from "./sounds.ts";

const tokenRefresh_ms = 10_000;
const signalling_ms = 10_000;

/** Fetches the voice SDK with the first dial pad, not with the page. */
export const loadSdk: LoadSdk = async (signallingHost) => {
  const load = () => import("@twilio/voice-sdk");
  const plain = signallingHost !== undefined && globalThis.location?.protocol === "http:";
  const { Call, Device } = plain ? await withPlainSignalling(signallingHost, load) : await load();

  // Options the SDK has but does not document: where its signalling is, and whether it reports to the vendor.
  const sandbox = signallingHost === undefined ? {} : { chunderw: signallingHost, publishEvents: false };
  const options = {
    codecPreferences: [Call.Codec.Opus, Call.Codec.PCMU],
    tokenRefreshMs: tokenRefresh_ms,
    closeProtection: true,
    enableImprovedSignalingErrorPrecision: true,
    // The engine turns every error into a sentence; the log would repeat them with the number dialled.
    logLevel: "silent" as const,
    sounds: { ...sounds },
    ...sandbox,
  };
  /** The trial call makes a device by itself, with the vendor's sounds and no number to dial; this gives it ours. */
  class TestDevice extends Device {
    constructor(token: string, given: object) {
      super(token, { ...given, ...options });
    }
    override connect(given: object) {
      return super.connect({ ...given, params: { To: testCallNumber } });
    }
  }

  const testOptions = {
    ...sandbox,
    logLevel: "silent",
    signalingTimeoutMs: signalling_ms,
    deviceFactory: TestDevice,
  };

  const sdk: VoiceSdk = {
    createDevice: (token) => new Device(token, options),
    runPreflight: (token) => Device.runPreflight(token, testOptions),
    wakeSound() {
      void Device.audioContext?.resume().catch(() => undefined);
    },
  };
  return sdk;
};
