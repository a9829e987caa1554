import { frameDuration_ms } from "#sandbox/voice/media/codec.ts";
import { createFarEnd } from "#sandbox/voice/media/far-end.ts";
import { loop, recording, silence } from "#sandbox/voice/media/frame-source.ts";
import { pcmu } from "#sandbox/voice/media/pcmu.ts";
import { sounds } from "#sandbox/voice/media/sounds.ts";
import { askApp, fetchFrames } from "#sandbox/voice/twiml/ask-app.ts";
import type { DialVerb } from "#sandbox/voice/twiml/dial-verb.ts";
import type { RecordVerb } from "#sandbox/voice/twiml/record-verb.ts";
import { ApplicationError } from "#sandbox/voice/twiml/schema.ts";
import type { RejectVerb, Verb } from "#sandbox/voice/twiml/twiml.ts";
import type { CallbackDeliveries } from "#sandbox/voice/webhooks/callback-deliveries.ts";
import { readConnectionOverrides } from "#sandbox/voice/webhooks/connection-overrides.ts";
import { legParameters } from "#sandbox/voice/webhooks/parameters.ts";
import { type ReportStatus, statusReporter } from "#sandbox/voice/webhooks/status-callbacks.ts";
import type { PostWebhook } from "#sandbox/voice/webhooks/webhook.ts";
import type { BrowserLeg, GatewayError } from "./browser-leg.ts";
import type { CallLog } from "./call-log.ts";
import { destinationOf } from "./destination.ts";
import { runDialledLeg } from "./dial.ts";
import { type Clients, runClientLeg } from "./dial-client.ts";
import type { EndedStatus, Leg } from "./leg.ts";
import { type Recordings, record, recordedFields, recordingForm, toRecording } from "./recordings.ts";
import { aborted, elapse, type VoiceTiming } from "./timing.ts";

export interface ClientCallDeps {
  log: CallLog;
  post: PostWebhook;
  callbacks: CallbackDeliveries;
  recordings: Recordings;
  timing: VoiceTiming;
  clients: Clients;
  voiceUrl: string;
  /** Tells if a call may show this number: the account has it, or has validated it. */
  mayShow: (number: string) => boolean;
  /** Parameters that only this kind of call has, such as the application of a browser's call. */
  ownParameters: Readonly<Record<string, string>>;
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
const connectionDeclined = 31_002;
const invalidCallerId = 13_214;
const rejections = {
  rejected: { status: "no-answer", error: { code: 31_603, message: "Declined" } },
  busy: { status: "busy", error: { code: 31_486, message: "Busy" } },
} as const satisfies Record<RejectVerb["reason"], Ending>;

/** A call that a browser or a telephone made: asks the app for TwiML and carries it out. */
export class ClientCall {
  readonly #caller: BrowserLeg;
  readonly #custom: ReadonlyMap<string, string>;
  readonly #deps: ClientCallDeps;

  constructor(caller: BrowserLeg, customParameters: ReadonlyMap<string, string>, deps: ClientCallDeps) {
    this.#caller = caller;
    this.#custom = customParameters;
    this.#deps = deps;
  }

  get #leg(): Leg {
    return this.#caller.leg;
  }

  /** Runs the call to its end. Never rejects. */
  async run(): Promise<void> {
    this.#leg.ring();
    let error: GatewayError | undefined;
    // The end of the leg (by browser, REST or time limit) also ends the browser's call and the media.
    const closed = aborted(this.#leg.over).then(() => this.#caller.close(error));
    const ending = await this.#carryOut().catch((failure: unknown) => this.#failed(failure));
    error = ending.error;
    if (ending.status) this.#leg.end(ending.status);
    else this.#leg.hangUp();
    await closed;
  }

  #failed(failure: unknown): Ending {
    const reason = failure instanceof Error ? failure.message : "unknown failure";
    if (!this.#deps.stopped.aborted) this.#deps.warn(`call ${this.#leg.sid}: application error ${reason}`);
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
      if (this.#leg.over.aborted || verb.verb === "Hangup") return ending;
      // An answered call can no longer be rejected: the carrier hangs up.
      if (verb.verb === "Reject") return this.#leg.answeredAt ? ending : rejections[verb.reason];
      if (verb.verb === "Pause") {
        // The carrier picks up after a first Pause; only speech, sound and a bridged Dial answer a call.
        await elapse(verb.length_s * 1_000, this.#leg.over);
        continue;
      }
      if (verb.verb === "Say") {
        await this.#say();
        continue;
      }
      if (verb.verb === "Play") {
        await this.#play(verb.url);
        continue;
      }
      if (verb.verb === "Record") {
        const recorded = await this.#record(verb);
        if (recorded) return this.#askAfter(verb.action, recorded);
        continue;
      }
      if (verb.verb === "Gather")
        throw new ApplicationError(12_200, "this sandbox takes digits in calls of the app alone");
      const dialled = await this.#dial(verb);
      if (verb.action !== undefined) return this.#askAfterDial(verb.action, dialled);
      // A call without an answer ends with the status of its child leg.
      ending = this.#leg.answeredAt ? {} : { status: endedStatus(dialled) };
    }
    return ending;
  }

  /** Speaks to the caller. The sandbox has one recording for all texts. */
  async #say(): Promise<void> {
    const { media } = this.#caller;
    const { announcement } = sounds[media.codec.name];
    this.#caller.answer();
    media.play(recording(announcement));
    await elapse(announcement.length * frameDuration_ms, this.#leg.over);
  }

  /** Plays a file of the app to a telephone; the gateway has no encoder for browsers' calls. */
  async #play(url: string): Promise<void> {
    const { media, leg } = this.#caller;
    if (media.codec !== pcmu) throw new ApplicationError(12_200, "this sandbox plays files to telephones");
    const frames = await fetchFrames(url, this.#deps.stopped);
    this.#caller.answer();
    media.play(recording(frames));
    await elapse(frames.length * frameDuration_ms, leg.over);
  }

  /** The fields for the action of a Record; undefined after an empty recording, where the next verb is carried out. */
  async #record(verb: RecordVerb): Promise<Record<string, string> | undefined> {
    const { recordings, callbacks, voiceUrl, warn } = this.#deps;
    const callback = verb.recordingStatusCallback;
    if (callback !== undefined) readConnectionOverrides(callback);
    const recorded = await record(this.#caller, verb);
    if (!recorded) return undefined;
    const entry = recordings.add(toRecording(this.#leg.sid, recorded.frames));
    if (callback !== undefined)
      callbacks.send(new URL(callback, voiceUrl).href, recordingForm(entry), () =>
        warn(`recording ${entry.sid}: the app never answered the callback`),
      );
    return recordedFields(entry, recorded.digits);
  }

  /** Dials all nouns at once. Returns the leg that was answered, or else the one that ended last. */
  async #dial(verb: DialVerb): Promise<Leg> {
    const taken = new AbortController();
    const nouns = "client" in verb ? [verb, ...verb.others] : [verb];
    let last: Leg | undefined;
    const legs = await Promise.all(
      nouns.map(async (noun) => {
        const leg = await this.#dialNoun(noun, taken);
        last = leg;
        return leg;
      }),
    );
    const { media } = this.#caller;
    if ("client" in verb) media.play(silence(media.codec));
    const ended = legs.find(({ answeredAt }) => answeredAt) ?? last;
    if (!ended) throw new Error("a Dial has at least one noun");
    return ended;
  }

  async #dialNoun(verb: DialVerb, taken: AbortController): Promise<Leg> {
    const { log, callbacks, warn, voiceUrl } = this.#deps;
    if (verb.statusCallback !== undefined) readConnectionOverrides(verb.statusCallback);
    const child = log.open({
      direction: "outbound-dial",
      parentSid: this.#leg.sid,
      from: this.#callerId(verb),
      to: "client" in verb ? `client:${verb.client}` : verb.number,
    });
    const report = statusReporter(child, {
      url: verb.statusCallback && new URL(verb.statusCallback, voiceUrl).href,
      events: verb.statusEvents,
      deliveries: callbacks,
      onLost: (event) => warn(`call ${child.sid}: the app never answered the ${event} callback`),
    });
    const callerLeft = () => child.hangUp();
    this.#leg.over.addEventListener("abort", callerLeft);
    if (!verb.answerOnBridge) this.#caller.answer();
    await this.#run(child, verb, report, taken);
    this.#leg.over.removeEventListener("abort", callerLeft);
    return child;
  }

  /** A browser has no number of its own: it shows one of the account's or, to another browser, a client's identity. */
  #callerId(verb: DialVerb): string {
    if (verb.callerId !== undefined && this.#mayShow(verb.callerId)) return verb.callerId;
    if (!("client" in verb)) {
      throw new ApplicationError(invalidCallerId, "Dial callerId must be a number of the account");
    }
    if (verb.callerId === undefined) return this.#leg.from;
    if (verb.callerId.startsWith("client:")) return verb.callerId;
    throw new ApplicationError(invalidCallerId, "Dial callerId must be a number of the account or a client");
  }

  /** A telephone's call that goes on may also show its calling and its called number: https://www.twilio.com/docs/api/errors/13214 */
  #mayShow(number: string): boolean {
    const { from, to } = this.#leg;
    const isTelephone = !from.startsWith("client:");
    return this.#deps.mayShow(number) || (isTelephone && (number === from || number === to));
  }

  async #run(child: Leg, verb: DialVerb, report: ReportStatus, taken: AbortController): Promise<void> {
    const { timing, clients } = this.#deps;
    const { media } = this.#caller;
    const ringing = ({ hasEarlyMedia } = { hasEarlyMedia: true }) => {
      media.play(loop(sounds[media.codec.name].ringback));
      this.#caller.ring(hasEarlyMedia);
    };
    if ("client" in verb) {
      await runClientLeg(child, verb, { clients, timing, codec: media.codec, taken }, report, {
        ringing,
        answered: (called) => {
          for (const side of [this.#caller, called]) side.listenForKeys(() => {});
          called.media.play(media.voice);
          media.play(called.media.voice);
          this.#caller.answer();
        },
      });
      return;
    }
    const destination = destinationOf(child.to);
    if (destination.blocksMedia) media.block();
    await runDialledLeg(child, verb, timing, report, {
      ringing: () => ringing(destination),
      answered: () => {
        const farEnd = createFarEnd(destination.says, media);
        this.#caller.listenForKeys((keys) => farEnd.press(keys));
        media.play(farEnd.source);
        media.lose(destination.loses_percent);
        this.#caller.answer();
      },
      mediaDropped: () => media.drop(),
      soundStopped: () => media.lose(100),
    });
  }

  #firstQuestion(): URLSearchParams {
    const form = this.#question();
    for (const [name, value] of this.#custom) {
      if (!form.has(name)) form.set(name, value);
    }
    return form;
  }

  #askAfterDial(action: string, dialled: Leg): Promise<Verb[]> {
    return this.#askAfter(action, {
      DialCallStatus: endedStatus(dialled),
      DialCallSid: dialled.sid,
      DialBridged: String(dialled.answeredAt !== undefined),
      ...(dialled.answeredAt && { DialCallDuration: String(dialled.duration_s) }),
    });
  }

  #askAfter(action: string, fields: Readonly<Record<string, string>>): Promise<Verb[]> {
    const form = this.#question();
    for (const [name, value] of Object.entries(fields)) form.set(name, value);
    return this.#ask(new URL(action, this.#deps.voiceUrl).href, form);
  }

  #question(): URLSearchParams {
    const form = legParameters(this.#leg);
    for (const [name, value] of Object.entries(this.#deps.ownParameters)) form.set(name, value);
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
