import { inAscii, withoutMarks } from "#contract/ascii-text.ts";
import { textOfUri } from "./tidy-number.ts";

export interface DialString {
  /** A code that asks a telephone network to hide the caller's number, or to show it: "*67", "#31#". */
  code: string;
  number: string;
  /** Text that follows the number, as it is written: ",,5#", " ext. 5". */
  tail: string;
  /** The keys of the tail: 0-9, *, #, a comma for two seconds and a w for half a second. */
  keys: string;
}

/** The longest row of keys that waits for an answer; a longer text is a mistake. */
export const mostKeys = 48;

/**
 * Divides "*67 +1 646 558 8656,,812#", "tel:+442079460000;ext=5" and "+44 20 7946 0000 p5". A text with other words or
 * signs is all number, and is refused as one.
 */
export function divideDialString(text: string): DialString {
  const visible = withoutMarks(withoutUri(inAscii(text)));
  const code = serviceCode.exec(visible)?.[0] ?? "";
  return { code: code.replace(/\s/g, ""), ...withoutTail(visible.slice(code.length)) };
}

/** Star and hash codes: two digits in North America ("*67"), a number between signs elsewhere ("#31#", "*31*"). */
const serviceCode = /^\s*(?:[*#]{1,2}\d{2,3}[*#]|\*\d{2})(?=[\s(]*[+\d])/;

/** The words of an extension: "x123", "ext. 12", "доб. 12", "转12". */
const words =
  "extension,extensión,extensão,extn,ext,x,anexo,interno,int,ramal,poste,durchwahl,dw,klappe,nst,apparat,app,toestel,ankn,mellék," +
  "dahili,wew,доб,вн,שלוחה,تحويلة,داخل[يی],एक्सटेंशन,ต่อ,内線,分机,分機,转,轉,내선";
/** In both cases, because a pattern with the words need not ignore the case of its other letters. */
export const extensionWords = `(?:${words.replaceAll(",", "|").replace(/\p{Ll}/gu, (letter) => `[${letter}${letter.toUpperCase()}]`)})`;
/** An extension at the end of a number, also ";ext=5", "#12", "/ ext #12" and "(доб. 12)". */
const extension = new RegExp(
  String.raw`(\d\)?)[\s.,;/\p{Dash}]*[([]?(?:${extensionWords}[\s.:=#]*|#\s*)\d{1,7}[)\]\s]*$`,
  "iu",
);

/** Fewer digits are the beginning of a number with a word: "1 800 APP 1234". */
const fewestDigits = 5;
const digitsIn = (text: string) => text.replace(/\D/g, "");

/** A comma or semicolon, and a p or w behind a digit: the word of a number has these letters too. */
const pause = /([\d)]\s?)[,;]|(\d\)?\s?)[pw]/i;
/** Two numbers in a list have a space behind their comma. */
const pauseAndKeys = /^[,;pw](?!\s+\S)[\d*#,;pw -]*$/i;

/** The position behind the first group. Safari before 16.4 has no lookbehind, and runs no script with one. */
function positionBehind(match: RegExpExecArray | null): number {
  return match ? match.index + (match[1] ?? match[2] ?? "").length : -1;
}

function withoutTail(text: string): Omit<DialString, "code"> {
  const paused = positionBehind(pause.exec(text));
  const tail = paused < 0 ? "" : text.slice(paused);
  const keys = tail.toLowerCase().replace(/[;p]/g, ",").replace(/[ -]/g, "");
  if (pauseAndKeys.test(tail) && keys.length <= mostKeys) {
    return { number: text.slice(0, paused), tail, keys: /[\d*#]/.test(keys) ? keys : "" };
  }
  const extended = positionBehind(extension.exec(text));
  const number = text.slice(0, extended);
  if (extended < 0 || digitsIn(number).length < fewestDigits) return { number: text, tail: "", keys: "" };
  const extra = text.slice(extended);
  return { number, tail: extra, keys: `,${digitsIn(extra)}` };
}

/**
 * The number of a `tel:` URI (RFC 3966) with the parameters that are keyed after the answer. Keeps a local number whole,
 * so that it is refused.
 */
function withoutUri(text: string): string {
  const [, uri] = /^\s*(?:web\+)?tel\s*:(.*)$/is.exec(text) ?? [];
  const written = uri && textOfUri(uri);
  if (!written) return text;
  const [, keys = ""] = /;(?:ext|postd)=([^;?]*)/i.exec(written) ?? [];
  // A semicolon that no parameter follows is a pause.
  const number = written.replace(/(?:;(?=[a-z-]+=)|\?).*$/is, "");
  return keys === "" ? number : `${number},${keys}`;
}
