/** A text of a file for a message: in quotation marks, cut where it is long, and without signs that a terminal obeys. */
export function quoted(text: string, longest = 60): string {
  if (text.length <= longest) return `"${printable(text)}"`;
  // A character of two units is not cut in its middle.
  return `"${printable(text.slice(0, longest).replace(/[\uD800-\uDBFF]$/, ""))}…"`;
}

/** Control characters, and those that turn the direction of writing, as JSON writes them: "\u001b". */
export function printable(text: string): string {
  return text.replace(
    /[\p{Cc}\u061C\u200E\u200F\u2028-\u202E\u2066-\u2069]/gu,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
}
