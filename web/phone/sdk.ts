/** The part of the voice SDK that the engine uses; the real one and the tests' fake both fit it. */
export interface SdkError {
  code?: number;
  message?: string;
  /** What the gateway itself said. */
  originalError?: { code?: number } | undefined;
}

/** The SDK's measurements of one second. Levels are 0 to 32767, `packetsLostFraction` is a percentage. */
export interface SdkSample {
  audioInputLevel: number;
  audioOutputLevel: number;
  mos: number | null;
  jitter: number;
  rtt: number;
  packetsLostFraction: number;
}

export type SdkCallEvents = {
  ringing: [];
  accept: [];
  disconnect: [];
  cancel: [];
  reject: [];
  error: [SdkError];
  mute: [boolean];
  sample: [SdkSample];
  transportClose: [];
};

export type SdkDeviceEvents = {
  error: [SdkError];
  tokenWillExpire: [];
  destroyed: [];
};

type EventMap = Record<string, unknown[]>;

interface Emitter<Events extends EventMap> {
  on<Name extends keyof Events & string>(name: Name, listener: (...values: Events[Name]) => void): unknown;
  removeListener<Name extends keyof Events & string>(
    name: Name,
    listener: (...values: Events[Name]) => void,
  ): unknown;
}

export interface SdkCall extends Emitter<SdkCallEvents> {
  disconnect(): void;
  mute(muted: boolean): void;
  isMuted(): boolean;
  status(): string;
}

export interface SdkDevice extends Emitter<SdkDeviceEvents> {
  connect(options: { params: Record<string, string> }): Promise<SdkCall>;
  updateToken(token: string): void;
  destroy(): void;
}

export interface VoiceSdk {
  createDevice(token: string): SdkDevice;
  /** Browsers keep sound asleep until the person has touched the page; call this when they have. */
  wakeSound(): void;
}

export type LoadSdk = (signallingHost: string | undefined) => Promise<VoiceSdk>;

type Listen<Events extends EventMap> = <Name extends keyof Events & string>(
  emitter: Emitter<Events>,
  name: Name,
  listener: (...values: Events[Name]) => void,
) => () => void;

/** Listens until the returned function is called. */
export const listenToCall: Listen<SdkCallEvents> = listen;
export const listenToDevice: Listen<SdkDeviceEvents> = listen;

function listen<Events extends EventMap, Name extends keyof Events & string>(
  emitter: Emitter<Events>,
  name: Name,
  listener: (...values: Events[Name]) => void,
): () => void {
  emitter.on(name, listener);
  return () => emitter.removeListener(name, listener);
}
