// All that asks the numbering plans, in one chunk. It is as large as the rest of a page.
export { getCountries, getCountryCallingCode } from "libphonenumber-js/max";
export { onlyAreaCodeOf } from "#contract/numbers/country-codes.ts";
export { readDialled } from "#contract/numbers/read-dialled.ts";
export { isMobile, readNumber } from "#contract/numbers/read-number.ts";
export { beginNumber } from "./begun-number.ts";
export { readAsked } from "./read-asked.ts";
export { isPartOfNumber, readGiven } from "./read-given.ts";
export { readTyped } from "./read-typed.ts";
export { withCountry } from "./with-country.ts";
