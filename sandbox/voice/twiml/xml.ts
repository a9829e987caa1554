import { XMLParser, XMLValidator } from "fast-xml-parser";

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

/** A node from the parser: the attributes under `:@`, and one other key, the element's name or `#text`. */
type ParsedNode = { ":@"?: Record<string, string> } & Record<string, ParsedNode[] | string>;

const declaration = /^\uFEFF?<\?xml\s[^<>]*\?>/;
/**
 * Matches document types, CDATA, processing instructions, and references other than XML's five entities. The parser
 * accepts all of them.
 */
const unsupported = /<!(?!--)|<\?|&(?!(?:amp|lt|gt|quot|apos);)/;
const deepest = 10;
const parser = new XMLParser({
  preserveOrder: true,
  ignoreAttributes: false,
  attributeNamePrefix: "",
  parseTagValue: false,
  trimValues: false,
  maxNestedTags: deepest,
});

/**
 * Parses the XML subset of TwiML: one declaration, elements, attributes, text, comments. Refuses everything else, and
 * text that is not well-formed.
 * @throws XmlError
 */
export function parseXml(source: string): XmlElement {
  const body = source.replace(declaration, "");
  const refused = unsupported.exec(body);
  if (refused) throw new XmlError(`${refused[0]} is not expected at character ${refused.index}`);
  // The parser ignores text around the root element but reports text inside an element.
  const { children, text } = parseElement(`<document>${body}</document>`);
  const [root, ...others] = children;
  if (!root || others.length > 0 || text.trim() !== "") throw new XmlError("expected one element");
  return root;
}

function parseElement(source: string): XmlElement {
  const validity = XMLValidator.validate(source);
  if (validity !== true) throw new XmlError(validity.err.msg);
  const [node] = parseNodes(source);
  if (!node) throw new XmlError("expected an element");
  return toElement(node);
}

function parseNodes(source: string): ParsedNode[] {
  try {
    return parser.parse(source);
  } catch (cause) {
    throw new XmlError(cause instanceof Error ? cause.message : "unreadable", { cause });
  }
}

function toElement(node: ParsedNode): XmlElement {
  const { ":@": attributes = {}, ...content } = node;
  const [name = "", inside = ""] = Object.entries(content)[0] ?? [];
  const nodes = typeof inside === "string" ? [] : inside;
  const elements = nodes.filter((child) => child["#text"] === undefined);
  return {
    name,
    attributes: new Map(Object.entries(attributes)),
    children: elements.map(toElement),
    text: nodes.map((child) => child["#text"] ?? "").join(""),
  };
}
