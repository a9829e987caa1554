/** Common names that are not part of a country's own names, by its ISO code. */
export const spokenCountryNames: Partial<Record<string, readonly string[]>> = {
  AE: ["UAE", "Dubai", "Abu Dhabi"],
  CD: ["DRC"],
  CI: ["Ivory Coast"],
  CZ: ["Czech Republic"],
  GB: ["Great Britain", "England", "Scotland", "Wales", "Northern Ireland"],
  KR: ["Republic of Korea"],
  MM: ["Burma"],
  NL: ["Holland"],
  SZ: ["Swaziland"],
  TR: ["Turkey"],
  US: ["USA", "America"],
  VA: ["Holy See"],
};
