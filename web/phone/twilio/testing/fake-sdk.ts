import { attemptParameter, callerIdParameter, incomingCallParameter } from "#contract/calls/calls.ts";
import { shownRateParameter } from "#contract/money/shown-rate.ts";
import type { LoadTransport, LoadTrialCall } from "#web/phone/call-transport.ts";
import type { Microphone } from "#web/phone/devices/microphone.ts";
import { createTransport } from "#web/phone/twilio/create-transport.ts";
import type {
  LoadSdk,
  SdkAudio,
  SdkCall,
  SdkCallEvents,
  SdkConnectOptions,
  SdkDevice,
  SdkDeviceEvents,
  SdkPreflight,
  SdkPreflightEvents,
  SdkSample,
  ToneSender,
} from "#web/phone/twilio/sdk.ts";
import { prepareTrialCall } from "#web/phone/twilio/trial-call.ts";

/** Emits events like the SDK, and counts listeners so that tests detect a leak. */
class FakeEmitter<Events extends Record<string, unknown[]>> {
  readonly #listeners: { [Name in keyof Events]?: Set<(...values: Events[Name]) => void> } = {};

  on<Name extends keyof Events & string>(name: Name, listener: (...values: Events[Name]) => void): void {
    this.#listeners[name] = (this.#listeners[name] ?? new Set()).add(listener);
  }
  removeListener<Name extends keyof Events & string>(
    name: Name,
    listener: (...values: Events[Name]) => void,
  ): void {
    this.#listeners[name]?.delete(listener);
  }
  emit<Name extends keyof Events & string>(name: Name, ...values: Events[Name]): void {
    for (const listener of [...(this.#listeners[name] ?? [])]) listener(...values);
  }
  get listenerCount(): number {
    return Object.values(this.#listeners).reduce((sum, listeners) => sum + (listeners?.size ?? 0), 0);
  }
}

export class FakeCall extends FakeEmitter<SdkCallEvents> implements SdkCall {
  disconnects = 0;
  readonly parameters: { CallSid?: string } = { CallSid: "CAfake" };
  readonly customParameters = new Map<string, string>();
  readonly digits: string[] = [];
  /** Set for a call that takes no keys. */
  digitsError: Error | undefined;
  #status: string;

  override emit<Name extends keyof SdkCallEvents>(name: Name, ...values: SdkCallEvents[Name]): void {
    if (name === "disconnect") this.#status = "closed";
    super.emit(name, ...values);
  }
  accept(): void {
    this.#status = "open";
    this.emit("accept");
  }
  close(): void {
    this.#status = "closed";
  }
  /** As the SDK, which declines a call that rings on a device that goes. */
  isDeclined = false;
  ignore(): void {
    this.close();
  }
  disconnect(): void {
    if (this.#status === "closed") return;
    this.disconnects++;
    this.emit("disconnect");
  }
  mute(muted: boolean): void {
    this.emit("mute", muted);
  }
  readonly #sound = { enabled: true } as MediaStreamTrack;
  get isHeard(): boolean {
    return this.#sound.enabled;
  }
  getRemoteStream(): MediaStream {
    return { getAudioTracks: () => [this.#sound] } as Partial<MediaStream> as MediaStream;
  }
  readonly #tones: FakeTones | null;

  constructor(tones: FakeTones | null, status = "connecting") {
    super();
    this.#status = status;
    this.#tones = tones;
  }
  sendDigits(digits: string): void {
    if (this.digitsError) throw this.digitsError;
    this.digits.push(digits);
    if (this.#tones?.canInsertDTMF) this.#tones.insertDTMF(digits);
  }
  status(): string {
    return this.#status;
  }
}

/** A browser's sender of tones, which begins and ends them when a test says so. */
export class FakeTones extends FakeEmitter<{ tonechange: [{ tone: string }] }> implements ToneSender {
  canInsertDTMF = true;
  toneBuffer = "";
  addEventListener = this.on;
  removeEventListener = this.removeListener;

  insertDTMF(tones: string): void {
    this.toneBuffer = tones;
  }
  /** Begins the next tone, or says that there is none. */
  next(): void {
    const [tone = ""] = this.toneBuffer;
    this.toneBuffer = this.toneBuffer.slice(1);
    this.emit("tonechange", { tone });
  }
  /** Sounds all that is left. */
  finish(): void {
    while (this.toneBuffer !== "") this.next();
    this.next();
  }
}

/** The SDK's sound; `has` lists the devices that can be opened. */
export class FakeAudio implements SdkAudio {
  readonly inputs: (string | null)[] = [];
  readonly outputs: string[] = [];
  has = (_deviceId: string): boolean => true;
  /** Runs when a device is set, and when it is opened anew. */
  opens = async (): Promise<unknown> => undefined;
  opensAnew = async (): Promise<unknown> => undefined;

  readonly speakerDevices = {
    set: async (deviceId: string) => {
      if (!this.has(deviceId)) throw new Error("Device not found");
      this.outputs.push(deviceId);
    },
  };
  async setInputDevice(deviceId: string): Promise<void> {
    if (!this.has(deviceId)) throw new Error("Device not found");
    this.inputs.push(deviceId);
    await this.opens();
  }
  async unsetAudioConstraints(): Promise<void> {
    this.inputs.push("again");
    await this.opensAnew();
  }
  async unsetInputDevice(): Promise<void> {
    this.inputs.push(null);
  }
}

export class FakePreflight extends FakeEmitter<SdkPreflightEvents> implements SdkPreflight {
  stopped = false;
  stop(): void {
    this.stopped = true;
    this.emit("failed", { code: 31008 });
  }
}

export class FakeDevice extends FakeEmitter<SdkDeviceEvents> implements SdkDevice {
  readonly tokens: string[];
  readonly dialled: (string | undefined)[] = [];
  readonly shownRates: (string | undefined)[] = [];
  readonly attempts: (string | undefined)[] = [];
  readonly callerIds: (string | undefined)[] = [];
  readonly constraints: SdkConnectOptions["rtcConstraints"][] = [];
  readonly audio = new FakeAudio();
  readonly calls: FakeCall[] = [];
  tones: FakeTones | null = new FakeTones();
  destroyed = false;
  registrations = 0;
  edge: string | null = null;
  /** `connect` stays open until signalling answers. */
  signalling: Promise<void> = Promise.resolve();
  connectError: Error | undefined;

  /** The SDK opens the microphones of its calls with it. */
  readonly getUserMedia: Microphone["open"];

  constructor(token: string, getUserMedia: Microphone["open"]) {
    super();
    this.getUserMedia = getUserMedia;
    this.tokens = [token];
  }
  async connect({ params, rtcConstraints }: SdkConnectOptions): Promise<FakeCall> {
    this.dialled.push(params.To);
    this.shownRates.push(params[shownRateParameter]);
    this.attempts.push(params[attemptParameter]);
    this.callerIds.push(params[callerIdParameter]);
    this.constraints.push(rtcConstraints);
    if (this.connectError) throw this.connectError;
    await this.signalling;
    this.edge = "sandbox";
    const call = new FakeCall(this.tones);
    this.calls.push(call);
    return call;
  }
  async register(): Promise<void> {
    this.registrations += 1;
  }
  /** A call to the user rings. */
  ring(callId: string): FakeCall {
    const call = new FakeCall(this.tones, "pending");
    call.customParameters.set(incomingCallParameter, callId);
    this.calls.push(call);
    this.emit("incoming", call);
    return call;
  }
  toneSender(): FakeTones | null {
    return this.tones;
  }
  updateToken(token: string): void {
    this.tokens.push(token);
  }
  destroy(): void {
    this.destroyed = true;
    for (const call of this.calls) {
      call.isDeclined = call.status() === "pending";
      call.disconnect();
    }
  }
}

export interface FakeSdk {
  loadSdk: LoadSdk;
  /** The real transport and trial call, on this SDK. */
  loadTransport: LoadTransport;
  loadTrialCall: LoadTrialCall;
  devices: FakeDevice[];
  preflights: FakePreflight[];
  hosts: (string | undefined)[];
  /** Applied to every device made from now on. */
  prepare: (device: FakeDevice) => void;
}

export function fakeSdk(): FakeSdk {
  const sdk: FakeSdk = {
    devices: [],
    preflights: [],
    hosts: [],
    prepare: () => undefined,
    loadTransport: async () => (options) => createTransport(options, (host) => sdk.loadSdk(host)),
    loadTrialCall: async () => (access) => prepareTrialCall(access, (host) => sdk.loadSdk(host)),
    loadSdk: async (host) => {
      sdk.hosts.push(host);
      return {
        createDevice(token, getUserMedia) {
          const device = new FakeDevice(token, getUserMedia);
          sdk.prepare(device);
          sdk.devices.push(device);
          return device;
        },
        runPreflight() {
          const preflight = new FakePreflight();
          sdk.preflights.push(preflight);
          return preflight;
        },
        wakeSound: () => undefined,
      };
    },
  };
  return sdk;
}

/** One good second. */
export function sampleOf(differs: Partial<SdkSample> = {}): SdkSample {
  return {
    audioInputLevel: 327,
    audioOutputLevel: 0,
    mos: 4.4,
    jitter: 3,
    rtt: 41,
    packetsReceived: 50,
    packetsSent: 50,
    packetsLostFraction: 0,
    ...differs,
  };
}

/** Signalling that cannot be reached. */
export const silentForEver = new Promise<void>(() => undefined);

/** A token that is good for this long, in the form of a JWT, by the clock of a server that is an hour behind. */
export function tokenFor(life_ms: number): string {
  const iat = Date.now() / 1_000 - 3_600;
  return `e30.${btoa(JSON.stringify({ iat, exp: iat + life_ms / 1_000 }))}.x`;
}
