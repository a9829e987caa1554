/** A property of a vCard, such as `item1.TEL;TYPE=cell:+44 20 7946 0000`. */
export interface VcardProperty {
  line: number;
  group: string;
  name: string;
  /** Names in capitals; a parameter without a name, as 2.1 writes types, is a TYPE. */
  parameters: ReadonlyMap<string, readonly string[]>;
  /** Still escaped. */
  value: string;
}

/** Reads the properties of vCards 2.1 (RFC 2425's forerunner), 3.0 (RFC 2426) and 4.0 (RFC 6350); null for a broken one. */
export function* vcardProperties(text: string): Generator<VcardProperty | { line: number; broken: string }> {
  for (const { line, text: written } of unfolded(text)) {
    if (written.trim() !== "") yield property(written, line) ?? { line, broken: written };
  }
}

/**
 * Lines of a file; those that begin with a space, follow a soft break of quoted-printable or go on with a picture belong
 * to the one before.
 */
function* unfolded(text: string): Generator<{ line: number; text: string }> {
  let open: { line: number; text: string } | undefined;
  for (const [index, written] of text.split(/\r\n|\r|\n/).entries()) {
    if (open && isSoftBroken(open.text)) open.text = open.text.slice(0, -1) + written;
    else if (open && /^[ \t]/.test(written)) open.text += written.slice(1);
    else if (open && isPicture(open.text) && /^[\w+/]+=*$/.test(written)) open.text += written;
    else {
      if (open) yield open;
      open = { line: index + 1, text: written };
    }
  }
  if (open) yield open;
}

const isSoftBroken = (text: string) => text.endsWith("=") && /^[^:]*QUOTED-PRINTABLE[^:]*:/i.test(text);

/** Old phones begin the lines of a picture without the space that joins them. */
const isPicture = (text: string) => /^(PHOTO|LOGO|SOUND|KEY)\b[^:]*BASE64[^:]*:/i.test(text.slice(0, 100));

function property(text: string, line: number): VcardProperty | undefined {
  const match = /^(?:([\w-]+)\.)?([\w-]+)((?:;(?:"[^"]*"|[^":])*)?):(.*)$/s.exec(text);
  if (!match) return undefined;
  const [, group = "", name = "", written = "", value = ""] = match;
  const parameters = new Map<string, string[]>();
  for (const parameter of written.split(/;(?=(?:[^"]*"[^"]*")*[^"]*$)/).slice(1)) {
    const [key = "", listed] = parameter.includes("=") ? split(parameter, "=") : ["TYPE", parameter];
    const values = listed?.replaceAll('"', "").split(",") ?? [];
    parameters.set(key.toUpperCase(), [...(parameters.get(key.toUpperCase()) ?? []), ...values]);
  }
  const encoding = [...(parameters.get("ENCODING") ?? []), ...(parameters.get("TYPE") ?? [])];
  const isPrintable = encoding.some((one) => one.toUpperCase() === "QUOTED-PRINTABLE");
  const charset = parameters.get("CHARSET")?.[0];
  return {
    ...{ line, group: group.toLowerCase(), name: name.toUpperCase(), parameters },
    value: isPrintable ? unquoted(value, charset) : value,
  };
}

function split(text: string, sign: string): [string, string] {
  const at = text.indexOf(sign);
  return [text.slice(0, at), text.slice(at + 1)];
}

/** Quoted-printable (RFC 2045): `=C3=A9` is a byte each. Old phones write UTF-8, or the charset that they name. */
function unquoted(value: string, charset = "utf-8"): string {
  const bytes: number[] = [];
  for (const [, hex, plain] of value.matchAll(/=([\dA-F]{2})|([\s\S])/giu)) {
    if (hex !== undefined) bytes.push(Number.parseInt(hex, 16));
    else bytes.push(...new TextEncoder().encode(plain));
  }
  return decoderOf(charset).decode(new Uint8Array(bytes));
}

function decoderOf(charset: string): TextDecoder {
  try {
    return new TextDecoder(charset);
  } catch {
    return new TextDecoder();
  }
}

/** A value with its escapes taken out; in 2.1 they are the same, and rarer. */
export function unescaped(value: string): string {
  return value.replace(/\\([\\,;:nN])/g, (_, sign: string) => (sign.toLowerCase() === "n" ? "\n" : sign));
}

/** The parts of a value that semicolons separate, unescaped. */
export function parts(value: string): string[] {
  return [...value.matchAll(/((?:\\.|[^;\\])*)(?:;|$)/gs)].map(([, part = ""]) => unescaped(part).trim());
}
