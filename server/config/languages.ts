import { z } from "zod";
import { languages } from "#contract/pages/languages.ts";
import type { LanguageOffer } from "#words/offered-languages.ts";
import { commaList } from "./variable-forms.ts";

const codes = languages.join(", ");

export const languageVariables = {
  LANGUAGES: commaList.pipe(
    z.array(z.enum(languages, { error: `must be some of ${codes}, separated by commas` })),
  ),
  DEFAULT_LANGUAGE: z.enum(languages, { error: `must be one of ${codes}` }).optional(),
};

const variables = z.object(languageVariables);

/** All languages unless some are named, and English or the first that is named for a reader who wants none of them. */
export function languageConfig({ LANGUAGES, DEFAULT_LANGUAGE }: z.infer<typeof variables>): LanguageOffer {
  const offered = languages.filter((language) => LANGUAGES.length === 0 || LANGUAGES.includes(language));
  const [first = "en"] = offered;
  return { languages: offered, defaultLanguage: DEFAULT_LANGUAGE ?? first };
}

/** The sentence on a default that is not among the languages. */
export function languageProblems(environment: z.infer<typeof variables>): string[] {
  const { languages: offered, defaultLanguage } = languageConfig(environment);
  if (offered.includes(defaultLanguage)) return [];
  return [`DEFAULT_LANGUAGE must be one of LANGUAGES: ${offered.join(", ")}.`];
}
