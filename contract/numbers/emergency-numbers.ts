import { codeBefore } from "./country-codes.ts";
import { emergencyTable } from "./emergency-table.ts";

interface OwnNumbers {
  country: string;
  callingCode: string;
  numbers: ReadonlySet<string>;
}

/**
 * Numbers of police, ambulances and rescue that libphonenumber's list lacks: in Spain those of the police, the Guardia Civil and the
 * ambulances beside 112, in Algeria those of the gendarmerie, elsewhere of sea and air rescue and the like.
 */
const lackingNumbers: Readonly<Record<string, string>> = {
  CH: "1414",
  CI: "185",
  DZ: "1055 1548",
  ES: "061 062 091 092",
  ET: "907",
  FR: "191 196",
  GB: "18000",
  IT: "1530",
  NG: "767",
  TH: "1155",
};

const countries: readonly OwnNumbers[] = emergencyTable
  .trim()
  .split("\n")
  .map((row) => {
    const [, country = "", callingCode = "", numbers = ""] = /^(\w+) (\d+): (.*)$/.exec(row) ?? [];
    return {
      country,
      callingCode,
      numbers: new Set(`${numbers} ${lackingNumbers[country] ?? ""}`.trim().split(" ")),
    };
  });

/**
 * Read after every calling code. 112 and 911 are every mobile phone's emergency numbers (3GPP TS 22.101), 999 is the
 * oldest one; 988 and 143 reach crisis lines and are in no country's list.
 */
const everywhere: ReadonlySet<string> = new Set(["112", "911", "999", "988", "143"]);

/**
 * The emergency number that these digits are, as they were dialled: behind the code that the page puts in for the `chosen`
 * country (ISO 3166-1 alpha-2), also where it stands twice; or one of any country, alone or after its calling code, with a
 * zero or an exit code before it. Null for others. The beginning of a real number can be one: 911 begins the numbers of Delhi.
 */
export function emergencyNumber(digits: string, chosen?: string): string | null {
  const code = chosen === undefined ? "" : codeBefore(digits, chosen);
  const own = countries.find(({ country }) => country === chosen)?.numbers;
  for (let rest = digits; code !== "" && rest.startsWith(code); ) {
    rest = rest.slice(code.length);
    if (own?.has(rest)) return rest;
    const number = behindPrefix(rest);
    if (number !== null) return number;
  }
  return alone(digits) ?? behindOwnCode(digits) ?? behindPrefix(digits);
}

function alone(digits: string): string | null {
  return everywhere.has(digits) || countries.some(({ numbers }) => numbers.has(digits)) ? digits : null;
}

function behindOwnCode(digits: string): string | null {
  for (const { callingCode, numbers } of countries) {
    const national = digits.startsWith(callingCode) ? digits.slice(callingCode.length) : "";
    if (numbers.has(national) || everywhere.has(national)) return national;
  }
  return null;
}

/** A zero goes before an area code, and is dialled before 112 by habit. */
function behindPrefix(digits: string): string | null {
  if (everywhere.has(digits.replace(/^0+/, ""))) return digits.replace(/^0+/, "");
  const [prefix = ""] = /^(?:0011|011|00)/.exec(digits) ?? [];
  return prefix === "" ? null : behindOwnCode(digits.slice(prefix.length));
}
