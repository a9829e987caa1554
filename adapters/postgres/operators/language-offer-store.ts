import type { Client } from "#adapters/postgres/connection/database.ts";
import { one, run, sql } from "#adapters/postgres/sql.ts";
import { languages } from "#contract/pages/languages.ts";
import type { LanguageOfferStore } from "#domain/operators/product/language-offer-store.ts";
import type { LanguageOffer } from "#words/offered-languages.ts";

export function languageOfferStore(client: Client): LanguageOfferStore {
  return {
    async find() {
      const row = await one<{ languages: string; defaultLanguage: string }>(client, "languageOffer.find")`
        SELECT languages, default_language FROM language_offer`;
      if (!row) return undefined;
      const codes = row.languages.split(" ");
      const offered = languages.filter((language) => codes.includes(language));
      const defaultLanguage = offered.find((language) => language === row.defaultLanguage) ?? offered[0];
      // A later version may speak languages that this one does not.
      return defaultLanguage && { languages: offered, defaultLanguage };
    },

    async save({ languages: offered, defaultLanguage }) {
      const codes = sql.parameter(offered.join(" "));
      const chosen = sql.parameter(defaultLanguage);
      await run(client, "languageOffer.save")`
        INSERT INTO language_offer (languages, default_language) VALUES (${codes}, ${chosen})
        ON CONFLICT (only_one) DO UPDATE SET languages = ${codes}, default_language = ${chosen}`;
    },
  };
}

/** The languages in force: those that an owner has set, or else those of the variables. */
export async function currentLanguages(client: Client, atStart: LanguageOffer): Promise<LanguageOffer> {
  return (await languageOfferStore(client).find()) ?? atStart;
}
