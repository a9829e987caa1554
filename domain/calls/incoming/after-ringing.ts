import { messages } from "#contract/messages/messages.ts";
import { isLanguage, type Language } from "#contract/pages/languages.ts";
import type { CallNumber, CarrierId } from "#domain/calls/call.ts";
import type { CallDeps } from "#domain/calls/call-deps.ts";
import type { CallInstructions } from "#domain/calls/voice-carrier.ts";
import { inLanguage, t } from "#words/translate.ts";
import type { CalledNumber } from "./incoming-deps.ts";

/** Says what a caller hears whom no page answers: a sentence unless something else is given. */
export async function afterRinging(
  _deps: Pick<CallDeps, "incoming">,
  number: CalledNumber,
  _call: { carrier: CarrierId; from: CallNumber },
  otherwise: CallInstructions = spoken(messages.call.notAnswered, number),
): Promise<CallInstructions> {
  return otherwise;
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
