import { afterEach, expect, test, vi } from "vitest";

const dialled: string[] = [];
const deviceOptions: object[] = [];

vi.mock("@twilio/voice-sdk", () => {
  const Socket = globalThis.WebSocket;
  class Device {
    constructor(_token: string, options: { chunderw?: string }) {
      deviceOptions.push(options);
      const { chunderw } = options;
      new Socket(`wss://${chunderw ?? "voice-js.roaming.twilio.com"}/signal`);
    }
  }
  return { Device, Call: { Codec: { Opus: "opus", PCMU: "pcmu" } } };
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
  dialled.length = 0;
  deviceOptions.length = 0;
});

const supported = () => {
  vi.stubGlobal("RTCPeerConnection", class {});
  vi.stubGlobal(
    "RTCRtpTransceiver",
    class {
      setCodecPreferences() {}
    },
  );
  vi.stubGlobal("navigator", { mediaDevices: {} });
};

test.each([
  ["without WebRTC", () => vi.stubGlobal("navigator", { mediaDevices: {} })],
  [
    "whose calls cannot choose codecs",
    () => {
      supported();
      vi.stubGlobal("RTCRtpTransceiver", class {});
    },
  ],
  [
    "whose WebRTC an extension has set to undefined",
    () => {
      supported();
      vi.stubGlobal("RTCPeerConnection", undefined);
    },
  ],
  [
    "without transceivers",
    () => {
      supported();
      vi.stubGlobal("RTCRtpTransceiver", undefined);
    },
  ],
  ["without microphones", () => vi.stubGlobal("RTCPeerConnection", class {})],
])("a browser %s loads no SDK", async (_what, stub) => {
  stub();
  const { loadSdk } = await import("./load-sdk.ts");
  const { UnsupportedBrowserError } = await import("#web/phone/call-transport.ts");
  await expect(loadSdk("localhost:3100")).rejects.toThrow(UnsupportedBrowserError);
  expect(deviceOptions).toEqual([]);
});

test.each([
  ["the sandbox without TLS, also from a page behind TLS", "localhost:3100", "ws://localhost:3100/signal"],
  ["the carrier by TLS", undefined, "wss://voice-js.roaming.twilio.com/signal"],
])("the SDK reaches %s", async (_name, host, address) => {
  vi.stubGlobal("location", { protocol: "https:" });
  supported();
  vi.stubGlobal(
    "WebSocket",
    class {
      constructor(url: string) {
        dialled.push(url);
      }
    },
  );
  const { loadSdk } = await import("./load-sdk.ts");
  const sdk = await loadSdk(host);
  sdk.createDevice("token", async () => new MediaStream());
  expect(dialled).toEqual([address]);
  // The SDK's own timer keeps this: web/phone/twilio/sdk-values.test.ts.
  expect(deviceOptions, "a device reports the end of its token 10 s before").toEqual([
    expect.objectContaining({ tokenRefreshMs: 10_000 }),
  ]);
});
