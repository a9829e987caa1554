import { analyse } from "chardet";
import { unicodeOf } from "#contract/files/unicode-text.ts";
import { encodings } from "./encoding-names.ts";

/** Names of the detector for encodings that browsers read as Windows' larger ones. */
const larger: Readonly<Record<string, string>> = {
  "iso-8859-1": "windows-1252",
  "iso-8859-5": "windows-1251",
  "iso-8859-6": "windows-1256",
  "iso-8859-7": "windows-1253",
  "iso-8859-8": "windows-1255",
  "iso-8859-9": "windows-1254",
};

export interface FileEncoding {
  /** A label of `TextDecoder`. */
  name: string;
  /** The bytes leave others open, so the reader may choose another. */
  isGuessed: boolean;
}

/** The encoding of a file: Unicode by its mark or its bytes, and otherwise a guess that the reader's languages help. */
export function encodingOf(bytes: Uint8Array<ArrayBuffer>, languages: readonly string[]): FileEncoding {
  const unicode = unicodeOf(bytes);
  return unicode ? { name: unicode, isGuessed: false } : { name: guessed(bytes, languages), isGuessed: true };
}

/** Bonus of the reader's own language to an encoding's likelihood in per cent: names are short for statistics. */
const ownLanguage = 25;
const least = 15;

function guessed(bytes: Uint8Array<ArrayBuffer>, languages: readonly string[]): string {
  const rated = new Map<string, number>();
  for (const { name, confidence } of analyse(telling(bytes))) {
    const encoding = larger[name.toLowerCase()] ?? name.toLowerCase();
    rated.set(encoding, Math.max(confidence, rated.get(encoding) ?? 0));
  }
  const own = new Set(languages.map(written));
  let best = { encoding: "windows-1252", rate: least };
  for (const [encoding, spoken] of Object.entries(encodings)) {
    const isOwn = spoken.some((language) => own.has(language));
    const rate = (rated.get(encoding) ?? 0) + (isOwn ? ownLanguage : 0);
    if (rate > best.rate) best = { encoding, rate };
  }
  return best.encoding;
}

/** The language of a tag; of Chinese with its script, by which its encodings differ. */
function written(tag: string): string {
  if (!/^zh\b/i.test(tag)) return tag.slice(0, 2);
  return /-(?:hant|tw|hk|mo)\b/i.test(tag) ? "zh-Hant" : "zh-Hans";
}

const longestSample_bytes = 100_000;

/** The lines of a file that tell its encoding: those with a byte beyond ASCII. Pictures are ASCII. */
function telling(bytes: Uint8Array<ArrayBuffer>): Uint8Array {
  const sample: number[] = [];
  let start = 0;
  let isTelling = false;
  for (let at = 0; at < bytes.length && sample.length < longestSample_bytes; at++) {
    const byte = bytes[at] ?? 0;
    isTelling ||= byte >= 0x80;
    if (byte !== 0x0a && byte !== 0x0d && at !== bytes.length - 1) continue;
    if (isTelling) for (const one of bytes.subarray(start, Math.min(at, start + 1_000) + 1)) sample.push(one);
    start = at + 1;
    isTelling = false;
  }
  return Uint8Array.from(sample);
}

export function decodeLetters(letters: string, encoding: string): string {
  if (/^\p{ASCII}*$/u.test(letters)) return letters;
  return decoderOf(encoding).decode(Uint8Array.from(letters, (letter) => letter.charCodeAt(0)));
}

/** UTF-8 for an encoding that the browser does not know. */
function decoderOf(encoding: string): TextDecoder {
  try {
    return new TextDecoder(encoding);
  } catch {
    return new TextDecoder();
  }
}
