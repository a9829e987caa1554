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
 * The emergency number that these digits are, as they were dialled: one of any country, alone or after the country's calling
 * code, and either of them after an exit code or a zero. `chosenCode` are the digits that the page puts in for the chosen
 * country; behind them, one of either form is dialled too. Null for others. The beginning of a real number can be one: 911
 * begins the numbers of Delhi.
 */
export function emergencyNumber(digits: string, chosenCode = ""): string | null {
  let number = alone(digits) ?? behindOwnCode(digits) ?? behindPrefix(digits);
  let rest = digits;
  while (number === null && chosenCode !== "" && rest.startsWith(chosenCode)) {
    rest = rest.slice(chosenCode.length);
    number = everywhere.has(rest) ? rest : behindPrefix(rest);
    if (rest.startsWith(chosenCode)) number ??= behindOwnCode(rest);
  }
  return number;
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
