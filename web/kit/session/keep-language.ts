import { languageRoutes } from "#contract/pages/language.ts";
import type { Language } from "#contract/pages/languages.ts";
import { callApi } from "#web/kit/api/browser-api.ts";

/** Keeps the language with the user, for other devices and for mails. */
export async function keepLanguage(language: Language): Promise<void> {
  await callApi(languageRoutes.keep, { body: { language } });
}
