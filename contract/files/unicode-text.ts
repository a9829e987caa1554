/** An encoding of Unicode, as `TextDecoder` names it. */
export type UnicodeEncoding = "utf-8" | "utf-16le" | "utf-16be";

type Bytes = Uint8Array<ArrayBuffer>;

/** The Unicode encoding of a file, by its mark or by its bytes; undefined for another encoding. */
export function unicodeOf(bytes: Bytes): UnicodeEncoding | undefined {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return "utf-16le";
  if (first === 0xfe && second === 0xff) return "utf-16be";
  return wideWithoutMark(bytes) ?? (decoded("utf-8", bytes) === undefined ? undefined : "utf-8");
}

/** A file's text without its mark. In another encoding than Unicode its letters beyond ASCII become U+FFFD. */
export function textOf(bytes: Bytes): string {
  return new TextDecoder(unicodeOf(bytes) ?? "utf-8").decode(bytes);
}

/** An even number, so that it cuts no unit of UTF-16. */
const sample_bytes = 10_000;

/** Signs between cells and lines have a zero byte in UTF-16. Read the wrong way round, they are letters of rare scripts. */
function wideWithoutMark(bytes: Bytes): UnicodeEncoding | undefined {
  const sample = bytes.subarray(0, sample_bytes);
  if (!sample.includes(0)) return undefined;
  const signs = (encoding: UnicodeEncoding) => {
    const text = decoded(encoding, sample, { stream: true }) ?? "\0";
    return text.includes("\0") ? 0 : (text.match(/[\t\n\r,:;]/g)?.length ?? 0);
  };
  const [little, big] = [signs("utf-16le"), signs("utf-16be")];
  if (little === big) return undefined;
  return little > big ? "utf-16le" : "utf-16be";
}

function decoded(encoding: UnicodeEncoding, bytes: Bytes, options?: { stream: true }): string | undefined {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes, options);
  } catch {
    return undefined;
  }
}
