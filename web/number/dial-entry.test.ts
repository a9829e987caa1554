import { beforeAll, beforeEach, expect, test, vi } from "vitest";
import { dialLinkMessages } from "#contract/messages/call-messages.ts";
import { drafts } from "#web/kit/kept/browser-drafts.ts";
import { toast } from "#web/kit/notices/toast.ts";
import { askForNumber, createDialEntry } from "./dial-entry.ts";
import { loadNumberingPlans } from "./numbering-plans.ts";
import { numberOf } from "./typed-number.ts";

const counts = vi.hoisted(() => ({ parsed: 0, formatted: [] as string[], tidied: 0 }));

vi.mock("libphonenumber-js/max", async (original) => {
  const library = await original<typeof import("libphonenumber-js/max")>();
  class AsYouType extends library.AsYouType {
    override input(text: string): string {
      counts.formatted.push(text);
      return super.input(text);
    }
  }
  const parsePhoneNumberFromString = (text: string, options: { extract: false }) => {
    counts.parsed++;
    return library.parsePhoneNumberFromString(text, options);
  };
  return { ...library, AsYouType, parsePhoneNumberFromString };
});

vi.mock("#contract/numbers/tidy-number.ts", async (original) => {
  const tidy = await original<typeof import("#contract/numbers/tidy-number.ts")>();
  const tidyNumber = (text: string) => {
    counts.tidied++;
    return tidy.tidyNumber(text);
  };
  return { ...tidy, tidyNumber };
});

beforeAll(loadNumberingPlans);
beforeEach(() => {
  drafts.drop("dial");
  vi.stubGlobal("navigator", { languages: ["en-US"] });
});

/** A field without a page: the entry changes its text and its caret. */
function fieldWith(value: string): HTMLInputElement {
  const field = { value, selectionStart: value.length, selectionEnd: value.length, setSelectionRange() {} };
  return field as unknown as HTMLInputElement;
}

/** The library's calls for a key, at most. With a chosen country, digits that are no number are read as one of its too. */
const keysOf: [keys: string, chosen: string | undefined, number: string, parsed: number, tidied: number][] = [
  ["12025550142", undefined, "+12025550142", 1, 1],
  ["442079460000", undefined, "+442079460000", 1, 1],
  ["442079460000,,42#", undefined, "+442079460000", 1, 1],
  ["*6712127365000", undefined, "+12127365000", 1, 1],
  // A zero may be a trunk zero, or stray.
  ["4402079460000", undefined, "+442079460000", 2, 1],
  ["390331123456", undefined, "+390331123456", 2, 1],
  ["0301234567", "DE", "+49301234567", 3, 1],
  ["14795550123", "US", "+14795550123", 6, 2],
];

test.each(keysOf)("each key of %s, with %s chosen, is read once", (keys, chosen, number, parsed, tidied) => {
  const entry = createDialEntry(null);
  if (chosen !== undefined) entry.chooseCountry(chosen);
  let text = "";
  for (const key of keys) {
    Object.assign(counts, { parsed: 0, formatted: [], tidied: 0 });
    const field = fieldWith(text + key);
    entry.type(field);
    text = field.value;
    expect(counts.parsed, text).toBeLessThanOrEqual(parsed);
    expect(counts.tidied, text).toBeLessThanOrEqual(tidied);
    // Besides the digits themselves, three numbers that they may begin tell the country.
    expect(counts.formatted.length, text).toBeLessThanOrEqual(4);
    expect(new Set(counts.formatted).size, text).toBe(counts.formatted.length);
  }
  expect(numberOf(entry.snapshot())).toBe(number);
  expect(entry.snapshot().text).toBe(text);
});

test("a refused paste empties the field, and a part of a number goes to the caret", async () => {
  const said = vi.spyOn(toast, "error").mockReturnValue("the toast");
  const entry = createDialEntry(null);
  entry.writeNumber("442079460000");
  await entry.paste("my mother, 020", fieldWith("44 20 7946 0000"));
  expect(entry.snapshot()).toMatchObject({ text: "", reading: { is: "none" } });
  expect(said).toHaveBeenCalledWith(dialLinkMessages.noNumberInText);
});

test("a number that is typed while a link is read stays", async () => {
  askForNumber("12025550142");
  const entry = createDialEntry(null);
  entry.open()();
  entry.type(fieldWith("442079460000"));
  await new Promise((done) => setImmediate(done));
  expect(numberOf(entry.snapshot())).toBe("+442079460000");
});

test("a text of several numbers has none until one is chosen", async () => {
  const entry = createDialEntry(null);
  await entry.paste("181 8430 7633", fieldWith(""));
  const { reading } = entry.snapshot();
  const choices = reading.is === "several" ? reading.choices : [];
  expect([numberOf(entry.snapshot()), entry.snapshot().text]).toEqual([null, "181 8430 7633"]);
  expect(choices.map(({ number }) => number)).toEqual(["+18184307633", "+8618184307633"]);
  entry.chooseCountry("CN");
  expect(numberOf(entry.snapshot())).toBe("+8618184307633");
});

test("a number that is pasted behind a code of digits is spaced", async () => {
  const entry = createDialEntry(null);
  await entry.paste("141 020 7946 0000", fieldWith(""));
  expect(entry.snapshot()).toMatchObject({ text: "141 +44 20 7946 0000", code: "141" });
});
