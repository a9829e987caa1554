/** An XML element as TwiML uses it. */
export interface XmlElement {
  name: string;
  attributes: ReadonlyMap<string, string>;
  children: readonly XmlElement[];
  /** All character data directly inside, entities resolved. */
  text: string;
}

export class XmlError extends Error {
  override name = "XmlError";
}

const namePattern = /[A-Za-z_][\w.-]*/y;
const entities: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'" };
const deepest = 10;

/**
 * Parses the part of XML that TwiML is written in: one declaration, elements, attributes, text, comments. Document
 * types, CDATA and processing instructions are refused, as is anything that is not well-formed.
 * @throws XmlError
 */
export function parseXml(source: string): XmlElement {
  let at = 0;

  function fail(message: string): never {
    throw new XmlError(`${message} at character ${at}`);
  }
  function take(token: string): boolean {
    if (!source.startsWith(token, at)) return false;
    at += token.length;
    return true;
  }
  function expect(token: string): void {
    if (!take(token)) fail(`expected ${token}`);
  }
  function match(pattern: RegExp): string {
    pattern.lastIndex = at;
    const found = pattern.exec(source)?.[0] ?? "";
    at += found.length;
    return found;
  }
  function name(): string {
    return match(namePattern) || fail("expected a name");
  }
  function space(): boolean {
    return match(/\s*/y).length > 0;
  }
  function comment(): boolean {
    if (!take("<!--")) return false;
    const end = source.indexOf("-->", at);
    if (end < 0) fail("unfinished comment");
    at = end + 3;
    return true;
  }
  function aroundRoot(): void {
    while (space() || comment());
  }

  function attributes(): Map<string, string> {
    const found = new Map<string, string>();
    while (space()) {
      if (source[at] === ">" || source[at] === "/") break;
      const key = name();
      space();
      expect("=");
      space();
      const quote = take('"') ? '"' : take("'") ? "'" : fail("expected a quoted value");
      const value = match(quote === '"' ? /[^"<]*/y : /[^'<]*/y);
      expect(quote);
      if (found.has(key)) fail(`attribute ${key} given twice`);
      found.set(key, resolve(value));
    }
    return found;
  }

  function element(depth: number): XmlElement {
    if (depth > deepest) fail("nested too deeply");
    expect("<");
    const opened = name();
    const given = attributes();
    if (take("/>")) return { name: opened, attributes: given, children: [], text: "" };
    expect(">");
    const children: XmlElement[] = [];
    let text = "";
    while (!take("</")) {
      if (comment()) continue;
      if (source[at] === "<") children.push(element(depth + 1));
      else text += resolve(match(/[^<]+/y) || fail("unfinished document"));
    }
    if (name() !== opened) fail(`${opened} is not closed`);
    space();
    expect(">");
    return { name: opened, attributes: given, children, text };
  }

  function resolve(raw: string): string {
    return raw.replace(/&(#x[\da-fA-F]{1,6}|#\d{1,7}|\w*);?/g, (written, code: string) => {
      if (!written.endsWith(";")) fail("a bare & is not allowed");
      if (!code.startsWith("#")) return entities[code] ?? fail(`unknown entity ${code}`);
      const point = code[1] === "x" ? Number.parseInt(code.slice(2), 16) : Number(code.slice(1));
      return point > 0 && point <= 0x10ffff ? String.fromCodePoint(point) : fail("no such character");
    });
  }

  take("\uFEFF");
  if (take("<?xml ")) {
    match(/[^?<]*/y);
    expect("?>");
  }
  aroundRoot();
  const root = element(0);
  aroundRoot();
  if (at < source.length) fail("content after the document");
  return root;
}
