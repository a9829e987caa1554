import type { Sentence } from "#words/catalogue.ts";
import type { FileLabel } from "./file-contacts.ts";

/** Places of a CSV's fields, by the names of its columns. */
export interface Columns {
  whole: number[];
  given: number[];
  company: number[];
  numbers: { value: number; label: number | undefined; kind: FileLabel }[];
  /** The label of all numbers of a row. */
  label: number | undefined;
  groups: number[];
}

/**
 * Names of columns as they are compared: "Téléphone (domicile)" is "telephone domicile". Google, Proton and Fastmail write
 * English in every language. Outlook, Thunderbird and people write their own.
 */
function plain(name: string): string {
  return name
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}

const words = (text: string) => text.split(",").map(plain);

const wholeNames = words(
  "name,full name,display name,file as,anzeigename,vollständiger name,nombre completo,nombre a mostrar,nombre para mostrar," +
    "nom complet,nom à afficher,nome completo,exibir como,nome de exibição,nome a apresentar," +
    "الاسم,الاسم الكامل,الاسم المعروض,اسم العرض,नाम,पूरा नाम,प्रदर्शन नाम",
);
const givenNames = words(
  "first name,first,given name,middle name,middle,additional name,last name,last,family name,surname," +
    "vorname,weitere vornamen,zweiter vorname,nachname,familienname,nombre,primer nombre,segundo nombre,apellido,apellidos," +
    "prénom,deuxième prénom,nom,nom de famille,nome,primeiro nome,segundo nome,nome do meio,sobrenome,último nome," +
    "الاسم الأول,الاسم الأوسط,اسم العائلة,الاسم الأخير,اللقب,पहला नाम,प्रथम नाम,मध्य नाम,उपनाम,अंतिम नाम,कुलनाम",
);
const companies = words(
  "company,organization,organization name,organization 1 name,firma,unternehmen,organisation,empresa,compañía,organización," +
    "société,entreprise,organização,الشركة,شركة,المؤسسة,कंपनी,संगठन,nickname,spitzname,apodo,surnom,email,e mail,e mail address," +
    "e mail 1 value,primary email",
);
const groups = words("labels,group membership,categories,category,groups,favourite,favorite");

/** Words that a column of numbers has; the short ones stand alone. */
const stems =
  /telefon|telephone|mobil|handy|celular|cellular|movil|portable|telemovel|telemovil|rufnummer|هاتف|جوال|محمول|موبايل|تليفون|فاكس|मबइल|फकस|(?<!\p{L})(?:phones?|tel|tels|cell|gsm|natel|fax|telecopie|telefax|pager|isdn|rdsi|rnis|फन)(?!\p{L})/u;
/** Names of columns that describe a number or another thing, and hold no number. */
const noNumbers =
  /label|type|mail|address|adress|direccion|endereco|phonetic|carrier|(?<!\p{L})(?:url|im)(?!\p{L})/u;
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
  ["Car", /(?<!\p{L})car(?!\p{L})|auto|voiture|automovil|carro|السيارة/u],
  ["Mobile", /mobil|handy|cell|celular|movil|portable|telemovel|gsm|natel|محمول|جوال|موبايل|मबइल/],
  [
    "Work",
    /work|business|office|geschaft|dienstlich|arbeit|buro|beruf|trabajo|oficina|bureau|travail|professionnel|trabalho|comercial|emprego|العمل|عمل|वयवसय|करय|कम|दफतर/,
  ],
  ["Home#label", /home|privat|particular|casa|domicile|personnel|residencia|المنزل|منزل|घर/],
  ["Main#number", /(?<!\p{L})(?:main|primary|principal|haupt\p{L}*|الاساسي|الرييسي|मखय)(?!\p{L})/u],
  ["Other", /(?<!\p{L})(?:other|weitere[sr]?|sonstige[sr]?|otro|autre|outro|اخر|अनय)(?!\p{L})/u],
];

export function columnsOf(header: readonly string[], looksLikeNumbers: (column: number) => boolean): Columns {
  const names = header.map(plain);
  const first = new Map(names.map((name, column) => [name, column] as const).toReversed());
  const all = (wanted: readonly string[]) => wanted.flatMap((name) => first.get(name) ?? []);
  const numbers = names.flatMap((name, value): Columns["numbers"] => {
    const google = /^((?:phone|telephone) \d+) value$/.exec(name);
    if (google) {
      const label = first.get(`${google[1]} label`) ?? first.get(`${google[1]} type`);
      return [{ value, label, kind: { own: "" } }];
    }
    const isKnown = !noNumbers.test(name) && stems.test(name);
    const isKind = name !== "" && name.split(" ").every(isWordOfNumbers) && looksLikeNumbers(value);
    return isKnown || isKind ? [{ value, label: undefined, kind: kindOf(name, header[value] ?? "") }] : [];
  });
  return {
    whole: all(wholeNames),
    given: all(givenNames),
    company: all(companies),
    numbers,
    label: first.get("label"),
    groups: all(groups),
  };
}

function isWordOfNumbers(word: string): boolean {
  return numberWords.has(word) || /^\d$/.test(word) || kinds.some(([, pattern]) => pattern.test(word));
}

/** "Home Phone 2" is "Home"; a mere "Telefon" says nothing; another kind is named as the file names it. */
function kindOf(name: string, header: string): FileLabel {
  const [known] = kinds.find(([, pattern]) => pattern.test(name)) ?? [];
  if (known !== undefined) return { known };
  const isPlain = name.split(" ").every((word) => numberWords.has(word) || /^\d$/.test(word));
  return { own: isPlain ? "" : header };
}
