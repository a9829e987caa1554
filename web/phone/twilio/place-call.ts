import { attemptParameter, callerIdParameter, chosenCountryParameter } from "#contract/calls/calls.ts";
import { shownRateParameter, writeShownRate } from "#contract/money/shown-rate.ts";
import type {
  AnswerRequest,
  CallAudio,
  CallReport,
  CallRequest,
  TransportCall,
} from "#web/phone/call-transport.ts";
import { microphoneConstraints } from "#web/phone/devices/microphone.ts";
import type { Cause } from "#web/phone/failures.ts";
import { causeOf, hintsOf, isMediaLost, isOutcome, secondOf } from "./errors.ts";
import { listenToCall, type SdkAudio, type SdkCall, type SdkDevice, type ToneSender } from "./sdk.ts";

type Report = (event: CallReport) => void;

/** Dials on the device as soon as that is ready, and translates what its call reports. */
export function placeCall(ready: Promise<SdkDevice>, request: CallRequest, report: Report): TransportCall {
  const call = new PlacedCall(report);
  call.place(ready, request).catch(() => call.report({ kind: "not placed" }));
  return call;
}

/** Answers a call as soon as it rings here, and translates what it reports. */
export function answerCall(
  ringing: Promise<RingingCall>,
  request: AnswerRequest,
  report: Report,
): TransportCall {
  const call = new PlacedCall(report);
  call.answer(ringing, request).catch(() => call.report({ kind: "not placed" }));
  return call;
}

export interface RingingCall {
  device: SdkDevice;
  call: SdkCall;
}

class PlacedCall implements TransportCall {
  readonly #report: Report;
  #isLeft = false;
  #device: SdkDevice | undefined;
  #call: SdkCall | undefined;
  #audio: ChosenAudio | null = null;
  #stops: (() => void)[] = [];
  #followed: ToneSender | undefined;

  constructor(report: Report) {
    this.#report = report;
  }

  async place(ready: Promise<SdkDevice>, request: CallRequest): Promise<void> {
    const [device, microphoneId] = await Promise.all([ready, request.microphoneId]);
    if (this.#isLeft) return;
    const call = await device.connect({
      params: {
        To: request.number,
        [attemptParameter]: request.attemptId,
        ...(request.chosenCountry && { [chosenCountryParameter]: request.chosenCountry }),
        ...(request.callerId && { [callerIdParameter]: request.callerId }),
        ...(request.shownRate && { [shownRateParameter]: writeShownRate(request.shownRate) }),
      },
      rtcConstraints: microphoneConstraints(microphoneId),
    });
    // The user gave up meanwhile, and no other code would end this call.
    if (this.#isLeft) return call.disconnect();
    this.#take({ device, call }, () => call.parameters.CallSid ?? null);
  }

  async answer(ringing: Promise<RingingCall>, request: AnswerRequest): Promise<void> {
    const [ringingCall, microphoneId] = await Promise.all([ringing, request.microphoneId]);
    if (this.#isLeft) return;
    // The SDK knows the leg to this page alone; the server knows the call by its caller's leg.
    this.#take(ringingCall, () => request.providerCallId);
    ringingCall.call.accept({ rtcConstraints: microphoneConstraints(microphoneId) });
  }

  #take({ device, call }: RingingCall, idOf: () => string | null): void {
    this.#device = device;
    this.#call = call;
    this.#audio = device.audio && new ChosenAudio(device.audio);
    this.#stops = follow(call, idOf, (event) => this.report(event));
    this.report({ kind: "placed", providerCallId: idOf() });
  }

  report(event: CallReport): void {
    if (!this.#isLeft) this.#report(event);
  }

  audio(): CallAudio | null {
    return this.#audio;
  }

  mute(isMuted: boolean): void {
    this.#call?.mute(isMuted);
  }

  silence(isSilent: boolean): void {
    for (const track of this.#call?.getRemoteStream()?.getAudioTracks() ?? []) track.enabled = !isSilent;
  }

  sendKeys(keys: string): boolean {
    const tones = this.#device?.toneSender();
    const isReported = tones?.canInsertDTMF === true;
    this.#call?.sendDigits(keys);
    if (!isReported) return false;
    tones.addEventListener("tonechange", this.#toneChanged);
    this.#followed = tones;
    return true;
  }

  /** The browser drops tones that it has not begun when it gets new ones, so its empty buffer is the end. */
  #toneChanged = ({ tone }: { tone: string }): void => {
    if (tone !== "") this.report({ kind: "tone began" });
    else if (this.#followed?.toneBuffer === "") {
      this.stopKeys();
      this.report({ kind: "tones ended" });
    }
  };

  stopKeys(): void {
    const tones = this.#followed;
    this.#followed = undefined;
    tones?.removeEventListener("tonechange", this.#toneChanged);
    // Otherwise tones that are not followed any more would sound later.
    if (tones?.canInsertDTMF && tones.toneBuffer !== "") tones.insertDTMF("");
  }

  hangUp(): void {
    this.#isLeft = true;
    this.#call?.disconnect();
    for (const stop of this.#stops.splice(0)) stop();
    this.stopKeys();
    this.#audio?.release();
  }
}

/** The SDK's sound, and whether the page has chosen its microphone. */
export class ChosenAudio implements CallAudio {
  readonly #sdk: SdkAudio;
  #hasChosen = false;

  constructor(sdk: SdkAudio) {
    this.#sdk = sdk;
  }
  chooseSpeaker(id: string): Promise<void> {
    return this.#sdk.speakerDevices.set(id);
  }
  chooseMicrophone(id: string): Promise<void> {
    this.#hasChosen = true;
    return this.#sdk.setInputDevice(id);
  }
  /** The SDK keeps the device that it has, also when that has ended; new constraints open it anew. */
  reopenMicrophone(): Promise<void> {
    return this.#sdk.unsetAudioConstraints();
  }
  /** A chosen microphone, and its light, would stay on until the page closes. */
  release(): void {
    if (this.#hasChosen) this.#sdk.unsetInputDevice().catch(() => undefined);
  }
}

/** Translates the events of the SDK's call. Returns the functions that stop listening. */
function follow(call: SdkCall, idOf: () => string | null, report: Report): (() => void)[] {
  const raised = new Set<string>();
  let failure: Cause | null = null;
  let isOver = false;
  let isReconnecting = false;

  function finish(isConnectionLost: boolean): void {
    if (isOver) return;
    isOver = true;
    report({ kind: "over", cause: failure, isConnectionLost, providerCallId: idOf() });
  }
  // The SDK reports some failures right after the end they caused, so the end waits for the current event to pass.
  const finishSoon = () => queueMicrotask(() => finish(false));
  const warn = () => report({ kind: "warned", hints: hintsOf(raised) });

  return [
    listenToCall(call, "ringing", (hasEarlyMedia) =>
      report({ kind: "ringing", hasEarlyMedia, providerCallId: idOf() }),
    ),
    listenToCall(call, "accept", () => report({ kind: "answered", providerCallId: idOf() })),
    listenToCall(call, "mute", (isMuted) => report({ kind: "muted", isMuted })),
    listenToCall(call, "sample", (sample) => report({ kind: "measured", second: secondOf(sample) })),
    listenToCall(call, "warning", (warning) => {
      raised.add(warning);
      warn();
    }),
    listenToCall(call, "warning-cleared", (warning) => {
      raised.delete(warning);
      warn();
    }),
    listenToCall(call, "reconnecting", (error) => {
      isReconnecting = true;
      report({ kind: "lost", what: isMediaLost(error) ? "media" : "signalling" });
    }),
    listenToCall(call, "reconnected", () => {
      isReconnecting = false;
      report({ kind: "restored" });
    }),
    listenToCall(call, "disconnect", finishSoon),
    listenToCall(call, "cancel", finishSoon),
    listenToCall(call, "reject", finishSoon),
    listenToCall(call, "error", (error) => {
      // A call that is not restored may fail in many ways, also as a call that the carrier no longer knows.
      if (!isOutcome(error)) failure = isReconnecting ? "interrupted" : causeOf(error);
      if (call.status() === "closed") finishSoon();
    }),
    // The SDK leaves its own call half open.
    listenToCall(call, "transportClose", () => {
      if (call.status() !== "closed") return;
      failure ??= "interrupted";
      finish(true);
    }),
  ];
}
