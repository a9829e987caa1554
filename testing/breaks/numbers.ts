import type { Break } from "./break.ts";

const keyed = { file: "contract/numbers/dial-string.ts", test: "contract/numbers/dial-string.test.ts" };
const read = { file: "contract/numbers/read-number.ts", test: "contract/numbers/read-number.test.ts" };
const dialled = { file: "contract/numbers/read-dialled.ts", test: "contract/numbers/read-dialled.test.ts" };
const tidy = { file: "contract/numbers/tidy-number.ts", test: "contract/numbers/tidy-number.test.ts" };
const inText = {
  file: "contract/numbers/number-in-text.ts",
  test: "contract/numbers/number-in-text.test.ts",
};
const emergency = {
  file: "contract/numbers/emergency-numbers.ts",
  test: "contract/numbers/emergency-numbers.test.ts",
};

/** Numbers whose changes are published to the pages of their users. */
const published: readonly Break[] = [
  {
    file: "domain/numbers/caller-ids/claim-caller-id.ts",
    from: '    if (changed) deps.publish({ userId: changed }, { type: "settings" });\n',
    to: "",
    test: "domain/numbers/caller-ids/caller-ids.db.test.ts",
  },
  {
    file: "domain/numbers/caller-ids/manage-caller-ids.ts",
    from: '  if (!("refused" in chosen)) deps.publish({ userId: user.id }, { type: "settings" });\n',
    to: "",
    test: "domain/numbers/caller-ids/caller-ids.db.test.ts",
  },
  {
    file: "domain/numbers/caller-ids/manage-caller-ids.ts",
    from: '  deps.publish({ userId }, { type: "settings" });\n',
    to: "",
    test: "domain/numbers/caller-ids/caller-ids.db.test.ts",
  },
  {
    file: "domain/numbers/caller-ids/record-report.ts",
    from: '  deps.publish({ userId }, { type: "settings" });\n',
    to: "",
    test: "domain/numbers/caller-ids/caller-ids.db.test.ts",
  },
  {
    file: "domain/numbers/caller-ids/sweep-caller-ids.ts",
    from: '  deps.publish({ userId }, { type: "settings" });\n',
    to: "",
    test: "domain/numbers/caller-ids/caller-ids.db.test.ts",
  },
  {
    file: "domain/numbers/caller-ids/sweep-caller-ids.ts",
    from: '  if (lapsed) deps.publish({ userId: lapsed.userId }, { type: "settings" });\n',
    to: "",
    test: "domain/numbers/caller-ids/caller-ids.db.test.ts",
  },
  {
    file: "domain/numbers/caller-ids/verify-caller-id.ts",
    from: '  deps.publish({ userId: user.id }, { type: "settings" });\n',
    to: "",
    test: "domain/numbers/caller-ids/caller-ids.db.test.ts",
  },
  {
    file: "domain/numbers/rented/buy-number.ts",
    from: '  deps.publish({ walletId: user.walletId }, { type: "changed" });\n',
    to: "",
    test: "domain/numbers/rented/buy-number.db.test.ts",
  },
  {
    file: "domain/numbers/rented/settle-purchase.ts",
    from: '  deps.publish({ walletId: key.walletId }, { type: "changed" });\n  return settled;',
    to: "  return settled;",
    test: "domain/numbers/rented/buy-number.db.test.ts",
  },
  {
    file: "domain/numbers/rented/settle-purchase.ts",
    from: '    await numbers.remove(key);\n  });\n  deps.publish({ walletId: key.walletId }, { type: "changed" });\n',
    to: "    await numbers.remove(key);\n  });\n",
    test: "domain/numbers/rented/buy-number.db.test.ts",
  },
  {
    file: "domain/numbers/rented/look-at-number.ts",
    from: '    await stores.numbers.forgetDigits(number);\n  });\n  deps.publish({ walletId: number.walletId }, { type: "changed" });\n',
    to: "    await stores.numbers.forgetDigits(number);\n  });\n",
    test: "domain/numbers/rented/buy-number.db.test.ts",
  },
  {
    file: "domain/numbers/rented/look-at-number.ts",
    from: '  if (number) deps.publish({ walletId: number.walletId }, { type: "changed" });\n',
    to: "",
    test: "domain/numbers/rented/look-at-number.db.test.ts",
  },
  {
    file: "domain/numbers/rented/own-numbers.ts",
    from: '  if (!isRefusal(changed)) deps.publish({ userId: user.id }, { type: "settings" });\n',
    to: "",
    test: "domain/numbers/rented/forward-number.db.test.ts",
  },
];

export const numbers: readonly Break[] = [
  ...published,
  { ...keyed, from: "keys.length <= mostKeys", to: "keys.length < mostKeys" },
  { ...keyed, from: '.replace(/[;p]/g, ",")', to: '.replace(/[;pw]/g, ",")' },
  { ...keyed, from: "(?!\\s+\\S)", to: "" },
  { ...keyed, file: tidy.file, from: 'text.startsWith("+") || ', to: "" },
  { ...read, from: "typed.length > longestTyped", to: "typed.length > 10 * longestTyped" },
  {
    ...read,
    from: "const isEmergency = chosen !== undefined && ",
    to: "const isEmergency = chosen === undefined && ",
  },
  {
    ...read,
    from: "  const number = fixedPoint(digits, phone) ?? withoutStrayDigit(digits, phone);",
    to: "  const number = fixedPoint(digits, phone);",
  },
  { ...read, from: " || isFilledUp(digits, phone)) return null;", to: ") return null;" },
  { ...read, from: "again?.number === phone.number ?", to: "again?.isValid() !== undefined ?" },
  { ...dialled, from: "if (isOfCountry !== isWritten) return", to: "if (isOfCountry) return" },
  {
    ...dialled,
    from: "  if (meaning.emergency === null || isRefusal(meaning.number)) return meaning;",
    to: "  return meaning;",
  },
  { ...dialled, from: "\\d{7,8})$/", to: "\\d{7})$/" },
  {
    ...dialled,
    from: "    if (!written.startsWith(code)) continue;\n    const rest = written.slice(code.length);",
    to: "    if (!written.includes(code)) continue;\n    const rest = written.slice(code.length);",
  },
  { ...dialled, from: 'callingCodeOf(country) === "1")', to: 'callingCodeOf(country) !== "1")' },
  { ...dialled, from: '["1832", "AU"]', to: '["1832", "NZ"]' },
  { ...tidy, from: '.replace(/^\\++/, "").replace(exitCode', to: ".replace(exitCode" },
  { ...tidy, from: "[1-9]\\d{8}))/", to: "[1-9]\\d{7}))/" },
  { ...tidy, from: "count >= 7", to: "count >= 8" },
  { ...tidy, from: "count <= 3", to: "count <= 1" },
  { ...tidy, from: "[a-z]{3})", to: "[a-z]{2})" },
  { ...tidy, from: '"pqrs", "tuv"', to: '"pqr", "stuv"' },
  { ...tidy, from: "? text : undefined;", to: "? text : text;" },
  { ...dialled, from: "&& behindExit !== international", to: "&& isRefusal(international)" },
  { ...dialled, file: read.file, from: "(rest === number ||", to: "(true ||" },
  { ...tidy, file: "contract/ascii-text.ts", from: "(code - start) % 10", to: "code - start" },
  { ...inText, from: "const fewestDigits = 7;", to: "const fewestDigits = 6;" },
  { ...inText, from: "number === undefined || others.length > 0 ?", to: "number === undefined ?" },
  { ...inText, from: "sides.every((side)", to: "sides.some((side)" },
  { ...inText, from: "isDivided && !isBegunNumber", to: "isDivided || !isBegunNumber" },
  { ...read, file: "contract/numbers/former-numbers.ts", from: "(?:01|04[45]|[01])", to: "[01]" },
  {
    ...read,
    file: "contract/numbers/former-numbers.ts",
    from: " && lengthsBegun(callingCode, national).length === 0",
    to: "",
  },
  { ...read, file: "contract/numbers/former-numbers.ts", from: "127:81", to: "127:82" },
  {
    ...read,
    file: "contract/numbers/plan-changes.ts",
    from: "String.raw`11\\d{6}`",
    to: "String.raw`[01]1\\d{6}`",
  },
  { ...emergency, from: '"988", "143"', to: '"988"' },
  {
    ...emergency,
    from: 'code !== "" && rest.startsWith(code); ) {',
    to: 'code !== "" && rest === digits; ) {',
  },
  {
    ...emergency,
    from: "return alone(digits) ?? behindOwnCode(digits) ?? behindPrefix(digits);",
    to: "return alone(digits) ?? behindOwnCode(digits);",
  },
  { ...emergency, from: "if (own?.has(rest)) return", to: "if (everywhere.has(rest)) return" },
  {
    file: "web/number/plans/with-country.ts",
    from: 'digits.replace(/^0+/, "")',
    to: "digits",
    test: "web/number/plans/with-country.test.ts",
  },
  { ...inText, from: "    shortLine,\n", to: "    /(?!)/,\n" },
  {
    file: "web/number/plans/read-given.ts",
    from: "    (hasOtherDigits(text) ||\n",
    to: "    (false ||\n",
    test: "web/number/plans/read-given.test.ts",
  },
  {
    file: "web/number/plans/read-given.ts",
    from: "bySpelling: true",
    to: "bySpelling: false",
    test: "web/number/plans/read-given.test.ts",
  },
  {
    file: "web/number/plans/read-typed.ts",
    from: " && emergency === undefined;",
    to: ";",
    test: "web/number/number-meant.test.ts",
  },
  {
    file: "web/number/plans/read-typed.ts",
    from: "  const emergency = emergencyDialled(dialled, parts.digits);",
    to: "  const emergency = emergencyDialled(behind && dialled, parts.digits);",
    test: "web/number/number-meant.test.ts",
    name: "every emergency number is told",
  },
  {
    file: "domain/rate-limits/networks.ts",
    from: "{ bits: 48, share: 3 }",
    to: "{ bits: 48, share: 4 }",
    test: "domain/rate-limits/rate-limits.db.test.ts",
    name: "each of its networks lets its share pass",
  },
];
