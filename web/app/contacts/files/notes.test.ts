/** Notes of contacts in files of the large address books. */
import { beforeAll, describe, expect, test } from "vitest";
import { loadNumberingPlans } from "#web/number/numbering-plans.ts";
import { card, read } from "./testing/read-contacts.ts";

beforeAll(loadNumberingPlans);

const home = "+442079460000";

describe("the note", () => {
  test.each([
    ["Google's and Outlook's CSV", `Name,Notes,Phone\nAda,"Likes tea\nHas a dog",${home}\n`],
    [
      "Outlook's CSV in German",
      `Vorname;Notizen;Telefon (privat)\r\nAda;"Likes tea\r\nHas a dog";${home}\r\n`,
    ],
    ["Outlook's CSV in Portuguese", `Nome,Anotações,Celular\nAda,"Likes tea\nHas a dog",${home}\n`],
    ["two columns", `Name,Notes,Comments,Phone\nAda,Likes tea,Has a dog,${home}\n`],
    ["a vCard", card("FN:Ada", "NOTE:Likes tea\\nHas a dog", `TEL:${home}`)],
    ["a folded vCard", card("FN:Ada", "NOTE:Likes\r\n  tea\\nHas", "  a dog", `TEL:${home}`)],
    ["a vCard 2.1", card("FN:Ada", "NOTE;QUOTED-PRINTABLE:Likes tea=0D=0A=", "Has a dog", `TEL:${home}`)],
    ["a vCard with two", card("FN:Ada", "NOTE:Likes tea", `TEL:${home}`, "NOTE:Has a dog")],
  ])("of %s is read with its line breaks", (_title, file) => {
    const { contacts, leftOut } = read(file);
    expect(contacts.map(({ note }) => note)).toEqual(["Likes tea\nHas a dog"]);
    expect(leftOut).toEqual([]);
  });

  test("that is too long is cut, and its end is named", () => {
    const long = `${"x".repeat(1_995)} tea\nHas a dog`;
    for (const file of [
      `Name,Notes,Phone\nAda,"${long}",${home}\n`,
      card("FN:Ada", `NOTE:${long.replace("\n", "\\n")}`, `TEL:${home}`),
    ]) {
      const { contacts, parts } = read(file);
      expect(contacts[0]?.note).toBe(`${"x".repeat(1_995)} tea`);
      expect(parts).toMatchObject([{ about: "Has a dog", reason: "The end of a long note" }]);
    }
  });
});
