import type { NumberKind } from "#contract/calls/rented-numbers.ts";
import { countryName } from "#words/country-names.ts";
import { creditsInWords } from "#words/money.ts";
import { t } from "#words/translate.ts";

export function kindInWords({ country: code, kind }: { country: string; kind: NumberKind }): string {
  const country = countryName(code);
  if (kind === "local") return t("{country}, landline", { country });
  return kind === "mobile" ? t("{country}, mobile", { country }) : t("{country}, toll-free", { country });
}

export function inboundInWords(inboundPerMinute: number): string {
  return inboundPerMinute === 0
    ? t("Calls to it are free for you.")
    : t("Calls to it cost you {credits} a minute.", { credits: creditsInWords(inboundPerMinute) });
}
