import { describe, expect, it } from "vitest";
import { internationalNumber, tidyNumber } from "./dialled-number.ts";

describe("tidyNumber", () => {
  it.each([
    ["442079460000", "442079460000"],
    ["+44 20 7946 0000", "442079460000"],
    ["++44 20 7946 0000", "442079460000"],
    ["0044 20 7946 0000", "442079460000"],
    ["+44 (0)20 7946-0000", "442079460000"],
    ["(202) 555-0142", "2025550142"],
    ["1.202.555.0142", "12025550142"],
    ["+44\u00a020\u20117946\u20130000", "442079460000"],
    ["\u202a+442079460000\u202c", "442079460000"],
    ["\uff0b442079460000", "442079460000"],
    ["011 44 20 7946 0000", "442079460000"],
    ["0011 44 20 7946 0000", "442079460000"],
    ["+44 ( 0 ) 20 7946 0000", "442079460000"],
    ["[44] 20 7946 0000", "442079460000"],
    ["tel:+44-20-7946-0000", "442079460000"],
    ["tel:%2B442079460000;ext=5", "442079460000"],
    ["Phone: 0044 20 7946 0000", "442079460000"],
    ["\u0664\u0664\u0662\u0660\u0667\u0669\u0664\u0666\u0660\u0660\u0660\u0660", "442079460000"],
    ["\u06F4\u06F4 \u06F2\u06F0", "4420"],
    ["\uFF14\uFF14\uFF0D\uFF12\uFF10", "4420"],
    ["\u{1D7E6}\u{1D7EB}", "49"],
    ["+39 06 6982", "39066982"],
    ["0", "0"],
    ["", ""],
  ])("keeps of %j %j", (typed, kept) => {
    expect(tidyNumber(typed)).toBe(kept);
  });

  it("leaves letters to be seen", () => {
    expect(tidyNumber("1-800-FLOWERS")).toBe("1800FLOWERS");
  });
});

describe("internationalNumber", () => {
  it("puts the plus before the digits", () => {
    expect(internationalNumber("00 44 20")).toBe("+4420");
  });

  it.each(["", "+", "00", " - "])("finds no number in %j", (typed) => {
    expect(internationalNumber(typed)).toBeNull();
  });
});
