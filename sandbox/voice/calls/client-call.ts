import { randomBytes } from "node:crypto";
import { sandboxAccounts } from "#contract/sandbox-accounts.ts";
import { createFarEnd, type FarEnd } from "#sandbox/voice/media/far-end.ts";
import { loop, recording } from "#sandbox/voice/media/frame-source.ts";
import type { MediaSession } from "#sandbox/voice/media/media-session.ts";
import { sampleRate_hz } from "#sandbox/voice/media/mu-law.ts";
import { announcement, ringback } from "#sandbox/voice/media/sounds.ts";
import { askApp } from "#sandbox/voice/twiml/ask-app.ts";
import { ApplicationError, type DialVerb, type RejectVerb, type Verb } from "#sandbox/voice/twiml/twiml.ts";
import type { CallbackDeliveries } from "#sandbox/voice/webhooks/callback-deliveries.ts";
import { readConnectionOverrides } from "#sandbox/voice/webhooks/connection-overrides.ts";
import { legParameters } from "#sandbox/voice/webhooks/parameters.ts";
import { statusReporter } from "#sandbox/voice/webhooks/status-callbacks.ts";
import type { PostWebhook } from "#sandbox/voice/webhooks/webhook.ts";
import type { CallLog } from "./call-log.ts";
import { destinationOf } from "./destination.ts";
import { runDialledLeg } from "./dial.ts";
import type { EndedStatus, Leg } from "./leg.ts";
import type { VoiceTiming } from "./timing.ts";
import { aborted, elapse } from "./wait.ts";

export interface GatewayError {
  code: number;
  message: string;
}

/** The call's browser. A new one replaces it when a lost connection is restored. */
export interface Browser {
  ringing(callSid: string, sdp: string): void;
  answered(callSid: string, sdp: string | undefined, reconnectToken: string): void;
  /** Reports a fault of the call, which goes on. */
  failed(error: GatewayError): void;
  hungUp(error: GatewayError | undefined): void;
}

/** A running call as an observer of the sandbox sees it. */
export interface CallView {
  sid: string;
  from: string;
  to: string;
  status: string;
  answered_s: number;
  /** The last few keys pressed. */
  keys: string;
  /** The caller's audio at the gateway: root mean square of the last second, 0 to 1, and packets received. */
  heard: { level: number; packets: number };
}

export interface ClientCallDeps {
  log: CallLog;
  post: PostWebhook;
  callbacks: CallbackDeliveries;
  timing: VoiceTiming;
  /** The voice address of the application that access tokens name. */
  voiceUrl: string;
  stopped: AbortSignal;
  /** A message to the person who runs the sandbox. */
  warn: (message: string) => void;
}

/** The result of the TwiML; without a status the call ends as after a hang-up. */
interface Ending {
  status?: EndedStatus;
  error?: GatewayError;
}

const mostDocuments = 10;
const mostKeysShown = 64;
const connectionDeclined = 31_002;
const rejections = {
  rejected: { status: "no-answer", error: { code: 31_603, message: "Declined" } },
  busy: { status: "busy", error: { code: 31_486, message: "Busy" } },
} as const satisfies Record<RejectVerb["reason"], Ending>;

/** A call that a browser made: asks the app for TwiML and carries it out. */
export class ClientCall {
  readonly leg: Leg;
  readonly reconnectToken = randomBytes(24).toString("base64url");
  #browser: Browser;
  #error: GatewayError | undefined;
  #farEnd: FarEnd | undefined;
  #keys = "";
  readonly #media: MediaSession;
  readonly #custom: ReadonlyMap<string, string>;
  readonly #deps: ClientCallDeps;

  constructor(
    leg: Leg,
    media: MediaSession,
    browser: Browser,
    customParameters: ReadonlyMap<string, string>,
    deps: ClientCallDeps,
  ) {
    this.leg = leg;
    this.#media = media;
    this.#browser = browser;
    this.#custom = customParameters;
    this.#deps = deps;
    media.listenForKeys((key) => this.press(key));
  }

  /** Runs the call to its end. Never rejects. */
  async run(): Promise<void> {
    this.leg.ring();
    // The end of the leg (by browser, REST or time limit) also ends the browser's call and the media.
    const closed = aborted(this.leg.over).then(() => this.#close());
    const ending = await this.#carryOut().catch((failure: unknown) => this.#failed(failure));
    this.#error = ending.error;
    if (ending.status) this.leg.end(ending.status);
    else this.leg.hangUp();
    await closed;
  }

  hangUp(): void {
    this.leg.hangUp();
  }

  view(): CallView {
    const { sid, from, to, status, duration_s } = this.leg;
    return { sid, from, to, status, answered_s: duration_s, keys: this.#keys, heard: this.#media.heard() };
  }

  /** Keys of the caller's telephone, `w` for a pause. Keys before the answer are lost. */
  press(keys: string): void {
    if (!this.#farEnd || this.leg.over.aborted) return;
    this.#keys = (this.#keys + keys).slice(-mostKeysShown);
    this.#farEnd.press(keys);
  }

  report(error: GatewayError): void {
    this.#browser.failed(error);
  }

  /** Handles a lost connection: an answered call waits a while for it to be restored, any other call ends. */
  async lose(browser: Browser): Promise<void> {
    if (this.#browser !== browser) return;
    const disconnected: Browser = { ringing() {}, answered() {}, failed() {}, hungUp() {} };
    this.#browser = disconnected;
    if (this.leg.answeredAt) await elapse(this.#deps.timing.reconnect_ms, this.leg.over);
    if (this.#browser === disconnected) this.leg.hangUp();
  }

  /** Continues the call on the browser's new connection. */
  reattach(browser: Browser): void {
    this.#browser = browser;
    browser.answered(this.leg.sid, undefined, this.reconnectToken);
  }

  /** @throws MediaNegotiationError */
  async renegotiate(offerSdp: string): Promise<void> {
    const sdp = await this.#media.renegotiate(offerSdp);
    this.#browser.answered(this.leg.sid, sdp, this.reconnectToken);
  }

  async #close(): Promise<void> {
    this.#browser.hungUp(this.#error);
    await this.#media.close();
  }

  #failed(failure: unknown): Ending {
    const reason = failure instanceof Error ? failure.message : "unknown failure";
    if (!this.#deps.stopped.aborted) this.#deps.warn(`call ${this.leg.sid}: application error ${reason}`);
    return { status: "failed", error: { code: connectionDeclined, message: `Application error ${reason}` } };
  }

  async #carryOut(): Promise<Ending> {
    let verbs = await this.#ask(this.#deps.voiceUrl, this.#firstQuestion());
    for (let documents = 1; documents < mostDocuments; documents++) {
      const next = await this.#carryOutDocument(verbs);
      if (!Array.isArray(next)) return next;
      verbs = next;
    }
    throw new ApplicationError(11_200, `the app asked for more than ${mostDocuments} documents`);
  }

  /** Returns the next document when a Dial names an action, otherwise the end of the call. */
  async #carryOutDocument(verbs: Verb[]): Promise<Verb[] | Ending> {
    let ending: Ending = {};
    for (const verb of verbs) {
      if (this.leg.over.aborted || verb.verb === "Hangup") return ending;
      // An answered call can no longer be rejected: the carrier hangs up.
      if (verb.verb === "Reject") return this.leg.answeredAt ? ending : rejections[verb.reason];
      if (verb.verb === "Pause") {
        // The carrier picks up after a first Pause; only speech, sound and a bridged Dial answer a call.
        await elapse(verb.length_s * 1_000, this.leg.over);
        continue;
      }
      if (verb.verb === "Say") {
        await this.#say();
        continue;
      }
      const dialled = await this.#dial(verb);
      if (verb.action !== undefined) return this.#askAfterDial(verb.action, dialled);
      // A call without an answer ends with the status of its child leg.
      ending = this.leg.answeredAt ? {} : { status: endedStatus(dialled) };
    }
    return ending;
  }

  /** Speaks to the caller. The sandbox has one recording for all texts. */
  async #say(): Promise<void> {
    this.#answer();
    this.#media.play(recording(announcement));
    await elapse((announcement.length / sampleRate_hz) * 1_000, this.leg.over);
  }

  async #dial(verb: DialVerb): Promise<Leg> {
    const { log, timing, callbacks, warn, voiceUrl } = this.#deps;
    // A browser has no number of its own, so the account's number is the only caller id it may show.
    if (verb.callerId !== sandboxAccounts.voice.callerId) {
      throw new ApplicationError(13_214, "Dial callerId must be the account's own number");
    }
    if (verb.statusCallback !== undefined) readConnectionOverrides(verb.statusCallback);
    const child = log.open({
      direction: "outbound-dial",
      parentSid: this.leg.sid,
      from: verb.callerId,
      to: verb.number,
    });
    const reporter = statusReporter(child, {
      url: verb.statusCallback && new URL(verb.statusCallback, voiceUrl).href,
      events: verb.statusEvents,
      deliveries: callbacks,
      onLost: (event) => warn(`call ${child.sid}: the app never answered the ${event} callback`),
    });
    const callerLeft = () => child.hangUp();
    this.leg.over.addEventListener("abort", callerLeft);
    if (!verb.answerOnBridge) this.#answer();
    await runDialledLeg(child, verb, timing, reporter, {
      ringing: () => {
        this.#media.play(loop(ringback));
        if (!this.leg.answeredAt) this.#browser.ringing(this.leg.sid, this.#media.answerSdp);
      },
      answered: () => {
        this.#farEnd = createFarEnd(destinationOf(child.to).says, this.#media.echo);
        this.#media.play(this.#farEnd.source);
        this.#answer();
      },
      mediaDropped: () => this.#media.drop(),
    });
    this.leg.over.removeEventListener("abort", callerLeft);
    return child;
  }

  #answer(): void {
    if (this.leg.answeredAt || this.leg.over.aborted) return;
    this.leg.answer();
    this.#browser.answered(this.leg.sid, this.#media.answerSdp, this.reconnectToken);
  }

  #firstQuestion(): URLSearchParams {
    const form = this.#question();
    for (const [name, value] of this.#custom) {
      if (!form.has(name)) form.set(name, value);
    }
    return form;
  }

  #askAfterDial(action: string, dialled: Leg): Promise<Verb[]> {
    const form = this.#question();
    form.set("DialCallStatus", endedStatus(dialled));
    form.set("DialCallSid", dialled.sid);
    form.set("DialBridged", String(dialled.answeredAt !== undefined));
    if (dialled.answeredAt) form.set("DialCallDuration", String(dialled.duration_s));
    return this.#ask(new URL(action, this.#deps.voiceUrl).href, form);
  }

  #question(): URLSearchParams {
    const form = legParameters(this.leg);
    form.set("ApplicationSid", sandboxAccounts.voice.appSid);
    return form;
  }

  #ask(url: string, form: URLSearchParams): Promise<Verb[]> {
    return askApp(this.#deps.post, url, form, this.#deps.stopped);
  }
}

function endedStatus(leg: Leg): EndedStatus {
  const { status } = leg;
  if (status === "queued" || status === "ringing" || status === "in-progress") {
    throw new Error(`${leg.sid} has not ended but is ${status}`);
  }
  return status;
}
