import { t } from "#words/translate.ts";

/** The first match counts: most browsers also name the browsers after them in this list. */
const browsers: [RegExp, string][] = [
  [/\bEdg(e|A|iOS)?\//, "Edge"],
  [/\b(OPR|OPT|OPiOS|Opera)\//, "Opera"],
  [/\bSamsungBrowser\//, "Samsung Internet"],
  [/\bYaBrowser\//, "Yandex Browser"],
  [/\b(DuckDuckGo|Ddg)\//, "DuckDuckGo"],
  [/\bUC ?Browser\//, "UC Browser"],
  [/\bHuaweiBrowser\//, "Huawei Browser"],
  [/\bMiuiBrowser\//, "Mi Browser"],
  [/\bGSA\//, "Google app"],
  [/\b(Firefox|FxiOS)\//, "Firefox"],
  [/\b(HeadlessChrome|Chrome|CriOS|Chromium)\//, "Chrome"],
  [/\bVersion\/[\d.]+ (?:Mobile(?:\/\w+)? )?Safari\//, "Safari"],
];

const systems: [RegExp, string][] = [
  [/\biPhone\b/, "iPhone"],
  [/\biPad\b/, "iPad"],
  [/\bOpenHarmony\b|\bHarmonyOS\b/, "HarmonyOS"],
  [/\bAndroid\b/, "Android"],
  [/\bCrOS\b/, "ChromeOS"],
  [/\bWindows\b/, "Windows"],
  [/\bMac OS X\b|\bMacintosh\b/, "Mac"],
  [/\bLinux\b/, "Linux"],
];

/** A browser's name for itself in plain words, such as "Firefox on Windows". */
export function deviceWords(userAgent: string | null): string {
  return inWords(firstFit(browsers, userAgent), firstFit(systems, userAgent));
}

/** Device words that the history has kept in English, in the language of the moment: "Firefox on Windows". */
export function keptDeviceWords(english: string): string {
  const match = /^(.+?)(?: on (\S+))?$/.exec(english);
  return inWords(match?.[1] === unknownBrowser ? undefined : match?.[1], match?.[2]);
}

const unknownBrowser = "Unknown browser";

function inWords(browserName: string | undefined, system: string | undefined): string {
  const browser = browserName ?? t(unknownBrowser);
  return system === undefined ? browser : t("{browser} on {system}", { browser, system });
}

function firstFit(names: [RegExp, string][], userAgent: string | null): string | undefined {
  return names.find(([pattern]) => pattern.test(userAgent ?? ""))?.[1];
}
