import { operatorMessages } from "#contract/operators/operator-messages.ts";
import { isLanguage, languages } from "#contract/pages/languages.ts";
import { type Refusal, refuse } from "#contract/refusals.ts";
import { act, type Request } from "#domain/operators/act.ts";
import type { OperatorDeps } from "#domain/operators/operator-deps.ts";
import { ofProduct } from "#domain/operators/target.ts";
import type { LanguageOffer } from "#words/offered-languages.ts";

export interface LanguagesNow extends LanguageOffer {
  /** True once an owner has set them; the variables count before. */
  isSet: boolean;
}

/** Reads the languages that are offered. `atStart` are those of the variables. */
export function readLanguages(
  deps: OperatorDeps,
  request: Request,
  atStart: LanguageOffer,
): Promise<LanguagesNow | Refusal> {
  return act(deps, request, "read_languages", ofProduct("languages"), async (_found, { languageOffers }) => {
    const set = await languageOffers.find();
    return { result: { ...(set ?? atStart), isSet: set !== undefined } };
  });
}

/**
 * Changes the languages that are offered, which each server takes over within seconds. Users of one that is left out keep it.
 * Refuses `invalid_request` for a language that the product does not speak, for none, and for a default that is not offered.
 */
export function changeLanguages(
  deps: OperatorDeps,
  request: Request,
  atStart: LanguageOffer,
  typed: { languages: readonly string[]; defaultLanguage: string },
): Promise<LanguagesNow | Refusal> {
  const find = ofProduct("languages");
  return act(deps, request, "change_languages", find, async (_found, { languageOffers }) => {
    const { defaultLanguage } = typed;
    const unknown = [...typed.languages, defaultLanguage].find((code) => !isLanguage(code));
    if (unknown !== undefined) return refused(operatorMessages.languageUnknown(unknown));
    if (typed.languages.length === 0) return refused(operatorMessages.noLanguageLeft);
    const offered = languages.filter((language) => typed.languages.includes(language));
    if (!isLanguage(defaultLanguage) || !offered.includes(defaultLanguage)) {
      return refused(operatorMessages.defaultNotOffered);
    }
    const before = { ...((await languageOffers.find()) ?? atStart) };
    const after = { languages: offered, defaultLanguage };
    await languageOffers.save(after);
    return { before, after, result: { ...after, isSet: true } };
  });
}

function refused(message: string): Refusal {
  return refuse("invalid_request", { message });
}
