import pTimeout from "p-timeout";
import { z } from "zod";
import { type LoadSdk, listenToDevice, type SdkDevice, type SdkError, type VoiceSdk } from "./sdk.ts";
import { isTokenError } from "./sdk-errors.ts";

export interface DeviceKeeper {
  /** Rejects when the SDK or a token cannot be had. */
  open(): Promise<void>;
  isOpen(): boolean;
  /** The device, with a token that outlives the next moments. Rejects when there is none. */
  ready(): Promise<SdkDevice>;
  /** Throws the device away; `open` makes another. */
  close(): void;
}

export interface DeviceKeeperOptions {
  fetchToken: () => Promise<string>;
  loadSdk: LoadSdk;
  signallingHost: string | undefined;
  onError: (error: SdkError) => void;
  /** The SDK gave the device up by itself, as it does when the page is put away. */
  onGone: () => void;
}

const load_ms = 20_000;
const token_ms = 15_000;
/** A token is fetched anew when it would end within this time. */
const margin_ms = 30_000;

/** Owns the SDK's device and keeps its token fresh. */
export function keepDevice(options: DeviceKeeperOptions): DeviceKeeper {
  const { fetchToken, loadSdk, signallingHost, onError, onGone } = options;
  let sdk: VoiceSdk | undefined;
  let device: SdkDevice | undefined;
  let stops: (() => void)[] = [];
  let expiry_ms = 0;
  let refreshing: Promise<void> | undefined;

  async function freshToken(): Promise<string> {
    const token = await pTimeout(fetchToken(), { milliseconds: token_ms });
    expiry_ms = tokenExpiry_ms(token);
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

  // A refresh that fails costs nothing yet: the next call asks for a token again, and says so if it gets none.
  const refreshQuietly = () => void refresh().catch(() => undefined);

  function hold(opened: SdkDevice): void {
    device = opened;
    stops = [
      listenToDevice(opened, "tokenWillExpire", refreshQuietly),
      listenToDevice(opened, "destroyed", () => {
        release();
        onGone();
      }),
      listenToDevice(opened, "error", (error) => {
        if (isTokenError(error) && Date.now() >= expiry_ms) refreshQuietly();
        onError(error);
      }),
    ];
  }

  function release(): void {
    device = undefined;
    for (const stop of stops.splice(0)) stop();
  }

  return {
    async open() {
      const loading = pTimeout(loadSdk(signallingHost), { milliseconds: load_ms });
      const [loaded, token] = await Promise.all([loading, freshToken()]);
      sdk = loaded;
      hold(loaded.createDevice(token));
    },
    isOpen: () => device !== undefined,
    async ready() {
      sdk?.wakeSound();
      if (expiry_ms - Date.now() < margin_ms) await refresh();
      if (!device) throw new Error("The device is not open");
      return device;
    },
    close() {
      const closing = device;
      release();
      // An emitter without a listener throws its errors, and the SDK may still report one while it closes.
      closing?.on("error", () => undefined);
      closing?.destroy();
    },
  };
}

const claims = z.object({ exp: z.number() });

/** When an access token (a JWT) ends, in milliseconds since 1970; a token that does not say is taken to last. */
function tokenExpiry_ms(token: string): number {
  try {
    const payload = (token.split(".")[1] ?? "").replaceAll("-", "+").replaceAll("_", "/");
    return claims.parse(JSON.parse(atob(payload))).exp * 1_000;
  } catch {
    return Number.POSITIVE_INFINITY;
  }
}
