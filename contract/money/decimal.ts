export type Rounding = "up" | "down" | "nearest";

/**
 * `value * factor / divisor` in exact arithmetic, rounded once. All three are non-negative safe integers.
 * @throws RangeError when the result leaves the safe integers.
 */
export function multiplyDivide(value: number, factor: number, divisor: number, rounding: Rounding): number {
  const product = BigInt(value) * BigInt(factor);
  const by = BigInt(divisor);
  const whole = product / by;
  const rest = product % by;
  const carry = rounding === "up" ? rest > 0n : rounding === "nearest" && rest * 2n >= by;
  const result = Number(carry ? whole + 1n : whole);
  if (!Number.isSafeInteger(result)) throw new RangeError("The result is too large for exact arithmetic");
  return result;
}

/**
 * Reads a plain decimal as an integer of `digits` decimal places: ("8.20", 2) -> 820.
 * Undefined for anything else: signs, exponents, blanks, more places than `digits`, too large.
 */
export function scaledFromText(text: string, digits: number): number | undefined {
  const match = /^(\d{1,15})(?:\.(\d+))?$/.exec(text);
  if (!match) return undefined;
  const [, whole = "", fraction = ""] = match;
  if (fraction.length > digits) return undefined;
  const scaled = Number(whole + fraction.padEnd(digits, "0"));
  return Number.isSafeInteger(scaled) ? scaled : undefined;
}
