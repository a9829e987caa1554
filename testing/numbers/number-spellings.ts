/**
 * Spellings of phone numbers, and the E.164 number that browser and server both read in each; null where both refuse.
 * Escapes write the invisible and look-alike characters.
 */
export const numberSpellings: readonly [spelling: string, typed: string, number: string | null][] = [
  ["E.164", "+442079460000", "+442079460000"],
  ["no plus", "442079460000", "+442079460000"],
  ["two pluses", "++442079460000", "+442079460000"],
  ["a plus that a query string decoded to a blank", " 442079460000", "+442079460000"],
  ["national spacing", "+44 20 7946 0000", "+442079460000"],

  ["trunk zero in brackets", "+44 (0)20 7946 0000", "+442079460000"],
  ["trunk zero in spaced brackets", "+44 ( 0 ) 20 7946 0000", "+442079460000"],
  ["trunk zero in square brackets", "+44 [0]20 7946 0000", "+442079460000"],
  ["trunk zero without brackets", "+44 020 7946 0000", "+442079460000"],
  ["trunk zero of another country", "+49 (0)30 227320", "+4930227320"],
  ["trunk zero that is dialled twice", "+213 00 551 23 45 67", "+213551234567"],
  ["three trunk zeros", "+213 000 551 23 45 67", null],
  ["trunk zero where none is dialled", "+34 (0)91 123 45 67", "+34911234567"],
  ["the zero that Italy keeps", "+39 06 6982", "+39066982"],
  ["the zero that Italy keeps, in brackets", "+39 (0)331 123456", "+390331123456"],
  ["an Italian mobile", "+39 331 123456", "+39331123456"],
  ["the zero of Ivory Coast", "+225 07 07 12 34 56", "+2250707123456"],
  ["eight digits of Ivory Coast, until 2021", "+225 07 12 34 56", null],
  ["trunk 8 of Russia", "+7 8 495 123-45-67", "+74951234567"],
  ["an area code of Russia with an 8", "+7 843 555-12-34", "+78435551234"],
  ["the 1 of Mexican mobiles until 2019", "+52 1 55 1234 5678", "+525512345678"],
  ["the 15 of Argentine mobiles", "+54 11 15 2345-6789", "+5491123456789"],
  ["the 9 of Argentine mobiles", "+54 9 11 2345-6789", "+5491123456789"],
  ["a Brazilian carrier's code", "+55 0 15 11 91234-5678", "+5511912345678"],
  ["a place for a Brazilian carrier's code", "+55 (0xx11) 91234-5678", "+5511912345678"],
  ["trunk zero without a country", "(0)20 7946 0000", null],

  ["00 for the plus", "0044 20 7946 0000", "+442079460000"],
  ["00 and a plus", "+0044 20 7946 0000", "+442079460000"],
  ["00 before the country code 1", "001 202 555 0142", "+12025550142"],
  ["00 in brackets", "(0044) 20 7946 0000", "+442079460000"],
  ["011 from North America", "011 44 20 7946 0000", "+442079460000"],
  ["011 with a dash", "011-49-30-227320", "+4930227320"],
  ["0011 from Australia", "0011 44 20 7946 0000", "+442079460000"],
  ["0011 before the country code 1", "0011 1 202 555 0142", "+12025550142"],
  ["011 as the city of Delhi", "011 2345 6789", null],
  ["two numbers", "+44 20 7946 0000, +44 20 7946 0001", null],
  ["010 from Japan", "010 44 20 7946 0000", null],
  ["000", "000 44 20 7946 0000", null],

  ["area code in brackets", "+1 (202) 555-0142", "+12025550142"],
  ["country code in brackets", "(+44) 20 7946 0000", "+442079460000"],
  ["dots", "+1.202.555.0142", "+12025550142"],
  ["slash", "+49 30/227320", "+4930227320"],
  ["middle dots", "+1\u00B7202\u00B7555\u00B70142", "+12025550142"],
  ["hyphen and non-breaking hyphen", "+44 20\u20107946\u20110000", "+442079460000"],
  ["en and em dash", "+44 20\u20137946\u20140000", "+442079460000"],
  ["minus and horizontal bar", "+44 20\u22127946\u20150000", "+442079460000"],
  ["Japanese long sound", "+81\u30FC3\u30FC3224\u30FC5000", "+81332245000"],
  ["non-breaking spaces", "+44\u00A020\u202F7946\u00A00000", "+442079460000"],
  ["wide and thin spaces", "+44\u300020\u20097946\u20030000", "+442079460000"],
  ["tab and line break", "+44\t20 7946\r\n0000\n", "+442079460000"],
  ["soft hyphen and zero-width space", "+4420\u00AD7946\u200B0000", "+442079460000"],
  ["embedded direction", "\u202A+44 20 7946 0000\u202C", "+442079460000"],
  ["isolated direction", "\u2066+442079460000\u2069", "+442079460000"],
  ["direction marks", "\u200E+44\u200F2079460000\u061C", "+442079460000"],
  ["byte order mark", "\uFEFF+442079460000", "+442079460000"],

  [
    "Arabic-Indic digits",
    "+\u0664\u0664 \u0662\u0660 \u0667\u0669\u0664\u0666 \u0660\u0660\u0660\u0660",
    "+442079460000",
  ],
  [
    "Persian digits",
    "+\u06F4\u06F4\u06F2\u06F0\u06F7\u06F9\u06F4\u06F6\u06F0\u06F0\u06F0\u06F0",
    "+442079460000",
  ],
  [
    "Arabic-Indic digits after 00",
    "\u0660\u0660\u0664\u0664\u0662\u0660\u0667\u0669\u0664\u0666\u0660\u0660\u0660\u0660",
    "+442079460000",
  ],
  [
    "Devanagari digits",
    "+\u0967 \u0968\u0966\u0968 \u096B\u096B\u096B \u0966\u0967\u096A\u0968",
    "+12025550142",
  ],
  [
    "fullwidth",
    "\uFF0B\uFF11\uFF08\uFF12\uFF10\uFF12\uFF09\uFF15\uFF15\uFF15\uFF0D\uFF10\uFF11\uFF14\uFF12",
    "+12025550142",
  ],

  ["tel: URI", "tel:+44-20-7946-0000", "+442079460000"],
  ["tel: URI, escaped", "TEL:%2B44%2D20%207946.0000", "+442079460000"],
  ["tel: URI with an extension", "tel:+44-20-7946-0000;ext=5", "+442079460000"],
  ["tel: URI with parameters", "tel:+1-202-555-0142;isub=12;phone-context=example.org?x=1", "+12025550142"],
  ["local tel: URI", "tel:7946-0000;phone-context=+44-20", null],
  ["a label", "Phone: +44 20 7946 0000", "+442079460000"],

  ["a callto: link", "callto:+442079460000", "+442079460000"],

  ["a word of a North American number", "1-202-FLOWERS", "+12023569377"],
  ["a word, with a plus and in small letters", "+1 (202) flowers", "+12023569377"],
  ["two words", "1-202-GO-FEDEX", "+12024633339"],
  ["a word and digits", "001 202 4 PIZZAS", "+12024749927"],
  ["letters of every key", "+1 212 ADG JMPT", "+12122345678"],
  ["the last letters of the last keys", "+1 212 SVZ 0000", "+12127890000"],
  ["fullwidth letters", "+1 202 \uFF26\uFF2C\uFF2F\uFF37\uFF25\uFF32\uFF33", "+12023569377"],
  ["a word too long for a number", "1-800-MATTRESS", null],
  ["a word too short for a number", "1-800-FLOWER", null],
  ["a word of another country's number", "+44 800 FLOWERS", null],
  ["a word without the country code", "800 FLOWERS", null],
  ["letters in the area code", "+1 FOX 555 0142", null],
  ["an O for a zero", "+1 202 555 O142", null],
  ["two letters for zeros", "+1 202 555 01OO", null],
  ["an extension in the place of digits", "+1 202 5 ext 100", null],
  ["national number", "020 7946 0000", null],
  ["too long", "+4420794600001234", null],
  ["words", "call my mother", null],
  ["nothing", "", null],
];

/**
 * Texts with a number in words, and the number that pasting each into the browser gives. Typed, and sent to the server,
 * all are refused: letters there are a mistake or a name.
 */
export const numbersInWords: readonly [text: string, pasted: string, number: string | null][] = [
  ["words before and after", "Call me: +44 20 7946 0000 please", "+442079460000"],
  ["words before, without a colon", "my number is 0044 20 7946 0000.", "+442079460000"],
  ["a remark behind", "+1 202 555 0142 work", "+12025550142"],
  ["a signature", "T (+44) (0)20 7946-0000 | Ada", "+442079460000"],
  [
    "Arabic-Indic digits in words",
    "\u0627\u062A\u0635\u0644 +\u0664\u0664 \u0662\u0660 \u0667\u0669\u0664\u0666 \u0660\u0660\u0660\u0660",
    "+442079460000",
  ],
  ["a national number in words", "Call me: (030) 1234567 please", null],
  ["a number and a time", "+44 20 7946 0000 at 17:30", null],
  ["a date in words", "on 22.11.26", null],
];

/**
 * Texts with keys behind a number, and the number and keys that the browser reads in each: 0-9, *, #, a comma for two
 * seconds and a w for half a second. Sent to the server, all but `tel:` links are refused: it gets the number alone.
 */
export const keyedNumbers: readonly [text: string, typed: string, number: string, keys: string][] = [
  ["an invitation to a conference", "+16465588656,,81234567890#", "+16465588656", ",,81234567890#"],
  [
    "two rows of keys",
    "+1 646-558-8656,,81234567890#,,,,*123456#",
    "+16465588656",
    ",,81234567890#,,,,*123456#",
  ],
  ["keys with spaces", "+1 646 558 8656,,812 3456 7890#", "+16465588656", ",,81234567890#"],
  ["an extension in words", "+44 20 7946 0000 ext. 5", "+442079460000", ",5"],
  ["an extension behind a comma", "+44 20 7946 0000, ext 51", "+442079460000", ",51"],
  ["an extension behind a cross", "+1 (202) 555-0142 x123", "+12025550142", ",123"],
  ["an extension behind a hash", "+1 (202) 555-0142 #123", "+12025550142", ",123"],
  ["a Russian extension", "+7 495 123-45-67 \u0434\u043E\u0431. 12", "+74951234567", ",12"],
  ["an extension by parameter", "+442079460000;ext=5", "+442079460000", ",5"],
  ["pauses as phones save them", "+442079460000p5p6", "+442079460000", ",5,6"],
  ["a pause in capitals", "+44 20 7946 0000 P5", "+442079460000", ",5"],
  ["half seconds", "+442079460000ww5w6", "+442079460000", "ww5w6"],
  ["a semicolon", "+442079460000;5", "+442079460000", ",5"],
  ["star and hash", "+442079460000,*9#", "+442079460000", ",*9#"],
  ["pauses alone", "+442079460000,,", "+442079460000", ""],
  ["a `tel:` link with an extension", "tel:+44-20-7946-0000;ext=5", "+442079460000", ",5"],
  ["a `tel:` link with parameters", "tel:+44-20-7946-0000;isub=1;ext=5?x=1", "+442079460000", ",5"],
  ["a `tel:` link with keys", "tel:+16465588656,,812%23", "+16465588656", ",,812#"],
  ["a label", "One tap: +16465588656,,812#", "+16465588656", ",,812#"],
];
