import { beforeAll, describe, expect, test } from "vitest";
import { refusals } from "#contract/refusals.ts";
import { loadNumberingPlans } from "#web/number/numbering-plans.ts";
import { readCell } from "./cell-numbers.ts";

beforeAll(loadNumberingPlans);

describe("a cell with several numbers", () => {
  test.each([
    ["+44 20 7946 0000; +49 30 123456", "", ["+442079460000", "+4930123456"]],
    ["+44 20 7946 0000,+49 30 123456", "", ["+442079460000", "+4930123456"]],
    ["+44 20 7946 0000 / +49 30 123456", "", ["+442079460000", "+4930123456"]],
    ["+44 20 7946 0000\r\n+49 30 123456", "", ["+442079460000", "+4930123456"]],
    ["+44 20 7946 0000 ::: +49 30 123456", "", ["+442079460000", "+4930123456"]],
    ["020 7946 0000 | 020 7946 0001", "GB", ["+442079460000", "+442079460001"]],
    ["(212) 555-0100/(212) 555-0101", "US", ["+12125550100", "+12125550101"]],
    ["030/1234567", "DE", ["+49301234567"]],
    ["0171 / 1234567, 030/123456", "DE", ["+491711234567", "+4930123456"]],
    ["+49/30/123456", "", ["+4930123456"]],
    ["0049(0)30/1234567", "", ["+49301234567"]],
    ["+49 (0)36201/1234567", "DE", ["+49362011234567"]],
    ["tel:+44-20-7946-0000", "", ["+442079460000"]],
    ["+49 36201/12345", "", ["+493620112345"]],
    ["1-800-FLOWERS", "", ["+18003569377"]],
    ["1 (800) FLOWERS", "DE", ["+18003569377"]],
    ["800-FLOWERS", "US", ["+18003569377"]],
    ["(800) FLOWERS", "CA", ["+18003569377"]],
    ["1-800-FLOWERS; +1 202 GO FEDEX", "", ["+18003569377", "+12024633339"]],
  ])("%j has them all", (text, country, numbers) => {
    expect(readCell(text, country)).toEqual({ numbers, besides: [], unreadable: [] });
  });
});

describe("what stands beside a number is named", () => {
  test.each([
    ["(212) 555-0100 x123", "US", ["+12125550100"], ["x123"]],
    ["212-555-0100x123", "US", ["+12125550100"], ["x123"]],
    ["+1 212 555 0100 ext. 12", "", ["+12125550100"], ["ext. 12"]],
    ["+1 212 555 0100 Extension 12", "", ["+12125550100"], ["Extension 12"]],
    ["+7 495 123-45-67 доб. 12", "", ["+74951234567"], ["доб. 12"]],
    ["tel:+44-20-7946-0000;ext=12", "", ["+442079460000"], ["ext=12"]],
    ["+12125550100,,42#", "", ["+12125550100"], ["42#"]],
    ["+12125550100p42", "", ["+12125550100"], ["p42"]],
    ["*67 (212) 555-0100", "US", ["+12125550100"], ["*67"]],
    ["#31#+4930227320", "", ["+4930227320"], ["#31#"]],
    ["020 7946 0000 (office)", "GB", ["+442079460000"], ["(office)"]],
    ["Tel. 030 1234567 Mo-Fr 8-18 Uhr", "DE", ["+49301234567"], ["Tel. Mo-Fr 8-18 Uhr"]],
    ["030 1234567 oder 030 7654321", "DE", ["+49301234567", "+49307654321"], ["oder"]],
    ["Call 24/7: +1 212 555 0134", "", ["+12125550134"], ["Call 24/7:"]],
    ["Home: 020 7946 0000; Work: 020 7946 0001 ext 7", "GB", ["+442079460000", "+442079460001"], ["ext 7"]],
  ])("%j", (text, country, numbers, besides) => {
    expect(readCell(text, country)).toMatchObject({ numbers, unreadable: [] });
    expect(readCell(text, country).besides).toEqual(besides);
  });
});

const wrongCountry = "This is no phone number of the chosen country";
const emergency = refusals.emergency_number_not_served.message;
const notWhole = "This is not a whole phone number";

describe("no other number is made of", () => {
  test.each([
    ["0301234567", "US", wrongCountry],
    ["212 555 0100", "GB", wrongCountry],
    ["+1 0301234567", "", notWhole],
    ["+44 20 7946", "", notWhole],
    ["112", "DE", emergency],
    ["358112", "FI", emergency],
    ["+358 112", "FI", emergency],
    ["3901234567", "IT", "This may be more than one phone number"],
    ["020 7946 0000", "", "A number without a country code: choose a country"],
    ["+49 30 1234567/8", "", "This may be more than one phone number"],
    ["030 1234567/68", "DE", "This may be more than one phone number"],
    ["030 1234567 3 Kinder", "DE", "This may be more than one phone number"],
    ["+43 1 5123456 1010 Wien", "", "This may be more than one phone number"],
    ["800-FLOWERS", "GB", notWhole],
    ["+44 (zero) 20 7946 0000", "US", notWhole],
    ["030 1234567 oder 030 123", "GB", wrongCountry],
    ["7042;phone-context=example.com", "US", notWhole],
    ["tel:5550100;phone-context=+1212", "US", wrongCountry],
    ["2026-11-25", "", "A number without a country code: choose a country"],
    [`+44 20 7946 0000 ${"x".repeat(300)}`, "", notWhole],
  ])("%j in %s", (text, country, reason) => {
    const { numbers, unreadable } = readCell(text, country);
    expect(numbers).toEqual([]);
    expect(unreadable).toEqual([expect.objectContaining({ reason })]);
  });

  test("a second number that is none, and the first is read", () => {
    expect(readCell("+44 20 7946 0000; 030 123", "DE")).toMatchObject({
      numbers: ["+442079460000"],
      besides: ["030 123"],
    });
  });
});
