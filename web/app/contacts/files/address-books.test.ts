/** Files as the large address books of November 2026 write them. */
import { beforeAll, describe, expect, test } from "vitest";
import { loadNumberingPlans } from "#web/number/numbering-plans.ts";
import "#words/all.ts";
import { inLanguage } from "#words/translate.ts";
import { brief, bytesOf, card, encoded, read } from "./testing/read-contacts.ts";

beforeAll(loadNumberingPlans);

const home = "+442079460000";
const work = "+442079460001";
const mobile = "+447400123456";
const others = ["+442079460002", "+442079460003"];

describe("a CSV", () => {
  test.each([
    [
      "Google's",
      "First Name,Middle Name,Last Name,Phonetic First Name,Name Prefix,Nickname,File As,Organization Name,Notes,Labels,E-mail 1 - Label,E-mail 1 - Value,Phone 1 - Label,Phone 1 - Value,Phone 2 - Label,Phone 2 - Value",
      `Ada,King,Lovelace,,,,,,,* myContacts,,,Mobile,${mobile},* Home,${home} ::: ${work}`,
      `Ada King Lovelace Mobile:${mobile} Home:${home} Home:${work}`,
    ],
    [
      "Outlook's",
      "First Name,Middle Name,Last Name,Title,Suffix,Company,Home Phone,Business Phone,Mobile Phone,Home Fax,Car Phone,Other Phone,Primary Phone,Pager,Assistant's Phone,E-mail Address,Home Street",
      `Ada,,Lovelace,,,,${home},${work},${mobile},${others[0]},,,,,${others[1]},,`,
      `Ada Lovelace Home:${home} Work:${work} Mobile:${mobile} Fax:${others[0]} Assistant's Phone:${others[1]}`,
    ],
    [
      "Outlook's in German",
      "Vorname;Weitere Vornamen;Nachname;Firma;Telefon geschäftlich;Telefon (privat);Mobiltelefon;Fax geschäftlich",
      `Ada;;Lovelace;;${work};${home};${mobile};`,
      `Ada Lovelace Work:${work} Home:${home} Mobile:${mobile}`,
    ],
    [
      "Outlook's in Spanish",
      "Nombre;Segundo nombre;Apellidos;Organización;Teléfono del trabajo;Particular;Teléfono móvil;Fax del trabajo",
      `Ada;;Lovelace;;${work};${home};${mobile};`,
      `Ada Lovelace Work:${work} Home:${home} Mobile:${mobile}`,
    ],
    [
      "Outlook's in French",
      "Prénom;Deuxième prénom;Nom;Société;Téléphone (bureau);Téléphone (domicile);Tél. mobile;Télécopie (bureau)",
      `Ada;;Lovelace;;${work};${home};${mobile};`,
      `Ada Lovelace Work:${work} Home:${home} Mobile:${mobile}`,
    ],
    [
      "Outlook's in Portuguese",
      "Nome;Segundo Nome;Sobrenome;Empresa;Telefone Comercial;Telefone Residencial;Telefone Celular;Fax Comercial",
      `Ada;;Lovelace;;${work};${home};${mobile};`,
      `Ada Lovelace Work:${work} Home:${home} Mobile:${mobile}`,
    ],
    [
      "Outlook's in Arabic",
      "الاسم الأول,الاسم الأوسط,اسم العائلة,الشركة,هاتف العمل,هاتف المنزل,الهاتف المحمول,فاكس العمل",
      `Ada,,Lovelace,,${work},${home},${mobile},`,
      `Ada Lovelace Work:${work} Home:${home} Mobile:${mobile}`,
    ],
    [
      "Outlook's in Hindi",
      "प्रथम नाम,मध्य नाम,अंतिम नाम,कंपनी,व्यवसाय फ़ोन,घर का फ़ोन,मोबाइल फ़ोन",
      `Ada,,Lovelace,,${work},${home},${mobile}`,
      `Ada Lovelace Work:${work} Home:${home} Mobile:${mobile}`,
    ],
    [
      "Thunderbird's",
      "First Name,Last Name,Display Name,Nickname,Primary Email,Secondary Email,Screen Name,Work Phone,Home Phone,Fax Number,Pager Number,Mobile Number,Home Address",
      `Ada,Lovelace,Ada Lovelace,,,,,${work},${home},,,${mobile},`,
      `Ada Lovelace Work:${work} Home:${home} Mobile:${mobile}`,
    ],
    [
      "Thunderbird's in German",
      "Vorname,Nachname,Anzeigename,Spitzname,Primäre E-Mail-Adresse,Tel. dienstlich,Tel. privat,Fax-Nummer,Pager-Nummer,Mobil-Tel.-Nr.",
      `Ada,Lovelace,Ada Lovelace,,,${work},${home},,,${mobile}`,
      `Ada Lovelace Work:${work} Home:${home} Mobile:${mobile}`,
    ],
    [
      "Thunderbird's in Portuguese",
      "Nome,Sobrenome,Exibir como,Apelido,Comercial,Residencial,Fax,Pager,Celular",
      `Ada,Lovelace,Ada Lovelace,,${work},${home},,,${mobile}`,
      `Ada Lovelace Work:${work} Home:${home} Mobile:${mobile}`,
    ],
    [
      "Yahoo's",
      "First,Middle,Last,Nickname,Email,Category,Home,Work,Pager,Fax,Mobile,Other,Primary,Alternate Email 1,Home City",
      `Ada,,Lovelace,,,,${home},${work},,,${mobile},${others[0]},,,`,
      `Ada Lovelace Home:${home} Work:${work} Mobile:${mobile} Other:${others[0]}`,
    ],
    [
      "Fastmail's and Proton's",
      "Display Name,Given Name,Family Name,Email,Phone,Mobile,Organization",
      `Ada Lovelace,Ada,Lovelace,,${home},${mobile},`,
      `Ada Lovelace :${home} Mobile:${mobile}`,
    ],
    [
      "Outlook's in Dutch",
      "Voornaam,Middelste naam,Achternaam,Telefoon op werk,Telefoon thuis,Mobiele telefoon",
      `Ada,,Lovelace,${work},${home},${mobile}`,
      `Ada Lovelace Telefoon op werk:${work} Telefoon thuis:${home} Mobiele telefoon:${mobile}`,
    ],
    [
      "Outlook's in Polish",
      "Imię,Drugie imię,Nazwisko,Telefon służbowy,Telefon domowy",
      `Ada,,Lovelace,${work},${home}`,
      `Ada Lovelace Telefon służbowy:${work} Telefon domowy:${home}`,
    ],
    [
      "Outlook's in Russian",
      "Имя,Отчество,Фамилия,Рабочий телефон,Телефон переносной",
      `Ада,,Лавлейс,${work},${mobile}`,
      `Ада Лавлейс Рабочий телефон:${work} Телефон переносной:${mobile}`,
    ],
    [
      "Outlook's in Japanese",
      "名,ミドル ネーム,姓,会社電話,携帯電話",
      `太郎,,山田,${work},${mobile}`,
      `山田 太郎 会社電話:${work} 携帯電話:${mobile}`,
    ],
    [
      "a program's own",
      "firstName,lastName,phoneNumber,mobilePhone,WorkPhone",
      `Ada,Lovelace,${home},${mobile},${work}`,
      `Ada Lovelace :${home} Mobile:${mobile} Work:${work}`,
    ],
    ["a person's own in Chinese", "姓名,电话", `王伟,${home}`, `王伟 电话:${home}`],
    ["a person's own in Korean", "이름,전화번호", `홍길동,${home}`, `홍길동 전화번호:${home}`],
    ["a person's own in Bengali", "নাম,মোবাইল", `রহিম,${home}`, `রহিম মোবাইল:${home}`],
    ["a person's own in Georgian", "სახელი,ტელეფონი", `ნინო,${home}`, `ნინო ტელეფონი:${home}`],
    ["a person's own", "First,Last,Cell", `Ada,Lovelace,${mobile}`, `Ada Lovelace Mobile:${mobile}`],
  ])("%s", (_title, header, row, expected) => {
    const file = `${header}\r\n${row}\r\n`;
    expect(brief(file)).toEqual([expected]);
    expect(read(file)).toMatchObject({ problems: [], parts: [], leftOut: [] });
  });

  test.each([
    ["太郎", "山田", "山田 太郎"],
    ["ひろみ", "佐々木", "佐々木 ひろみ"],
    ["철수", "김", "김 철수"],
    ["伟", "王", "王 伟"],
    ["エイダ", "ラブレス", "エイダ ラブレス"],
    ["Tarō", "山田", "Tarō 山田"],
    ["", "王", "王"],
  ])("with the parts %s and %s of a name, and a vCard, show %s", (given, family, name) => {
    expect(brief(`First Name,Last Name,Phone\n${given},${family},${home}\n`)).toEqual([`${name} :${home}`]);
    expect(brief(card(`N:${family};${given};;;`, `TEL:${home}`))).toEqual([`${name} :${home}`]);
  });

  test("of other columns is named, with how many cells it has", () => {
    const file =
      "Name,Nickname,Customer number,Phone,Labels,Email\n" +
      `Ada,Countess,1234567,${home},Friends,a@b.example\nGrace,,,${work},Favourites,\n`;
    expect(brief(file)).toEqual([`Ada :${home}`, `* Grace :${work}`]);
    expect(read(file).leftOut).toEqual(
      ["Nickname", "Customer number", "Labels", "Email"].map((name) => ({ name, count: 1 })),
    );
  });

  test("in a language that is not known has its names first, and its numbers where each cell is one", () => {
    const file = `კოდი,სახელი,დაბადება,ტელეფონი,Email\n7,ნინო,1990-12-31,${home},a@b.example\n8,გია,,+44 (0)20 7946-0001,\n`;
    expect(brief(file)).toEqual([`ნინო ტელეფონი:${home}`, `გია ტელეფონი:${work}`]);
    expect(read(file).leftOut.map(({ name }) => name)).toEqual(["კოდი", "დაბადება", "Email"]);
    expect(brief(`Firma,Stadt,Telefon\nFarline,Berlin,${home}\n`)).toEqual([`Farline :${home}`]);
    for (const none of [`Ada,${home}\nGrace,${work}\n`, "სახელი,დაბადება\nნინო,1990-12-31\n"])
      expect(read(none).problems[0]?.reason).toContain("must name the columns");
  });

  test("a cell beyond the header is named by its column", () => {
    expect(read(`Name,Phone\nAda,${home},more\n`).leftOut).toEqual([{ name: "#3", count: 1 }]);
  });

  test.each([
    ["sep=;", `sep=;\r\nName;Phone\r\nAda;${home}\r\n`],
    ["sep=; as another program kept it", `"sep=;",\nName,Phone\nAda,${home}\n`],
    ["bars", `Name|Phone\nAda|${home}\n`],
    ["an empty first line", `\r\n\r\nName,Phone\r\nAda,${home}\r\n`],
    ["a formula", `Name,Phone\nAda,="${home}"\n`],
    ["a quoted formula", `Name,Phone\nAda,"=""${home}"""\n`],
    ["decimals", "Name,Phone\nAda,442079460000.0\n"],
    ["lines that were converted twice", `Name,Phone\r\r\nAda,${home}\r\r\n`],
    ["lines of an old Mac", `Name,Phone\rAda,${home}\r`],
    ["tabs", `Name\tPhone\nAda\t${home}\n`],
  ])("with %s is read", (_title, file) => {
    expect(brief(file)).toEqual([`Ada :${home}`]);
    expect(read(file)).toMatchObject({ problems: [], parts: [], leftOut: [] });
  });

  test.each([
    ["Country Code,Phone", "1,2075550134"],
    ["Country Code,Phone", "001,(207) 555-0134"],
    ["Phone Country Code,Phone Number", "+1,+12075550134"],
    ["Ländervorwahl,Telefon", "1,207 555 0134"],
    ["رمز الدولة,الهاتف", "1,2075550134"],
    ["देश कोड,फ़ोन", "1,2075550134"],
    ["국가번호,전화번호", "1,2075550134"],
  ])("with country codes in a column of their own is read by them: %s %s", (header, cells) => {
    const file = `Name,${header}\nAda,${cells}\nBob,44,2079460000\nCy,,020 7946 0001\n`;
    const { contacts, problems, leftOut } = read(file, { country: "GB" });
    expect(contacts.map(({ numbers }) => numbers[0]?.number)).toEqual(["+12075550134", home, work]);
    expect({ problems, leftOut }).toEqual({ problems: [], leftOut: [] });
  });

  test.each(["Postcode", "Area code"])("with a column %s has no country by it", (name) => {
    const file = `Name,${name},Phone\nAda,1,2075550134\n`;
    expect(brief(file, { country: "GB" })).toEqual(["Ada :+442075550134"]);
    expect(read(file, { country: "GB" }).leftOut).toEqual([{ name, count: 1 }]);
  });

  test("of decimals has no digit more, also where numbers of a plan differ in length", () => {
    const file = 'Name;Phone;Home\nAda;4930123456.0;"628123456789,0"\n';
    expect(brief(file, { country: "DE" })).toEqual(["Ada :+4930123456 Home:+628123456789"]);
  });

  test("says the line of the file also after an empty one", () => {
    expect(read("\r\n\r\nName,Phone\r\nAda,x\r\n").problems).toMatchObject([{ line: 4, about: "x" }]);
    expect(read("sep=;\r\nName;Phone\r\nAda;x\r\n").problems).toMatchObject([{ line: 3, about: "x" }]);
  });
});

describe("a vCard", () => {
  test.each([
    [
      "iCloud's",
      ["VERSION:3.0", "PRODID:-//Apple Inc.//iCloud Web//EN", "N:Lovelace;Ada;;;", "FN:Ada Lovelace"],
      [`TEL;type=CELL;type=VOICE;type=pref:${mobile}`, `item1.TEL:${home}`, "item1.X-ABLabel:_$!<Other>!$_"],
      `Ada Lovelace Mobile:${mobile} Other:${home}`,
    ],
    [
      "Samsung's",
      ["VERSION:2.1", "N;CHARSET=UTF-8;ENCODING=QUOTED-PRINTABLE:M=C3=BCller;Zo=C3=AB;;;"],
      [`TEL;CELL;PREF:${mobile}`, `TEL;X-Reception:${work}`],
      `Zoë Müller Mobile:${mobile} Reception:${work}`,
    ],
    [
      "Proton's",
      ["VERSION:4.0", "UID:proton-web-1", "FN;PREF=1:Ada Lovelace"],
      [`ITEM1.TEL;PREF=1;TYPE=cell:${mobile}`],
      `Ada Lovelace Mobile:${mobile}`,
    ],
    [
      "Nextcloud's",
      ["VERSION:4.0", "FN:Ada Lovelace"],
      [`TEL;TYPE="HOME,VOICE":${home}`, "CATEGORIES:Friends", "CATEGORIES:Favourites"],
      `* Ada Lovelace Home:${home}`,
    ],
    [
      "Outlook's",
      ["VERSION:2.1", "N;LANGUAGE=en-us:Lovelace;Ada", "FN:Ada Lovelace"],
      [`TEL;WORK;VOICE:${work}`, `X-MS-TEL;VOICE;COMPANY:${home}`, `X-MS-TEL;VOICE;CALLBACK:${others[0]}`],
      `Ada Lovelace Work:${work} Main:${home} Callback:${others[0]}`,
    ],
    [
      "Android's",
      ["VERSION:2.1", "N:;Ada;;;", "FN:Ada"],
      [
        `TEL;X-CUSTOM(CHARSET=UTF-8,ENCODING=QUOTED-PRINTABLE,=42=C3=BC=72=6F):${work}`,
        `TEL;X-Sommerhaus:${home}`,
      ],
      `Ada Büro:${work} Sommerhaus:${home}`,
    ],
    [
      "WhatsApp's, with a Brazilian mobile of before 2016",
      ["VERSION:3.0", "N:;Ada;;;", "FN:Ada"],
      ["item1.TEL;waid=551187654321:+55 11 8765-4321", "item1.X-ABLabel:Celular"],
      "Ada Celular:+5511987654321",
    ],
    [
      "Evolution's",
      ["VERSION:3.0", "FN:Ada"],
      [`TEL;X-EVOLUTION-UI-SLOT=1;TYPE=X-EVOLUTION-CALLBACK:${work}`],
      `Ada Callback:${work}`,
    ],
    ["Fastmail's", ["VERSION:3.0", "FN:Ada"], [`TEL;TYPE=WORK:${work}`], `Ada Work:${work}`],
  ])("%s", (_title, person, numbers, expected) => {
    expect(brief(card(...person, ...numbers))).toEqual([expected]);
    expect(read(card(...person, ...numbers)).problems).toEqual([]);
  });

  test("has the labels of other address books in the reader's language", () => {
    const listed = (index: number, label: string) => [
      `item${index}.TEL:+44207946000${index}`,
      `item${index}.X-ABLabel:_$!<${label}>!$_`,
    ];
    const file = card(
      ...["VERSION:3.0", "FN:Ada", ...listed(1, "Other"), ...listed(2, "HomeFAX"), ...listed(3, "School")],
      ...["TEL;type=OTHER;type=VOICE:+442079460004", "TEL;TYPE=Mobile:+442079460005"],
    );
    inLanguage("de", () =>
      expect(brief(file)).toEqual([
        "Ada Sonstige:+442079460001 Fax:+442079460002 School:+442079460003 Sonstige:+442079460004 Mobil:+442079460005",
      ]),
    );
  });

  test.each([
    ["folded with a space", ["TEL:+442079", " 460000"]],
    ["folded twice, with lines that were converted twice", ["TEL:+4420\r", " 7946\r", "\t0000\r"]],
    ["folded without a space", ["TEL:+442079", "460000"]],
    ["folded within quoted-printable", ["TEL;ENCODING=QUOTED-PRINTABLE:=2B442079=", " =34=36=30000"]],
    ["with a soft break", ["TEL;ENCODING=QUOTED-PRINTABLE:+442079=", "460000"]],
  ])("whose number is %s has the whole number", (_title, lines) => {
    const file = card("VERSION:2.1", "FN:Ada", ...lines);
    expect(brief(file)).toEqual([`Ada :${home}`]);
    expect(read(file).problems).toEqual([]);
  });

  test("has its whole name, also with semicolons that are no escaped ones", () => {
    const file = card("FN:Lovelace; Ada", `TEL:${home}`) + card("NICKNAME:Countess,Addie", `TEL:${work}`);
    expect(brief(file)).toEqual([`Lovelace; Ada :${home}`, `Countess :${work}`]);
    expect(read(file).leftOut).toEqual([]);
  });

  test.each([
    ["on one line", ""],
    ["with a mark between them", "\r\n\uFEFF"],
    ["on one line with a mark", "\uFEFF"],
  ])("of a file that was joined to another one %s is a card of its own", (_title, between) => {
    const first = `\uFEFF${card("VERSION:3.0", "FN:Ada", `TEL:${home}`).trim()}`;
    const file = `${first}${between}${card("VERSION:3.0", "FN:Bob", `TEL:${work}`)}\x1A`;
    expect(brief(file)).toEqual([`Ada :${home}`, `Bob :${work}`]);
    expect(read(file).problems).toEqual([]);
  });

  test("keeps a space that a soft break has before it", () => {
    const file = card("VERSION:2.1", "FN;ENCODING=QUOTED-PRINTABLE:Zo=C3=AB=", " M=C3=BCller", `TEL:${home}`);
    expect(brief(file)).toEqual([`Zoë Müller :${home}`]);
  });

  test("names the properties that are left out", () => {
    const file =
      card("FN:Ada", "EMAIL:a@b.example", "BDAY:18151210", `TEL:${home}`, "CATEGORIES:Friends") +
      card("EMAIL:g@b.example", `TEL:${work}`);
    expect(read(file).leftOut).toEqual([
      { name: "EMAIL", count: 1 },
      { name: "BDAY", count: 1 },
      { name: "CATEGORIES", count: 1 },
    ]);
  });

  test("names the number after the tenth, a long name's end and words beside a number", () => {
    const many = Array.from({ length: 11 }, (_, index) => `TEL:+4420794600${index + 10}`);
    const { contacts, problems, parts } = read(
      card("FN:Ada", ...many) + card(`FN:${"x".repeat(100)} Lovelace`, `TEL:${home} x12`),
    );
    expect(contacts.map(({ numbers }) => numbers.length)).toEqual([10, 1]);
    expect(problems).toMatchObject(
      [{ line: 1, about: "+442079460020", reason: /at most ten numbers/ }].map(({ reason, ...rest }) => ({
        ...rest,
        reason: expect.stringMatching(reason),
      })),
    );
    expect(parts.map(({ about }) => about)).toEqual(["x12", "Lovelace"]);
  });
});

describe("the country of numbers without a code", () => {
  const file = `Name,Phone\nA,${home}\nB,+4930123456\nC,+4930123457\nD,030 123458\n`;
  test("is proposed as that of most coded numbers", () => {
    const { country, contacts } = read(file, { country: undefined, ownCountry: "US" });
    expect(country).toBe("DE");
    expect(contacts.at(-1)?.numbers[0]?.number).toBe("+4930123458");
  });
  test("is the reader's own where no number has a code", () => {
    expect(read("Name,Phone\nA,030 123458\n", { country: undefined, ownCountry: "DE" }).country).toBe("DE");
  });
  test("is what the reader has chosen", () => {
    expect(read(file, { country: "" }).problems).toMatchObject([{ line: 5, about: "030 123458" }]);
    expect(read(file, { country: "US" }).problems).toMatchObject([
      { line: 5, reason: "This is no phone number of the chosen country" },
    ]);
  });
});

describe("letters that are not in Unicode", () => {
  test.each([
    ["windows-1252", "en", ["Zoë Müller", "José Núñez"]],
    ["windows-1250", "en", ["Łukasz Żółć", "Małgorzata Wiśniewska", "Józef Kowalczyk"]],
    ["windows-1250", "cs", ["Jiří Dvořák", "Tomáš Růžička"]],
    ["windows-1250", "hu", ["Szőke Gyöngyi", "Erdős Örs", "Kovács Ágnes", "Nagy Gergő", "Szűcs Béla"]],
    ["windows-1250", "sk", ["Ľubomír Šťastný"]],
    ["windows-1250", "hr", ["Željko Čačić"]],
    ["windows-1251", "sr", ["Ђорђе Јовановић"]],
    ["windows-874", "th", ["สมชาย ใจดี"]],
    ["windows-1251", "en", ["Иван Петров", "Мария Сидорова", "Алексей Смирнов"]],
    ["windows-1251", "uk", ["Їжак Ірина"]],
    ["windows-1253", "el", ["Γιώργος Παπαδόπουλος"]],
    ["windows-1254", "tr", ["Şükrü Öztürk"]],
    ["windows-1256", "ar", ["محمد علي", "فاطمة حسن"]],
    ["koi8-r", "en", ["Иван Петров", "Мария Сидорова"]],
  ])("%s is found for a reader of %s", (encoding, language, names) => {
    const csv = `Name,Phone\r\n${names.map((name, index) => `${name},+44207946000${index}`).join("\r\n")}\r\n`;
    const cards = names.map((name, index) => card("VERSION:2.1", `FN:${name}`, `TEL:+44207946000${index}`));
    for (const file of [csv, cards.join("")]) {
      const reading = read(encoded(file, encoding), { languages: [language] });
      expect(reading.contacts.map(({ name }) => name)).toEqual(names);
      expect(reading).toMatchObject({ isGuessed: true });
    }
  });

  test.each([
    ["zh-TW", [0xa4, 0xfd, 0xa4, 0x70, 0xa9, 0xfa], "王小明"],
    ["zh-Hant-HK", [0xa4, 0xfd, 0xa4, 0x70, 0xa9, 0xfa], "王小明"],
    ["zh-CN", [0xcd, 0xf5, 0xce, 0xb0], "王伟"],
  ])("of a reader of %s are in the script that is written there", (language, letters, name) => {
    const file = new Uint8Array([...bytesOf("Name,Phone\n"), ...letters, ...bytesOf(`,${home}\n`)]);
    expect(brief(file, { languages: [language] })).toEqual([`${name} :${home}`]);
  });

  test("are read as the reader chooses", () => {
    const bytes = encoded(`Name,Phone\nЇжак,${home}\n`, "windows-1251");
    expect(brief(bytes, { encoding: "windows-1251" })).toEqual([`Їжак :${home}`]);
    expect(
      brief(encoded(card("FN:Їжак", `TEL:${home}`), "windows-1251"), { encoding: "windows-1251" }),
    ).toEqual([`Їжак :${home}`]);
  });

  test("a vCard's own encoding counts for each of its values", () => {
    const bytes = new Uint8Array([
      ...encoded(card("FN;CHARSET=windows-1250:Łukasz", `TEL:${home}`), "windows-1250"),
      ...encoded(card("FN;CHARSET=windows-1251:Иван", `TEL:${work}`), "windows-1251"),
      ...encoded(
        card("FN;CHARSET=windows-1251;ENCODING=QUOTED-PRINTABLE:=C8=E2=E0=ED", `TEL:${mobile}`),
        "ascii",
      ),
    ]);
    expect(brief(bytes)).toEqual([`Łukasz :${home}`, `Иван :${work}`, `Иван :${mobile}`]);
  });

  test("Unicode is no guess, with a mark or without", () => {
    const file = `Name,Phone\nŁukasz,${home}\n`;
    for (const bytes of [
      Buffer.from(`\uFEFF${file}`),
      Buffer.from(file),
      Buffer.from(`\uFEFF${file}`, "utf16le"),
    ]) {
      expect(read(new Uint8Array(bytes))).toMatchObject({ isGuessed: false, contacts: [{ name: "Łukasz" }] });
    }
  });
});
