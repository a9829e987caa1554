import { testCallNumber } from "#contract/calls/calls.ts";
import { UnsupportedBrowserError } from "#web/phone/call-transport.ts";
import type { LoadSdk, VoiceSdk } from "./sdk.ts";

const tokenRefresh_ms = 10_000;
const signalling_ms = 10_000;

const soundNames = ["incoming", "outgoing", "disconnect", ...[..."0123456789sh"].map((key) => `dtmf${key}`)];

/** Every sound the SDK knows, from our own server. The SDK would fetch a missing sound from the vendor. */
export const sounds = Object.fromEntries(soundNames.map((name) => [name, `/sounds/${name}.wav`]));

function canCall(): boolean {
  return (
    // Extensions against leaks of addresses set it to undefined.
    typeof globalThis.RTCPeerConnection === "function" &&
    navigator.mediaDevices !== undefined &&
    // The SDK calls it at each call, and Firefox has it since 128.
    "setCodecPreferences" in (globalThis.RTCRtpTransceiver?.prototype ?? {})
  );
}

/** Loads the voice SDK on first use, not with the page. */
export const loadSdk: LoadSdk = async (signallingHost) => {
  if (!canCall()) throw new UnsupportedBrowserError();
  const load = () => import("@twilio/voice-sdk");
  // Also from a page behind TLS: browsers let it reach this machine without.
  const { Call, Device } =
    signallingHost === undefined ? await load() : await withPlainSignalling(signallingHost, load);

  // Undocumented options of the SDK: the signalling host, and whether the SDK reports to the vendor.
  const sandbox = signallingHost === undefined ? {} : { chunderw: signallingHost, publishEvents: false };
  const options = {
    codecPreferences: [Call.Codec.Opus, Call.Codec.PCMU],
    tokenRefreshMs: tokenRefresh_ms,
    closeProtection: true,
    enableImprovedSignalingErrorPrecision: true,
    // The engine shows every error as a sentence; the SDK's log would also print the dialled number.
    logLevel: "silent" as const,
    sounds,
    ...sandbox,
  };
  /** The trial call makes a device of its own, which would use the vendor's sounds and dial no number. */
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
    createDevice(token, getUserMedia) {
      let newest: RTCPeerConnection | undefined;
      class KnownConnection extends RTCPeerConnection {
        constructor(configuration?: RTCConfiguration) {
          super(configuration);
          newest = this;
        }
      }
      const device = new Device(token, { ...options, getUserMedia, RTCPeerConnection: KnownConnection });
      // The SDK takes the same sender, and does not say when its tones sound.
      const toneSender = () => newest?.getSenders().find(({ dtmf }) => dtmf)?.dtmf ?? null;
      return Object.assign(device, { toneSender });
    },
    runPreflight: (token) => Device.runPreflight(token, testOptions),
    wakeSound() {
      void Device.audioContext?.resume().catch(() => undefined);
    },
  };
  return sdk;
};

/**
 * Runs `load` with a `globalThis.WebSocket` that reaches `host` unencrypted, then restores the original. The SDK
 * captures WebSocket while it loads and always dials `wss://`, but a sandbox on this machine has no certificate.
 */
export async function withPlainSignalling<T>(host: string, load: () => Promise<T>): Promise<T> {
  const Original = globalThis.WebSocket;
  const secure = `wss://${host}/`;
  globalThis.WebSocket = class extends Original {
    constructor(url: string | URL, protocols?: string | string[]) {
      super(String(url).replace(secure, `ws://${host}/`), protocols);
    }
  };
  try {
    return await load();
  } finally {
    globalThis.WebSocket = Original;
  }
}
