import { randomBytes } from "node:crypto";
import { sandboxAccounts } from "#contract/pages/sandbox-accounts.ts";
import { BoundedMap } from "#sandbox/bounded-map.ts";
import { type Frame, frameDuration_ms } from "#sandbox/voice/media/codec.ts";
import { recording, sequence, silence } from "#sandbox/voice/media/frame-source.ts";
import { encodeSample, pcmu, pcmuFrames, sampleRate_hz } from "#sandbox/voice/media/pcmu.ts";
import { wavOf } from "#sandbox/voice/media/wav.ts";
import type { RecordVerb } from "#sandbox/voice/twiml/record-verb.ts";
import { ApplicationError } from "#sandbox/voice/twiml/schema.ts";
import { apiVersion, formatDate } from "#sandbox/voice/webhooks/parameters.ts";
import type { BrowserLeg } from "./browser-leg.ts";
import { elapse } from "./timing.ts";

/** A sound that the carrier keeps until the app deletes it. */
export interface Recording {
  sid: string;
  callSid: string;
  startedAt: Date;
  duration_s: number;
  wav: Buffer;
  /** Completed unless a test says otherwise. */
  status?: "processing" | "completed" | "absent";
}

/** The account's recordings. The oldest are dropped, which the carrier does not do. */
export class Recordings extends BoundedMap<Recording> {
  constructor() {
    super(200);
  }

  add(recording: Omit<Recording, "sid">): Recording {
    const added = { sid: `RE${randomBytes(16).toString("hex")}`, ...recording };
    this.set(added.sid, added);
    return added;
  }
}

const frames_per_s = 1_000 / frameDuration_ms;
const tone_hz = 1_000;
/** Root mean square, 0 to 1. */
const quiet = 0.005;
const look_ms = 200;

/** Half a second of tone. */
const beep: readonly Frame[] = pcmuFrames(
  Uint8Array.from({ length: sampleRate_hz / 2 }, (_, sample) =>
    encodeSample(8_000 * Math.sin((2 * Math.PI * tone_hz * sample) / sampleRate_hz)),
  ),
);

/**
 * Records a telephone until its caller is silent for the time of the verb, presses one of its keys, hangs up, or has spoken for
 * as long as is allowed. Undefined for one that is as good as
 * empty.
 */
export async function record(
  caller: BrowserLeg,
  verb: RecordVerb,
): Promise<{ frames: Frame[]; digits: string } | undefined> {
  const { leg, media } = caller;
  if (media.codec !== pcmu)
    throw new ApplicationError(12_200, "this sandbox records telephones, not browsers' calls");
  caller.answer();
  media.play(sequence(recording(verb.playBeep ? beep : []), silence(pcmu)));
  if (verb.playBeep) await elapse(beep.length * frameDuration_ms, leg.over);
  const frames: Frame[] = [];
  const finished = new AbortController();
  let digits = "";
  caller.listenForKeys((keys) => {
    if (![...keys].some((key) => verb.finishOnKey.includes(key))) return;
    digits = keys.slice(-1);
    finished.abort();
  });
  media.listenForVoice((frame) => {
    if (!finished.signal.aborted) frames.push(frame);
    if (frames.length >= verb.maxLength_s * frames_per_s) finished.abort();
  });
  const over = AbortSignal.any([leg.over, finished.signal]);
  const most_frames = verb.timeout_s * frames_per_s;
  for (let waited_ms = 0; await elapse(look_ms, over); waited_ms += look_ms) {
    const isLate = waited_ms + look_ms >= verb.timeout_s * 1_000;
    if (isLate && (await pcmu.loudness(frames.slice(-most_frames))) < quiet) break;
  }
  media.listenForVoice(() => {});
  caller.listenForKeys(() => {});
  if (leg.over.aborted) digits = "hangup";
  // The carrier keeps none that is shorter than a second.
  return frames.length < frames_per_s ? undefined : { frames, digits };
}

export function toRecording(callSid: string, frames: readonly Frame[]): Omit<Recording, "sid"> {
  const duration_s = Math.round(frames.length / frames_per_s);
  return { callSid, duration_s, startedAt: new Date(Date.now() - duration_s * 1_000), wav: wavOf(frames) };
}

/** Fields for the `action` of a Record: the audio's address has no extension, and the recording is named nowhere else. */
export function recordedFields({ sid, duration_s }: Recording, digits: string): Record<string, string> {
  const RecordingUrl = `https://api.twilio.com/${apiVersion}/Accounts/${sandboxAccounts.voice.accountSid}/Recordings/${sid}`;
  return { RecordingUrl, RecordingDuration: String(duration_s), Digits: digits };
}

/** The status callback of a completed recording. */
export function recordingForm(recording: Recording): URLSearchParams {
  const { RecordingUrl = "", RecordingDuration = "" } = recordedFields(recording, "");
  return new URLSearchParams({
    AccountSid: sandboxAccounts.voice.accountSid,
    ApiVersion: apiVersion,
    CallSid: recording.callSid,
    RecordingSid: recording.sid,
    RecordingUrl,
    RecordingStatus: "completed",
    RecordingDuration,
    RecordingChannels: "1",
    RecordingSource: "RecordVerb",
    RecordingTrack: "inbound",
    RecordingStartTime: formatDate(recording.startedAt),
    ErrorCode: "0",
  });
}
