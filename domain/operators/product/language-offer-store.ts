import type { LanguageOffer } from "#words/offered-languages.ts";

export interface LanguageOfferStore {
  /** The languages as an owner has set them; undefined before. */
  find(): Promise<LanguageOffer | undefined>;
  save(offer: LanguageOffer): Promise<void>;
}
