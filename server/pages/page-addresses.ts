import { type Language, languages } from "#contract/pages/languages.ts";

/** Address of a page in one language: English has the plain address, which shows others their own language. */
export function addressIn(language: Language, address: string): string {
  return language === "en" ? address : `${address}?lang=${language}`;
}

/** The same page in each language, by the code that search engines have for its readers. */
export function alternatesOf(address: string): { hreflang: string; href: string }[] {
  const alternates = languages.map((language) => ({
    hreflang: language,
    href: addressIn(language, address),
  }));
  return [...alternates, { hreflang: "x-default", href: address }];
}
