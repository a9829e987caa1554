import type { Sentence } from "#words/catalogue.ts";
import type { FileLabel } from "./file-contacts.ts";
import * as otherLanguages from "./other-languages.ts";

/** Places of a CSV's fields, by the names of its columns. */
export interface Columns {
  whole: number[];
  given: number[];
  family: number[];
  company: number[];
  numbers: {
    value: number;
    label: number | undefined;
    kind: FileLabel;
    column: string;
    /** The column of its country code. */
    code: number | undefined;
    /** Each number begins with its country code, with a plus or without. */
    isOfSkype: boolean;
  }[];
  /** The label of all numbers of a row. */
  label: number | undefined;
  groups: number[];
  notes: number[];
}

/**
 * Names of columns as they are compared: "Téléphone (domicile)" is "telephone domicile", "phoneNumber" is "phone number", and
 * Skype's "profile.name.first" is "first".
 */
function plain(name: string): string {
  return name
    .replace(/(\p{Ll})(?=\p{Lu}\p{Ll})/gu, "$1 ")
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim()
    .replace(/^profile (?:name )?(?=\S)/, "");
}

const words = (text: string) => text.split(",").map(plain);

const wholeNames = words(
  "name,full name,display name,file as,anzeigename,vollständiger name,nombre completo,nombre a mostrar,nombre para mostrar," +
    "nom complet,nom à afficher,nome completo,exibir como,nome de exibição,nome a apresentar," +
    "الاسم,الاسم الكامل,الاسم المعروض,اسم العرض,नाम,पूरा नाम,प्रदर्शन नाम," +
    otherLanguages.wholeNames,
);
const givenNames = words(
  "first name,first,given name,middle name,middle,additional name,vorname,weitere vornamen,zweiter vorname,nombre,primer nombre," +
    "segundo nombre,prénom,deuxième prénom,nome,primeiro nome,segundo nome,nome do meio,الاسم الأول,الاسم الأوسط," +
    "पहला नाम,प्रथम नाम,मध्य नाम," +
    otherLanguages.givenNames,
);
const familyNames = words(
  "last name,last,family name,surname,nachname,familienname,apellido,apellidos,nom,nom de famille,sobrenome,último nome," +
    "اسم العائلة,الاسم الأخير,اللقب,उपनाम,अंतिम नाम,कुलनाम",
);
const companies = words(
  "company,organization,organization name,organization 1 name,firma,unternehmen,organisation,empresa,compañía,organización," +
    "société,entreprise,organização,الشركة,شركة,المؤسسة,कंपनी,संगठन,nickname,spitzname,apodo,surnom,email,e mail,e mail address," +
    "e mail 1 value,primary email",
);
const notes = words(
  "notes,note,notizen,notiz,notas,nota,anotações,observações,remarques,commentaires,comentarios,comments,ملاحظات,ملاحظة," +
    "नोट्स,नोट,टिप्पणी,टिप्पणियाँ",
);
const groups = words("labels,group membership,categories,category,groups,favourite,favorite");

/** Words that a column of numbers has; the short ones stand alone. */
const stems =
  /telefon|telephone|mobil|handy|celular|cellular|movil|portable|telemovel|telemovil|rufnummer|هاتف|جوال|محمول|موبايل|تليفون|فاكس|मबइल|फकस|(?:^|\P{L})(?:phones?|tel|tels|cell|gsm|natel|fax|telecopie|telefax|pager|isdn|rdsi|rnis|फन)(?!\p{L})/u;
const otherStems = words(otherLanguages.phones);
/** Names of columns that describe a number or another thing, and hold no number. */
const noNumbers =
  /label|type|mail|address|adress|direccion|endereco|phonetic|carrier|(?:^|\P{L})(?:url|im)(?!\p{L})/u;
/** "Mobile Number", "Número de móvil", and the columns of Yahoo's, which are named by the kind alone. */
const numberWords = new Set(
  words(
    "number,numbers,no,nr,num,nummer,numero,numéro,número,de,du,do,d,contact,phone,phones,tel,telephone,telefon," +
      "telefonnummer,rufnummer,téléphone,teléfono,telefone,الرقم,رقم,هاتف,الهاتف,تليفون,नंबर,संख्या,फ़ोन",
  ),
);

/** Kinds of numbers by their words in each language, the most telling first. */
const kinds: readonly [label: Sentence, words: RegExp][] = [
  ["Fax", /fax|telecopie|فاكس|फकस/],
  ["Pager", /pager|busca|localizador|bipper|recepteur de radio/],
  ["Car", /(?:^|\P{L})car(?!\p{L})|auto|voiture|automovil|carro|السيارة/u],
  ["Mobile", /mobil|handy|cell|celular|movil|portable|telemovel|gsm|natel|محمول|جوال|موبايل|मबइल/],
  [
    "Work",
    /work|business|office|geschaft|dienstlich|arbeit|buro|beruf|trabajo|oficina|bureau|travail|professionnel|trabalho|comercial|emprego|العمل|عمل|वयवसय|करय|कम|दफतर/,
  ],
  ["Home#label", /home|privat|particular|casa|domicile|personnel|residencia|المنزل|منزل|घर/],
  ["Main#number", /(?:^|\P{L})(?:main|primary|principal|haupt\p{L}*|الاساسي|الرييسي|मखय)(?!\p{L})/u],
  ["Other", /(?:^|\P{L})(?:other|weitere[sr]?|sonstige[sr]?|otro|autre|outro|اخر|अनय)(?!\p{L})/u],
];

function isLikeNumber(cell: string): boolean {
  return !/\p{L}/u.test(cell) && (cell.match(/\p{Nd}/gu)?.length ?? 0) > 6;
}

/** A date has as many digits as a number. */
const isSurelyNumber = (cell: string) =>
  isLikeNumber(cell) && !/^\p{Nd}{1,4}([-./])\p{Nd}{1,2}\1\p{Nd}{1,4}(?!\p{Nd})/u.test(cell.trim());

const isLikeName = (cell: string) => /\p{L}/u.test(cell) && !/[@\p{Nd}]|:\/\//u.test(cell);

/** Columns by their names, and by what stands in them where a language is not known here. */
export function columnsOf(header: readonly string[], filled: readonly (readonly string[])[]): Columns {
  const names = header.map(plain);
  const first = new Map(names.map((name, column) => [name, column] as const).toReversed());
  const all = (wanted: readonly string[]) => wanted.flatMap((name) => first.get(name) ?? []);
  const isCode = (column: number) => isCallingCodes(names[column] ?? "", filled[column] ?? []);
  const numbers = names.flatMap((name, value): Columns["numbers"] => {
    const column = header[value] ?? "";
    const [, google, skype] = /^((?:phone|telephone) \d+) value$|^(phones \d+) number$/.exec(name) ?? [];
    const numbered = google ?? skype;
    if (numbered !== undefined) {
      // A profile of Skype's has numbers beside those of the contact.
      const typeBehind = names.indexOf(`${numbered} type`, value);
      const type = typeBehind === -1 ? first.get(`${numbered} type`) : typeBehind;
      const label = first.get(`${numbered} label`) ?? type;
      const isOfSkype = skype !== undefined;
      return [{ value, label, kind: { own: "" }, column, code: undefined, isOfSkype }];
    }
    const isKnown = !noNumbers.test(name) && stems.test(name);
    const isKind = name !== "" && name.split(" ").every(isWordOfNumbers);
    const isOther = isKind || otherStems.some((stem) => name.includes(stem));
    const isNumber = isKnown || (isOther && filled[value]?.some(isLikeNumber));
    if (!isNumber || isCode(value)) return [];
    const code = isCode(value - 1) ? value - 1 : undefined;
    return [{ value, label: undefined, kind: kindOf(name, column), column, code, isOfSkype: false }];
  });
  const columns = {
    whole: all(wholeNames),
    given: all(givenNames),
    family: all(familyNames),
    company: all(companies),
    label: first.get("label"),
    groups: all(groups),
    notes: all(notes),
  };
  const isFull = (column: number, is: (cell: string) => boolean) =>
    (filled[column]?.length ?? 0) > 0 && filled[column]?.every(is);
  const others = [...header.keys()].filter((column) => !Object.values(columns).flat().includes(column));
  if (numbers.length === 0 && !header.some(isLikeNumber)) {
    for (const value of others.filter((one) => isFull(one, isSurelyNumber))) {
      const column = header[value] ?? "";
      numbers.push({
        value,
        label: undefined,
        kind: { own: column },
        column,
        code: undefined,
        isOfSkype: false,
      });
    }
  }
  if (columns.whole.length + columns.given.length + columns.family.length === 0) {
    const name = others.find((column) => isFull(column, isLikeName));
    if (name !== undefined && !columns.company.some((column) => column < name)) columns.whole = [name];
  }
  return { ...columns, numbers };
}

/** True for a column of calling codes, which stands before the one with the rest of the numbers. Area codes look the same. */
function isCallingCodes(name: string, cells: readonly string[]): boolean {
  const isNamed = callingCodes.some((part) => name.includes(part));
  return isNamed && cells.length > 0 && cells.every((cell) => /^(?:\+|00)?[1-9]\d{0,2}$/.test(cell));
}

/** Parts of the names of such columns. */
const callingCodes = words(
  "country code,country prefix,international code,international prefix,dial code,dialing code,dialling code,calling code," +
    "phone code,isd code,ländervorwahl,landesvorwahl,länderkennzahl,código de país,código del país,código do país,código país," +
    "prefijo internacional,prefijo de país,prefijo del país,indicatif pays,indicatif du pays,indicatif international,code pays," +
    "رمز الدولة,مفتاح الدولة,देश कोड,国家代码,国家地区代码,国番号,국가번호,국가 번호,국가코드",
);

function isWordOfNumbers(word: string): boolean {
  return numberWords.has(word) || /^\d$/.test(word) || kinds.some(([, pattern]) => pattern.test(word));
}

/** "Home Phone 2" is "Home"; a mere "Telefon" says nothing; another kind is named as the file names it. */
function kindOf(name: string, header: string): FileLabel {
  const [standard] = kinds.find(([, pattern]) => pattern.test(name)) ?? [];
  if (standard !== undefined) return { standard };
  const isPlain = name.split(" ").every((word) => numberWords.has(word) || /^\d$/.test(word));
  return { own: isPlain ? "" : header };
}
