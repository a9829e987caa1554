import twilio from "twilio";
import { incomingCallParameter, voicePathsOf } from "#contract/calls/calls.ts";
import { messages } from "#contract/messages/messages.ts";
import { type Language, locales } from "#contract/pages/languages.ts";
import type { CallInstructions, Ring, TakeMessage } from "#domain/calls/voice-carrier.ts";
import { writeIdentity } from "./client-identity.ts";
import { type TwilioOptions, twilioId } from "./options.ts";
import { callerQuery, incomingQuery, userQuery, walletQuery } from "./webhook-fields.ts";

/**
 * Asks Twilio to send a callback again after any failure, up to three times. Without it Twilio tries again once, and only
 * when it got no connection. A request may take 4 s: all of them together get 15 s, so a silent node leaves time for
 * another. Twilio neither sends nor signs the fragment.
 * https://www.twilio.com/docs/usage/webhooks/webhooks-connection-overrides
 */
export const connectionOverrides = "#rc=3&rp=all&rt=4000";

const longestSilence_s = 10;
/** From the sentence to the first key, and between keys. */
const typing_s = 15;

type Dial = Extract<CallInstructions, { kind: "dial" }>;
type TwimlOptions = Pick<TwilioOptions, "callerId" | "publicUrl">;

/** Writes instructions as TwiML. A rejected caller hears no announcement; the receipt says why. */
export function twimlFor(instructions: CallInstructions, options: TwimlOptions): string {
  const response = new twilio.twiml.VoiceResponse();
  switch (instructions.kind) {
    case "dial":
      addDial(response, instructions, options);
      break;
    case "ring":
      addRing(response, instructions, options);
      break;
    case "take_message":
      addRecord(response, instructions, options);
      break;
    case "busy":
      response.reject({ reason: "busy" });
      break;
    case "reject":
      response.reject();
      break;
    case "line_test":
      // A first Pause would only delay the pick-up; speech answers the call.
      response.say(messages.call.lineTest);
      response.pause({ length: instructions.length_s });
      response.hangup();
      break;
    case "apologise":
      response.say(
        instructions.language ? { language: voiceLanguages[instructions.language] } : {},
        instructions.sentence,
      );
      response.hangup();
      break;
    case "hang_up":
      response.hangup();
      break;
  }
  return response.toString();
}

/**
 * Speaks a sentence twice and takes six keys, in a call of our own. Twilio goes on after the Gather when none was pressed:
 * https://www.twilio.com/docs/voice/twiml/gather
 */
export function gatherTwiml(sentence: string, language: Language, action: string): string {
  const response = new twilio.twiml.VoiceResponse();
  const gather = response.gather({ numDigits: 6, timeout: typing_s, action, method: "POST" });
  gather.say({ language: voiceLanguages[language] }, sentence);
  gather.pause({ length: 3 });
  gather.say({ language: voiceLanguages[language] }, sentence);
  response.hangup();
  return response.toString();
}

/** Twilio's codes of the languages that it speaks: https://www.twilio.com/docs/voice/twiml/say/text-speech */
const voiceLanguages = { ...locales, ar: "arb", hi: "hi-IN" } as const;

/** The caller hears ringing until a page answers. Twilio takes ten Clients in one Dial. */
function addRing(
  response: InstanceType<typeof twilio.twiml.VoiceResponse>,
  { walletId, callId, clients, limit_s, ring_s }: Ring,
  { publicUrl }: TwimlOptions,
): void {
  const { status, ended } = voicePathsOf(twilioId);
  const query = `?${walletQuery}=${walletId}`;
  const dial = response.dial({
    answerOnBridge: true,
    timeLimit: limit_s,
    timeout: ring_s,
    action: `${publicUrl}${ended}${query}${connectionOverrides}`,
    method: "POST",
  });
  for (const identity of clients) {
    const client = dial.client({
      statusCallback: `${publicUrl}${status}${query}&${incomingQuery}=1${connectionOverrides}`,
      statusCallbackMethod: "POST",
      statusCallbackEvent: ["initiated", "ringing", "answered", "completed"],
    });
    client.identity(writeIdentity(identity));
    client.parameter({ name: incomingCallParameter, value: callId });
  }
}

/**
 * Twilio ends the recording after seconds of silence, by # or with the call. Its callback says when the audio is there; the
 * `action` comes at the end of the recording, with the same facts, in case the callback is lost.
 */
function addRecord(
  response: InstanceType<typeof twilio.twiml.VoiceResponse>,
  { userId, from, greeting, longest_s }: TakeMessage,
  { publicUrl }: TwimlOptions,
): void {
  if ("url" in greeting) response.play(greeting.url);
  else response.say({ language: voiceLanguages[greeting.language] }, greeting.sentence);
  const query = new URLSearchParams({ [userQuery]: userId, [callerQuery]: from });
  const address = `${publicUrl}${voicePathsOf(twilioId).recorded}?${query}${connectionOverrides}`;
  response.record({
    maxLength: longest_s,
    timeout: longestSilence_s,
    finishOnKey: "#",
    playBeep: true,
    action: address,
    method: "POST",
    recordingStatusCallback: address,
    recordingStatusCallbackMethod: "POST",
    recordingStatusCallbackEvent: ["completed"],
  });
  // Twilio goes on here after an empty recording.
  response.hangup();
}

function addDial(
  response: InstanceType<typeof twilio.twiml.VoiceResponse>,
  { walletId, number, shownNumber, limit_s, ring_s, isForwarded }: Dial,
  { callerId: usual, publicUrl }: TwimlOptions,
): void {
  // With answerOnBridge the caller hears the real ringing, and the caller's leg is answered with the far end.
  const callerId = shownNumber ?? usual;
  const { status, ended } = voicePathsOf(twilioId);
  const query = `?${walletQuery}=${walletId}`;
  const action = `${publicUrl}${ended}${query}${connectionOverrides}`;
  const limits = { answerOnBridge: true, callerId, timeLimit: limit_s, timeout: ring_s };
  const dial = response.dial(isForwarded ? { ...limits, action, method: "POST" } : limits);
  dial.number(
    {
      statusCallback: `${publicUrl}${status}${query}${connectionOverrides}`,
      statusCallbackMethod: "POST",
      statusCallbackEvent: ["initiated", "ringing", "answered", "completed"],
    },
    number,
  );
}
