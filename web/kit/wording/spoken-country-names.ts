import type { Sentence } from "#words/catalogue.ts";
import { t } from "#words/translate.ts";

/** Common names that are not part of a country's own names, by its ISO code. Each language has those that its readers say. */
const spoken: Sentence =
  "AE UAE, Dubai, Abu Dhabi|CD DRC|CI Ivory Coast|CV Cabo Verde|CZ Czech Republic|ES Canary Islands|GB Great Britain, England, Scotland, Wales, Northern Ireland|KN Saint Kitts|KR Republic of Korea|LC Saint Lucia|MM Burma|MO Macau|NL Holland|PS Gaza, West Bank|SZ Swaziland|TL East Timor|TR Turkey|US USA, America, Hawaii|VA Holy See|VC Saint Vincent|VN Viet Nam";

/** Those of a country in English and in the language of the moment. */
export function spokenCountryNames(country: string): string[] {
  return [spoken, t(spoken)].flatMap((list) => {
    const names = list.split("|").find((one) => one.startsWith(`${country} `));
    return names?.slice(3).split(/[,\u060c] /) ?? [];
  });
}
