import { longestVoicemail_s } from "#contract/calls/voicemail.ts";
import { messages } from "#contract/messages/messages.ts";
import { isLanguage, type Language } from "#contract/pages/languages.ts";
import type { CallNumber, CarrierId } from "#domain/calls/call.ts";
import type { CallDeps } from "#domain/calls/call-deps.ts";
import type { CallInstructions } from "#domain/calls/voice-carrier.ts";
import { inLanguage, t } from "#words/translate.ts";
import type { CalledNumber } from "./incoming-deps.ts";

/**
 * Says what a caller hears whom no page answers: the greeting, after which a message is taken, or else `otherwise`, which is
 * a sentence unless it is given.
 */
export async function afterRinging(
  deps: Pick<CallDeps, "incoming">,
  number: CalledNumber,
  call: { carrier: CarrierId; providerCallId: string; from: CallNumber },
  otherwise: CallInstructions = spoken(messages.call.notAnswered, number),
): Promise<CallInstructions> {
  const { carrier, from } = call;
  const { userId, walletId } = number;
  const greeting = await deps.incoming.greetingOf(carrier, { id: userId, walletId });
  if (!greeting) return otherwise;
  await deps.incoming.awaitMessage(call, userId);
  return { kind: "take_message", userId, from, greeting, longest_s: longestVoicemail_s };
}

/** A sentence in the language that is spoken most where the called number is. */
export function spoken(
  sentence: typeof messages.call.notAnswered | typeof messages.call.notInService,
  number: CalledNumber | undefined,
): CallInstructions {
  const language = number ? languageOf(number.country) : "en";
  return { kind: "apologise", sentence: inLanguage(language, () => t(sentence)), language };
}

function languageOf(country: string): Language {
  const { language } = new Intl.Locale(`und-${country}`).maximize();
  return isLanguage(language) ? language : "en";
}
