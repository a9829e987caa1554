import type { Microphone, MicrophoneConstraints } from "#web/phone/devices/microphone.ts";

/** The part of the voice SDK that we use; the real SDK and the tests' fake both have this type. */
export interface SdkError {
  code?: number;
  message?: string;
  originalError?: { code?: number } | undefined;
}

/** The SDK's measurements of one second. Levels are 0 to 32767, `packetsLostFraction` is a percentage. */
export interface SdkSample {
  audioInputLevel: number;
  audioOutputLevel: number;
  mos: number | null;
  jitter: number;
  /** Undefined until the far end has reported on a packet. */
  rtt: number | undefined;
  packetsReceived: number;
  packetsSent: number;
  packetsLostFraction: number;
}

export type SdkCallEvents = {
  /** True when the far end's sound comes before its answer; without it the page has to sound a ringing tone. */
  ringing: [hasEarlyMedia: boolean];
  accept: [];
  disconnect: [];
  cancel: [];
  reject: [];
  error: [SdkError];
  mute: [boolean];
  sample: [SdkSample];
  warning: [string];
  "warning-cleared": [string];
  reconnecting: [SdkError];
  reconnected: [];
  transportClose: [];
};

export type SdkDeviceEvents = {
  error: [SdkError];
  tokenWillExpire: [];
  /** A call to the user rings. */
  incoming: [SdkCall];
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
  /** `CallSid` is the carrier's id of the call, from the moment it rings. */
  readonly parameters: Readonly<Record<string, string | undefined>>;
  /** Values that our server sends with a call to the user. */
  readonly customParameters: ReadonlyMap<string, string>;
  /** Answers a call to the user. */
  accept(options: Pick<SdkConnectOptions, "rtcConstraints">): void;
  /** Lets a call to the user ring on elsewhere. */
  ignore(): void;
  sendDigits(digits: string): void;
  disconnect(): void;
  mute(muted: boolean): void;
  /** The far end's sound, once it comes. */
  getRemoteStream(): MediaStream | undefined;
  status(): string;
}

export interface ToneSender extends Pick<RTCDTMFSender, "canInsertDTMF" | "toneBuffer" | "insertDTMF"> {
  /** The event names the tone that begins, and none after the last. */
  addEventListener(type: "tonechange", listener: (event: { tone: string }) => void): void;
  removeEventListener(type: "tonechange", listener: (event: { tone: string }) => void): void;
}

export interface SdkAudio {
  readonly speakerDevices: { set(deviceId: string): Promise<void> };
  /** Opens the microphone at once, and keeps it open until it is unset. */
  setInputDevice(deviceId: string): Promise<void>;
  unsetInputDevice(): Promise<void>;
  /** Opens the set device anew. */
  unsetAudioConstraints(): Promise<void>;
}

export interface SdkConnectOptions {
  params: Record<string, string>;
  rtcConstraints: MicrophoneConstraints;
}

export interface SdkDevice extends Emitter<SdkDeviceEvents> {
  readonly audio: SdkAudio | null;
  /** Location that signalling is connected to; null before the first call, and while the connection is lost. */
  readonly edge: string | null;
  connect(options: SdkConnectOptions): Promise<SdkCall>;
  /** Registers for calls to the user. */
  register(): Promise<void>;
  /** Sender that `sendDigits` of the newest call uses; null in a browser without it. */
  toneSender(): ToneSender | null;
  updateToken(token: string): void;
  destroy(): void;
}

/** Averages over the whole test; absent when no sound flowed. */
export interface SdkPreflightReport {
  stats?: { jitter: SdkAverage; mos: SdkAverage; rtt: SdkAverage } | undefined;
  totals?: { packetsLostFraction: number } | undefined;
  warnings: readonly { name: string }[];
}
interface SdkAverage {
  average: number;
}

export type SdkPreflightEvents = {
  sample: [SdkSample];
  completed: [SdkPreflightReport];
  failed: [SdkError];
};

export interface SdkPreflight extends Emitter<SdkPreflightEvents> {
  stop(): void;
}

export interface VoiceSdk {
  runPreflight(token: string): SdkPreflight;
  /** Its calls open their microphones with `getUserMedia`. */
  createDevice(token: string, getUserMedia: Microphone["open"]): SdkDevice;
  /** Resumes sound, which browsers suspend until the user has touched the page. */
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
export const listenToPreflight: Listen<SdkPreflightEvents> = listen;

function listen<Events extends EventMap, Name extends keyof Events & string>(
  emitter: Emitter<Events>,
  name: Name,
  listener: (...values: Events[Name]) => void,
): () => void {
  emitter.on(name, listener);
  return () => emitter.removeListener(name, listener);
}
