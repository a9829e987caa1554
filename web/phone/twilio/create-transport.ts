import pTimeout from "p-timeout";
import * as z from "zod/mini";
import { incomingCallParameter } from "#contract/calls/calls.ts";
import type { CallTransport, TransportOptions } from "#web/phone/call-transport.ts";
import { isTokenRefused } from "#web/phone/failures.ts";
import { causeOf } from "./errors.ts";
import { loadSdk } from "./load-sdk.ts";
import { answerCall, placeCall, type RingingCall } from "./place-call.ts";
import { type LoadSdk, listenToDevice, type SdkCall, type SdkDevice, type VoiceSdk } from "./sdk.ts";

const load_ms = 20_000;
const token_ms = 15_000;
/** A token that expires within this time is renewed. */
const margin_ms = 30_000;
/** The server's event may come before the carrier's, or after it. */
const ring_ms = 10_000;
const retry_ms = 15_000;

/** Carries calls by the carrier's voice SDK. Owns the SDK's device and keeps its token fresh. */
export function createTransport(
  { fetchToken, signallingHost, getUserMedia, report }: TransportOptions,
  load: LoadSdk = loadSdk,
): CallTransport {
  let sdk: VoiceSdk | undefined;
  let device: SdkDevice | undefined;
  let stops: (() => void)[] = [];
  let token = "";
  let left_ms = () => 0;
  /** True when the device was handed out: only then it has tried to connect. */
  let isUsed = false;
  let refreshing: Promise<void> | undefined;
  let receives = false;
  let retry: ReturnType<typeof setTimeout> | undefined;
  const rings = createRings();

  async function freshToken(): Promise<string> {
    token = await pTimeout(fetchToken(), { milliseconds: token_ms });
    left_ms = countDown(tokenLife_ms(token));
    return token;
  }

  function refresh(): Promise<void> {
    const current = device;
    refreshing ??= freshToken()
      .then((token) => {
        if (current && current === device) current.updateToken(token);
      })
      .finally(() => {
        refreshing = undefined;
      });
    return refreshing;
  }

  /**
   * A failed refresh does no harm to calls of the user: the next one fetches a token again and reports a failure. Calls to the
   * user come only to a valid token, so it is tried again for them.
   */
  function refreshQuietly(): void {
    refresh().then(register, () => {
      clearTimeout(retry);
      if (receives && device) retry = setTimeout(refreshQuietly, retry_ms);
    });
  }

  function openDevice(loaded: VoiceSdk, token: string): void {
    // Before the SDK listens: it destroys its device as the page unloads, and listeners are called in their order.
    const stopIgnoring = beforeUnload(rings.ignore);
    const opened = loaded.createDevice(token, getUserMedia);
    device = opened;
    isUsed = false;
    stops = [
      listenToDevice(opened, "tokenWillExpire", refreshQuietly),
      listenToDevice(opened, "destroyed", () => {
        release();
        report({ kind: "service gone" });
      }),
      listenToDevice(opened, "error", (error) => {
        const cause = causeOf(error);
        // A token that has ended ends the registration too.
        if (isTokenRefused(cause) && left_ms() <= 0) refreshQuietly();
        report({ kind: "service failed", cause });
      }),
      listenToDevice(opened, "incoming", (call) => rings.add({ device: opened, call })),
      stopIgnoring,
    ];
    register();
  }

  /** The SDK refuses where the device is registered already. A page that is not registered hears of calls all the same. */
  function register(): void {
    if (receives) void device?.register().catch(() => undefined);
  }

  function release(): void {
    device = undefined;
    clearTimeout(retry);
    for (const stop of stops.splice(0)) stop();
  }

  function close(): void {
    const closing = device;
    rings.ignore();
    release();
    // The SDK may report an error while it closes, and an emitter without a listener would throw it.
    closing?.on("error", () => undefined);
    closing?.destroy();
  }

  /**
   * The device, with a token that remains valid for a moment. Its place takes a new one when its connection is lost,
   * because the SDK waits longer before each try. Rejects when there is no device.
   */
  async function ready(): Promise<SdkDevice> {
    sdk?.wakeSound();
    if (left_ms() < margin_ms) await refresh();
    if (sdk && device && isUsed && device.edge === null) {
      close();
      openDevice(sdk, token);
    }
    if (!device) throw new Error("The device is not open");
    isUsed = true;
    return device;
  }

  return {
    async open() {
      const loading = pTimeout(load(signallingHost), { milliseconds: load_ms });
      const [loaded, token] = await Promise.all([loading, freshToken()]);
      sdk = loaded;
      openDevice(loaded, token);
    },
    receive() {
      const isFirst = !receives;
      receives = true;
      // A token from before the user had a number lets no call through, though the device registers with it.
      if (isFirst && device) void refresh().then(register, register);
      else register();
    },
    ringing: rings.ids,
    answer(request, reportCall) {
      sdk?.wakeSound();
      const ringing = pTimeout(rings.find(request.callId), { milliseconds: ring_ms });
      return answerCall(ringing, request, reportCall);
    },
    place: (request, reportCall) => placeCall(ready(), request, reportCall),
    close,
  };
}

/** Listens for the end of the page, until the returned function is called. */
function beforeUnload(listener: () => void): () => void {
  globalThis.window?.addEventListener("pagehide", listener);
  return () => globalThis.window?.removeEventListener("pagehide", listener);
}

/** The calls that ring here, by our id. */
function createRings() {
  const waits = new Map<string, PromiseWithResolvers<RingingCall>>();
  const calls = new Map<string, SdkCall>();
  const entry = (callId: string) => {
    const wait = waits.get(callId) ?? Promise.withResolvers<RingingCall>();
    waits.set(callId, wait);
    return wait;
  };
  function forget(callId: string): void {
    waits.delete(callId);
    calls.delete(callId);
  }
  return {
    ids: () => [...calls.keys()],
    find: (callId: string) => entry(callId).promise,
    add(ring: RingingCall): void {
      const callId = ring.call.customParameters.get(incomingCallParameter);
      if (callId === undefined) return;
      entry(callId).resolve(ring);
      calls.set(callId, ring.call);
      ring.call.on("accept", () => calls.delete(callId));
      for (const name of ["cancel", "disconnect", "reject"] as const)
        ring.call.on(name, () => forget(callId));
    },
    /** The SDK declines what rings on a device that goes, for all pages of the user. */
    ignore(): void {
      for (const [callId, call] of [...calls]) {
        call.ignore();
        forget(callId);
      }
    },
  };
}

/** Returns what is left of a time. Of two clocks the faster counts: one may be set back, the other may stop in sleep. */
function countDown(life_ms: number): () => number {
  const [start_ms, startDate_ms] = [performance.now(), Date.now()];
  return () => life_ms - Math.max(performance.now() - start_ms, Date.now() - startDate_ms);
}

const claims = z.object({ iat: z.number(), exp: z.number() });

/** Life of a new access token (a JWT), independent of this machine's clock; infinity for one that does not say. */
function tokenLife_ms(token: string): number {
  try {
    const payload = (token.split(".")[1] ?? "").replaceAll("-", "+").replaceAll("_", "/");
    const { iat, exp } = claims.parse(JSON.parse(atob(payload)));
    return (exp - iat) * 1_000;
  } catch {
    return Number.POSITIVE_INFINITY;
  }
}
