import { readFileSync } from "node:fs";
import fc from "fast-check";
import { beforeAll, describe, expect, test } from "vitest";
import { contactLimits } from "#contract/contacts/contact-book.ts";
import { e164Schema } from "#contract/numbers/phone-number.ts";
import { refusals } from "#contract/refusals.ts";
import { planNumbers } from "#testing/numbers/plan-numbers.ts";
import { loadNumberingPlans } from "#web/number/numbering-plans.ts";
import { readNumber } from "#web/number/phone-number.ts";
import "#words/all.ts";
import { inLanguage } from "#words/translate.ts";
import { readCell } from "./cell-numbers.ts";
import { importable } from "./labels.ts";
import { oddContacts } from "./testing/odd-contacts.ts";
import { brief, bytesOf, card, read } from "./testing/read-contacts.ts";
import { writeCsv, writeVcards } from "./write-files.ts";

beforeAll(loadNumberingPlans);

describe("vCard", () => {
  test.each([
    [
      "3.0",
      ["VERSION:3.0", "FN:Ada Lovelace", "TEL;TYPE=CELL,VOICE:+44 20 7946 0000"],
      "Ada Lovelace Mobile:+442079460000",
    ],
    [
      "4.0",
      ["VERSION:4.0", "FN:Ada", 'TEL;VALUE=uri;TYPE="voice,home":tel:+44-20-7946-0000;ext=12'],
      "Ada Home:+442079460000",
    ],
    [
      "2.1 in quoted-printable with a soft break",
      [
        "VERSION:2.1",
        "N;CHARSET=UTF-8;ENCODING=QUOTED-PRINTABLE:M=C3=BCller;Zo=",
        "=C3=AB;;;",
        "TEL;CELL:+4930123456",
      ],
      "Zoë Müller Mobile:+4930123456",
    ],
    [
      "2.1 in Latin-1",
      [
        "VERSION:2.1",
        "FN;CHARSET=ISO-8859-1;ENCODING=QUOTED-PRINTABLE:Jos=E9",
        "TEL;WORK;VOICE:0034 911 234 567",
      ],
      "José Work:+34911234567",
    ],
    [
      "escapes",
      ["FN:Love\\, Ada\\; the \\\\ first", "TEL:+442079460000"],
      "Love, Ada; the \\ first :+442079460000",
    ],
    [
      "a company without a person",
      ["ORG:Farline\\; Ltd;Sales", "TEL:+442079460000"],
      "Farline; Ltd :+442079460000",
    ],
    [
      "a name in parts alone",
      ["N:Lovelace;Ada;King;;", "TEL:+442079460000"],
      "Ada King Lovelace :+442079460000",
    ],
    ["no name", ["TEL:+442079460000"], "+442079460000 :+442079460000"],
    ["a favourite", ["FN:Ada", "CATEGORIES:Friends,Favourites", "TEL:+442079460000"], "* Ada :+442079460000"],
    [
      "a number twice, and a pause",
      ["FN:Ada", "TEL:+442079460000,,42", "TEL:+44 20 7946 0000"],
      "Ada :+442079460000",
    ],
  ])("%s", (_title, lines, expected) => {
    expect(brief(card(...lines))).toEqual([expected]);
  });

  test("a broken card spoils no other, and says its line", () => {
    const file = `BEGIN:VCARD\nFN:Lost\n${card("FN:Ada", "TEL:+442079460000")}${card("FN:Silent")}${card("FN:Bad", "TEL:*86")}no line\n`;
    expect(brief(file)).toEqual(["Ada :+442079460000"]);
    expect(read(file).problems).toEqual([
      { line: 1, about: "Lost", reason: "This vCard has no end" },
      { line: 7, about: "Silent", reason: "No phone number" },
      { line: 10, about: "*86", reason: "This is not a whole phone number" },
      { line: 14, about: "no line", reason: "This line is not part of a vCard" },
    ]);
  });
});

test("a picture in a card is passed over, also where its lines are not joined by a space", () => {
  const picture = [
    "PHOTO;ENCODING=BASE64;JPEG:/9j/4AAQSkZJRgABAQ",
    "AAAQABAAD/2wBDAAUDBA+Q=",
    "",
    "TEL;CELL:+442079460000",
  ];
  const file = card("VERSION:2.1", "FN:Ada", ...picture);
  expect(brief(file)).toEqual(["Ada Mobile:+442079460000"]);
  expect(read(file).problems).toEqual([]);
});

describe("a card inside another's", () => {
  const inner = ["BEGIN:VCARD", "VERSION:2.1", "FN:Susan", "TEL:+4930123456", "END:VCARD"];
  const escaped = inner.join("\\n").replace("FN:Susan", "FN:Thomas\\\\, Susan");
  test.each([
    ["as lines of its own in 2.1", ["AGENT:", ...inner], "Susan"],
    ["that begins on the line of the property", ["a.AGENT;X=1:BEGIN:VCARD", ...inner.slice(1)], "Susan"],
    ["as a value in 3.0", [`AGENT:${escaped}`], "Thomas, Susan"],
    ["in quoted-printable", [`AGENT;QUOTED-PRINTABLE:${inner.join("=0D=0A")}`], "Susan"],
    ["without a name", ["AGENT:", "BEGIN:VCARD", "END:VCARD"], ""],
  ])("%s is left out by its name, and the outer person is imported", (_title, agent, about) => {
    const file = card("FN:Ada", ...agent, "TEL;CELL:+442079460000") + card("FN:Grace", "TEL:+12125550100");
    expect(brief(file)).toEqual(["Ada Mobile:+442079460000", "Grace :+12125550100"]);
    const { problems, parts, leftOut } = read(file);
    expect([problems, leftOut]).toEqual([[], []]);
    expect(parts).toEqual([
      { line: agent[0] === "AGENT:" ? 4 : 3, about, reason: "The card of another person inside this one" },
    ]);
  });

  test("and within that one is left out too", () => {
    const agent = ["AGENT:", "BEGIN:VCARD", "FN:Susan", "AGENT:", ...inner.with(2, "FN:Tom"), "END:VCARD"];
    const file = card("FN:Ada", ...agent, "TEL:+442079460000");
    expect(brief(file)).toEqual(["Ada :+442079460000"]);
    expect(read(file).parts.map(({ about }) => about)).toEqual(["Susan", "Tom"]);
  });

  test("that has no end is named with the outer one", () => {
    const { problems } = read("BEGIN:VCARD\nFN:Ada\nAGENT:\nBEGIN:VCARD\nFN:Susan\n");
    expect(problems.map(({ about, reason }) => `${reason}: ${about}`)).toEqual([
      "This vCard has no end: Ada",
      "This vCard has no end: Susan",
    ]);
  });

  test("an agent that is an address is left out as a property", () => {
    const { leftOut } = read(card("FN:Ada", "AGENT;VALUE=uri:CID:1@a.example", "TEL:+442079460000"));
    expect(leftOut).toEqual([{ name: "AGENT", count: 1 }]);
  });
});

describe("jCard", () => {
  const ada = [
    "vcard",
    [
      ["version", {}, "text", "4.0"],
      ["fn", {}, "text", "Love, Ada; the \\ first"],
      ["n", {}, "text", ["Lovelace", "Ada", ["King", "Byron"], "", ""]],
      ["tel", { type: ["voice", "cell"] }, "uri", "tel:+44-20-7946-0000"],
      ["tel", { group: "Item1" }, "text", "+4930123456"],
      ["x-ablabel", { group: "item1" }, "text", "Reception"],
      ["categories", {}, "text", "Friends", "Favourites"],
      ["note", {}, "text", "one\ntwo"],
      ["email", {}, "text", "ada@example.com"],
    ],
  ];
  const grace = [
    "vcard",
    [
      ["n", {}, "text", ["Hopper", "Grace", "", "", ""]],
      ["tel", {}, "text", "+12125550100"],
    ],
  ];

  test("one card or several are read as vCards are", () => {
    const lines = ["* Love, Ada; the \\ first Mobile:+442079460000 Reception:+4930123456"];
    expect(brief(JSON.stringify(ada))).toEqual(lines);
    const file = JSON.stringify([ada, grace], null, 2);
    expect(brief(file)).toEqual([...lines, "Grace Hopper :+12125550100"]);
    const { contacts, leftOut } = read(file);
    expect(contacts[0]?.note).toBe("one\ntwo");
    expect(leftOut).toEqual([
      { name: "CATEGORIES", count: 1 },
      { name: "EMAIL", count: 1 },
    ]);
    expect(brief(new Uint8Array(Buffer.from(`\uFEFF${file}`, "utf16le")))).toHaveLength(2);
  });

  test("what is damaged is named with its line", () => {
    const reason = "This jCard is damaged";
    expect(read(JSON.stringify(ada).slice(0, -9)).problems).toEqual([{ line: 1, about: "", reason }]);
    const { contacts, problems } = read(
      `[${JSON.stringify(grace)},\n["vcard", [["fn"]]],\n${JSON.stringify(ada)}]`,
    );
    expect(contacts).toHaveLength(2);
    expect(problems).toEqual([{ line: 2, about: "", reason }]);
    expect(read('["vcard", [["fn", {}, "text", "Silent"]]]').problems).toEqual([
      { line: 1, about: "Silent", reason: "No phone number" },
    ]);
  });
});

test("a note about a file shows its control characters", () => {
  expect(read("Name,Phone\nAda,12\x1b[2J3\n").problems.map(({ about }) => about)).toEqual(["12\\u001b[2J3"]);
});

test.each([
  ["a picture", [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 0x0d, 0x49, 0x48, 0x44, 0x52]],
  ["a spreadsheet", [...bytesOf("PK"), 3, 4, 20, 0, 6, 0, 8, 0, 0, 0, 0x21, 0]],
])("%s by another name is named as what it is", (_title, bytes) => {
  const { contacts, problems, format } = read(new Uint8Array(bytes));
  expect({ contacts, problems }).toEqual({ contacts: [], problems: [] });
  expect(format).toMatchObject({ name: expect.stringMatching(/^(PNG|ZIP)$/) });
});

test("an empty file has neither contacts nor problems", () => {
  for (const file of ["", "\uFEFF", "\r\n \n"])
    expect(read(file)).toMatchObject({ contacts: [], problems: [] });
});

describe("CSV", () => {
  test.each([
    [
      "Google's, today",
      "First Name,Last Name,Labels,Phone 1 - Label,Phone 1 - Value\nAda,Lovelace,* starred ::: * myContacts,Mobile,+44 20 7946 0000 ::: +4930123456",
      "* Ada Lovelace Mobile:+442079460000 Mobile:+4930123456",
    ],
    [
      "Google's, before 2024",
      "Name,Given Name,Group Membership,Phone 1 - Type,Phone 1 - Value\nAda King,Ada,* My Contacts,* Work,+442079460000",
      "Ada King Work:+442079460000",
    ],
    [
      "Outlook's",
      'First Name,Middle Name,Last Name,Company,Business Fax,Business Phone,Home Phone 2,Mobile Phone\n"Ada","","Lovelace","Farline, Ltd","","+442079460000","","+447400123456"',
      "Ada Lovelace Work:+442079460000 Mobile:+447400123456",
    ],
    [
      "Skype's, by the columns of its last export, with the pluses that a spreadsheet took away",
      "type,id,display_name,phones[0].number,phones[0].type,phones[1].number,phones[1].type,profile.name.first,favorite\n" +
        "PhoneNumber,12125550100,Ada Lovelace,12125550100,mobile,442079460000,1,Ada,true",
      "* Ada Lovelace Mobile:+12125550100 Work:+442079460000",
    ],
    [
      "Skype's, with the numbers of profiles",
      "id,display_name,phones[0].number,phones[0].type,profile.name.first,profile.name.surname,profile.phones[0].number,profile.phones[0].type\n" +
        "live:ada,,12125550100,home,Ada,Lovelace,+442079460000,office",
      "Ada Lovelace Home:+12125550100 Work:+442079460000",
    ],
    ["plain, with semicolons", "name;phone;label\nAda;+442079460000;Home", "Ada Home:+442079460000"],
    ["a line break in a cell", 'Name,Notes,Phone\n"Ada","one\ntwo",+442079460000', "Ada :+442079460000"],
    [
      "of people who write Spanish",
      "Nombre;Apellidos;Teléfono\nAda;Lovelace;+34911234567",
      "Ada Lovelace :+34911234567",
    ],
    ["of people who write Arabic", "الاسم,رقم الهاتف\nعمر,+971501234567", "عمر :+971501234567"],
    ["a company alone", "Name,Company,Phone\n,Farline,+442079460000", "Farline :+442079460000"],
  ])("%s", (_title, file, expected) => {
    expect(brief(file)).toEqual([expected]);
    expect(brief(`\uFEFF${file}`)).toEqual([expected]);
    for (const mark of ["", "\uFEFF"]) {
      const wide = Buffer.from(mark + file, "utf16le");
      expect(brief(new Uint8Array(wide)), "UTF-16LE").toEqual([expected]);
      expect(brief(new Uint8Array(wide.swap16())), "UTF-16BE").toEqual([expected]);
    }
  });

  test("Windows' letters are read where UTF-8 is broken", () => {
    const latin = new Uint8Array([...bytesOf("Name,Phone\nZo"), 0xeb, ...bytesOf(",+442079460000")]);
    expect(brief(latin)).toEqual(["Zoë :+442079460000"]);
  });

  test("lines that cannot be read are named, also after a line break in a cell", () => {
    const file = 'Name,Phone\n"A\nB",x\nAda,\n\nGrace,+12125550100\n';
    expect(brief(file)).toEqual(["Grace :+12125550100"]);
    expect(read(file).problems).toEqual([
      { line: 2, about: "x", reason: "This is not a whole phone number" },
      { line: 4, about: "Ada", reason: "No phone number" },
    ]);
    expect(read("Surname,Town\nLovelace,London").problems[0]?.reason).toContain("must name the columns");
  });
});

test("Skype's numbers begin with their country codes whatever the country, which others' columns show by all their cells", () => {
  const cells = ["15123456789", "442079460000", "+4930123456"];
  const numbersOf = (column: string) =>
    read(`display_name,${column}\n${cells.map((cell) => `Ada,${cell}`).join("\n")}\n`, {
      country: "DE",
    }).contacts.map(({ numbers }) => numbers[0]?.number);
  expect(numbersOf("phones[0].number")).toEqual(["+15123456789", "+442079460000", "+4930123456"]);
  expect(numbersOf("Phone")).toEqual(["+15123456789", "+442079460000", "+4930123456"]);
  cells.push("0171 1234567");
  expect(numbersOf("phones[0].number").slice(0, 2)).toEqual(["+15123456789", "+442079460000"]);
  expect(numbersOf("Phone").slice(0, 2)).toEqual(["+4930123456", "+491711234567"]);
});

test.each([
  ["0171 1234567", "DE", "+491711234567"],
  ["(212) 555-0100", "US", "+12125550100"],
  ["011 44 20 7946 0000", "US", "+442079460000"],
  ["020 7946 0000", "GB", "+442079460000"],
  ["+44 (0)20 7946 0000", "DE", "+442079460000"],
  ["0049 30 123456", "GB", "+4930123456"],
  ["020 7946 0000", undefined, "A number without a country code: choose a country"],
  ["2125550100", undefined, "A number without a country code: choose a country"],
  ["112", "DE", refusals.emergency_number_not_served.message],
  ["+1 234 5", "US", "This is not a whole phone number"],
])("%s in a file of %s is %s", (text, country, expected) => {
  const { contacts, problems } = read(`Name,Phone\nAda,${text}`, { country: country ?? "" });
  expect(contacts[0]?.numbers[0]?.number ?? problems[0]?.reason).toBe(expected);
});

test.each([
  [
    "all with country codes",
    "DE",
    ["4915123456789", "442079460000"],
    ["Phone"],
    ["+4915123456789", "+442079460000"],
  ],
  [
    "with and without a plus",
    "DE",
    ["+4915123456789", "442079460000"],
    ["Phone"],
    ["+4915123456789", "+442079460000"],
  ],
  ["all with the country's own code", "DE", ["4915123456789"], ["Phone"], ["+4915123456789"]],
  ["without a country", "", ["4915123456789", "12025550142"], ["Phone"], ["+4915123456789", "+12025550142"]],
  ["one of them national", "DE", ["0171 1234567", "442079460000"], [], ["+491711234567"]],
  [
    "of mobiles without their zero, which are numbers of the United States too",
    "DE",
    ["15123456789"],
    [],
    [],
  ],
  [
    "of the country's numbers without their zero",
    "DE",
    ["15123456789", "3012345678"],
    [],
    ["+4915123456789", "+493012345678"],
  ],
  [
    "with codes, one of which is the beginning of a mobile too",
    "DE",
    ["15123456789", "442079460000"],
    ["Phone"],
    ["+15123456789", "+442079460000"],
  ],
  [
    "of mobiles in Turkey or numbers in Cuba",
    "TR",
    ["5321234567", "5051234567"],
    [],
    ["+905321234567", "+905051234567"],
  ],
  ["of mobiles in Indonesia or numbers in Japan", "ID", ["81234567890", "81345678901"], [], []],
  ["of numbers in Japan", "", ["81234567890"], ["Phone"], ["+81234567890"]],
  [
    "all numbers of the country too",
    "US",
    ["479 555 0123", "(656) 212-3456"],
    [],
    ["+14795550123", "+16562123456"],
  ],
] as const)("a column %s, in a file of %s", (_title, country, texts, international, expected) => {
  const reading = read(`Name,Phone\n${texts.map((text, row) => `Ada ${row},${text}`).join("\n")}`, {
    country,
  });
  expect(reading.international).toEqual(international);
  expect(reading.contacts.flatMap(({ numbers }) => numbers.map(({ number }) => number))).toEqual(expected);
});

const numbers = fc
  .uniqueArray(fc.integer({ min: 1, max: 9_999 }), { minLength: 1, maxLength: 10 })
  .map((all) => all.map((digits) => e164Schema.parse(`+44207946${String(digits).padStart(4, "0")}`)));
const label = fc.oneof(fc.constantFrom("Mobile", "Work", "Summer house", ""), fc.string({ maxLength: 30 }));
const printed = (text: string) => text.replace(/\p{Cc}/gu, "").trim();
const contact = fc.record({
  name: fc
    .oneof(
      fc.string({ minLength: 1, maxLength: 100 }),
      fc.constantFrom("=1+1", "'=1", "@SUM(A1)", "-2", "a,b;c\\d", "Zoë 💥"),
    )
    .map((text) => printed(text) || "Ada"),
  favourite: fc.boolean(),
  numbers: fc
    .tuple(numbers, label)
    .map(([all, word]) =>
      all.map((number) => ({ number, label: printed(printed(word).replace(/^\*/, "")) })),
    ),
  note: fc
    .array(
      fc.oneof(fc.string(), fc.constantFrom("", "=1+1", "'-2", "a;b,\\n", 'Zoë 💥 "tea"', "x".repeat(200))),
    )
    .map((lines) => lines.map(printed).join("\n").trim().slice(0, contactLimits.note).trim()),
});

describe("what is written is read again", () => {
  test.each([
    ["vCard 3.0", writeVcards],
    ["vCard 4.0", writeVcards],
    ["CSV", writeCsv],
  ] as const)("%s", (format, write) => {
    fc.assert(
      fc.property(fc.array(contact, { minLength: 1, maxLength: 5 }), (contacts) => {
        const file = write(contacts, format === "vCard 4.0" ? "4.0" : "3.0");
        const { contacts: again, problems, parts, leftOut } = read(file);
        expect({ problems, parts, leftOut }).toEqual({ problems: [], parts: [], leftOut: [] });
        expect(again.map(importable)).toEqual(contacts);
      }),
    );
  });

  test("types of numbers have a label in the reader's language, which is written as the type again", () => {
    inLanguage("de", () => {
      const [ada] = read("BEGIN:VCARD\nFN:Ada\nTEL;TYPE=HOME:+442079460001\nEND:VCARD\n").contacts.map(
        importable,
      );
      expect(ada?.numbers[0]?.label).toBe("Privat");
      for (const label of ["Privat", "Home"]) {
        const numbers = [{ number: e164Schema.parse("+442079460001"), label }];
        expect(writeVcards([{ name: "Ada", favourite: false, numbers, note: "" }], "3.0")).toContain(
          "TEL;TYPE=HOME:",
        );
      }
    });
  });

  test("no cell of the CSV is a formula or a number", () => {
    const evil = ["=cmd|' /C calc'!A0", "+1+1", "-1", "@SUM(1)", "\t=1", "＝1", "007"];
    const file = writeCsv(
      evil.map((name) => ({
        name,
        favourite: false,
        numbers: [{ number: e164Schema.parse("+442079460000"), label: name }],
        note: name,
      })),
    );
    const cells = file.replace("\uFEFF", "").split(/\r\n|,/);
    expect(cells.filter((cell) => /^"?[=+\-@\t＝＋－＠]|^\d+$/.test(cell))).toEqual([]);
  });

  test("every number of a CSV is a text to a spreadsheet, and is read again", () => {
    fc.assert(
      fc.property(planNumbers, ({ plan, number }) => {
        const numbers = [{ number: e164Schema.parse(number), label: "" }];
        const file = writeCsv([{ name: "Ada", favourite: false, numbers, note: "" }]);
        // Digits and brackets alone are a sum, and groups of three are one where spaces divide thousands.
        expect(file).toContain(`,(+${plan.callingCode}) `);
        expect(brief(file)).toEqual([`Ada :${number}`]);
      }),
      { numRuns: 500 },
    );
  });
});

describe("contacts survive a spreadsheet", () => {
  const file = (name: string) =>
    new Uint8Array(readFileSync(new URL(`testing/spreadsheets/${name}`, import.meta.url)));

  test("whose file is what is written", () => {
    expect(writeCsv(oddContacts)).toBe(
      new TextDecoder("utf-8", { ignoreBOM: true }).decode(file("written.csv")),
    );
  });

  test.each(["written.csv", "gnumeric.csv", "libreoffice.csv"])("%s", (name) => {
    const { contacts, ...rest } = read(file(name));
    expect(contacts.map(importable)).toEqual(oddContacts);
    expect(rest).toMatchObject({ problems: [], parts: [], leftOut: [] });
  });
});

test("any bytes are read without failing", () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 300 }), fc.boolean(), (bytes, isCard) => {
      const begin = bytesOf(isCard ? "BEGIN:VCARD\nTEL;ENCODING=QUOTED-PRINTABLE:" : "Name,Phone\n");
      read(new Uint8Array([...begin, ...bytes]), { country: "DE" });
    }),
  );
});

test("a number is imported as it is read elsewhere, for every kind of number of every country", () => {
  const prefixes = fc.constantFrom("", "0", "(0)", "00");
  fc.assert(
    fc.property(planNumbers, prefixes, ({ plan, national }, prefix) => {
      const text = `+${plan.callingCode} ${prefix || plan.nationalPrefix}${national}`;
      expect(readCell(text, "FR").numbers[0] ?? null, text).toBe(readNumber(text));
    }),
    { numRuns: 500 },
  );
});
