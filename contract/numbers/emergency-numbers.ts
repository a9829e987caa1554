import { emergencyTable } from "./emergency-table.ts";

interface OwnNumbers {
  callingCode: string;
  numbers: ReadonlySet<string>;
}

const countries: readonly OwnNumbers[] = emergencyTable
  .trim()
  .split("\n")
  .map((row) => {
    const [, callingCode = "", numbers = ""] = /^\w+ (\d+): (.*)$/.exec(row) ?? [];
    return { callingCode, numbers: new Set(numbers.split(" ")) };
  });

/**
 * Read after every calling code. 112 and 911 are every mobile phone's emergency numbers (3GPP TS 22.101), 999 is the
 * oldest one; 988 and 143 reach crisis lines and are in no country's list.
 */
const everywhere: ReadonlySet<string> = new Set(["112", "911", "999", "988", "143"]);

/**
 * The emergency number that these digits are: one of any country, alone or after the country's calling code.
 * Null for others. The beginning of a real number can be one too: 911 begins the numbers of Delhi.
 */
export function emergencyNumber(digits: string): string | null {
  if (everywhere.has(digits) || countries.some(({ numbers }) => numbers.has(digits))) return digits;
  for (const { callingCode, numbers } of countries) {
    const national = digits.startsWith(callingCode) ? digits.slice(callingCode.length) : "";
    if (numbers.has(national) || everywhere.has(national)) return national;
  }
  return null;
}
