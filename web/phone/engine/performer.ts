import {
  type AnsweredCall,
  type CallReport,
  type CallRequest,
  type CallTransport,
  type LoadTransport,
  type ServiceAccess,
  type TransportCall,
  UnsupportedBrowserError,
} from "#web/phone/call-transport.ts";
import { applyAudio, reopenMicrophone } from "#web/phone/devices/apply-audio.ts";
import { type AudioDevices, systemDevice } from "#web/phone/devices/audio-devices.ts";
import { type BrowserMicrophone, createMicrophone, type Microphone } from "#web/phone/devices/microphone.ts";
import type { CallSummary } from "#web/phone/phone.ts";
import type { LoadRingback } from "#web/phone/ringback/play-ringback.ts";
import type { Effect, Event, Timer } from "./events.ts";

interface PerformerOptions extends ServiceAccess {
  audio?: AudioDevices | undefined;
  loadTransport: LoadTransport;
  loadRingback: LoadRingback;
  microphone: BrowserMicrophone;
  publishEnd: (summary: CallSummary) => void;
  take: (event: Event) => void;
}

/** Does what the engine says: the one place that knows the transport, the browser's devices and timers. */
export class EffectPerformer {
  readonly #options: PerformerOptions;
  readonly #microphone: Microphone;
  readonly #timers = new Map<Timer, ReturnType<typeof setTimeout>>();
  #transport: CallTransport | undefined;
  #receives = false;
  #call: TransportCall | undefined;
  #stopDevices: (() => void)[] = [];
  #ringing: AbortController | undefined;

  constructor(options: PerformerOptions) {
    const { microphone, take } = options;
    this.#options = options;
    this.#microphone = createMicrophone(microphone, (status) => take({ kind: "microphone", status }));
  }

  /** Has the service bring calls to the user, from this device and from each later one. */
  receive(): void {
    this.#receives = true;
    this.#transport?.receive();
  }

  /** Our ids of the calls that ring. */
  ringing(): readonly string[] {
    return this.#transport?.ringing() ?? [];
  }

  perform(effect: Effect): void {
    switch (effect.kind) {
      case "open":
        void this.#open();
        break;
      case "close":
        this.#transport?.close();
        break;
      case "place":
        this.#place(effect.request);
        break;
      case "answer":
        this.#answer(effect.call);
        break;
      case "hang up":
        this.#hangUp();
        break;
      case "mute":
        this.#call?.mute(effect.isMuted);
        break;
      case "silence":
        this.#call?.silence(effect.isSilent);
        break;
      case "apply devices":
        this.#applyDevices();
        break;
      case "reopen microphone":
        void this.#reopenMicrophone(effect.attemptId);
        break;
      case "start ringback":
        this.#startRingback(effect.number);
        break;
      case "stop ringback":
        this.#stopRingback();
        break;
      case "send keys":
        this.#sendKeys(effect.keys);
        break;
      case "stop keys":
        this.#call?.stopKeys();
        break;
      case "start timer":
        this.#startTimer(effect.timer, effect.after_ms);
        break;
      case "cancel timer":
        clearTimeout(this.#timers.get(effect.timer));
        break;
      case "cancel timers":
        for (const timer of this.#timers.values()) clearTimeout(timer);
        break;
      case "publish end":
        this.#options.publishEnd(effect.summary);
        break;
    }
  }

  async #open(): Promise<void> {
    const { fetchToken, signallingHost, loadTransport, take } = this.#options;
    try {
      const createTransport = await loadTransport();
      const getUserMedia = this.#microphone.open;
      this.#transport ??= createTransport({ fetchToken, signallingHost, getUserMedia, report: take });
      if (this.#receives) this.#transport.receive();
      await this.#transport.open();
    } catch (error) {
      return take({ kind: "open failed", isUnsupported: error instanceof UnsupportedBrowserError });
    }
    take({ kind: "opened" });
  }

  #place(request: Omit<CallRequest, "microphoneId">): void {
    const microphoneId = this.#chosenMicrophone();
    this.#begin((report) => this.#transport?.place({ ...request, microphoneId }, report));
  }

  #answer(call: AnsweredCall): void {
    const microphoneId = this.#chosenMicrophone();
    this.#begin((report) => this.#transport?.answer({ ...call, microphoneId }, report));
  }

  #begin(open: (report: (event: CallReport) => void) => TransportCall | undefined): void {
    const call = open((event) => {
      if (this.#call !== call) return;
      // The service opens another microphone where a device list changes, and may stop that very one.
      if (event.kind === "measured") this.#microphone.look();
      this.#options.take(event);
    });
    this.#call = call;
  }

  /** A remembered device counts once it is listed. */
  async #chosenMicrophone(): Promise<string> {
    await this.#options.audio?.refresh();
    return this.#options.audio?.snapshot().microphoneId ?? systemDevice;
  }

  #hangUp(): void {
    for (const stop of this.#stopDevices.splice(0)) stop();
    this.#stopRingback();
    this.#call?.hangUp();
    this.#call = undefined;
  }

  #applyDevices(): void {
    const { audio, take } = this.#options;
    const callAudio = this.#call?.audio();
    if (!audio) return;
    this.#stopDevices.push(audio.subscribe(() => take({ kind: "devices changed" })));
    if (callAudio) this.#stopDevices.push(applyAudio(audio, callAudio));
  }

  async #reopenMicrophone(attemptId: string): Promise<void> {
    const audio = this.#call?.audio();
    const result = audio ? await reopenMicrophone(this.#microphone, this.#options.audio, audio) : "missing";
    this.#options.take({ kind: "microphone reopened", attemptId, result });
  }

  #startRingback(number: CallRequest["number"]): void {
    if (this.#ringing) return;
    const { audio, loadRingback } = this.#options;
    this.#ringing = new AbortController();
    const { signal } = this.#ringing;
    loadRingback()
      .then((play) => signal.aborted || play(number, audio, signal))
      // A call can do without its tone: the page also says that it rings.
      .catch(() => undefined);
  }

  #stopRingback(): void {
    this.#ringing?.abort();
    this.#ringing = undefined;
  }

  #sendKeys(keys: string): void {
    const { take } = this.#options;
    try {
      const areTonesReported = this.#call?.sendKeys(keys) === true;
      take({ kind: "keys taken", areTonesReported });
    } catch {
      take({ kind: "keys refused" });
    }
  }

  #startTimer(timer: Timer, after_ms: number): void {
    clearTimeout(this.#timers.get(timer));
    this.#timers.set(
      timer,
      setTimeout(() => this.#options.take({ kind: "time up", timer }), after_ms),
    );
  }
}
