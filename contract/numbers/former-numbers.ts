import { lengthsBegun } from "./begun-lengths.ts";

type Former = readonly [former: RegExp, now: string];

/**
 * National numbers that were valid until a plan changed and stand in address books, and the digits that they have now, by calling
 * code. Vietnam, Gabon, Saudi Arabia, Brazil and Mexico are as in the recipes of libphonenumber's migrator, which come from the
 * regulators' documents, the others as their regulators announced them. Manila's seven digits of 2019 begin eight of today.
 */
const formerNumbers: Readonly<Record<string, readonly Former[]>> = {
  // Mexico until August 2019: 01 from afar, 044 and 045 before mobiles, and 1 before them from abroad.
  52: [[/^(?:01|04[45]|[01])([2-9]\d{9})$/, "$1"]],
  // Mobiles in Argentina with both of their marks, 9 from abroad and 15 within, or with the zero of an area code behind the 9.
  54: [
    [/^90([1-3]\d{9})$/, "9$1"],
    [/^90?(11(?=15\d{8}$)|[23]\d\d(?=15\d{7}$)|[23]\d{3}(?=15\d{6}$))15/, "9$1"],
  ],
  // Mobiles in Brazil until November 2016, and in WhatsApp's files until today. Anatel put a 9 behind the area code.
  55: [[/^0?([1-9]\d)([68]\d{7})$/, "$19$2"]],
  // Landlines in Colombia until September 2021, with one digit for the region.
  57: [[/^((?:[124578]|6(?!0))[2-8]\d{6})$/, "60$1"]],
  // Mobiles in Vietnam until September 2018 and landlines until June 2017. Those of Ho Chi Minh City are mobiles of today.
  84: behindAreas(
    "120:70 121:79 122:77 123:83 124:84 125:85 126:76 127:81 128:78 129:82 162:32 163:33 " +
      "164:34 165:35 166:36 167:37 168:38 169:39 186:56 188:58 199:59 230:215 231:213 " +
      "240:204 280:208 500:262 501:261 510:235 511:236 650:274 651:271 710:292 711:293 " +
      "20:214 22:212 25:205 26:206 27:207 29:216 52:232 53:233 54:234 55:255 57:257 60:260 " +
      "61:251 62:252 63:263 64:254 66:276 67:277 68:259 72:272 73:273 74:294 75:275 42:242 " +
      "43:243 44:244 45:245 46:246 47:247 48:248",
  ),
  // All of Côte d'Ivoire until January 2021: mobiles by their second digit, landlines by their third, which name the operator.
  225: [
    [/^(2\d8\d{5})$/, "21$1"],
    [/^([23]\d0\d{5})$/, "25$1"],
    [/^([23]\d[1-9]\d{5})$/, "27$1"],
    [/^([04-9][0-3]\d{6})$/, "01$1"],
    [/^([04-9][4-6]\d{6})$/, "05$1"],
    [/^([04-9][7-9]\d{6})$/, "07$1"],
  ],
  // All of Benin until 30 November 2024.
  229: [[/^([24-69]\d{7})$/, "01$1"]],
  // Mobiles in Mauritius until August 2013.
  230: [[/^([24789]\d{6})$/, "5$1"]],
  // Landlines in Nigeria until 31 December 2023.
  234: [[/^0?([1-9]\d{7})$/, "20$1"]],
  // Mobiles in Cameroon until November 2014. Landlines got two kinds of digits.
  237: [[/^([79]\d{7})$/, "6$1"]],
  // All of Gabon until April 2024, with a zero and without.
  241: [
    [/^0?(?=[256]\d{6}$)/, "6"],
    [/^0?(?=[47]\d{6}$)/, "7"],
    [/^0?(?=1\d{6}$)/, "1"],
  ],
  // Landlines in Saudi Arabia before their area codes began with 1.
  966: [[/^0?(?=\d{8}$)((?:1|2[24-8]|3[35-8]|4[3-68]|6[2-5]|7[235-7])\d+)$/, "1$1"]],
};

/** Old and new areas or networks before seven digits, as "120:70". */
function behindAreas(areas: string): Former[] {
  return areas.split(" ").map((pair) => {
    const [before, now] = pair.split(":");
    return [new RegExp(`^0?${before}(\\d{7})$`), `${now}$1`];
  });
}

/** The digits that a former number of a calling code has now. Digits that are a number of today, or begin one, stay as they are. */
export function withoutFormer(callingCode: string, national: string): string {
  const [former, now = ""] = formerNumbers[callingCode]?.find(([pattern]) => pattern.test(national)) ?? [];
  const isFormer = former !== undefined && lengthsBegun(callingCode, national).length === 0;
  return isFormer ? national.replace(former, now) : national;
}
