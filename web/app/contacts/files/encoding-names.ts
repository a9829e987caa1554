/** Encodings besides Unicode, each with languages that it is known for. Windows and old phones write them. */
export const encodings: Readonly<Record<string, readonly string[]>> = {
  "windows-1252": ["de", "fr", "es", "pt"],
  "windows-1250": ["pl", "cs", "hu"],
  "windows-1251": ["ru", "uk", "bg"],
  "windows-1253": ["el"],
  "windows-1254": ["tr"],
  "windows-1255": ["he"],
  "windows-1256": ["ar", "fa"],
  "windows-1257": ["lt", "lv", "et"],
  "iso-8859-2": ["pl", "cs", "hu"],
  "koi8-r": ["ru"],
  shift_jis: ["ja"],
  gb18030: ["zh-Hans"],
  big5: ["zh-Hant"],
  "euc-kr": ["ko"],
};
