import twilio from "twilio";
import { voicePathsOf } from "#contract/calls/calls.ts";
import { messages } from "#contract/messages/messages.ts";
import type { CallInstructions } from "#domain/calls/voice-carrier.ts";
import { type TwilioOptions, twilioId } from "./options.ts";
import { walletQuery } from "./webhook-fields.ts";

/**
 * Asks Twilio to send a callback again after any failure, up to three times. Without it Twilio tries again once, and only
 * when it got no connection. A request may take 4 s: all of them together get 15 s, so a silent node leaves time for
 * another. Twilio neither sends nor signs the fragment.
 * https://www.twilio.com/docs/usage/webhooks/webhooks-connection-overrides
 */
export const connectionOverrides = "#rc=3&rp=all&rt=4000";

type Dial = Extract<CallInstructions, { kind: "dial" }>;
type TwimlOptions = Pick<TwilioOptions, "callerId" | "publicUrl">;

/** Writes instructions as TwiML. A rejected caller hears no announcement; the receipt says why. */
export function twimlFor(instructions: CallInstructions, options: TwimlOptions): string {
  const response = new twilio.twiml.VoiceResponse();
  switch (instructions.kind) {
    case "dial":
      addDial(response, instructions, options);
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
      response.say(instructions.sentence);
      response.hangup();
      break;
    case "hang_up":
      response.hangup();
      break;
  }
  return response.toString();
}

function addDial(
  response: InstanceType<typeof twilio.twiml.VoiceResponse>,
  { walletId, number, shownNumber, limit_s, ring_s }: Dial,
  { callerId: usual, publicUrl }: TwimlOptions,
): void {
  // With answerOnBridge the caller hears the real ringing, and the caller's leg is answered with the far end.
  const callerId = shownNumber ?? usual;
  const dial = response.dial({ answerOnBridge: true, callerId, timeLimit: limit_s, timeout: ring_s });
  dial.number(
    {
      statusCallback: `${publicUrl}${voicePathsOf(twilioId).status}?${walletQuery}=${walletId}${connectionOverrides}`,
      statusCallbackMethod: "POST",
      statusCallbackEvent: ["initiated", "ringing", "answered", "completed"],
    },
    number,
  );
}
