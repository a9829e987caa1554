import { beforeAll, describe, expect, test } from "vitest";
import { numberSpellings, numbersInWords } from "#contract/testing/number-spellings.ts";
import { loadNumberingPlans } from "#web/lib/numbering-plans.ts";
import { readNumber } from "#web/lib/phone-number.ts";
import { readPasted } from "./read-pasted.ts";

beforeAll(loadNumberingPlans);

describe("a paste gives the number that the server reads, or the one within words", () => {
  test.each([...numberSpellings, ...numbersInWords])("%s", (_spelling, text, number) => {
    expect(readNumber(readPasted(text, undefined) ?? text)).toBe(number);
  });
});

describe("a number without its country code is one of the chosen country", () => {
  test.each([
    ["Call me: (030) 1234567 please", "DE", "49301234567"],
    ["030/1234567", "DE", "49301234567"],
    ["(202) 555-0142", "US", "12025550142"],
    ["020 7946 0000", "GB", "442079460000"],
    ["06 6982 0000", "IT", "390669820000"],
    ["\u0660\u0663\u0660 \u0661\u0662\u0663\u0664\u0665\u0666\u0667", "DE", "49301234567"],
    ["tel:030-1234567", "DE", "49301234567"],
    ["+44 20 7946 0000", "DE", "442079460000"],
    ["0044 20 7946 0000", "DE", "442079460000"],
    // Each is a number of another country too, when its first digits are a country code.
    ["181 8430 7633", "CN", "8618184307633"],
    ["8 (495) 123-45-67", "RU", "74951234567"],
    ["(479) 555-0123", "US", "14795550123"],
    ["366 123 4567", "IT", "393661234567"],
    ["(0)331 123456", "IT", "390331123456"],
    ["(0xx11) 91234-5678", "BR", "5511912345678"],
    ["011 91234-5678", "BR", "5511912345678"],
    ["011 2345 6789", "IN", "911123456789"],
    ["011 44 20 7946 0000", "US", "442079460000"],
  ])("%s in %s", (text, country, digits) => {
    expect(readPasted(text, country)).toBe(digits);
  });

  test("and stays as it is where none is chosen, so that the country can still be", () => {
    expect(readPasted("Call me: (030) 1234567 please", undefined)).toBe("0301234567");
  });
});

test.each(["123", "my mother", "ext. 5"])("%j is a part of a number at most", (text) => {
  expect(readPasted(text, "DE")).toBeNull();
});
